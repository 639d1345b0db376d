import ArgumentParser
import BenchmarkSupport
import Simulation

@main
struct FeedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feed",
    abstract: "Measures what a fast source of events costs the main actor while a table shows its list.",
    discussion: """
      A source sends events at a constant rate to a list on the screen: most change a row, others bring one at the top and \
      take one away at the end. Time is virtual, with 60 frames in a second, and what is counted is the time of the \
      processor that all work of the main actor takes in a frame: iterating over the source, changing the content, the \
      table's batches, its cells and its layout. "Follow" is `follow(events:)`; "each event" iterates over the same source, \
      and makes each event at once. What is shown in the end is compared with the events.
      """
  )

  @OptionGroup var file: ResultFile

  @Option(help: "The number of events in a second.")
  var rate = 10_000

  @Option(help: "The number of rows in the list.")
  var rows = 1_000

  @Option(help: "The number of seconds, which are virtual.")
  var seconds = 10

  /// The most that a frame may take in 99 of 100 frames.
  private static let budget = 4.0

  func run() throws {
    let results = MainActor.assumeIsolated { [rate, rows, seconds] in
      FeedResult.twice {
        FeedRun.Kind.allCases.map { FeedRun(rate: rate, rows: rows, seconds: seconds).result(of: $0) }
      }
    }
    print(Self.configuration.discussion + "\n")
    print("\(rate) events a second, \(rows) rows, \(seconds) s\n")
    print(
      ResultTable.row(["", "ms in a second", "frame, median", "99 of 100", "longest", "updates in a second", "end"])
    )
    print(ResultTable.row([String](repeating: "---", count: 7)))
    for result in results {
      let cells = [result.perSecond, result.median, result.mostOfThem, result.longest, result.updatesPerSecond]
      print(
        ResultTable.row([result.name] + cells.map(ResultTable.rounded) + [result.isExact ? "exact" : "**wrong**"])
      )
    }
    let isFollowingQuick = (results.first?.mostOfThem ?? 0) <= Self.budget
    print("\n`follow` in 99 of 100 frames: \(isFollowingQuick ? "≤" : "**missed**") \(Self.budget) ms")
    try file.write(results)
    if !isFollowingQuick || results.contains(where: { !$0.isExact }) { throw ExitCode(1) }
  }
}
