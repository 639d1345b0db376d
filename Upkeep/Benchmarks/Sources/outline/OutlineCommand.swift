import ArgumentParser
import BenchmarkSupport
import HeapUse
import Roster

@main
struct OutlineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outline",
    abstract: "Measures what trees cost by their length.",
    discussion: """
      Times are the processor's, the least of several trials: for each row where a tree is made, and for each expansion or \
      fold of a folder of ten rows in the middle. Bytes are what is kept for each row beside its item of 16 bytes.
      """
  )

  @Option(help: "Only workloads whose name contains this text.")
  var only: String?

  @Option(parsing: .upToNextOption, help: "How many rows the trees have when all is expanded.")
  var counts = [10_000, 100_000, 1_000_000]

  @OptionGroup var file: ResultFile

  @MainActor
  func run() async throws {
    print(Self.configuration.discussion + "\n")
    print(ResultTable.row(["workload"] + counts.map { "\($0)" } + ["bytes a row", "goal"]))
    print(ResultTable.row([String](repeating: "---", count: counts.count + 3)))
    let workloads = OutlineWorkload.all.filter { workload in only.map(workload.name.contains) ?? true }
    let results = OutlineResult.twice {
      workloads.map { workload in
        OutlineResult(name: workload.name, goal: workload.goal, lengths: counts.map { measure(workload, $0) })
      }
    }
    for result in results { print(result.row) }
    try file.write(results)
    if results.contains(where: { !$0.isMet }) { throw ExitCode(1) }
  }

  @MainActor
  private func measure(_ workload: OutlineWorkload, _ count: Int) -> OutlineResult.Length {
    BenchmarkOptions.note("\(workload.name), \(count)")
    var length = OutlineResult.Length(count: count, nanoseconds: .infinity)
    for _ in 0..<workload.trials {
      let before = heap_bytes_in_use()
      let trial = workload.make(count)
      length.nanoseconds = min(length.nanoseconds, trial.nanoseconds)
      if workload.goal.bytes != nil {
        let bytes = (Double(heap_bytes_in_use()) - Double(before)) / Double(trial.rowCount)
        length.bytes = min(length.bytes ?? .infinity, bytes - Double(MemoryLayout<OutlineItem>.stride))
      }
      withExtendedLifetime(trial.kept) {}
    }
    return length
  }
}
