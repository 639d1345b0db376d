import Foundation
import HeadlessRendering
import Roster

/// Notes what a person does on a screen, as a test with ScreenTesting's `TestScreen`.
///
/// What a test cannot do is noted as a comment.
@MainActor struct LiveRecorder {
  private var setUp: [String]
  private var lines: [String] = []
  /// How far the list was scrolled by the last lines, which become one.
  private var scrolled: CGFloat = 0
  /// How much of a row's text a comment has.
  private static let commentLength = 32
  /// The field that the last line types into.
  private var typedKey: Int?

  /// Begins with the screen as a session shows it.
  init(_ session: LiveSession) {
    let navigation = session.window.rootViewController as? UINavigationController
    let type = navigation?.viewControllers.first.map { "\(Swift.type(of: $0))" } ?? "UIViewController"
    setUp = [
      "let navigation = UINavigationController(rootViewController: \(type)())"
    ]
    if session.screen.prefersLargeTitle { setUp.append("navigation.navigationBar.prefersLargeTitles = true") }
    let size = session.window.bounds.size
    let style = session.isDark ? ", style: .dark" : ""
    setUp.append(
      "let screen = TestScreen(navigation, size: CGSize(width: \(Int(size.width)), height: \(Int(size.height)))\(style))"
    )
  }

  // MARK: Noting

  /// Notes what a message is about to do.
  mutating func note(_ message: LiveMessage, _ session: LiveSession) {
    switch message {
    case .look, .swipe, .closeSwipe, .press, .dismiss, .record, .enter, .show: return
    case .scroll(let key, _, let y): return noteScroll(to: CGFloat(y), key, session)
    case .type(let key, let text): return noteTyping(text, key, session)
    default: break
    }
    endScrolling()
    typedKey = nil
    if let line = line(message, session) { lines.append(line) }
  }

  private mutating func noteScroll(to y: CGFloat, _ key: Int, _ session: LiveSession) {
    typedKey = nil
    guard let view = session.window.headlessView(ofLayer: key) as? UIScrollView, view === session.list else { return }
    scrolled += y - view.contentOffset.y
  }

  private mutating func endScrolling() {
    if scrolled.rounded() != 0 { lines.append("try screen.scroll(by: \(Int(scrolled.rounded())))") }
    scrolled = 0
  }

  private mutating func noteTyping(_ text: String, _ key: Int, _ session: LiveSession) {
    endScrolling()
    let identifier = session.window.headlessView(ofLayer: key)?.accessibilityIdentifier
    let field = identifier.map { ", into: .identifier(\(Self.quoted($0)))" } ?? ""
    // Only what the field holds in the end counts.
    if typedKey == key { lines.removeLast() }
    typedKey = key
    lines.append("try screen.type(\(Self.quoted(text))\(field))")
  }

  private func line(_ message: LiveMessage, _ session: LiveSession) -> String? {
    switch message {
    case .tap(let key): return session.swipe == nil ? tap(key, session) : nil
    case .perform(let action):
      guard let swipe = session.swipe, swipe.actions.indices.contains(action) else { return nil }
      return self.swipe(swipe.key, swipe.edge, swipe.actions[action].title, session)
    case .fullSwipe(let key, let edge):
      let title = session.swipe?.key == key ? session.swipe?.actions.first?.title : nil
      return self.swipe(key, edge, title, session)
    case .choose(let path):
      guard let menu = session.menu, let action = menu.action(at: path), let place = session.path(menu.key) else {
        return nil
      }
      return "try screen.longPress(\(Self.query(place)), tap: \(Self.quoted(action.title)))"
    case .move(let key, let x, let y):
      guard let source = session.path(key), let target = session.dropTarget(key, at: CGPoint(x: x, y: y)) else {
        return nil
      }
      return "try screen.drag(\(Self.query(source)), to: \(Self.query(target)))"
    case .handle(let key, let handle):
      return session.path(key).map { "// taps the \(handle.rawValue) control of row \($0[0])-\($0[1])" }
    case .index(_, let title): return "// taps title \(title) of the section index"
    case .resize(let width, let height):
      return "screen.resize(to: CGSize(width: \(Int(width.rounded())), height: \(Int(height.rounded()))))"
    case .reading(let text, let language, let isMirrored):
      let direction = isMirrored ?? language.isRightToLeft ? ", from right to left" : ""
      return "// sets the size of text to \(text.rawValue), the language to \(language.rawValue)\(direction)"
    case .appearance(let isDark): return "screen.setStyle(.\(isDark ? "dark" : "light"))"
    default: return nil
    }
  }

  private func tap(_ key: Int, _ session: LiveSession) -> String? {
    if let path = session.path(key) { return "try screen.tap(\(Self.query(path)))" + Self.comment(session.text(key)) }
    let view = session.window.headlessView(ofLayer: key)
    if let identifier = view?.accessibilityIdentifier {
      return "try screen.tap(.identifier(\(Self.quoted(identifier))))"
    }
    if view is UISwitch { return "try screen.tap(.role(.toggle))" }
    let label = session.label(key)
    return label.isEmpty ? "// taps something without a name" : "try screen.tap(\(Self.quoted(label)))"
  }

  private func swipe(_ key: Int, _ edge: LiveMessage.Edge, _ title: String?, _ session: LiveSession) -> String? {
    guard let path = session.path(key), let title else { return nil }
    let from = edge == .leading ? ", from: .leading" : ""
    return "try screen.swipe(\(Self.query(path))\(from), tap: \(Self.quoted(title)))" + Self.comment(session.text(key))
  }

  private static func query(_ path: IndexPath) -> String { ".indexPath([\(path[0]), \(path[1])])" }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }

  private static func comment(_ text: String) -> String {
    text.isEmpty ? "" : "  // " + text.replacing("\n", with: " ").prefix(commentLength)
  }

  // MARK: The test

  /// The test, which ends with what the list shows.
  mutating func test(_ session: LiveSession) -> String {
    endScrolling()
    let items = session.visibleTexts.map { "    \(Self.quoted($0)),\n" }.joined()
    return "@MainActor @Test func recorded() throws {\n"
      + (setUp + lines).map { "  \($0)\n" }.joined()
      + "  let items = [\n" + items + "  ]\n  #expect(screen.visibleItems == items)\n}\n"
  }
}

extension LiveSession {
  // MARK: Recording

  /// Begins with the screen made anew, as the test will find it.
  ///
  /// - Throws: what making the screen throws.
  func startRecording() throws {
    try show(screenNamed: screen.name)
    recorder = LiveRecorder(self)
  }

  /// Ends the recording.
  func recordedFrame() -> LiveFrame {
    var frame = frame()
    frame.test = recorder?.test(self)
    recorder = nil
    return frame
  }

  // MARK: What is shown

  /// The list that a test calls the screen's: the first.
  fileprivate var list: UIScrollView? { first(in: window) }

  private func first(in view: UIView) -> UIScrollView? {
    guard !view.isHidden else { return nil }
    if view is UITableView || view is UICollectionView { return view as? UIScrollView }
    for subview in view.subviews {
      if let list = first(in: subview) { return list }
    }
    return nil
  }

  fileprivate func path(_ key: Int) -> IndexPath? { row(key)?.path ?? item(key)?.path }

  fileprivate func text(_ key: Int) -> String {
    window.headlessView(ofLayer: key).map { Self.texts(in: $0).joined(separator: " · ") } ?? ""
  }

  /// What is read of a layer.
  fileprivate func label(_ key: Int) -> String {
    func label(in layer: HeadlessLayer) -> String? {
      if layer.id == key { return layer.accessibility.label }
      for sublayer in layer.sublayers {
        if let found = label(in: sublayer) { return found }
      }
      return nil
    }
    return label(in: window.headlessLayers()) ?? ""
  }

  /// The texts of the rows or items on the screen, in the order of the list, as `TestScreen.visibleItems` has them.
  fileprivate var visibleTexts: [String] {
    let cells: [UIView] =
      switch list {
      case let table as UITableView: (table.indexPathsForVisibleRows ?? []).sorted().compactMap(table.cellForRow)
      case let collection as UICollectionView:
        collection.indexPathsForVisibleItems.sorted().compactMap(collection.cellForItem)
      default: []
      }
    return cells.map { Self.texts(in: $0).joined(separator: " · ") }
  }

  private static func texts(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let own: String? =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle ?? button.accessibilityLabel
      case let field as UITextField: field.hasText ? field.text : field.placeholder
      default: nil
      }
    let texts = own.flatMap { $0.isEmpty ? nil : [$0] } ?? []
    return view is UIButton || view is UITextField ? texts : texts + view.subviews.flatMap(texts(in:))
  }
}
