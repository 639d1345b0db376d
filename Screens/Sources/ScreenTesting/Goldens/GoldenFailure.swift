/// A screen that differs from its record, or has none yet.
public struct GoldenFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The differences: one text for each kind, with the lines that changed.
  public var differences: [String]

  public var description: String { differences.joined(separator: "\n\n") }
}
