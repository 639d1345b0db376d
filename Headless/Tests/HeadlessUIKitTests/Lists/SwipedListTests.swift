import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A row that is swiped open. That a table is editing meanwhile: radar 19810907, deltachat/deltachat-ios#2864. That `setEditing(false)`
/// closes it: MortimerGoro/MGSwipeTableCell, MSCMoreOptionTableViewCell#27. That a tap elsewhere closes it and does nothing else:
/// MortimerGoro/MGSwipeTableCell#133, square/Listable#418.
@MainActor struct SwipedListTests {
  private final class Swiper: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { flag() }
    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { flag() }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath?.row ?? -1) \(tableView.isEditing)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }

    private func flag() -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { $2(true) }])
    }
  }

  private func swiped(_ edge: HeadlessSwipeEdge = .trailing, _ act: (UITableView, Swiper) -> Void) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table = UITableView(frame: window.bounds)
    let swiper = Swiper()
    (table.dataSource, table.delegate) = (swiper, swiper)
    window.addSubview(table)
    window.makeKeyAndVisible()
    table.layoutIfNeeded()
    #expect(!table.isEditing)
    table.headlessRevealSwipeActions(forRowAt: [0, 1], edge: edge)
    act(table, swiper)
    _ = window
  }

  @Test(arguments: [HeadlessSwipeEdge.leading, .trailing]) func aTableWithASwipedRowIsEditing(_ edge: HeadlessSwipeEdge)
  {
    swiped(edge) { table, swiper in
      #expect(table.isEditing && !table.isEditingAllRows)
      #expect(!table.headlessSwipeActions(forRowAt: [0, 3], edge: edge).isEmpty, "another row can be swiped")
      table.headlessHideSwipeActions()
      #expect(!table.isEditing && swiper.log == ["end 1 false"])
    }
  }

  @Test(arguments: [HeadlessSwipeEdge.leading, .trailing]) func endingEditingClosesASwipedRow(_ edge: HeadlessSwipeEdge)
  {
    swiped(edge) { table, swiper in
      table.setEditing(false, animated: true)
      #expect(swiper.log == ["end 1 false"] && table.headlessSwipedRow == nil)
      table.isEditing = false
      expectEqual(swiper.log.count, 1)
    }
    swiped(edge) { table, swiper in
      table.setEditing(true, animated: true)
      #expect(swiper.log == ["end 1 false"] && table.isEditingAllRows)
      table.isEditing = false
      #expect(!table.isEditing)
    }
  }

  @Test func aTableWithoutItsSwipedRowIsNotEditing() {
    swiped { table, _ in
      table.reloadData()
      #expect(!table.isEditing)
    }
    swiped { table, _ in
      table.performBatchUpdates { table.reloadRows(at: [[0, 1]], with: .none) }
      #expect(!table.isEditing)
    }
  }

  @Test(arguments: [1, 4]) func aTapOnlyClosesASwipedRow(row: Int) {
    swiped { table, swiper in
      #expect(!table.headlessTapRow(at: [0, row]))
      expectEqual(swiper.log, ["end 1 false"])
      #expect(table.headlessTapRow(at: [0, row]) && swiper.log.last == "select")
    }
  }

  @Test func aDragClosesASwipedRow() {
    swiped { table, swiper in
      table.headlessScroll(by: CGPoint(x: 0, y: 60))
      #expect(swiper.log == ["end 1 false"] && table.contentOffset.y == 60)
    }
  }

  @Test func aTapOnlyClosesASwipedItem() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { $2(true) }])
    }
    let fixture = CollectionFixture(count: 20, layout: UICollectionViewCompositionalLayout.list(using: configuration))
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.headlessRevealSwipeActions(forItemAt: .item(1)))
    #expect(!fixture.view.isEditing, "no report says that a collection is")
    #expect(!fixture.view.headlessTapItem(at: .item(0)) && fixture.view.headlessSwipedItem == nil)
    #expect(fixture.view.headlessTapItem(at: .item(0)))
    expectEqual(fixture.view.indexPathsForSelectedItems, [.item(0)])
  }
}
