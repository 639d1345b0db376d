/// A screen that differs from its record, or doesn't have one yet.
public struct GoldenFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The differences: one text for each kind, with the changed lines.
  public var differences: [String]

  public var description: String { differences.joined(separator: "\n\n") }
}
