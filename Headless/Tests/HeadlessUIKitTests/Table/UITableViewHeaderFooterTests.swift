import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UITableViewHeaderFooterTests {
  @Test func aSectionWithoutATitleOrAViewHasNoHeaderInAPlainTable() {
    let fixture = TableFixture([["a"], ["b"]])
    fixture.headers = [1: "two"]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.headerView(forSection: 0) == nil)
    expectEqual(fixture.table.rectForHeader(inSection: 0).height, 0)
    expectEqual(fixture.table.headerView(forSection: 1)?.textLabel?.text, "two")
    #expect(fixture.table.rectForHeader(inSection: 1).height > 0)
    let section = fixture.table.rect(forSection: 1)
    expectEqual(section.maxY, fixture.table.contentSize.height)
    expectEqual(section.minY, fixture.table.rect(forSection: 0).maxY)
  }

  @Test func theViewHasPriorityOverTheTitleAndNilFallsBackToIt() {
    let delegate = FixtureDelegate()
    delegate.headerView = { table, section in
      section == 0 ? UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 33)) : nil
    }
    let fixture = TableFixture(delegate: delegate)
    fixture.sections = [["a"], ["b"]]
    fixture.headers = [0: "one", 1: "two"]
    fixture.table.reloadData()
    let events = fixture.table.headlessEvents.recording { fixture.table.layoutIfNeeded() }
    #expect(fixture.table.headerView(forSection: 0) == nil)
    expectEqual(fixture.table.rectForHeader(inSection: 0).height, 33)
    expectEqual(fixture.table.headerView(forSection: 1)?.textLabel?.text, "two")
    let order = events.filter { ["viewForHeader", "titleForHeader", "willDisplayHeaderView"].contains($0.name) }
    expectEqual(
      order.map(\.description),
      [
        "viewForHeader 0", "willDisplayHeaderView 0", "viewForHeader 1", "titleForHeader 1", "willDisplayHeaderView 1",
      ]
    )
  }

  @Test func onlyVisibleHeadersAreAskedFor() {
    let delegate = FixtureDelegate()
    var asked = Set<Int>()
    delegate.headerView = {
      asked.insert($1)
      return nil
    }
    _ = TableFixture(Array(repeating: ["a", "b"], count: 10_000), delegate: delegate)
    expectEqual(asked, Set(0...4))
  }

  @Test func headersAreReused() {
    let delegate = FixtureDelegate()
    var made = Set<ObjectIdentifier>()
    delegate.headerView = { table, section in
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      view?.textLabel?.text = "section \(section)"
      if let view { made.insert(ObjectIdentifier(view)) }
      return view
    }
    let fixture = TableFixture(delegate: delegate)
    fixture.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    fixture.sections = Array(repeating: ["a", "b"], count: 500)
    fixture.table.reloadData()
    for _ in 0..<50 { fixture.table.headlessScroll(by: CGPoint(x: 0, y: 200)) }
    #expect(made.count <= 8)
    let section = fixture.table.indexPathsForVisibleRows?.last?.section ?? 0
    expectEqual(fixture.table.headerView(forSection: section)?.textLabel?.text, "section \(section)")
  }

  @Test func aHeaderIsPreparedBeforeItIsUsedAgainAndANewOneIsNot() {
    @MainActor final class Header: UITableViewHeaderFooterView {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let delegate = FixtureDelegate()
    var dequeued: [Int] = []
    delegate.headerView = { table, _ in
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
      dequeued.append(view?.reuses ?? -1)
      return view
    }
    let fixture = TableFixture(delegate: delegate)
    fixture.table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    fixture.sections = Array(repeating: ["a"], count: 2)
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    expectEqual(dequeued, [0, 0])
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    expectEqual(dequeued, [0, 0, 1, 1])
  }

  @Test func aHeightOfZeroAsksForNoViewAndAPositiveOneKeepsRoomWithoutAView() {
    let delegate = FixtureDelegate()
    var asked: [Int] = []
    delegate.headerHeight = { $0 == 0 ? 0 : 25 }
    delegate.headerView = {
      asked.append($1)
      return nil
    }
    let fixture = TableFixture([["a"], ["b"]], delegate: delegate)
    #expect(!asked.contains(0))
    expectEqual(fixture.table.rectForHeader(inSection: 0).height, 0)
    expectEqual(fixture.table.rectForHeader(inSection: 1).height, 25)
  }

  /// What apps answer to have no header in a grouped table.
  @Test(arguments: [CGFloat.leastNormalMagnitude, .leastNonzeroMagnitude])
  func theLeastHeightIsKept(height: CGFloat) {
    let delegate = FixtureDelegate()
    delegate.headerHeight = { _ in height }
    let fixture = TableFixture([["a"], ["b"]], style: .grouped, delegate: delegate)
    #expect(fixture.table.rectForHeader(inSection: 1).height < 0.001)
    fixture.table.reloadSections([1], with: .none)
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.rectForHeader(inSection: 1).height < 0.001)
  }

  /// An iPhone's screenshot shows a header's text in line with those of cells.
  @Test func whatIsPinnedToTheMarginsOfAHeaderIsInLineWithCells() throws {
    let delegate = FixtureDelegate()
    let label = UILabel()
    delegate.headerView = { _, _ in
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      label.translatesAutoresizingMaskIntoConstraints = false
      header.contentView.addSubview(label)
      label.text = "one"
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: header.contentView.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: header.contentView.layoutMarginsGuide.trailingAnchor),
        label.centerYAnchor.constraint(equalTo: header.contentView.centerYAnchor),
      ])
      return header
    }
    delegate.headerHeight = { _ in 30 }
    let fixture = TableFixture([["a"]], delegate: delegate)
    let cell = try #require(fixture.table.cellForRow(at: [0, 0])?.textLabel)
    expectEqual(label.convert(label.bounds, to: fixture.table).minX, cell.convert(cell.bounds, to: fixture.table).minX)
    expectEqual(label.frame.minX, LayoutAssumptions.headerMargins.left)
  }

  @Test func aHeaderWhoseHeightBecomesZeroIsNotAskedFor() {
    let delegate = FixtureDelegate()
    var height: CGFloat = 25
    var asked = 0
    delegate.headerHeight = { _ in height }
    delegate.headerView = { _, _ in
      asked += 1
      return nil
    }
    let fixture = TableFixture([["a"]], delegate: delegate)
    expectEqual(fixture.table.rectForHeader(inSection: 0).height, 25)
    asked = 0
    height = 0
    fixture.table.performBatchUpdates(nil)
    expectEqual(asked, 0)
    expectEqual(fixture.table.rectForHeader(inSection: 0).height, 0)
  }

  @Test func headersOfAPlainTableFloatInsideTheirSection() throws {
    let fixture = TableFixture()
    fixture.sections = [(0..<20).map(String.init), (0..<20).map(String.init)]
    fixture.headers = [0: "one", 1: "two"]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    let resting = fixture.table.rectForHeader(inSection: 0)
    let header = try #require(fixture.table.headerView(forSection: 0))
    fixture.table.headlessScroll(to: CGPoint(x: 0, y: 300))
    expectEqual(header.frame.minY, 300)
    #expect(fixture.table.headerView(forSection: 0) === header)
    expectEqual(fixture.table.rectForHeader(inSection: 0), resting)
    let end = fixture.table.rect(forSection: 0).maxY
    fixture.table.headlessScroll(to: CGPoint(x: 0, y: end - 10))
    expectEqual(header.frame.maxY, end)
  }

  @Test func headersOfAGroupedTableStay() throws {
    let fixture = TableFixture([(0..<40).map(String.init)], style: .grouped)
    fixture.headers = [0: "one"]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    let header = try #require(fixture.table.headerView(forSection: 0))
    fixture.table.headlessScroll(to: CGPoint(x: 0, y: 20))
    expectEqual(header.frame, fixture.table.rectForHeader(inSection: 0))
    fixture.table.headlessScroll(to: CGPoint(x: 0, y: 300))
    #expect(fixture.table.headerView(forSection: 0) == nil)
  }

  @Test func longFootersOfAGroupedTableWrap() {
    let fixture = TableFixture([["a"]], style: .grouped)
    fixture.footers = [0: Array(repeating: "many words", count: 30).joined(separator: " ")]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.rectForFooter(inSection: 0).height > 3 * 13)
  }

  @Test func anUnregisteredHeaderIsNil() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "some")
    expectEqual(table.dequeueReusableHeaderFooterView(withIdentifier: "some")?.reuseIdentifier, "some")
  }

  @Test func headerAndFooterHeightPropertiesCountWhereThereIsATitle() {
    let fixture = TableFixture([["a"], ["b"]])
    fixture.table.sectionHeaderHeight = 40
    fixture.table.sectionFooterHeight = 12
    fixture.headers = [0: "one"]
    fixture.footers = [0: "end"]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    expectEqual(fixture.table.rectForHeader(inSection: 0).height, 40)
    expectEqual(fixture.table.rectForFooter(inSection: 0).height, 12)
    expectEqual(fixture.table.rectForHeader(inSection: 1).height, 0)
  }

  private final class CellHeads: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 40 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { made(7) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { made(8) }
    private func made(_ tag: Int) -> UIView {
      let cell = UITableViewCell(style: .default, reuseIdentifier: "edge")
      cell.tag = tag
      return cell
    }
  }

  /// A cell that serves as a header or a footer goes with the next update. That a table logs "no index path for table cell being reused"
  /// is from memory.
  @Test func aCellThatIsAHeaderGoesWithAnUpdate() {
    let changes: [@MainActor (UITableView, CellHeads) -> Void] = [
      { table, _ in
        table.beginUpdates()
        table.endUpdates()
      },
      { table, heads in
        heads.count = 4
        table.insertRows(at: [[0, 0]], with: .none)
      },
      { table, _ in table.reloadRows(at: [[0, 1]], with: .none) },
    ]
    for change in changes {
      let heads = CellHeads()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .grouped)
      (table.dataSource, table.delegate) = (heads, heads)
      table.layoutIfNeeded()
      func shown() -> [Int] { table.subviews.map(\.tag).filter { $0 > 0 }.sorted() }
      expectEqual(shown(), [7, 8])
      change(table, heads)
      table.layoutIfNeeded()
      #expect(shown() == [] && table.headlessWarnings.contains("no index path for table cell being reused"))
      table.reloadData()
      table.layoutIfNeeded()
      expectEqual(shown(), [7, 8])
    }
  }
}
