import ArgumentParser
import Foundation
import UpdateMachine

struct MachineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "machine",
    abstract: "Changes random content in random ways, and compares what views show with plain arrays.",
    discussion: """
      Flat, nested, grouped, lazy, mapped, derived, hand-written and composite content up to four levels deep is shown by \
      strict headless tables and collections, several at once, that users tap and drag and programmers attach anew. \
      The first failure ends the run with its seed, the shortest list of transitions that was found to fail, and what \
      they do. `--seed` with that seed begins with the same world; `--replay` makes some of its transitions only.
      """
  )

  @Option(help: "The number of transitions.")
  var transitions = 1_000_000

  @Option(help: "The seed of the first world.")
  var seed: UInt64 = 1

  @Option(
    parsing: .upToNextOption,
    help:
      "What worlds can do (\(Ability.allCases.map(\.rawValue).joined(separator: ", "))); by default all."
  )
  var abilities: [Ability] = []

  @Option(parsing: .upToNextOption, help: "The numbers of the transitions to make in the first world, and no others.")
  var replay: [Int] = []

  @Option(parsing: .upToNextOption, help: "With --replay, the numbers of the screens to keep.")
  var screens: [Int] = []

  @Flag(help: "Prints the seed of each world before it begins, and what it does, for a run that is stopped by a trap.")
  var trace = false

  func run() async throws {
    let failure = replay.isEmpty ? await soak() : await machine().replay(seed, replay, screens: keptScreens)
    if let failure {
      print(failure)
      throw ExitCode(1)
    }
  }

  private var keptScreens: Set<Int>? { screens.isEmpty ? nil : Set(screens) }

  @MainActor private func machine() -> UpdateMachine {
    var machine = UpdateMachine(seed: seed, abilities: Set(abilities.isEmpty ? Ability.allCases : abilities))
    if trace { machine.willDo = { note("  \($0)") } }
    return machine
  }

  @MainActor private func soak() async -> MachineFailure? {
    var machine = machine()
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
    machine.willShrink = { note("\($0)\nlooking for fewer transitions that fail…") }
    let failure = await machine.run(transitions: transitions)
    let seconds = (clock.now - start) / .seconds(1)
    print(statistics.text)
    print("\(Int(Double(statistics.transitions) / seconds)) transitions a second")
    return failure
  }
}

extension Ability: ExpressibleByArgument {}

/// Prints a line beside what a command prints.
func note(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}
