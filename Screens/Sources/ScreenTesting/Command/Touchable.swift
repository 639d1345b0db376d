#if os(Linux) && canImport(Glibc)
  import Foundation

  /// Something on a screen that a finger touches, and the lines of a test that do it.
  public struct Touchable: Codable, Hashable, Sendable, CustomStringConvertible {
    /// What a person calls it: what it shows, or what VoiceOver reads.
    public var name: String
    /// What it is: `row`, `bar button`, `field`, or a class.
    public var kind: String
    /// Its left edge, top edge, width and height in points of the window; `nil` for what a bar or an alert draws itself.
    public var frame: [Double]?
    /// What can be done with it, as lines of a test.
    public var verbs: [String]
    /// Why a finger does not reach it; `nil` if it does.
    public var obstacle: String?

    public var description: String {
      let head = "\(kind) “\(name)”" + (obstacle.map { ", \($0)" } ?? "")
      return ([head] + verbs.map { "  try \($0)" }).joined(separator: "\n")
    }
  }
#endif
