import ArgumentParser
import BenchmarkSupport

@main
struct ApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Measures an update from new content to a laid-out view.",
    discussion: """
      A headless table or collection in a window goes from one content to another and back; a time is that of one of \
      the two. "edits" tells the content what to insert, to remove and to update, several in one transaction, and makes a layout. \
      "apply" compares the contents, makes stages, batches and a layout. "hand-written" knows the index paths beforehand, \
      makes the same edits in an array, the batch, the reconfiguring and a layout. The ratio is that of the first column after it; "reloadData" is \
      there to compare with.
      """
  )

  @OptionGroup var options: BenchmarkOptions

  @OptionGroup var contenders: ContenderOptions

  func run() throws {
    let results = MainActor.assumeIsolated { [options, contenders] in
      let workloads = ApplyWorkload.all.filter { options.includes($0.name) }
      return contenders.results(of: workloads.map(\.make), options.measurement(rounds: 7))
    }
    print(Self.configuration.discussion + "\n")
    print(ResultTable(results, floor: "hand-written").text)
    try options.file.write(results)
  }
}
