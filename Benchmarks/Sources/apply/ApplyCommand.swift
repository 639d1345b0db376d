import ArgumentParser
import BenchmarkSupport
import Foundation

@main
struct ApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Measures an update from new content to a laid-out view.",
    discussion: """
      A headless table or collection in a window goes from one content to another and back; a time is that of one of \
      the two. "Roster" compares the contents, makes stages, batches and a layout. "hand-written" knows the index paths \
      beforehand and makes the batch, the reconfiguring and a layout. The ratio is Roster to hand-written; "reloadData" \
      is there to compare with.
      """
  )

  @Option(help: "A file that the results are written to.")
  var json: String?

  @Option(help: "Only workloads whose name contains this text.")
  var only: String?

  @Option(help: "The least number of interleaved rounds.")
  var rounds = 7

  func run() throws {
    let results = MainActor.assumeIsolated { [only, rounds] in
      var measurement = Measurement()
      measurement.rounds = rounds
      var results: [WorkloadResult] = []
      for workload in ApplyWorkload.all where only.map(workload.name.contains) ?? true {
        FileHandle.standardError.write(Data("\(workload.name)\n".utf8))
        results.append(measurement.measure(workload.make()))
      }
      return results
    }
    print(Self.configuration.discussion + "\n")
    print(ResultTable(results, floor: "hand-written").text)
    if let json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(results).write(to: URL(fileURLWithPath: json))
    }
  }
}
