import ArgumentParser
import Foundation
import GalleryScreens
import Testing

@testable import gallery

struct GalleryCommandTests {
  @Test func hasDefaults() throws {
    let command = try Gallery.parse([])
    #expect(command.output == "gallery-output")
    #expect(command.screen.isEmpty)
    #expect(!command.dark)
    #expect(command.orders == nil)
  }

  @Test func takesEveryOption() throws {
    let command = try Gallery.parse([
      "--output", "out", "--screen", "grid", "--screen", "movies", "--dark", "--orders", "o.csv",
    ])
    #expect(command.output == "out")
    #expect(command.screen == [.grid, .movies])
    #expect(command.dark)
    #expect(command.orders == "o.csv")
  }

  @Test func listsTheScreensForAnUnknownOne() {
    let message = failure(["--screen", "films"])
    #expect(message.contains("films"))
    for screen in GalleryScreen.allCases { #expect(message.contains(screen.rawValue)) }
  }

  @Test func namesABadOption() {
    #expect(failure(["--outptu", "x"]).contains("--outptu"))
  }

  @Test func readsFilmsAndNothingElse() throws {
    let folder = try TemporaryFolder()
    let film = URL(fileURLWithPath: folder.path).appendingPathComponent("film.html")
    let page = """
      <meta name="generator" content="ScreenTesting film 1">
      <title>InboxViewController, 2 steps</title>
      """
    try page.write(to: film, atomically: true, encoding: .utf8)
    #expect(try FilmFile(path: film.path).title == "InboxViewController, 2 steps")
    try "<title>A page</title>".write(to: film, atomically: true, encoding: .utf8)
    #expect(throws: GalleryError.self) { try FilmFile(path: film.path) }
    #expect(throws: GalleryError.self) { try FilmFile(path: film.path + "x") }
    #expect(try Gallery.parse(["--inspect", "film.html"]).inspect == "film.html")
    #expect(failure(["--inspect", "film.html", "--serve"]).contains("--inspect"))
  }

  private func failure(_ arguments: [String]) -> String {
    do {
      _ = try Gallery.parse(arguments)
      return ""
    } catch {
      return Gallery.message(for: error)
    }
  }
}
