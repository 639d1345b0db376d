import Foundation

/// A file that a screen is made of.
struct LiveSource: Encodable, Equatable {
  var name: String
  var text: String

  /// The files of a screen as they are on the disk now; those that are not there are left out.
  static func files(of screen: LiveScreen) -> [LiveSource] {
    screen.sources.compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map { LiveSource(name: url.lastPathComponent, text: $0) }
    }
  }
}
