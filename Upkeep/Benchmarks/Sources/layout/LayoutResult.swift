import BenchmarkSupport
import Foundation

/// What a workload takes, in nanoseconds.
struct LayoutResult: Codable, Sendable, Remeasurable {
  let family: String
  let size: Int
  let name: String
  /// What has to be done anyway.
  let floor: Double
  /// With the floor.
  let time: Double
  let goal: Double?

  func least(_ other: LayoutResult) -> LayoutResult {
    LayoutResult(
      family: family,
      size: size,
      name: name,
      floor: min(floor, other.floor),
      time: min(time, other.time),
      goal: goal
    )
  }

  /// Without the floor.
  var solving: Double { max(0, time - floor) }
  var isWithinGoal: Bool { goal.map { solving <= $0 } ?? true }

  /// Results as a Markdown table. "Growth" is the exponent of the size with which solving grows since the size before.
  static func table(_ results: [LayoutResult]) -> String {
    var lines = [
      ["workload", "stating or reading", "solving", "growth", "goal"], ["---", "---", "---", "---", "---"],
    ]
    for (index, result) in results.enumerated() {
      let before = results[..<index].last { $0.family == result.family }
      let growth = before.map { before in
        log(result.solving / before.solving) / log(Double(result.size) / Double(before.size))
      }
      lines.append([
        result.name,
        ResultTable.time(result.floor),
        ResultTable.time(result.solving),
        growth.map(ResultTable.rounded) ?? "",
        result.goal.map { "\(result.isWithinGoal ? "≤" : "**missed**") \(ResultTable.time($0))" } ?? "",
      ])
    }
    return lines.map(ResultTable.row).joined(separator: "\n")
  }
}
