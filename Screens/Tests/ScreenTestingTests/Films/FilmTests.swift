#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  #if canImport(FoundationXML)
    import FoundationXML
  #endif

  /// Films of failures that fixtures have.
  @Suite @MainActor struct FilmTests {
    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FilmTests")

    private func failure(_ body: () throws -> Void) -> SimulationFailure? {
      do {
        try body()
        return nil
      } catch {
        return error as? SimulationFailure
      }
    }

    nonisolated private static let filmed: [InboxBug] = [
      .staleSwipePath, .stateKeptByReuse, .searchRace, .doublePage, .leak, .twoRowsForOneInsert,
    ]
    private static var films: [InboxBug: (SimulationFailure, String)] = [:]

    private func inbox(_ bug: InboxBug) throws -> (SimulationFailure, String) {
      if let film = Self.films[bug] { return film }
      let film = try madeFilm(bug)
      Self.films[bug] = film
      return film
    }

    private func madeFilm(_ bug: InboxBug) throws -> (SimulationFailure, String) {
      let failure = try #require(
        failure {
          try simulate(
            InboxViewController.self,
            events: [.arrival { inbox, _ in inbox.receive() }],
            showing: { $0.subjects },
            selecting: { $0.selectedSubjects },
            filmingTo: Self.folder.appendingPathComponent(bug.rawValue)
          ) { world in InboxViewController(world.server(failing: 0.2), bug) }
        }
      )
      return (failure, try String(contentsOfFile: failure.film, encoding: .utf8))
    }

    /// The templates of a page, one for each frame.
    private func frames(_ page: String) -> [String] {
      page.components(separatedBy: "<template>").dropFirst().map { $0.components(separatedBy: "</template>")[0] }
    }

    @Test(.enabled(if: Seeds.runSlowTests, "ROSTER_SEEDS=all tries it"))
    func aFilmShowsWhichRowWasDeletedWhereTheOthersWentWhatWasAskedAndWhoWasUsedAgain() throws {
      let (failure, page) = try inbox(.staleSwipePath)
      let frames = frames(page)
      let last = try #require(frames.last { $0.contains("class=\"deleted\"") })
      #expect(failure.finding.check == .deletion || failure.finding.check == .order)
      #expect(last.contains("class=\"stays\"") && last.contains("Delete row (0 - "))
      #expect(last.contains("numberOfRows") && last.contains("is answered"))
      #expect(frames.allSatisfy { $0.contains("<div class=\"phone\"><svg") })
      // The finger's place is marked before the step.
      #expect(frames.contains { $0.contains("class=\"ring\"") })
      #expect(try inbox(.twoRowsForOneInsert).1.contains("UIKit refuses: "))
      #expect(try inbox(.stateKeptByReuse).1.contains("class=\"again\""))
    }

    @Test(.slow)
    func besideThePageTheFilmIsAPictureThatMovesInEachAppearance() throws {
      let (failure, page) = try inbox(.staleSwipePath)
      var pictures: Set<String> = []
      for style in FilmPicture.Style.allCases {
        let path = failure.film.replacing(".html", with: "-\(style.rawValue).svg")
        let picture = try String(contentsOfFile: path, encoding: .utf8)
        pictures.insert(picture)
        #expect(XMLParser(data: Data(picture.utf8)).parse())
        for step in failure.steps.indices {
          #expect(picture.contains(">Step \(step + 1) of \(failure.steps.count)</text>"))
        }
        // The finger of a step comes before the screen after it.
        let counts = ["<g id=\"frame", "class=\"beat"].map { picture.components(separatedBy: $0).count - 1 }
        #expect(counts == [frames(page).count, 2 * frames(page).count - 1])
        #expect(picture.contains("stroke=\"#0A84FF\""))
        let ids = picture.matches(of: /\bid="([^"]*)"/).map { $0.1 }
        #expect(Set(ids).count == ids.count)
        let words = failure.finding.text.split(separator: " ").prefix(3).joined(separator: " ")
        let last = picture.components(separatedBy: "class=\"beat last\"").last
        #expect(last?.contains(">" + words) == true)
      }
      #expect(pictures.count == 2)
    }

    @Test(.enabled(if: Seeds.runSlowTests, "ROSTER_SEEDS=all tries it"))
    func aRacesFilmEndsWithBothEndsBesideEachOther() throws {
      let page = try inbox(.searchRace).1
      #expect(page.contains("<p>in the order of the requests</p>") && page.contains("class=\"pair\""))
    }

    @Test
    func aFilmChangesNothingAboutTheRunAndIsTheSameEachTime() throws {
      let first = try madeFilm(.stateKeptByReuse)
      let second = try madeFilm(.stateKeptByReuse)
      #expect(first == second)
    }

    @Test
    func aFolderThatCannotBeWrittenToIsSaidAndTheFailureIsStillThrown() throws {
      let found = failure {
        try simulate(InboxViewController.self, filmingTo: URL(fileURLWithPath: "/dev/null/films")) { world in
          InboxViewController(world.server(), .leak)
        }
      }
      #expect(found?.film.hasPrefix("the page could not be written to /dev/null/films: ") == true)
    }

    @Test(
      .slow,
      arguments: FilmTests.filmed
    )
    func aFilmHasAFrameForEachStepTheFailuresTextAndNothingOfTheNetwork(bug: InboxBug) throws {
      let (failure, page) = try inbox(bug)
      #expect("\(failure)".contains("As a film: \(failure.film)\n"))
      #expect(page.components(separatedBy: "<template>").count - 1 >= failure.steps.count + 1)
      #expect(page.contains(Film.text(failure.finding.text)))
      #expect(page.contains(Film.text(failure.replay)))
      let urls = page.components(separatedBy: "http").dropFirst().map { $0.prefix(25) }
      #expect(urls.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg") || $0.hasPrefix("-equiv") })
    }
  }
#endif
