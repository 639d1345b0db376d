import ArgumentParser
import BenchmarkSupport

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

  @OptionGroup var options: BenchmarkOptions

  func run() throws {
    let measurement = options.measurement()
    let workloads = LayoutWorkload.all.filter { options.includes($0.name) }
    let results = LayoutResult.twice {
      workloads.map { workload in
        BenchmarkOptions.note(workload.name)
        return workload.measure(measurement)
      }
    }
    print(Self.configuration.discussion + "\n")
    if !results.isEmpty { print(LayoutResult.table(results) + "\n") }
    let screens = MainActor.assumeIsolated { ScreenWorkloads.measure(measurement, only: options.only) }
    print(ScreenResult.table(screens))
    try options.file.write(results)
    if !results.allSatisfy(\.isWithinGoal) || !screens.allSatisfy(\.isWithinGoal) { throw ExitCode(1) }
  }
}
