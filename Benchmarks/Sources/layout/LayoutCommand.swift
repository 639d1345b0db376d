import ArgumentParser
import BenchmarkSupport
import Foundation

@main
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Measures the constraint solver on cells, chains, grids and nested stacks, and screens with constraints.",
    discussion: """
      Times are medians, of the processor. "Solving" is what comes on top of stating the constraints and reading the \
      frames, or, after a change, on top of reading the frames. A cell is one system of both axes with five views, 20 \
      constraints and 12 of contents. A resize goes to and fro between two widths.
      """
  )

  @Option(help: "A file that the results are written to.")
  var json: String?

  @Option(help: "Only workloads whose name contains this text.")
  var only: String?

  @Option(help: "The number of interleaved runs of each side.")
  var rounds = 11

  func run() throws {
    var measurement = Measurement()
    measurement.rounds = rounds
    measurement.countsProcessorTime = true
    var results: [LayoutResult] = []
    for workload in LayoutWorkload.all where only.map(workload.name.contains) ?? true {
      FileHandle.standardError.write(Data("\(workload.name)\n".utf8))
      results.append(workload.measure(measurement))
    }
    print(Self.configuration.discussion + "\n")
    if !results.isEmpty { print(LayoutResult.table(results) + "\n") }
    let screens = MainActor.assumeIsolated { ScreenWorkloads.measure(measurement, only: only) }
    print(ScreenResult.table(screens))
    if let json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(results).write(to: URL(fileURLWithPath: json))
    }
    if !results.allSatisfy(\.isWithinGoal) || !screens.allSatisfy(\.isWithinGoal) { throw ExitCode(1) }
  }
}
