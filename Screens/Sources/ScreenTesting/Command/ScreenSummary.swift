#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  /// What is on a screen, for people and for programs.
  public struct ScreenSummary: Codable, Hashable, Sendable {
    /// The controller's class.
    public var screen: String
    /// The window's width and height, in points.
    public var size: [Double]
    /// What is visible, as a sketch of characters.
    public var sketch: String
    /// What VoiceOver reads, in order.
    public var spoken: [String]
    public var touchables: [Touchable]
    /// The views, a line each, indented.
    public var outline: String
    /// What was not as in an app, such as a request that nothing answers.
    public var notes: [String]
    /// The files that were written, by what they have: `picture`, `outline`, `spoken`, `touchables`, `summary`.
    public var files: [String: String] = [:]

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

    /// Writes the picture and the parts of the summary into a folder, and notes where.
    ///
    /// - Throws: what keeps a file from being written.
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
    /// Lines in an order that is always the same.
    static var readable: JSONEncoder {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return encoder
    }
  }
#endif
