#if os(Linux) && canImport(Glibc)
  import Foundation

  /// A touchable element of a screen, with lines of a test that use it.
  public struct Touchable: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The element's name for a person: its text, or the text that VoiceOver reads.
    public var name: String
    /// The kind of element: `row`, `bar button`, `field`, or a class.
    public var kind: String
    /// The left edge, top edge, width, and height in points of the window, or `nil` for elements that a bar or an alert draws itself.
    public var frame: [Double]?
    /// The possible actions, as lines of a test.
    public var verbs: [String]
    /// The reason that touches don't reach it, or `nil` if they do.
    public var obstacle: String?

    public var description: String {
      let head = "\(kind) “\(name)”" + (obstacle.map { ", \($0)" } ?? "")
      return ([head] + verbs.map { "  try \($0)" }).joined(separator: "\n")
    }
  }
#endif
