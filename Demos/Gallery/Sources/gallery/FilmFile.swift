import Foundation

/// A film of a failure, as a simulation of `ScreenTesting` writes it.
struct FilmFile: Equatable {
  /// What such a page says of itself.
  private static let mark = "<meta name=\"generator\" content=\"ScreenTesting film "

  let url: URL
  /// The screen's class and the number of steps.
  let title: String

  /// - Throws: a ``GalleryError`` if there is no such file, or if it is something else.
  init(path: String) throws {
    url = URL(fileURLWithPath: path)
    guard let page = try? String(contentsOf: url, encoding: .utf8) else {
      throw GalleryError("There is no film at \(url.path): no text can be read there.")
    }
    guard page.contains(Self.mark), let title = page.firstMatch(of: /<title>(.*)<\/title>/) else {
      throw GalleryError(
        "\(url.path) is not a film. A failure of a simulation says where its film is, in a line that begins with “As a film”."
      )
    }
    self.title = String(title.1)
  }

  /// Opens the film in the person's browser; `false` if the system has no command for that.
  func open() -> Bool {
    for command in ["open", "xdg-open"] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [command, url.absoluteString]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { continue }
      process.waitUntilExit()
      if process.terminationStatus == 0 { return true }
    }
    return false
  }
}
