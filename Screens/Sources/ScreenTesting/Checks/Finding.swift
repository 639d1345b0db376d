/// A mistake of a screen, in the words of a person who looks at it.
public struct Finding: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The check that failed.
  public var check: Check
  /// The finding in the words of a person who looks at the screen.
  public var text: String

  /// Creates a finding.
  public init(_ check: Check, _ text: String) {
    self.check = check
    self.text = text
  }

  public var description: String { "\(text) [\(check.rawValue)]" }
}
