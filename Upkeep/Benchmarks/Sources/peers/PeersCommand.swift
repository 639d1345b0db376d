import ArgumentParser
import BenchmarkSupport
import HeapUse

@main
struct PeersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peers",
    abstract: "Measures the same updates through Roster and through diffable data sources.",
    discussion: """
      A headless table or collection in a window goes from one content to another and back; a time is that of one of \
      the two, batch and layout included. "Roster" applies an array, "diffable" a snapshot; both are made beforehand, so \
      that comparing them is measured and making them is not. The diffable data sources are those of the headless UIKit: \
      they compare identifiers as Apple's do, by a difference of two collections with moves inferred, but are not Apple's \
      code. The ratio is Roster to diffable. Memory is what is kept for a million rows, views included.
      """
  )

  @OptionGroup var options: BenchmarkOptions

  @OptionGroup var contenders: ContenderOptions

  func run() throws {
    let (results, memory) = MainActor.assumeIsolated { [options, contenders] in
      let workloads = PeersWorkload.all.filter { options.includes($0.name) }
      let results = contenders.results(of: workloads.map(\.make), options.measurement(rounds: 7))
      return (results, PeersMemory(count: 1_000_000).rows)
    }
    print(Self.configuration.discussion + "\n")
    print(ResultTable(results, floor: "the stand-in's own diffable").text)
    print("\n" + ResultTable.row(["a million rows", "bytes a row"]))
    print(ResultTable.row(["---", "---"]))
    print(memory.joined(separator: "\n"))
    try options.file.write(results)
  }
}
