import ArgumentParser
import Foundation
import ScreenTesting

struct FilmCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Finds a mistake in a screen of the tests, and draws the film of it that README shows."
  )

  @Option(help: "The folder that the pictures are written to.")
  var output: String

  @MainActor func run() async throws {
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    do {
      try simulate(
        InboxViewController.self,
        events: [.arrival { inbox, _ in inbox.receive() }],
        showing: { $0.subjects },
        filmingTo: folder
      ) { InboxViewController($0.server(failing: 0.2), .staleSwipePath) }
    } catch let failure as SimulationFailure {
      print(failure)
      for style in ["light", "dark"] {
        let picture = URL(fileURLWithPath: failure.film.replacing(".html", with: "-\(style).svg"))
        let text = try String(contentsOf: picture, encoding: .utf8)
        try text.write(to: folder.appendingPathComponent("film-\(style).svg"), atomically: true, encoding: .utf8)
      }
      return
    }
    note("The mistake was not found.")
    throw ExitCode(1)
  }
}
