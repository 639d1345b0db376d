import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// When a list asks for cells, and when it says that they come and go.
@MainActor struct DisplayOrderTests {
  private func table(rows: Int, prefetching: Prefetching? = nil) -> TableFixture {
    let fixture = TableFixture(rows: rows, delegate: prefetching)
    fixture.table.rowHeight = 44
    fixture.table.prefetchDataSource = prefetching
    return fixture
  }

  @Test func theDisplayOfDeletedRowsEndsAfterTheBatch() {
    let prefetching = Prefetching()
    let fixture = table(rows: 30, prefetching: prefetching)
    fixture.table.layoutIfNeeded()
    prefetching.events = []
    fixture.table.performBatchUpdates {
      fixture.sections[0].removeFirst()
      fixture.table.deleteRows(at: [[0, 0]], with: .none)
      #expect(prefetching.events.isEmpty)
    }
    expectEqual(prefetching.events, ["will 9", "end 0"])
  }

  @Test func theDisplayOfDeletedSectionsEndsAfterTheBatch() {
    let prefetching = Prefetching()
    let fixture = TableFixture([["a"], ["b"]], delegate: prefetching)
    fixture.headers = [0: "first", 1: "second"]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    prefetching.events = []
    fixture.sections = [["b"], ["c"]]
    fixture.headers = [0: "second", 1: "third"]
    fixture.table.performBatchUpdates {
      fixture.table.deleteSections([0], with: .none)
      fixture.table.insertSections([1], with: .none)
    }
    expectEqual(Array(prefetching.events.prefix(2)), ["will header 1", "will 0"])
    expectEqual(prefetching.events.suffix(2).sorted(), ["end 0", "end header 0"])
  }

  @Test func visibleRowsAreLaidOutFirst() {
    let fixture = table(rows: 30)
    fixture.table.reloadData()
    expectEqual(fixture.table.indexPathsForVisibleRows?.count, 10)
    fixture.table.reloadData()
    expectEqual(fixture.table.visibleCells.count, 10)
  }

  @Test func whatComesAfterTheFirstDisplayIsPrefetched() {
    let prefetching = Prefetching()
    let fixture = table(rows: 30)
    let table = UITableView(frame: fixture.table.frame)
    table.rowHeight = 44
    table.register(FixtureCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = fixture
    table.prefetchDataSource = prefetching
    fixture.window.addSubview(table)
    table.layoutIfNeeded()
    expectEqual(prefetching.prefetched, (10..<20).map { IndexPath(row: $0, section: 0) })
    prefetching.prefetched = []
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(prefetching.prefetched.isEmpty)

    let collection = CollectionFixture(count: 30)
    collection.view.prefetchDataSource = prefetching
    collection.view.layoutIfNeeded()
    expectEqual(prefetching.prefetched, (5..<10).map { IndexPath(item: $0, section: 0) })
  }

  // MARK: Prepared cells

  @Test func aTablePreparesCellsNextToTheVisibleOnes() {
    let prefetching = Prefetching()
    let fixture = table(rows: 30, prefetching: prefetching)
    fixture.table.headlessPreparesCells = true
    fixture.table.setNeedsLayout()
    fixture.table.layoutIfNeeded()
    expectEqual(fixture.asked.last, [0, 10])
    #expect(!prefetching.events.contains("will 10"))
    let prepared = fixture.table.cellForRow(at: [0, 10])
    #expect(prepared != nil)
    expectEqual(fixture.table.visibleCells.count, 10)
    let count = fixture.asked.count { $0 == [0, 10] }
    fixture.table.headlessScroll(by: CGPoint(x: 0, y: 44))
    #expect(fixture.table.visibleCells.last === prepared)
    expectEqual(fixture.asked.count { $0 == [0, 10] }, count)
    #expect(prefetching.events.contains("will 10"))

    // It follows updates, is configured again with them, and goes with its row.
    let next = fixture.table.cellForRow(at: [0, 11])
    #expect(next != nil)
    fixture.sections[0].insert("new", at: 20)
    fixture.table.insertRows(at: [[0, 20]], with: .none)
    fixture.table.reconfigureRows(at: [[0, 11]])
    #expect(fixture.table.cellForRow(at: [0, 11]) === next)
    fixture.sections[0].remove(at: 11)
    fixture.table.deleteRows(at: [[0, 11]], with: .none)
    #expect(fixture.table.cellForRow(at: [0, 11]) != nil)
    #expect(!prefetching.events.contains("end 11"))
    fixture.table.reloadData()
    #expect(fixture.table.cellForRow(at: [0, 11]) == nil)
  }

  @Test func aCollectionPreparesCellsNextToTheVisibleOnes() {
    let fixture = CollectionFixture(count: 30)
    fixture.view.headlessPreparesCells = true
    fixture.view.layoutIfNeeded()
    let prepared = fixture.view.cellForItem(at: [0, 5])
    #expect(prepared != nil)
    expectEqual(fixture.view.visibleCells.count, 5)
    fixture.view.headlessScroll(by: CGPoint(x: 0, y: 20))
    #expect(fixture.view.visibleCells.contains { $0 === prepared })
    let next = fixture.view.cellForItem(at: [0, 6])
    fixture.sections[0].insert("new", at: 0)
    fixture.view.insertItems(at: [[0, 0]])
    #expect(fixture.view.cellForItem(at: [0, 7]) === next || fixture.view.cellForItem(at: [0, 7]) == nil)
    fixture.view.reconfigureItems(at: [[0, 6]])
    fixture.sections[0].removeFirst(4)
    fixture.view.deleteItems(at: (0..<4).map { [0, $0] })
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    expectEqual(fixture.view.visibleCells.count, 5)
  }

  @Test func nothingIsPreparedUnlessAskedFor() {
    let fixture = table(rows: 30)
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.cellForRow(at: [0, 10]) == nil)
  }
}

private final class Prefetching: NSObject, UITableViewDelegate, UITableViewDataSourcePrefetching,
  UICollectionViewDataSourcePrefetching
{
  var events: [String] = []
  var prefetched: [IndexPath] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { prefetched += indexPaths }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    events.append("will \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    events.append("end \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    events.append("will header \(section)")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    events.append("end header \(section)")
  }
}
