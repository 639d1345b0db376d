import ArgumentParser
import UpdateMachine

struct AnchorsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "anchors",
    abstract: "Changes random lists in random ways, and looks whether what is read stays where it is.",
    discussion: "The first failure ends the run with its seed and what led to it."
  )

  @Option(help: "The number of steps.")
  var steps = 100_000

  @Option(help: "The seed of the first world.")
  var seed: UInt64 = 1

  @MainActor func run() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    if let failure = await AnchoringMachine.run(seed: seed, steps: steps) {
      print(failure)
      throw ExitCode(1)
    }
    let seconds = (clock.now - start) / .seconds(1)
    print("\(steps) steps from seed \(seed), \(Int(Double(steps) / seconds)) steps a second")
  }
}
