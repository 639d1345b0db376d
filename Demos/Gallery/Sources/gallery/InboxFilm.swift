import Foundation
import GalleryScreens
import HeadlessRendering
import Roster

#if os(Linux) && canImport(Glibc)
  import ScreenTesting
#endif

/// The shortest way that a simulation finds to the end of the inbox that is written by hand.
enum InboxFilm {
  /// The size of a film's picture, in points.
  private static let size = CGSize(width: 390, height: 972)

  /// The film as a part of a page; nothing on systems on which nothing can be simulated.
  @MainActor static func details() throws -> [Exhibit.Detail] {
    #if os(Linux) && canImport(Glibc)
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inbox-film-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      guard let failure = try failure(filmingTo: folder) else {
        throw GalleryError("The inbox that is written by hand does not fail.")
      }
      func document(_ style: String) throws -> String {
        let path = failure.film.replacing(".html", with: "-\(style).svg")
        return try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
      }
      let screenshot = HeadlessScreen(
        name: "Two Inboxes, the film",
        caption: "The end of the inbox that is written by hand, in the fewest steps that a simulation has found.",
        light: try document("light"),
        dark: try document("dark"),
        size: size
      )
      return [Exhibit.Detail(names: ["two-inboxes-film"], screenshot: screenshot)]
    #else
      return []
    #endif
  }

  #if os(Linux) && canImport(Glibc)
    /// What a simulation finds in the inbox that is written by hand.
    ///
    /// - Parameter folder: where it writes the film.
    @MainActor private static func failure(filmingTo folder: URL) throws -> SimulationFailure? {
      do {
        try simulate(
          HandWrittenInboxViewController.self,
          inNavigationController: true,
          events: events(),
          // It shows wrong rows before it ends: UIKit says nothing as long as their number is right.
          without: Set(Check.allCases).subtracting([.rules]),
          filmingTo: folder
        ) { _ in HandWrittenInboxViewController(Array(Mail.sample.prefix(4))) }
        return nil
      } catch let failure as SimulationFailure {
        return failure
      }
    }

    /// What happens to an inbox by itself.
    @MainActor static func events<Screen: Inbox>() -> [SimulatedEvent<Screen>] {
      func arriving(in inbox: Screen) -> Mail {
        .arriving(max(0, (inbox.ids.max() ?? 0) - 999))
      }
      return [
        .arrival { inbox, _ in inbox.make(.arrival(arriving(in: inbox))) },
        .event("a sync with the server") { inbox, choices in
          guard let deleted = inbox.ids.randomElement(using: &choices) else { return }
          inbox.make(.sync(arrived: arriving(in: inbox), deleted: deleted))
        },
      ]
    }
  #endif
}
