import ArgumentParser
import Foundation
import GalleryServer
import LibraryScreens
import Roster

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serves the library; the default.")

  @Option(help: ArgumentHelp("The library's file, which is made at its first use.", valueName: "file"))
  var library = FileManager.default.temporaryDirectory.appendingPathComponent("Roster-library.sqlite").path

  @Option(help: "How many books a new library has.")
  var books = 1_000_000

  @Option(help: "The port to serve at; 0 lets the system choose.")
  var port: UInt16 = 8081

  func validate() throws {
    guard books >= 0 else { throw ValidationError("A library cannot have \(books) books.") }
  }

  @MainActor func run() async throws {
    let file = LibraryFile(path: library, count: books)
    let server = try LiveServer(port: port, screens: [Serve.screen(file)])
    // It is being made before somebody looks.
    file.open()
    try await server.run { [library] url in
      FileHandle.standardOutput.write(
        Data("\(library) is shown at \(url.absoluteString). Press Control-C to stop it.\n".utf8)
      )
    }
  }

  /// The screen that browsers show.
  @MainActor static func screen(_ file: LibraryFile) -> LiveScreen {
    LiveScreen(name: "library", title: "Library", prefersLargeTitle: true) {
      LibraryViewController(file) { try WriterProcess(library: file.path) }
    }
  }
}
