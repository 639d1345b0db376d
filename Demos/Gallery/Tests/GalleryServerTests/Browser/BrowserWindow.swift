import Foundation
import Testing

/// A window of a browser.
struct BrowserWindow: Sendable {
  let browser: Chromium
  private let session: String

  init(_ browser: Chromium, _ url: String) async throws {
    self.browser = browser
    let target = try await browser.call("Target.createTarget", ["url": "about:blank"])["targetId"]?.string ?? ""
    let parameters: [String: any Sendable] = ["targetId": target, "flatten": true]
    session = try #require(try await browser.call("Target.attachToTarget", parameters)["sessionId"]?.string)
    try await call("Runtime.enable")
    try await call("Log.enable")
    // Keys go to a window only while it has the focus, and there are several.
    try await call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 1200, "height": 940, "deviceScaleFactor": 1, "mobile": false]
    )
    try await call("Page.navigate", ["url": url])
    try await expect("document.querySelector('#glass .cell') !== null")
  }

  @discardableResult
  func call(_ method: String, _ parameters: [String: any Sendable] = [:]) async throws -> JSONValue {
    try await browser.call(method, parameters, session: session)
  }

  /// The value of a JavaScript expression, awaited if it is a promise.
  @discardableResult
  func value(_ expression: String) async throws -> JSONValue {
    let parameters: [String: any Sendable] = [
      "expression": expression, "awaitPromise": true, "returnByValue": true,
    ]
    let answer = try await call("Runtime.evaluate", parameters)
    if let failure = answer["exceptionDetails"] { throw Chromium.Failure(description: "\(expression): \(failure)") }
    return answer["result"]?["value"] ?? .null
  }

  /// Waits until an expression is true; it is a failure if that takes a minute.
  ///
  /// An expression that fails is not true yet: a page that is being loaded anew has no document for a moment.
  func expect(_ condition: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    var failure: Chromium.Failure?
    for _ in 0..<1_200 {
      do {
        if try await value(condition) == .bool(true) { return }
        failure = nil
      } catch let error as Chromium.Failure {
        failure = error
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("never true: \(condition)", sourceLocation: sourceLocation)
    throw failure ?? Chromium.Failure(description: "never true: \(condition)")
  }

  /// The middle of the first element that an expression gives.
  func middle(_ element: String) async throws -> (x: Double, y: Double) {
    let box = try await value(
      "(() => { const b = (\(element)).getBoundingClientRect(); "
        + "return [b.left + b.width / 2, b.top + b.height / 2] })()"
    )
    return (try #require(box[0]?.number), try #require(box[1]?.number))
  }

  func click(_ element: String) async throws {
    let (x, y) = try await middle(element)
    try await mouse("mousePressed", x, y)
    try await mouse("mouseReleased", x, y)
  }

  /// Touches the middle of an element with a finger.
  func touch(_ element: String) async throws {
    let (x, y) = try await middle(element)
    try await call("Emulation.setTouchEmulationEnabled", ["enabled": true])
    let points: [[String: Double]] = [["x": x, "y": y]]
    try await call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": points])
    try await call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [[String: Double]]()])
  }

  /// Drags from the middle of an element by a distance.
  ///
  /// - Parameter rest: how long the button is pressed before the pointer moves.
  func drag(_ element: String, byX dx: Double, y dy: Double, after rest: Duration = .zero) async throws {
    let (x, y) = try await middle(element)
    try await mouse("mousePressed", x, y)
    try await Task.sleep(for: rest)
    for step in 1...10 {
      try await mouse("mouseMoved", x + dx * Double(step) / 10, y + dy * Double(step) / 10)
      try await Task.sleep(for: .milliseconds(15))
    }
    try await mouse("mouseReleased", x + dx, y + dy)
  }

  func press(_ key: String) async throws {
    for type in ["keyDown", "keyUp"] { try await call("Input.dispatchKeyEvent", ["type": type, "key": key]) }
  }

  func type(_ text: String) async throws {
    try await call("Input.insertText", ["text": text])
  }

  func wheel(_ element: String, by distance: Double) async throws {
    let (x, y) = try await middle(element)
    let parameters: [String: any Sendable] = ["type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": distance]
    try await call("Input.dispatchMouseEvent", parameters)
  }

  private func mouse(_ type: String, _ x: Double, _ y: Double) async throws {
    let parameters: [String: any Sendable] = [
      "type": type, "x": x, "y": y, "button": "left", "buttons": type == "mouseReleased" ? 0 : 1, "clickCount": 1,
    ]
    try await call("Input.dispatchMouseEvent", parameters)
  }
}

extension BrowserWindow {
  /// The cell whose label contains a text, as a JavaScript expression.
  static func cell(_ text: String) -> String {
    "[...document.querySelectorAll('#glass .cell:not([inert])')].find(c => c.ariaLabel.includes('\(text)'))"
  }
}
