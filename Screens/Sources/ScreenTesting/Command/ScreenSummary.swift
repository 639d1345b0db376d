#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  /// A summary of a screen, for people and for programs.
  public struct ScreenSummary: Codable, Hashable, Sendable {
    /// The controller's class.
    public var screen: String
    /// The window's width and height, in points.
    public var size: [Double]
    /// The visible content, as a sketch of characters.
    public var sketch: String
    /// The texts that VoiceOver reads, in order.
    public var spoken: [String]
    /// The touchable elements.
    public var touchables: [Touchable]
    /// The views, one an indented line.
    public var outline: String
    /// Differences from a real app, such as a request without a response.
    public var notes: [String]
    /// The paths of the written files, by content: `picture`, `outline`, `spoken`, `touchables`, `summary`.
    public var files: [String: String] = [:]

    /// Creates the summary of a screen.
    @preconcurrency @MainActor public init(_ screen: TestScreen, notes: [String] = []) {
      self.screen = "\(type(of: screen.controller))"
      size = [screen.window.bounds.width, screen.window.bounds.height].map { Double($0) }
      sketch = HeadlessTerminal.text(of: screen.window)
      spoken = screen.spoken
      touchables = screen.touchables
      outline = screen.outline
      self.notes = notes
    }

    /// The summary for people.
    public var text: String {
      var lines = ["\(screen), \(size.map { "\(Int($0))" }.joined(separator: " × ")) points", "", sketch]
      lines += ["VoiceOver reads:"] + (spoken.isEmpty ? ["nothing"] : spoken).map { "  \($0)" }
      lines += ["", "What can be touched, as lines of a test:"]
      let touched = touchables.flatMap { "\($0)".split(separator: "\n").map { "  \($0)" } }
      lines += touched.isEmpty ? ["  nothing"] : touched
      lines += ["", "Views:"] + outline.split(separator: "\n").map { "  \($0)" }
      if !notes.isEmpty { lines += ["", "Notes:"] + notes.map { "  \($0)" } }
      if !files.isEmpty { lines += [""] + files.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } }
      return lines.joined(separator: "\n")
    }

    /// Writes the image and the parts of the summary into a folder, and records the paths.
    ///
    /// - Throws: The error of writing a file.
    @MainActor mutating func write(_ screen: TestScreen, into folder: URL) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let parts = [
        ("picture", "svg", HeadlessSVG.document(of: screen.window, label: self.screen)),
        ("outline", "outline.txt", outline),
        ("spoken", "spoken.txt", spoken.map { $0 + "\n" }.joined()),
        ("touchables", "touchables.txt", touchables.map { "\($0)\n" }.joined()),
      ]
      for (name, ending, text) in parts {
        let file = folder.appendingPathComponent("\(self.screen).\(ending)")
        try text.write(to: file, atomically: true, encoding: .utf8)
        files[name] = file.path
      }
      let file = folder.appendingPathComponent("\(self.screen).json")
      files["summary"] = file.path
      try JSONEncoder.readable.encode(self).write(to: file, options: .atomic)
    }
  }

  extension JSONEncoder {
    /// An encoder with a line for each value, in a fixed order.
    static var readable: JSONEncoder {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return encoder
    }
  }
#endif
