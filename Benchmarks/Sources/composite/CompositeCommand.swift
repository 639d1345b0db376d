import ArgumentParser
import BenchmarkSupport
import Foundation

@main
struct CompositeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "composite",
    abstract: "Measures look-ups and mutations of composites with 10 to 100,000 children.",
    discussion: """
      Each time is that of one operation at a random child of a `CompositeDataSource` whose children have one section \
      each; "insert" and "remove" are measured as a pair. "Scan" is an array of children with their counts, which is read \
      from its start by each operation. "Growth" is the time at the largest number of children by that at 100; a look-up \
      may take 16 times as long at most, which leaves room for what no longer fits into caches.
      """
  )

  @Option(help: "A file that the results are written to.")
  var json: String?

  @Option(help: "Only operations whose name contains this text.")
  var only: String?

  @Option(help: "The number of interleaved runs of each side.")
  var rounds = 11

  func run() throws {
    let results = MainActor.assumeIsolated { [only, rounds] in
      var measurement = BenchmarkSupport.Measurement()
      measurement.rounds = rounds
      return measure(measurement, only)
    }
    print(Self.configuration.discussion + "\n")
    print(OperationTable(results).text)
    if only == nil {
      let deep = MainActor.assumeIsolated { [rounds] in
        var measurement = BenchmarkSupport.Measurement()
        measurement.rounds = rounds
        return DeepComposites(measurement).text
      }
      print("\n" + deep)
    }
    if let json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(results).write(to: URL(fileURLWithPath: json))
    }
    if results.contains(where: { !$0.isWithinTarget }) { throw ExitCode(1) }
  }

  /// Measures size after size, and sorts the times by operation.
  @MainActor private func measure(_ measurement: BenchmarkSupport.Measurement, _ only: String?) -> [OperationResult] {
    var results: [OperationResult] = []
    for size in OperationResult.sizes {
      FileHandle.standardError.write(Data("\(size) children\n".utf8))
      for operation in Operations(size: size).all where only.map(operation.name.contains) ?? true {
        let result = measurement.measure(operation.workload)
        let times = OperationResult.Times(
          children: size,
          composite: (result.times.first?.nanoseconds ?? 0) / Double(Operations.batch),
          scan: result.floor / Double(Operations.batch)
        )
        if let index = results.firstIndex(where: { $0.name == operation.name }) {
          results[index].times.append(times)
        } else {
          results.append(OperationResult(name: operation.name, isLookUp: operation.isLookUp, times: [times]))
        }
      }
    }
    return results
  }
}
