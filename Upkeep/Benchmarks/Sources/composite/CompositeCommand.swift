import ArgumentParser
import BenchmarkSupport

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

  @OptionGroup var options: BenchmarkOptions

  func run() throws {
    let results = MainActor.assumeIsolated { [options] in
      OperationResult.twice { measure(options) }
    }
    print(Self.configuration.discussion + "\n")
    print(OperationTable(results).text)
    if options.only == nil {
      let deep = MainActor.assumeIsolated { [options] in DeepComposites(options.measurement()).text }
      print("\n" + deep)
    }
    try options.file.write(results)
    if results.contains(where: { !$0.isWithinTarget }) { throw ExitCode(1) }
  }

  /// Measures size after size, and sorts the times by operation.
  @MainActor private func measure(_ options: BenchmarkOptions) -> [OperationResult] {
    var results: [OperationResult] = []
    for size in OperationResult.sizes {
      BenchmarkOptions.note("\(size) children")
      for operation in Operations(size: size).all where options.includes(operation.name) {
        let result = options.measurement().measure(operation.workload)
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
