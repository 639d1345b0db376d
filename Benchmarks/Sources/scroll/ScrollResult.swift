/// The medians of a workload.
struct ScrollResult: Codable, Sendable {
  let name: String
  let target: Double?
  let handWritten: ScrollSample
  let roster: ScrollSample

  /// The ratio of the times in the data source's answers.
  var ratio: Double { roster.cell / handWritten.cell }

  var isWithinTarget: Bool { target.map { ratio <= $0 } ?? true }
}
