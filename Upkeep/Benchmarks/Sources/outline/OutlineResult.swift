import BenchmarkSupport

/// What something takes in trees of several lengths.
struct OutlineResult: Encodable, Remeasurable {
  struct Length: Encodable {
    let count: Int
    var nanoseconds: Double
    /// What is kept for each row beside its item; `nil` if that is not what is measured.
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
  let goal: OutlineWorkload.Goal
  var lengths: [Length] = []

  func least(_ other: OutlineResult) -> OutlineResult {
    OutlineResult(name: name, goal: goal, lengths: zip(lengths, other.lengths).map { $0.least($1) })
  }

  /// Whether the longest tree meets the goal.
  var isMet: Bool {
    guard let last = lengths.last else { return true }
    return goal.nanoseconds.map { last.nanoseconds <= $0 } ?? true
      && goal.bytes.map { last.bytes ?? 0 <= $0 } ?? true
  }

  /// A row of a Markdown table.
  var row: String {
    let bytes = lengths.last?.bytes.map(ResultTable.rounded) ?? ""
    let goals = [goal.nanoseconds.map(ResultTable.time), goal.bytes.map { "\(ResultTable.rounded($0)) bytes" }]
    let text = goals.compactMap(\.self).map { "≤ \($0)" }.joined(separator: ", ")
    return ResultTable.row(
      [name] + lengths.map { ResultTable.time($0.nanoseconds) } + [bytes, (isMet ? "" : "**missed** ") + text]
    )
  }
}
