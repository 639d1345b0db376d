/// Results as a Markdown table.
public struct ResultTable {
  private let results: [WorkloadResult]
  private let floor: String

  /// - Parameter floor: what the floor is called.
  public init(_ results: [WorkloadResult], floor: String) {
    self.results = results
    self.floor = floor
  }

  public var text: String {
    var names: [String] = []
    for result in results {
      for time in result.times where !names.contains(time.name) { names.append(time.name) }
    }
    var lines = [
      row(["workload", floor] + names + ["ratio", "target"]),
      row([String](repeating: "---", count: names.count + 4)),
    ]
    for result in results {
      let times = names.map { name in
        result.times.first { $0.name == name }.map { Self.time($0.nanoseconds) } ?? "–"
      }
      let target = result.target.map { "\(result.isWithinTarget ? "≤" : "**missed**") \($0)" } ?? ""
      lines.append(row([result.name, Self.time(result.floor)] + times + [Self.rounded(result.ratio), target]))
    }
    return lines.joined(separator: "\n")
  }

  private func row(_ cells: [String]) -> String { Self.row(cells) }

  /// A row of a Markdown table.
  public static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// A time with its unit.
  public static func time(_ nanoseconds: Double) -> String {
    if nanoseconds >= 1_000_000 { return rounded(nanoseconds / 1_000_000) + " ms" }
    if nanoseconds >= 1_000 { return rounded(nanoseconds / 1_000) + " µs" }
    return rounded(nanoseconds) + " ns"
  }

  /// Three digits, or all before the point.
  public static func rounded(_ number: Double) -> String {
    if number >= 100 { return String(Int(number.rounded())) }
    let scale: Double = number >= 10 ? 10 : number >= 1 ? 100 : 10_000
    return String((number * scale).rounded() / scale)
  }
}
