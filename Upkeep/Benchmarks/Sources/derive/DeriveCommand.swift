import ArgumentParser
import BenchmarkSupport
import Foundation

@main
struct DeriveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "derive",
    abstract: "Measures searches, orders and groups that follow 1,000, 100,000 and 1,000,000 rows.",
    discussion: """
      "Base" is the same edit of a data source that nothing follows, in tables that of a list which shows as much; \
      "recomputed" searches and sorts an array and applies it. Rows arrive and leave at the end of the base, as an \
      insertion at its start costs the base's array more than all that follows it. Four letters are typed and deleted at \
      once, so five changes of a search; a narrowing keystroke is one of them. Times are those of the processor. A \
      workload's exponent is that of the number of rows in its time, from one size to the next; "slices" is the name of \
      a workload, too.
      """
  )

  @OptionGroup var options: BenchmarkOptions

  @OptionGroup var contenders: ContenderOptions

  @Option(parsing: .upToNextOption, help: "The numbers of rows.")
  var sizes: [Int] = [1_000, 100_000, 1_000_000]

  func run() throws {
    let results = MainActor.assumeIsolated { [options, contenders, sizes] in
      var measurement = options.measurement(rounds: 5)
      // Long enough for an edit to find in the caches what the one before left there.
      measurement.sample = .milliseconds(5)
      return sizes.flatMap { size in
        let workloads = DeriveWorkloads(count: size).all + [DerivedTables(count: size).arrival]
        return contenders.results(
          of: workloads.filter { options.includes($0.name) }.map { workload in { workload } },
          measurement
        )
      }
    }
    print(Self.configuration.discussion + "\n")
    print(ResultTable(results, floor: "base").text)
    print(exponents(of: results))
    if options.includes("slices") {
      let titles = ["replaced in slices", "slices", "median, ms", "longest, ms", "all, ms"]
      print("\n" + ResultTable.row(titles) + "\n" + ResultTable.row(titles.map { _ in "---" }))
      for size in sizes { print(MainActor.assumeIsolated { DeriveSlices(count: size).rows }.joined(separator: "\n")) }
    }
    try options.file.write(results)
  }

  /// How the times of workloads grow with the number of rows: 0 is not at all, and 1 is in proportion.
  private func exponents(of results: [WorkloadResult]) -> String {
    var text = ""
    for (number, size) in sizes.enumerated().dropFirst() {
      let smaller = sizes[number - 1]
      for result in results where result.name.hasSuffix(", \(size)") {
        let name = result.name.dropLast("\(size)".count)
        guard let last = results.first(where: { $0.name == name + "\(smaller)" }) else { continue }
        let columns = result.times.compactMap { time -> String? in
          guard let before = last.times.first(where: { $0.name == time.name }) else { return nil }
          let exponent = log(time.nanoseconds / before.nanoseconds) / log(Double(size) / Double(smaller))
          return "\(time.name) \((exponent * 100).rounded() / 100)"
        }
        text += "\n\(name)\(smaller) to \(size), exponents: \(columns.joined(separator: ", "))"
      }
    }
    return text
  }
}
