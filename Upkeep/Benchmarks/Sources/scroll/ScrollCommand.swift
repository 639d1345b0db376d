import ArgumentParser
import BenchmarkSupport

@main
struct ScrollCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scroll",
    abstract: "Measures what a new cell costs while a table or a collection scrolls.",
    discussion: """
      Both sides scroll the same headless list of 1,024 rows from its top to its end, five rows at a time, with a layout \
      pass after each step and cells from the reuse pool. "cell" is the time in `cellForRowAt` or `cellForItemAt`, of \
      which reading the clock is taken off; "added" is what Roster's takes more; "scroll" is the time of all steps by the \
      number of rows that they brought on the screen, with everything that the list, its data source and its delegate do. \
      The hand-written side is a data source with an array of sections, and an enumeration where two types of cells are \
      mixed; it has no delegate.
      """
  )

  @OptionGroup var options: BenchmarkOptions
  @OptionGroup var contenders: ContenderOptions

  func run() throws {
    if let repetitions = contenders.repetitions {
      return MainActor.assumeIsolated { [options, contenders] in
        for workload in ScrollWorkload.all where options.includes(workload.name) {
          let list = contenders.contender == "Roster" ? workload.roster() : workload.handWritten()
          for _ in 0..<repetitions { list.scrollOnce() }
        }
      }
    }
    let results = MainActor.assumeIsolated { [options] in
      let workloads = ScrollWorkload.all.filter { options.includes($0.name) }
      return ScrollResult.twice {
        workloads.map { workload in
          BenchmarkOptions.note(workload.name)
          return workload.measure(rounds: options.rounds ?? 31)
        }
      }
    }
    print(Self.configuration.discussion + "\n")
    print(ScrollTable(results).text)
    try options.file.write(results)
    if results.contains(where: { !$0.isWithinTarget }) { throw ExitCode(1) }
  }
}
