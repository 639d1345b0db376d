import BenchmarkSupport

/// The medians of a workload.
struct ScrollResult: Codable, Sendable, Remeasurable {
  let name: String
  /// The most nanoseconds that Roster may add to an answer of the data source.
  let target: Double?
  let handWritten: ScrollSample
  let roster: ScrollSample

  func least(_ other: ScrollResult) -> ScrollResult {
    ScrollResult(
      name: name,
      target: target,
      handWritten: handWritten.least(other.handWritten),
      roster: roster.least(other.roster)
    )
  }

  /// The nanoseconds that Roster adds to an answer of the data source.
  var added: Double { roster.cell - handWritten.cell }

  var isWithinTarget: Bool { target.map { added <= $0 } ?? true }
}
