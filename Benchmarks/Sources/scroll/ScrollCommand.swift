import ArgumentParser
import BenchmarkSupport
import Foundation

@main
struct ScrollCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scroll",
    abstract: "Measures what a new cell costs while a table or a collection scrolls.",
    discussion: """
      Both sides scroll the same headless list of 1,024 rows from its top to its end, five rows at a time, with a layout \
      pass after each step and cells from the reuse pool. "cell" is the time in `cellForRowAt` or `cellForItemAt`, of \
      which reading the clock is taken off; "scroll" is the time of all steps by the number of rows that they brought \
      on the screen, with everything that the list, its data source and its delegate do. The hand-written side is a data \
      source with an array of sections, and an enumeration where two types of cells are mixed; it has no delegate.
      """
  )

  @Option(help: "A file that the results are written to.")
  var json: String?

  @Option(help: "Only workloads whose name contains this text.")
  var only: String?

  @Option(help: "The number of interleaved runs of each side.")
  var rounds = 31

  func run() throws {
    let results = MainActor.assumeIsolated { [only, rounds] in
      var results: [ScrollResult] = []
      for workload in ScrollWorkload.all where only.map(workload.name.contains) ?? true {
        FileHandle.standardError.write(Data("\(workload.name)\n".utf8))
        results.append(workload.measure(rounds: rounds))
      }
      return results
    }
    print(Self.configuration.discussion + "\n")
    print(ScrollTable(results).text)
    if let json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(results).write(to: URL(fileURLWithPath: json))
    }
    if results.contains(where: { !$0.isWithinTarget }) { throw ExitCode(1) }
  }
}
