import Foundation

/// What came of all rules, as a table.
struct BehaviourTable: Sendable {
  struct Row: Sendable {
    let behaviour: Behaviour
    let observed: String

    var isExpected: Bool { observed == behaviour.expected }
  }

  /// Where the rules were observed.
  let platform: String
  var rows: [Row] = []

  /// - Parameter next: the rule that is observed next; the last one that is written before UIKit ends the process.
  func text(before next: Behaviour? = nil) -> String {
    let different = rows.count { !$0.isExpected }
    var lines = [
      "# How UIKit behaves",
      "",
      "\(rows.count) rules on \(platform): \(different == 0 ? "all as expected" : "\(different) otherwise").",
      "`Headless/Conformance/on-a-mac.sh` writes the same table of UIKit itself, in a simulator.",
      "",
      "| | Topic | Rule | Expected | Observed |",
      "|---|---|---|---|---|",
    ]
    if let next { lines.append("| **ended here** | \(next.topic) | \(next.rule) | `\(next.expected)` | |") }
    // What differs comes first.
    for row in rows.filter({ !$0.isExpected }) + rows.filter(\.isExpected) {
      lines.append(
        "| \(row.isExpected ? "" : "**differs**") | \(row.behaviour.topic) | \(row.behaviour.rule) | `\(row.behaviour.expected)` | "
          + (row.isExpected ? "same |" : "`\(row.observed)` |")
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
