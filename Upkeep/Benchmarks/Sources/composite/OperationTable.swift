import BenchmarkSupport

/// Results as a Markdown table.
struct OperationTable {
  private let results: [OperationResult]

  init(_ results: [OperationResult]) {
    self.results = results
  }

  var text: String {
    let sizes = OperationResult.sizes.map { "\($0)" }
    let titles = ["operation"] + sizes + ["growth", "target", "scan at 100", "scan at \(sizes.last ?? "")"]
    var lines = [titles, [String](repeating: "---", count: titles.count)]
    for result in results {
      let limit = "\(result.isWithinTarget ? "≤" : "**missed**") \(OperationResult.lookUpGrowthLimit)"
      lines.append(
        [result.name] + result.times.map { ResultTable.time($0.composite) } + [
          ResultTable.rounded(result.growth), result.isLookUp ? limit : "",
          result.times.first { $0.children == 100 }.map { ResultTable.time($0.scan) } ?? "–",
          result.times.last.map { ResultTable.time($0.scan) } ?? "–",
        ]
      )
    }
    return lines.map(ResultTable.row).joined(separator: "\n")
  }
}
