#if os(Linux) && canImport(Glibc)
  import ArgumentParser
  import Foundation
  import Glibc
  import HeadlessUIKit
  import ScreenTesting

  struct MistakesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "mistakes",
      abstract:
        "Looks for the mistakes that screens of the tests can be made with, and says which are found in which time.",
      discussion: """
        Each mistake is looked for with default settings, in a hundred worlds from each seed. The time is the processor's, until the \
        mistake is found and its way is shrunk, or until all worlds have run: the longest of all seeds.
        """
    )

    @Option(help: "How many seeds each mistake is looked for from.")
    var seeds = 3

    @MainActor func run() async throws {
      print(
        "| screen | mistake | found from | by | steps at most | processor's time at most, s |\n|---|---|---|---|---|---|"
      )
      for mistake in PlantedMistake.all { print(row(mistake)) }
    }

    /// How long the process has had a processor, in seconds.
    private static var processorTime: Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @MainActor private func row(_ mistake: PlantedMistake) -> String {
      var (found, steps, checks, longest) = (0, 0, Set<String>(), 0.0)
      for number in 0..<seeds {
        let start = Self.processorTime
        do {
          try mistake.simulate(UInt64(number * 10_000 + 1))
        } catch let failure as SimulationFailure {
          found += 1
          steps = max(steps, failure.steps.count)
          checks.insert(failure.finding.check.rawValue)
        } catch { checks.insert("\(error)") }
        longest = max(longest, Self.processorTime - start)
      }
      let by = checks.sorted().joined(separator: ", ")
      let seconds = String(format: "%.1f", longest)
      return "| \(mistake.screen) | \(mistake.name) | \(found) of \(seeds) | \(by) | \(steps) | \(seconds) |"
    }
  }

  /// A mistake in a screen of the tests, which ends no process.
  private struct PlantedMistake {
    let screen: String
    let name: String
    /// Simulates a hundred worlds from a seed on, with default settings.
    let simulate: @MainActor (_ seed: UInt64) throws -> Void

    static var all: [PlantedMistake] {
      InboxBug.allCases.filter { $0 != .trapInSwipe }.map { bug in
        PlantedMistake("inbox", bug.rawValue) { InboxViewController($0.server(failing: 0.2), bug) }
      }
        + FoldersBug.allCases.map { bug in
          PlantedMistake("folders", bug.rawValue) { FoldersViewController($0.server(failing: 0.1), bug) }
        }
        + ShopBug.allCases.map { bug in
          PlantedMistake("shop", bug.rawValue) { ShopViewController($0.server(failing: 0.2), bug) }
        }
        + AlbumsBug.allCases.map { bug in
          PlantedMistake("albums", bug.rawValue) { AlbumsViewController($0.server(failing: 0.1), bug) }
        }
        + EverydayScreen.all.flatMap { screen in
          screen.mistakes.map { mistake in PlantedMistake(screen.name, mistake.rawValue) { screen.make($0, mistake) } }
        }
    }

    private init<Screen: UIViewController>(
      _ screen: String,
      _ name: String,
      _ make: @escaping @MainActor (World) -> Screen
    ) {
      (self.screen, self.name) = (screen, name)
      simulate = { seed in
        // What failed before would be tried first.
        _ = try ScreenTesting.simulate(Screen.self, seed: seed, fileID: "\(UUID())", screen: make)
      }
    }
  }
#endif
