import ArgumentParser
import Foundation
import LibraryScreens

struct Write: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Changes a library again and again, as others would.")

  @Argument(help: ArgumentHelp("The library's file.", valueName: "file"))
  var library: String

  @Option(help: "The seconds between two changes.")
  var every = 0.2

  @Option(help: "How many changes are made; without it, they go on.")
  var times: Int?

  @Flag(help: ArgumentHelp("End when the input does.", visibility: .private))
  var endWithInput = false

  func validate() throws {
    guard every >= 0 else { throw ValidationError("There cannot be \(every) seconds between two changes.") }
    guard FileManager.default.fileExists(atPath: library) else {
      throw ValidationError("There is no \(library): serve it first, which makes it.")
    }
  }

  func run() async throws {
    if endWithInput {
      Thread {
        while readLine() != nil {}
        Write.exit()
      }.start()
    }
    let pool = try Catalogue.open(at: library)
    var generator = SystemRandomNumberGenerator()
    var left = times ?? .max
    while left > 0 {
      try Catalogue.change(pool, by: &generator)
      left -= 1
      try await Task.sleep(for: .seconds(every))
    }
  }
}
