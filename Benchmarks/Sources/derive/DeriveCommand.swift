import ArgumentParser
import BenchmarkSupport
import Foundation

@main
struct DeriveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "derive",
    abstract: "Measures filters and orders that follow 1,000, 100,000 and 1,000,000 rows, without a view.",
    discussion: """
      "Base" is the same edit of a data source that nothing follows; "recomputed" filters and sorts an array and applies \
      it. Rows arrive and leave at the end of the base, as an insertion at its start costs the base's array more than all \
      that follows it. Four letters are typed and deleted at once, so five changes of a filter.
      """
  )

  @Option(help: "A file that the results are written to.")
  var json: String?

  @Option(help: "Only workloads whose name contains this text.")
  var only: String?

  @Option(help: "The numbers of rows.")
  var sizes: [Int] = [1_000, 100_000, 1_000_000]

  @Option(help: "The number of interleaved runs of each side.")
  var rounds = 5

  func run() throws {
    let results = MainActor.assumeIsolated { [only, rounds, sizes] in
      var measurement = BenchmarkSupport.Measurement()
      measurement.rounds = rounds
      var results: [WorkloadResult] = []
      for size in sizes {
        for workload in DeriveWorkloads(count: size).all where only.map(workload.name.contains) ?? true {
          FileHandle.standardError.write(Data("\(workload.name)\n".utf8))
          results.append(measurement.measure(workload))
        }
      }
      return results
    }
    print(Self.configuration.discussion + "\n")
    print(ResultTable(results, floor: "base").text)
    if let json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(results).write(to: URL(fileURLWithPath: json))
    }
  }
}
