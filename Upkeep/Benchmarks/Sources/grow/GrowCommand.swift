import ArgumentParser
import BenchmarkSupport
import HeapUse
import Roster

@main
struct GrowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grow",
    abstract: "Measures what becomes of times and memory as lists grow.",
    discussion: """
      Each time is that of the processor, the least of several trials, each with content of its own, on the main actor. Bytes a row are what is \
      kept beside the rows of 16 bytes. A time that may grow with the list misses its target if a row takes ten times as \
      long in the longest list as in the shortest, which the machine's caches explain; one that may not, if it takes that \
      much longer. "in the background" is the longest time, by a clock, for which the main actor does nothing else.
      """
  )

  /// How much longer a row may take in the longest list than in the shortest.
  private static let tolerance = 10.0

  @Option(help: "Only workloads whose name contains this text.")
  var only: String?

  @Option(parsing: .upToNextOption, help: "How long the lists are.")
  var counts = [10_000, 100_000, 1_000_000, 10_000_000]

  @OptionGroup var file: ResultFile

  @MainActor
  func run() async throws {
    print(Self.configuration.discussion + "\n")
    print(ResultTable.row(["workload"] + counts.map { "\($0)" } + ["bytes a row", "growth"]))
    print(ResultTable.row([String](repeating: "---", count: counts.count + 3)))
    let workloads = GrowWorkload.all.filter { workload in only.map(workload.name.contains) ?? true }
    // As `GrowResult.twice` would do it, were it asynchronous.
    let first = await measure(workloads)
    let results = zip(first, await measure(workloads)).map { $0.least($1) }
    for result in results { print(result.row(tolerance: Self.tolerance)) }
    try file.write(results)
    if results.contains(where: { !$0.isWithin(Self.tolerance) }) { throw ExitCode(1) }
  }

  @MainActor
  private func measure(_ workloads: [GrowWorkload]) async -> [GrowResult] {
    var results: [GrowResult] = []
    for workload in workloads {
      var result = GrowResult(name: workload.name, growth: workload.growth)
      for count in counts { result.lengths.append(await measure(workload, count)) }
      results.append(result)
    }
    return results
  }

  @MainActor
  private func measure(_ workload: GrowWorkload, _ count: Int) async -> GrowResult.Length {
    BenchmarkOptions.note("\(workload.name), \(count)")
    var length = GrowResult.Length(count: count, nanoseconds: .infinity)
    for _ in 0..<workload.trials {
      let trial = workload.make(count)
      let before = heap_bytes_in_use()
      let watch = trial.isInBackground ? Task { await longestStretch() } : nil
      let start = ProcessorTime.now
      let kept = await trial.work()
      let time = ProcessorTime.now - start
      watch?.cancel()
      length.nanoseconds = min(length.nanoseconds, (await watch?.value ?? time) / .nanoseconds(1))
      HeadlessRunLoop.runPending()
      if kept != nil {
        length.bytes = min(length.bytes ?? .infinity, Double(heap_bytes_in_use()) - Double(before))
      }
      withExtendedLifetime((trial, kept)) {}
    }
    return length
  }

  /// The longest time between two turns of the main actor until the task is cancelled.
  @MainActor
  private func longestStretch() async -> Duration {
    let clock = ContinuousClock()
    var longest = Duration.zero
    var last = clock.now
    while !Task.isCancelled {
      await Task.yield()
      let now = clock.now
      longest = max(longest, now - last)
      last = now
    }
    return longest
  }
}
