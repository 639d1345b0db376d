import Foundation
import GalleryScreens
import HeadlessRendering
import Roster
import ScreenTesting
import Testing

@testable import gallery

@MainActor struct TwoInboxesScreenTests {
  private func texts(_ table: UITableView) -> [String?] {
    (0..<table.numberOfRows(inSection: 0)).map { row in
      table.scrollToRow(at: [0, row], at: .middle, animated: false)
      table.layoutIfNeeded()
      return (table.cellForRow(at: [0, row])?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  /// Whatever the seed, the inbox with Roster shows what is left, and the other one ends.
  @Test(arguments: 14...17 as ClosedRange<UInt64>)
  func oneInboxSurvivesEachStorm(seed: UInt64) throws {
    let screen = TwoInboxesViewController.surviving(seed: seed)
    let phone = Phone(screen)
    for _ in 0..<60 { screen.makeNextChange() }
    let end = try #require(screen.end)
    #expect(end.contains("NSInternalInconsistencyException"))
    #expect(end.contains("attempt to delete row"))
    #expect(screen.handWritten.parent == nil)
    #expect(texts(screen.roster.tableView) == screen.roster.subjects)
    withExtendedLifetime(phone) {}
  }

  /// The mistake is in the batches of ``InboxChange/sync(arrived:deleted:)`` alone: without them, both inboxes show the same.
  @Test func withoutSyncsBothAreRight() {
    let screen = TwoInboxesViewController.surviving()
    let phone = Phone(screen)
    var storm = InboxStorm(seed: 1, Mail.sample)
    for _ in 0..<100 {
      let change = storm.next()
      if case .sync(let arrived, let deleted) = change {
        screen.make(.arrival(arrived))
        screen.make(.deletion(deleted))
      } else {
        screen.make(change)
      }
      #expect(screen.handWritten.subjects == screen.roster.subjects)
    }
    #expect(screen.end == nil)
    #expect(texts(screen.handWritten.tableView) == screen.roster.subjects)
    #expect(texts(screen.roster.tableView) == screen.roster.subjects)
    withExtendedLifetime(phone) {}
  }

  @Test func startsAgainInAnotherStorm() {
    let screen = TwoInboxesViewController.surviving()
    let phone = Phone(screen)
    while screen.end == nil, screen.count < 100 { screen.makeNextChange() }
    #expect(screen.end != nil)
    screen.startAgain()
    #expect(screen.end == nil)
    #expect(screen.count == 0)
    #expect(screen.handWritten.subjects == Mail.sample.map(\.subject))
    #expect(texts(screen.handWritten.tableView) == Mail.sample.map(\.subject))
    withExtendedLifetime(phone) {}
  }

  #if os(Linux) && canImport(Glibc)
    @Test func theFilmEndsWithTheWordsOfUIKit() throws {
      let documents = try InboxFilm.details().flatMap { $0.screenshot.svgDocuments() }
      #expect(documents.count == 1)
      #expect(documents.allSatisfy { $0.contains("attempt to delete row") })
    }

    @Test func theInboxWithRosterSurvivesTheSameSimulation() throws {
      try simulate(
        RosterInboxViewController.self,
        worlds: 15,
        inNavigationController: true,
        events: InboxFilm.events(),
        showing: { $0.subjects },
        screen: { _ in RosterInboxViewController(Array(Mail.sample.prefix(4))) }
      )
    }
  #endif
}
