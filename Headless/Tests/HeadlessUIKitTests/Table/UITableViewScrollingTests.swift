import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UITableViewScrollingTests {
  @Test func aRowIsScrolledToTheTopTheMiddleAndTheBottom() {
    let fixture = TableFixture(rows: 100)
    let row = IndexPath(0, 50)
    fixture.table.scrollToRow(at: row, at: .top, animated: false)
    expectEqual(fixture.table.contentOffset.y, CGFloat(50 * 44))
    fixture.table.scrollToRow(at: row, at: .bottom, animated: false)
    expectEqual(fixture.table.contentOffset.y, CGFloat(51 * 44 - 440))
    fixture.table.scrollToRow(at: row, at: .middle, animated: false)
    expectEqual(fixture.table.contentOffset.y, CGFloat(50 * 44 + 22 - 220))
  }

  @Test func aRowThatIsScrolledToTheTopOfAPlainTableStandsBelowTheHeaderThere() {
    let fixture = TableFixture(rows: 100)
    fixture.headers = [0: "one"]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    fixture.table.scrollToRow(at: IndexPath(0, 50), at: .top, animated: false)
    let header = fixture.table.rectForHeader(inSection: 0).height
    #expect(header > 0)
    let room = fixture.table.rectForRow(at: IndexPath(0, 50)).minY - fixture.table.contentOffset.y
    // A choice, not UIKit's documented behavior.
    expectEqual(room, header)
  }

  @Test func noPositionScrollsAsLittleAsIsNeeded() {
    let fixture = TableFixture(rows: 100)
    fixture.table.scrollToRow(at: IndexPath(0, 5), at: .none, animated: false)
    expectEqual(fixture.table.contentOffset.y, 0)
    fixture.table.scrollToRow(at: IndexPath(0, 20), at: .none, animated: false)
    expectEqual(fixture.table.contentOffset.y, CGFloat(21 * 44 - 440))
    fixture.table.scrollToRow(at: IndexPath(0, 3), at: .none, animated: false)
    expectEqual(fixture.table.contentOffset.y, CGFloat(3 * 44))
  }

  @Test func theEndsOfTheContentLimitScrolling() {
    let fixture = TableFixture(rows: 20)
    fixture.table.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    fixture.table.scrollToRow(at: IndexPath(0, 19), at: .top, animated: false)
    expectEqual(fixture.table.contentOffset.y, CGFloat(20 * 44 + 20 - 440))
    fixture.table.scrollToRow(at: IndexPath(0, 0), at: .bottom, animated: false)
    expectEqual(fixture.table.contentOffset.y, -10)
  }

  @Test func heightsThatBecomeKnownOnTheWayDoNotSpoilThePlace() {
    let delegate = FixtureDelegate()
    delegate.height = { $0.row % 2 == 0 ? 90 : 31 }
    let fixture = TableFixture(rows: 400, delegate: delegate)
    fixture.table.scrollToRow(at: IndexPath(0, 301), at: .top, animated: false)
    expectEqual(fixture.table.contentOffset.y, fixture.table.rectForRow(at: IndexPath(0, 301)).minY)
    fixture.table.scrollToRow(at: IndexPath(0, 399), at: .bottom, animated: false)
    expectEqual(fixture.table.contentOffset.y, fixture.table.contentSize.height - 440)
  }

  @Test func t15ScrollingOutOfRangeFailsAsARangeException() {
    let fixture = TableFixture([["a", "b"]])
    let failures = HeadlessFailure.recording {
      fixture.table.scrollToRow(at: IndexPath(0, 2), at: .top, animated: false)
      fixture.table.scrollToRow(at: IndexPath(18, 0), at: .top, animated: false)
    }
    expectEqual(failures.map(\.kind), [.scrollOutOfRange, .scrollOutOfRange])
    expectEqual(failures.map(\.name), [.range, .range])
    #expect(
      failures.first?.reason.hasPrefix(
        "Attempted to scroll the table view to an out-of-bounds row (2) when there are only 2 rows in section 0. "
          + "Table view: "
      ) == true
    )
    #expect(
      failures.last?.reason.hasPrefix(
        "Attempted to scroll the table view to an out-of-bounds section (18) when there are only 1 sections. "
          + "Table view: "
      ) == true
    )
  }

  @Test func anEmptySectionCanBeScrolledToWithoutARow() {
    let fixture = TableFixture([(0..<40).map(String.init), []])
    let failures = HeadlessFailure.recording {
      fixture.table.scrollToRow(at: IndexPath(1, NSNotFound), at: .top, animated: false)
    }
    #expect(failures.isEmpty)
  }

  @Test func theNearestSelectedRowIsScrolledTo() {
    let fixture = TableFixture(rows: 100)
    fixture.table.allowsMultipleSelection = true
    fixture.table.selectRow(at: IndexPath(0, 30), animated: false, scrollPosition: .none)
    fixture.table.selectRow(at: IndexPath(0, 90), animated: false, scrollPosition: .none)
    fixture.table.scrollToNearestSelectedRow(at: .top, animated: false)
    expectEqual(fixture.table.contentOffset.y, CGFloat(30 * 44))
  }

  @Test func selectingWithAPositionScrolls() {
    let fixture = TableFixture(rows: 100)
    fixture.table.selectRow(at: IndexPath(0, 30), animated: false, scrollPosition: .top)
    expectEqual(fixture.table.contentOffset.y, CGFloat(30 * 44))
  }

  @Test func anAnimatedScrollArrivesOnTheNextTurn() {
    let fixture = TableFixture(rows: 100)
    fixture.table.scrollToRow(at: IndexPath(0, 30), at: .top, animated: true)
    expectEqual(fixture.table.contentOffset.y, 0)
    HeadlessRunLoop.runPending()
    expectEqual(fixture.table.contentOffset.y, CGFloat(30 * 44))
  }

  // MARK: Index titles

  @Test func indexTitlesScrollToTheirSection() {
    let fixture = TableFixture(Array(repeating: Array(repeating: "x", count: 10), count: 5))
    #expect(fixture.table.headlessIndexTitles.isEmpty)
    fixture.indexTitles = ["A", "B", "C", "D", "E"]
    #expect(fixture.table.headlessIndexTitles.isEmpty)
    fixture.table.reloadSectionIndexTitles()
    expectEqual(fixture.table.headlessIndexTitles, ["A", "B", "C", "D", "E"])
    #expect(fixture.table.headlessTapIndexTitle("C"))
    // A choice, not UIKit's documented behavior.
    expectEqual(fixture.table.indexPathsForVisibleRows?.first, IndexPath(2, 0))
    #expect(!fixture.table.headlessTapIndexTitle("Z"))
    fixture.table.sectionIndexMinimumDisplayRowCount = 51
    #expect(fixture.table.headlessIndexTitles.isEmpty)
  }

  /// The index takes room from rows that reach the edge, and none from inset sections, whose margin it is in.
  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func rowsLeaveRoomForTheIndex(style: UITableView.Style) throws {
    func contentWidth(titles: [String]?) throws -> CGFloat {
      let fixture = TableFixture([["x"], ["y"]], style: style)
      fixture.indexTitles = titles
      fixture.table.reloadData()
      fixture.table.layoutIfNeeded()
      return try #require(fixture.table.cellForRow(at: IndexPath(0, 0))).contentView.bounds.width
    }
    let room = try contentWidth(titles: nil) - contentWidth(titles: ["A", "B"])
    #expect(style == .plain ? room > 0 : room == 0)
  }

  // MARK: Prefetching

  @MainActor private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    var prefetched: [[IndexPath]] = []
    var cancelled: [IndexPath] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prefetched.append(indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths
    }
  }

  @Test func scrollingPrefetchesWhatComesNextTheNearestFirstAndCancelsOnTheWayBack() throws {
    let fixture = TableFixture(rows: 100)
    let prefetcher = Prefetcher()
    fixture.table.prefetchDataSource = prefetcher
    fixture.table.headlessScroll(by: CGPoint(x: 0, y: 88))
    let first = try #require(prefetcher.prefetched.first)
    expectEqual(first.first, IndexPath(0, 12))
    expectEqual(first, first.sorted())
    #expect(Set(first).isDisjoint(with: fixture.table.indexPathsForVisibleRows ?? []))
    expectEqual(prefetcher.prefetched.count, 1)
    fixture.table.headlessScroll(by: CGPoint(x: 0, y: -44))
    expectEqual(Set(prefetcher.cancelled), Set(first))
    fixture.table.isPrefetchingEnabled = false
    let before = prefetcher.prefetched.count
    fixture.table.headlessScroll(by: CGPoint(x: 0, y: 440))
    expectEqual(prefetcher.prefetched.count, before)
  }
}
