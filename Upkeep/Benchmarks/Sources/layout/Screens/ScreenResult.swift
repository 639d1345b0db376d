import BenchmarkSupport

/// What a screen takes beside something else.
struct ScreenResult: Sendable {
  private let name: String
  private let compared: Double
  private let time: Double
  private let relation: String
  private let goal: Double?

  init(_ result: WorkloadResult, relation: String, goal: Double?) {
    name = result.name
    compared = result.floor
    time = result.times.first?.nanoseconds ?? 0
    self.relation = relation
    self.goal = goal
  }

  private var ratio: Double { time / compared }

  var isWithinGoal: Bool { goal.map { ratio <= $0 } ?? true }

  /// Results as a Markdown table.
  static func table(_ results: [ScreenResult]) -> String {
    var lines = [["screen", "compared with", "time", "ratio", "goal"], ["---", "---", "---", "---", "---"]]
    for result in results {
      lines.append([
        result.name,
        ResultTable.time(result.compared),
        ResultTable.time(result.time),
        "\(ResultTable.rounded(result.ratio)) \(result.relation)",
        result.goal.map { "\(result.isWithinGoal ? "≤" : "**missed**") \(ResultTable.rounded($0))" } ?? "",
      ])
    }
    return lines.map(ResultTable.row).joined(separator: "\n")
  }
}
