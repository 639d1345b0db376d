import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// What composites of tables do alone; ``ListCompositeTests`` has the rest.
@MainActor struct CompositeTableViewDataSourceTests {
  @Test func theTableOfAChildHasItsRects() throws {
    let (first, second) = (RowsChild(name: "a", counts: [2, 1]), RowsChild(name: "b", counts: [1, 0, 3]))
    let table = makeHighTable(CompositeTableViewDataSource([first, second]))
    let local = try #require(second.table)
    expectEqual(local.rect(forSection: 2), table.rect(forSection: 4))
    expectEqual(local.rectForHeader(inSection: 0), table.rectForHeader(inSection: 2))
  }

  @Test func aDelegateAmongTheChildrenSaysItsHeights() {
    let delegate = TableViewDelegate(TableViewDataSource(FlatDataSource([Film("Alien"), Film("Brazil")])))
    let composite = CompositeTableViewDataSource {
      RowsChild([["by hand"]])
      delegate
    }
    let table = makeHighTable(composite)
    delegate.height(for: Film.self) { _, _ in 99 }
    table.reloadData()
    table.layoutIfNeeded()
    expectEqual(table.rectForRow(at: [1, 0]).height, 99)
    #expect(table.rectForRow(at: [0, 0]).height != 99)
  }

  @Test func movesBetweenChildrenWhenBothAgree() {
    let (first, second) = (ExchangingChild(["a", "b"]), ExchangingChild(["c"]))
    let inner = CompositeTableViewDataSource([second])
    let stubborn = RowsChild(name: "s", counts: [1])
    let table = makeHighTable(CompositeTableViewDataSource([first, inner, stubborn]))
    table.setEditing(true, animated: false)
    #expect(table.headlessMoveRow(at: [0, 0], to: [1, 1]))
    #expect(first.rows == ["b"] && second.rows == ["c", "a"])
    expectEqual(table.shownRows, [["b"], ["c", "a"], ["s0.0"]])
    #expect(table.headlessMoveRow(at: [1, 1], to: [1, 0]))
    expectEqual(second.rows, ["a", "c"])
    _ = table.headlessMoveRow(at: [1, 0], to: [2, 0])
    expectEqual(table.shownRows, [["b"], ["a", "c"], ["s0.0"]])
    first.refuses = true
    _ = table.headlessMoveRow(at: [1, 0], to: [0, 0])
    expectEqual(table.shownRows, [["b"], ["a", "c"], ["s0.0"]])
  }
}

/// A child that gives rows away and takes some.
private final class ExchangingChild: NSObject, ItemExchanging, UITableViewDataSource, UITableViewDelegate {
  var rows: [String]
  var refuses = false

  init(_ rows: [String]) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "exchange")
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func itemForMoving(at indexPath: IndexPath, in view: UIScrollView) -> Any? { rows[indexPath.row] }
  func canTake(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) -> Bool { !refuses }
  func give(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) { rows.remove(at: indexPath.row) }

  func take(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) {
    rows.insert("\(item)", at: indexPath.row)
  }
}
