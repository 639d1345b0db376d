import ArgumentParser
import BenchmarkSupport
import Foundation
import UpdateMachine

@main
struct SoakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "soak",
    abstract: "Changes random content in random ways, and compares what views show with plain arrays.",
    discussion: """
      Flat, nested, aggregated, hand-written and composite content up to four levels deep is shown by strict headless \
      tables and collections, several at once. The first disagreement ends the run with its seed and the last steps; \
      `--seed` with that seed begins with the same world.
      """
  )

  @Option(help: "The number of transitions.")
  var transitions = 1_000_000

  @Option(help: "The seed of the first world.")
  var seed: UInt64 = 1

  @Flag(help: "Prints the seed of each world before it begins, for a run that is stopped by a trap.")
  var trace = false

  func run() throws {
    let disagreement = MainActor.assumeIsolated { soak() }
    if let disagreement {
      print(disagreement)
      throw ExitCode(1)
    }
  }

  @MainActor private func soak() -> String? {
    var machine = UpdateMachine(seed: seed)
    let clock = ContinuousClock()
    let start = clock.now
    let statistics = machine.statistics
    let trace = trace
    var next = 0
    machine.willBegin = { seed in
      if trace || statistics.transitions >= next {
        note("seed \(seed): \(statistics.transitions) transitions, \(Int((clock.now - start) / .seconds(1))) s")
        next += 20_000
      }
    }
    let disagreement = machine.run(transitions: transitions)
    let seconds = (clock.now - start) / .seconds(1)
    print(statistics.text)
    print("\(Int(Double(statistics.transitions) / seconds)) transitions a second")
    return disagreement
  }

  private func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
