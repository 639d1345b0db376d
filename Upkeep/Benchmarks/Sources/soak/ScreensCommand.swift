import ArgumentParser
import Foundation
import ScreenTesting

struct ScreensCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screens",
    abstract: "Simulates people who use screens of the gallery, of the tests, and as apps have them, with all checks.",
    discussion: """
      The first failure of a screen ends its run with the shortest list of steps that was found to fail; the others are \
      tried all the same.
      """
  )

  @Option(help: "The number of steps on each screen.")
  var steps = 100_000

  @Option(help: "The seed of the first world of each screen.")
  var seed: UInt64 = 1

  @Option(
    parsing: .upToNextOption,
    help: "The screens (\(SoakedScreen.all.map(\.name).joined(separator: ", "))); by default all."
  )
  var screens: [SoakedScreen] = SoakedScreen.all

  @MainActor func run() async throws {
    let failures = screens.filter { !survives($0) }
    if !failures.isEmpty { throw ExitCode(1) }
  }

  @MainActor private func survives(_ screen: SoakedScreen) -> Bool {
    let audited = screen.auditFindings()
    guard audited.isEmpty else {
      print("\(screen.name) is audited:\n" + audited.joined(separator: "\n"))
      return false
    }
    let clock = ContinuousClock()
    let start = clock.now
    var counts = SimulationCounts()
    var next = seed
    do {
      while counts.steps < steps {
        let more = try screen.simulate(next, 50)
        next += UInt64(more.worlds)
        counts += more
      }
    } catch {
      print("\(screen.name): after \(counts.steps) steps\n\(error)")
      return false
    }
    let untouched = counts.reach.untouched
    let seconds = (clock.now - start) / .seconds(1)
    print(
      "\(screen.name): \(counts.steps) steps in \(counts.worlds) worlds, \(counts.turns) pieces of work, "
        + "\(Int(Double(counts.steps) / seconds)) steps a second"
        + (untouched.isEmpty ? "" : "; never used: \(untouched.joined(separator: ", "))")
    )
    return true
  }
}
