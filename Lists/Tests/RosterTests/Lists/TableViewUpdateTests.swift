import Foundation
import ListModels
import TestSupport
import Testing

@testable import Roster

@MainActor @Suite(.windows) struct TableViewUpdateTests {
  private typealias Section = ContentSection<String, Ticket, String>

  private let table = ToldTableView(shown: .plain)

  private func list(_ count: Int) -> FlatDataSource<Ticket> { FlatDataSource((0..<count).map { Ticket($0) }) }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  // MARK: Animations

  @Test func animationsArePassedOn() {
    let content = list(3)
    let delegate = table.attach(content)
    delegate.dataSource.updateOptions.insertion = .left
    delegate.dataSource.updateOptions.deletion = .right
    table.layoutIfNeeded()
    content.apply([Ticket(0), Ticket(2), Ticket(5)])
    expectEqual(Set(table.takeTold()), ["delete 0.1 1", "insert 0.2 2"])
    delegate.dataSource.updateOptions.isAnimated = false
    content.apply([Ticket(0), Ticket(5)])
    expectEqual(table.takeTold(), ["delete 0.1 5 not animated"])
    #expect(UIView.areAnimationsEnabled)
    expectEqual(table.shownTexts, ["0", "5"])
  }

  // MARK: Content

  // MARK: Headers

  @Test func aHeaderShowsItsTitleInTheSameView() {
    let content = NestedDataSource([Section(header: "A", items: [Ticket(1)], footer: "a")])
    table.attach(content)
    table.layoutIfNeeded()
    let header = table.headerView(forSection: 0)
    let footer = table.footerView(forSection: 0)
    expectEqual(header?.textLabel?.text, "A")
    content.updateSection(at: 0) {
      $0.header = "B"
      $0.footer = "b"
    }
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === header)
    #expect(table.footerView(forSection: 0) === footer)
    expectEqual(header?.textLabel?.text, "B")
    expectEqual(footer?.textLabel?.text, "b")
    #expect(table.takeTold().isEmpty)
  }

  @Test func aTitleInUpperCaseStaysSo() {
    let content = NestedDataSource([
      Section(header: "Friends", items: [Ticket(1)], footer: "a"),
      Section(header: "NEW", items: [Ticket(2)], footer: nil),
    ])
    table.attach(content)
    table.layoutIfNeeded()
    // As a grouped table does before iOS 26.
    for section in 0..<2 {
      let label = table.headerView(forSection: section)?.textLabel
      label?.text = label?.text?.localizedUppercase
    }
    content.updateSection(at: 0) {
      $0.header = "Family"
      $0.footer = "b"
    }
    content.updateSection(at: 1) { $0.header = "Old" }
    expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "FAMILY")
    expectEqual(table.footerView(forSection: 0)?.textLabel?.text, "b")
    expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "OLD")
  }

  @Test func theHeightOfAHeaderIsAskedForAgain() {
    let content = NestedDataSource([ContentSection<String, Ticket, Never>(header: "A", items: [Ticket(1)])])
    let delegate = table.attach(content)
    delegate.headerHeight { _ in content.header(ofSection: 0) == "A" ? 30 : 60 }
    table.reloadData()
    table.layoutIfNeeded()
    expectEqual(table.rectForHeader(inSection: 0).height, 30)
    content.updateSection(at: 0) { $0.header = "B" }
    table.layoutIfNeeded()
    expectEqual(table.rectForHeader(inSection: 0).height, 60)
  }

  @Test(arguments: [UITableView.automaticDimension, 20])
  func aHeaderComesAndGoes(height: CGFloat) {
    let content = NestedDataSource([Section(header: nil, items: [Ticket(1)], footer: nil)])
    table.sectionHeaderHeight = height
    table.attach(content)
    table.layoutIfNeeded()
    content.updateSection(at: 0) { $0.header = "A" }
    table.layoutIfNeeded()
    expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "A")
    content.updateSection(at: 0) { $0.header = nil }
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    expectEqual(table.shownTexts, ["1"])
  }

  @Test func aHeaderWithAViewOfItsOwnIsRefreshedInPlace() {
    let content = NestedDataSource([ContentSection<Heading, Ticket, Never>(header: Heading("A"), items: [Ticket(1)])])
    table.attach(content)
    table.layoutIfNeeded()
    let view = table.headerView(forSection: 0) as? HeadingRowView
    expectEqual(view?.shownText, "A")
    content.updateSection(at: 0) { $0.header = Heading("B") }
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === view)
    expectEqual(view?.shownText, "B")
  }

  // MARK: Telling

  @Test func shownIsToldWithoutAWindowAndWithoutATable() async {
    transaction {}  // Makes what tests that wait have left to the next turn.
    let content = list(2)
    table.attach(content)
    table.layoutIfNeeded()
    table.removeFromSuperview()
    await content.append(Ticket(7)).shown()
    let update: ContentUpdate
    do {
      let other = ToldTableView(shown: .plain)
      other.attach(content)
      other.layoutIfNeeded()
      update = content.append(Ticket(8))
      #expect(!update.isShown)
      other.removeFromSuperview()
    }
    await update.shown()
    #expect(update.isShown)
  }

  @Test func aReportSaysWhatHappened() {
    let content = list(5)
    let delegate = table.attach(content)
    var reports: [ListUpdateReport] = []
    delegate.dataSource.updateOptions.observer = { reports.append($0) }
    table.layoutIfNeeded()
    content.apply([Ticket(4), Ticket(0), Ticket(1, "one"), Ticket(6)])
    expectEqual(reports.last?.path, .batches)
    expectEqual(reports.last?.deletedItems, 2)
    expectEqual(reports.last?.insertedItems, 1)
    expectEqual(reports.last?.movedItems, 1)
    expectEqual(reports.last?.updatedItems, 1)
    expectEqual(reports.last?.stages.count, 2)
    #expect(reports.last.map { $0.diffing > .zero && $0.applying > .zero } == true)
    delegate.dataSource.updateOptions.maximumNumberOfChanges = 1
    content.apply([])
    expectEqual(reports.last?.path, .reloadOverLimit)
    content.changes.announceReload()
    expectEqual(reports.last?.path, .reloadUnknown)
    table.removeFromSuperview()
    content.append(Ticket(1))
    expectEqual(reports.last?.path, .reloadOffWindow)
    expectEqual(reports.count, 4)
  }

  // MARK: What users do

  @Test func aDragIsNotMadeTwice() async {
    let content = list(4)
    let delegate = table.attach(content)
    let other = ToldTableView(shown: .plain)
    other.attach(content)
    delegate.onMove { content.move(from: $0.row, to: $1.row) }
    table.isEditing = true
    table.layoutIfNeeded()
    other.layoutIfNeeded()
    let failures = HeadlessFailure.recording {
      #expect(table.headlessMoveRow(at: path(0), to: path(2)))
    }
    #expect(failures.isEmpty)
    #expect(table.takeTold().isEmpty)
    expectEqual(table.shownTexts, ["1", "2", "0", "3"])
    await Task.yield()
    #expect(table.takeTold().isEmpty)
    expectEqual(other.takeTold(), ["move 0.0 0.2"])
    expectEqual(table.shownTexts, ["1", "2", "0", "3"])
    expectEqual(other.shownTexts, ["1", "2", "0", "3"])
  }

  @Test func aSwipeDeletes() {
    let content = list(3)
    let delegate = table.attach(content)
    delegate.onCommit(Ticket.self) { _, _, place in content.remove(place) }
    table.layoutIfNeeded()
    table.setEditing(true, animated: false)
    let failures = HeadlessFailure.recording { #expect(table.headlessTapDelete(at: path(1))) }
    #expect(failures.isEmpty)
    expectEqual(table.shownTexts, ["0", "2"])
  }

  // MARK: Cost

  // MARK: Edits from a display

  @Test func anEditWhileARowIsDisplayedWaits() async {
    let table = ToldTableView(shown: .plain)
    let content = FlatDataSource([Ticket(1)])
    table.attach(content).onWillDisplay(Ticket.self) { ticket, _ in
      guard ticket.id == 1 else { return }
      content.append(Ticket(2))
      expectEqual(content.items.count, 2)
    }
    table.layoutIfNeeded()
    expectEqual(table.numberOfRows(inSection: 0), 1)
    for _ in 0..<10 { await Task.yield() }
    expectEqual(table.shownTexts, ["1", "2"])
  }
}
