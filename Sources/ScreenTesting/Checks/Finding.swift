/// Something that is wrong with a screen, in words of what a person sees.
public struct Finding: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The check that it broke.
  public var check: Check
  /// What a person sees.
  public var text: String

  public init(_ check: Check, _ text: String) {
    self.check = check
    self.text = text
  }

  public var description: String { "\(text) [\(check.rawValue)]" }
}
