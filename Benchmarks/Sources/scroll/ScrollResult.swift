/// The medians of a workload.
struct ScrollResult: Codable, Sendable {
  let name: String
  /// The most nanoseconds that Roster may add to an answer of the data source.
  let target: Double?
  let handWritten: ScrollSample
  let roster: ScrollSample

  /// The nanoseconds that Roster adds to an answer of the data source.
  var added: Double { roster.cell - handWritten.cell }

  var isWithinTarget: Bool { target.map { added <= $0 } ?? true }
}
