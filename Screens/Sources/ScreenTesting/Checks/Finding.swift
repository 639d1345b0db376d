/// A mistake of a screen, in words of a person who looks at it.
public struct Finding: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The check that it broke.
  public var check: Check
  /// The finding in words of a person who looks at the screen.
  public var text: String

  public init(_ check: Check, _ text: String) {
    self.check = check
    self.text = text
  }

  public var description: String { "\(text) [\(check.rawValue)]" }
}
