import BenchmarkSupport

/// What something takes in lists of several lengths.
struct GrowResult: Encodable, Remeasurable {
  struct Length: Encodable {
    let count: Int
    var nanoseconds: Double
    /// What is kept; `nil` if nothing is.
    var bytes: Double?

    func least(_ other: Length) -> Length {
      Length(
        count: count,
        nanoseconds: min(nanoseconds, other.nanoseconds),
        bytes: bytes.map { min($0, other.bytes ?? $0) }
      )
    }
  }

  let name: String
  let growth: GrowWorkload.Growth
  var lengths: [Length] = []

  func least(_ other: GrowResult) -> GrowResult {
    GrowResult(name: name, growth: growth, lengths: zip(lengths, other.lengths).map { $0.least($1) })
  }

  /// How many times as long the longest list takes as the shortest, a row or in all.
  private var factor: Double {
    guard let first = lengths.first, let last = lengths.last else { return 1 }
    let factor = last.nanoseconds / first.nanoseconds
    return growth == .linear ? factor * Double(first.count) / Double(last.count) : factor
  }

  func isWithin(_ tolerance: Double) -> Bool { factor <= tolerance }

  /// A row of a Markdown table.
  func row(tolerance: Double) -> String {
    let bytes = lengths.last.flatMap { last in last.bytes.map { ResultTable.rounded($0 / Double(last.count)) } } ?? ""
    let text = ResultTable.rounded(factor) + (growth == .linear ? " a row" : "")
    return ResultTable.row(
      [name] + lengths.map { ResultTable.time($0.nanoseconds) } + [
        bytes, (isWithin(tolerance) ? "" : "**missed** ") + text,
      ]
    )
  }
}
