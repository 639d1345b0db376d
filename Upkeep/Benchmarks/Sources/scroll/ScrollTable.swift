import BenchmarkSupport

/// Results as a Markdown table.
struct ScrollTable {
  private let results: [ScrollResult]

  init(_ results: [ScrollResult]) {
    self.results = results
  }

  var text: String {
    let titles = [
      "workload", "cell: hand-written", "cell: Roster", "added", "target", "scroll: hand-written", "scroll: Roster",
      "ratio",
    ]
    var lines = [titles, [String](repeating: "---", count: titles.count)]
    for result in results {
      lines.append([
        result.name,
        ResultTable.time(result.handWritten.cell),
        ResultTable.time(result.roster.cell),
        ResultTable.time(result.added),
        result.target.map { "\(result.isWithinTarget ? "≤" : "**missed**") \(ResultTable.time($0))" } ?? "–",
        ResultTable.time(result.handWritten.scroll),
        ResultTable.time(result.roster.scroll),
        ResultTable.rounded(result.roster.scroll / result.handWritten.scroll),
      ])
    }
    return lines.map(ResultTable.row).joined(separator: "\n")
  }
}
