import Foundation
import GalleryScreens
import HeadlessRendering
import Roster
import Testing

@testable import gallery

@MainActor struct ChangesScreenTests {
  private let screen = ChangesViewController(generator: StationGenerator(seed: 7))
  private let phone: Phone

  init() {
    phone = Phone(screen)
    screen.tableView.headlessStrictUpdates = true
  }

  @Test(arguments: BoardChange.allCases)
  func eachButtonDoesWhatItSays(change: BoardChange) throws {
    let before = screen.board
    let failures = try HeadlessFailure.recording { try tap(change.title) }
    #expect(failures.isEmpty)
    let after = screen.board
    let report = try #require(screen.report)
    #expect(report.path == .batches)
    let ids = { (board: StationBoard) in board.platforms.flatMap { $0.rows.map(\.id) } }
    switch change {
    case .insert:
      #expect(after.numberOfRows == before.numberOfRows + 1)
      #expect(report.insertedItems == 1)
    case .delete:
      #expect(after.numberOfRows == before.numberOfRows - 1)
      #expect(report.deletedItems == 1)
    case .change:
      #expect(ids(after) == ids(before))
      #expect(report.updatedItems == 1)
      #expect(report.count == 1)
    case .shuffle:
      #expect(ids(after) != ids(before))
      #expect(Set(ids(after)) == Set(ids(before)))
    case .moveRow:
      #expect(Set(ids(after)) == Set(ids(before)))
      #expect(report.movedItems == 1)
      #expect(zip(before.platforms, after.platforms).count { $0.rows.count != $1.rows.count } == 2)
    case .moveSection:
      #expect(after.platforms.map(\.id) != before.platforms.map(\.id))
      #expect(Set(after.platforms) == Set(before.platforms))
      #expect(report.changedSections >= 1)
      #expect(report.movedItems == 0)
    }
    expectTableShowsBoard()
    let shown = screen.cellUse.kept + screen.cellUse.reused + screen.cellUse.made
    #expect(shown == screen.tableView.visibleCells.count)
  }

  @Test func undoRestores() throws {
    #expect(try button("Undo").isEnabled == false)
    let start = screen.board
    for change in BoardChange.allCases { try tap(change.title) }
    #expect(screen.board != start)
    for _ in BoardChange.allCases { try tap("Undo") }
    #expect(screen.board == start)
    #expect(try button("Undo").isEnabled == false)
    expectTableShowsBoard()
  }

  @Test func twoHundredRandomChangesStayEqualToTheBoard() {
    let failures = HeadlessFailure.recording {
      for _ in 0..<200 {
        screen.makeAnyChange()
        expectTableShowsBoard()
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func sameSeedGivesSameBoards() {
    let other = ChangesViewController(generator: StationGenerator(seed: 7))
    for _ in 0..<20 {
      screen.makeAnyChange()
      other.makeAnyChange()
    }
    #expect(screen.board == other.board)
  }

  @Test func statusSaysWhatTheUpdateWas() throws {
    try tap("Insert")
    let outline = HeadlessOutline.text(of: phone.window)
    #expect(outline.contains("2 stages: 1 insert, 1 section") || outline.contains("1 stage: 1 insert"))
    #expect(outline.contains("ms · cells: "))
  }

  @Test func stormComesAndGoes() async throws {
    screen.stormInterval = .milliseconds(1)
    let start = screen.board
    try tap("Storm")
    #expect(screen.isStormy)
    for _ in 0..<2_000 where screen.board == start { try await Task.sleep(for: .milliseconds(1)) }
    #expect(screen.board != start)
    try tap("Calm")
    #expect(!screen.isStormy)
    let calm = screen.board
    try await Task.sleep(for: .milliseconds(20))
    #expect(screen.board == calm)
  }

  @Test func stormEndsWithTheScreen() async throws {
    screen.startStorm()
    phone.window.rootViewController = UIViewController()
    #expect(!screen.isStormy)
  }

  // MARK: Support

  private func tap(_ title: String) throws {
    try button(title).headlessTap()
    phone.window.layoutIfNeeded()
  }

  private func button(_ title: String) throws -> UIButton {
    func find(in view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == title { return button }
      for subview in view.subviews {
        if let button = find(in: subview) { return button }
      }
      return nil
    }
    return try #require(find(in: screen.view))
  }

  private func expectTableShowsBoard() {
    let table = screen.tableView
    #expect(
      (0..<table.numberOfSections).map(table.numberOfRows(inSection:)) == screen.board.platforms.map(\.rows.count)
    )
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) else { continue }
      let text = HeadlessOutline.text(of: cell)
      switch screen.board.platforms[path.section].rows[path.row] {
      case .departure(let departure):
        #expect(text.contains("\"\(departure.train)\"") && text.contains("\"\(departure.time.formatted)\""))
      case .announcement(let announcement): #expect(text.contains(announcement.text))
      case .passing(let train): #expect(text.contains("Train passes") && text.contains(train.time.formatted))
      }
    }
    for section in 0..<table.numberOfSections {
      guard let header = table.headerView(forSection: section) else { continue }
      #expect(HeadlessOutline.text(of: header).contains("Platform \(screen.board.platforms[section].id)"))
    }
  }
}
