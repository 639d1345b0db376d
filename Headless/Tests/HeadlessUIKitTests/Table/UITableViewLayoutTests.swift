import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UITableViewLayoutTests {
  @Test func onlyVisibleRowsHaveCells() {
    let fixture = TableFixture(rows: 100)
    expectEqual(fixture.displayed, (0..<10).map { "row \($0)" })
    expectEqual(fixture.table.contentSize, CGSize(width: 320, height: 4400))
    expectEqual(fixture.table.cellForRow(at: IndexPath(0, 3))?.frame, CGRect(x: 0, y: 132, width: 320, height: 44))
    #expect(fixture.table.cellForRow(at: IndexPath(0, 10)) == nil)
    #expect(fixture.table.cellForRow(at: IndexPath(7, 7)) == nil)
  }

  @Test func aRowThatScrollsInIsAskedForOnceAndOneThatScrollsOutIsReused() throws {
    let fixture = TableFixture(rows: 100)
    let first = try #require(fixture.table.cellForRow(at: IndexPath(0, 0)) as? FixtureCell)
    fixture.forgetQuestions()
    fixture.table.headlessScroll(by: CGPoint(x: 0, y: 44))
    expectEqual(fixture.asked, [IndexPath(0, 10)])
    #expect(fixture.table.cellForRow(at: IndexPath(0, 10)) === first)
    expectEqual(first.reuses, 1)
    #expect(first.superview === fixture.table)
    expectEqual(FixtureCell.created, 10)
  }

  @Test func aMillionRowsCostWhatTheVisibleOnesCost() {
    let fixture = TableFixture()
    let source = CountedSource(rows: 1_000_000)
    let delegate = FixtureDelegate()
    delegate.height = { path in
      source.heightQuestions += 1
      return path.row % 2 == 0 ? 50 : 60
    }
    fixture.table.dataSource = source
    fixture.table.delegate = delegate
    fixture.table.headlessScrollToEnd()
    expectEqual(fixture.table.indexPathsForVisibleRows?.last, IndexPath(0, 999_999))
    #expect(source.created <= 22)
    #expect(source.cellQuestions <= 60)
    #expect(source.heightQuestions <= 60)
    #expect(source.countQuestions <= 2)
    for _ in 0..<200 { fixture.table.headlessScroll(by: CGPoint(x: 0, y: -210)) }
    #expect(source.created <= 22)
  }

  @Test func tenThousandSectionsAreAsCheapAndEachKeepsItsPlace() {
    let fixture = TableFixture(Array(repeating: ["a", "b", "c"], count: 10_000))
    expectEqual(fixture.table.contentSize.height, CGFloat(3 * 44 * 10_000))
    fixture.table.scrollToRow(at: IndexPath(7_777, 1), at: .top, animated: false)
    expectEqual(fixture.table.contentOffset.y, CGFloat(7_777 * 3 + 1) * 44)
    #expect(fixture.asked.count <= 20)
    #expect(FixtureCell.created <= 20)
  }

  @Test func constantHeightsAreExactFromTheStart() {
    let fixture = TableFixture()
    fixture.table.rowHeight = 30
    fixture.sections = [["a", "b"], ["c"]]
    fixture.table.reloadData()
    expectEqual(fixture.table.rectForRow(at: IndexPath(1, 0)), CGRect(x: 0, y: 60, width: 320, height: 30))
    expectEqual(fixture.table.rectForRow(at: IndexPath(9, 9)), .zero)
  }

  @Test func withoutEstimatesEveryHeightIsAskedForAtOnce() {
    let delegate = FixtureDelegate()
    var asked = Set<IndexPath>()
    delegate.height = {
      asked.insert($0)
      return CGFloat(20 + $0.row)
    }
    let fixture = TableFixture(delegate: delegate)
    fixture.table.estimatedRowHeight = 0
    fixture.sections = [(0..<500).map(String.init)]
    fixture.table.reloadData()
    expectEqual(asked.count, 500)
    expectEqual(fixture.table.contentSize.height, CGFloat((0..<500).reduce(0) { $0 + 20 + $1 }))
  }

  @Test func withEstimatesHeightsAreAskedForVisibleRowsOnly() {
    let delegate = FixtureDelegate()
    var asked = Set<IndexPath>()
    delegate.height = {
      asked.insert($0)
      return 44
    }
    let fixture = TableFixture(rows: 500, delegate: delegate)
    expectEqual(asked, Set((0..<10).map { IndexPath(0, $0) }))
    _ = fixture
  }

  @Test func theDelegatesEstimatesStandUntilARowIsMeasured() {
    let delegate = FixtureDelegate()
    delegate.estimate = { _ in 100 }
    let fixture = TableFixture(rows: 50, delegate: delegate)
    expectEqual(fixture.table.contentSize.height, CGFloat(10 * 44 + 40 * 100))
  }

  @Test func aCellThatSaysHowHighItWantsToBeIsThatHigh() {
    let fixture = TableFixture()
    fixture.makeCell = { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "tall") as? TallCell ?? TallCell()
      cell.wanted = CGFloat(30 + 10 * path.row)
      return cell
    }
    fixture.sections = [(0..<5).map(String.init)]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    expectEqual((0..<5).map { fixture.table.rectForRow(at: IndexPath(0, $0)).height }, [30, 40, 50, 60, 70])
    expectEqual(fixture.table.contentSize.height, 250)
  }

  @Test func contentStaysWhereItIsWhenRowsAboveItTurnOutHigher() throws {
    let fixture = TableFixture()
    fixture.makeCell = { _, path, _ in
      let cell = TallCell()
      cell.wanted = 100
      return cell
    }
    fixture.sections = [(0..<200).map(String.init)]
    fixture.table.reloadData()
    fixture.table.contentOffset.y = 100 * 44
    fixture.table.layoutIfNeeded()
    let path = try #require(fixture.table.indexPathsForVisibleRows?.first)
    let cell = try #require(fixture.table.cellForRow(at: path))
    let before = cell.frame.minY - fixture.table.contentOffset.y
    fixture.table.headlessScroll(by: CGPoint(x: 0, y: -60))
    let after = cell.frame.minY - fixture.table.contentOffset.y
    expectEqual(fixture.table.indexPathsForVisibleRows?.first, IndexPath(0, path.row - 1))
    expectEqual(after, before + 60)
  }

  @Test func theTablesHeaderAndFooterTakeRoom() {
    let fixture = TableFixture(rows: 2)
    fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    fixture.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    fixture.table.layoutIfNeeded()
    expectEqual(fixture.table.rectForRow(at: IndexPath(0, 0)).minY, 50)
    expectEqual(fixture.table.contentSize.height, CGFloat(50 + 88 + 30))
    expectEqual(fixture.table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 320, height: 50))
    expectEqual(fixture.table.tableFooterView?.frame, CGRect(x: 0, y: 138, width: 320, height: 30))
  }

  @Test func rowsOfAnInsetGroupedTableStandAwayFromTheEdgesAndKnowTheirCorners() {
    let fixture = TableFixture([["a", "b", "c"], ["d"]], style: .insetGrouped)
    let margin = UITableView.Metrics.insetGroupedMargin
    expectEqual(fixture.table.rectForRow(at: IndexPath(0, 0)).minX, margin)
    expectEqual(fixture.table.visibleCells.map(\.headlessSectionPosition), [.first, .middle, .last, .only])
    expectEqual(fixture.table.visibleCells.map(\.headlessShowsSeparator), [true, true, false, false])
  }

  @Test func anotherWidthMeasuresTheRowsAgain() {
    let fixture = TableFixture()
    var widths: [CGFloat] = []
    fixture.makeCell = { _, _, _ in
      let cell = TallCell()
      cell.onFit = { widths.append($0) }
      return cell
    }
    fixture.sections = [["a"]]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    fixture.table.frame.size.width = 200
    fixture.table.layoutIfNeeded()
    expectEqual(widths, [320, 200])
  }

  @Test func rowsAreFoundByPlace() {
    let fixture = TableFixture([["a", "b"], ["c"]])
    let table = fixture.table
    expectEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 50)), IndexPath(0, 1))
    expectEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 88)), IndexPath(1, 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 500)) == nil)
    expectEqual(
      table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 10, height: 50)),
      [
        IndexPath(0, 0), IndexPath(0, 1), IndexPath(1, 0),
      ]
    )
    expectEqual(
      table.visibleCells.map { table.indexPath(for: $0) },
      [IndexPath(0, 0), IndexPath(0, 1), IndexPath(1, 0)]
    )
    #expect(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
  }

  @Test func cellsAreAnnouncedBeforeAndAfterDisplay() {
    let delegate = FixtureDelegate()
    let fixture = TableFixture([["a", "b", "c", "d"]], delegate: delegate, height: 88)
    let events = fixture.table.headlessEvents.recording {
      fixture.table.headlessScroll(by: CGPoint(x: 0, y: 44))
    }
    let names = ["cellForRow", "willDisplay", "didEndDisplaying"]
    expectEqual(
      events.filter { names.contains($0.name) }.map(\.description),
      [
        "didEndDisplaying [0, 0]", "cellForRow [0, 2]", "willDisplay [0, 2]",
      ]
    )
  }

  @Test func reloadingEndsTheDisplayOfRowsThatNoLongerExist() {
    let delegate = FixtureDelegate()
    var ended: [IndexPath] = []
    delegate.didEndDisplaying = { ended.append($1) }
    let fixture = TableFixture([["a", "b", "c"]], delegate: delegate)
    fixture.sections = [["x"]]
    fixture.table.reloadData()
    expectEqual(ended, [IndexPath(0, 0), IndexPath(0, 1), IndexPath(0, 2)])
    #expect(fixture.table.cellForRow(at: IndexPath(0, 0)) == nil)
    fixture.table.layoutIfNeeded()
    expectEqual(fixture.displayed, ["x"])
  }

  @Test func reloadingReadsCountsAtOnceAndCellsAtTheNextLayout() {
    let fixture = TableFixture([["a"]])
    fixture.sections = [["a", "b"], ["c"]]
    fixture.forgetQuestions()
    fixture.table.reloadData()
    expectEqual(fixture.table.numberOfSections, 2)
    #expect(fixture.asked.isEmpty)
    fixture.table.layoutIfNeeded()
    expectEqual(fixture.asked.count, 3)
  }

  @Test func countsAreKeptUntilAReload() {
    let fixture = TableFixture([["a"]])
    fixture.sections = [["a", "b"]]
    expectEqual(fixture.table.numberOfRows(inSection: 0), 1)
    fixture.table.reloadData()
    expectEqual(fixture.table.numberOfRows(inSection: 0), 2)
  }

  @Test func aTableWithoutADataSourceHasOneEmptySection() {
    let table = UITableView(frame: .zero, style: .plain)
    expectEqual(table.numberOfSections, 1)
    expectEqual(table.numberOfRows(inSection: 0), 0)
    #expect(table.indexPathsForVisibleRows == nil)
  }

  @Test func askingForTheRowsOfAMissingSectionFails() {
    let fixture = TableFixture([["a"]])
    let failures = HeadlessFailure.recording { _ = fixture.table.numberOfRows(inSection: 3) }
    expectEqual(failures.map(\.kind), [.sectionOutOfRange])
    expectEqual(failures.first?.reason, "Requested the number of rows for section (3) which is out of bounds.")
  }

  @Test func askingForACellWhileTheTableLooksForItsCellsIsNoted() {
    let fixture = TableFixture([["a"]])
    fixture.makeCell = { table, path, _ in
      _ = table.cellForRow(at: path)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    #expect(fixture.table.cellForRow(at: IndexPath(0, 0)) != nil)
    #expect(fixture.table.headlessWarnings.isEmpty)
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    expectEqual(
      fixture.table.headlessWarnings,
      [
        "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of updating "
          + "its visible cells, which is not allowed."
      ]
    )
  }

  @Test func aLayoutOutsideAWindowIsNotedOnce() {
    let fixture = TableFixture([["a"]])
    fixture.table.layoutIfNeeded()
    fixture.table.removeFromSuperview()
    for _ in 0..<2 {
      fixture.table.reloadData()
      fixture.table.layoutIfNeeded()
    }
    expectEqual(fixture.table.headlessWarnings.count, 1)
    #expect(
      fixture.table.headlessWarnings.first?.hasPrefix(
        "UITableView was told to layout its visible cells and other contents without being in the view hierarchy"
      ) == true
    )
  }

  @Test func negativeHeightsFail() {
    let delegate = FixtureDelegate()
    delegate.height = { $0.row == 1 ? -5 : 44 }
    let rows = HeadlessFailure.recording { _ = TableFixture([["a", "b"]], delegate: delegate) }
    expectEqual(rows.map(\.kind), [.negativeHeight])
    expectEqual(rows.first?.indexes, [[0, 1]])
    #expect(rows.first?.reason.hasPrefix("table view row height must not be negative - provided height for") == true)
    #expect(rows.first?.reason.hasSuffix("is -5.000000") == true)

    let other = FixtureDelegate()
    other.headerHeight = { _ in -2 }
    let headers = HeadlessFailure.recording { _ = TableFixture([["a"]], delegate: other) }
    expectEqual(
      headers.first?.reason,
      "section header height must not be negative - provided height for section 0 is -2.000000"
    )
  }

  @Test func automaticDimensionFromTheDelegateIsNoNegativeHeight() {
    let delegate = FixtureDelegate()
    delegate.height = { _ in UITableView.automaticDimension }
    let failures = HeadlessFailure.recording {
      let fixture = TableFixture([["a"]], delegate: delegate)
      expectEqual(fixture.table.rectForRow(at: IndexPath(0, 0)).height, UITableView.Metrics.rowHeight)
    }
    #expect(failures.isEmpty)
  }

  @Test func displayedRowsAreSubviewsInOrderBelowHeaders() {
    let fixture = TableFixture([["a", "b"], ["c"]])
    fixture.headers = [0: "one", 1: "two"]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    let cells = fixture.table.subviews.compactMap { ($0 as? UITableViewCell)?.textLabel?.text }
    expectEqual(cells, ["a", "b", "c"])
    let kinds = fixture.table.subviews.map { $0 is UITableViewCell }
    expectEqual(kinds, [true, true, true, false, false])
  }
}

/// A cell with a height of its own.
private final class TallCell: UITableViewCell {
  var wanted: CGFloat = 44
  var onFit: (CGFloat) -> Void = { _ in }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    onFit(size.width)
    return CGSize(width: size.width, height: wanted)
  }
}

@MainActor private final class CountedSource: NSObject, UITableViewDataSource {
  let rows: Int
  var created = 0
  var cellQuestions = 0
  var countQuestions = 0
  var heightQuestions = 0

  init(rows: Int) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countQuestions += 1
    return rows
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellQuestions += 1
    if let cell = tableView.dequeueReusableCell(withIdentifier: "own") { return cell }
    created += 1
    return UITableViewCell(style: .default, reuseIdentifier: "own")
  }
}
