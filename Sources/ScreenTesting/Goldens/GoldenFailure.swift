/// A screen that is not what was recorded, or of which nothing was recorded.
public struct GoldenFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is different: one text for each kind, with the lines that changed.
  public var differences: [String]

  public var description: String { differences.joined(separator: "\n\n") }
}
