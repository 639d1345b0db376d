import ArgumentParser
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

  private func failure(_ arguments: [String]) -> String {
    do {
      _ = try Gallery.parse(arguments)
      return ""
    } catch {
      return Gallery.message(for: error)
    }
  }
}
