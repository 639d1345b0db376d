import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

// "To enable the swipe-to-delete feature of table views (wherein a user swipes horizontally across a row to display a Delete
// button), you must implement the tableView(_:commit:forRowAt:) method" (Apple, `UITableViewDataSource`).

#if os(Linux) && DEBUG
  @Suite @MainActor struct UITableViewCommittingTests {
    private func titles(_ dataSource: any UITableViewDataSource, delegate: (any UITableViewDelegate)? = nil)
      -> [String?]
    {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = dataSource
      table.delegate = delegate
      table.layoutIfNeeded()
      return table.headlessSwipeActions(forRowAt: [0, 0]).map(\.title)
    }

    @Test func withoutTheMethodThereIsNoButtonWhoeverTheDataSourceIs() {
      expectEqual(titles(Rows()), [])
      expectEqual(titles(FurtherRows()), [])
      expectEqual(titles(GenericRows(1)), [])
      let controller = PlainTableController(style: .plain)
      expectEqual(titles(controller, delegate: controller), [])
      final class Local: Rows {}
      expectEqual(titles(Local()), [])
    }

    @Test func withTheMethodThereIsOneWhereverItIsDeclared() {
      final class Local: Rows {
        func tableView(
          _ tableView: UITableView,
          commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {}
      }
      expectEqual(titles(CommittingRows()), ["Delete"])
      expectEqual(titles(FurtherCommittingRows()), ["Delete"])
      expectEqual(titles(ExtendedRows()), ["Delete"])
      expectEqual(titles(GenericCommittingRows(1)), ["Delete"])
      expectEqual(titles(Local()), ["Delete"])
      let controller = CommittingTableController(style: .plain)
      expectEqual(titles(controller, delegate: controller), ["Delete"])
    }

    /// The method of UIKit's own diffable data source counts; rows can be edited where a subclass says so.
    @Test func aDiffableDataSourceThatAllowsEditsHasTheButton() {
      final class Editable: UITableViewDiffableDataSource<Int, Int> {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      }
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let source = Editable(tableView: table) { _, _, _ in UITableViewCell() }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot, animatingDifferences: false)
      table.layoutIfNeeded()
      expectEqual(table.headlessSwipeActions(forRowAt: [0, 0]).map(\.title), ["Delete"])
    }

    /// What the delegate gives does not depend on the data source.
    @Test func actionsOfTheDelegateNeedNoMethod() {
      expectEqual(titles(Rows(), delegate: Flagging()), ["Flag"])
    }
  }

  private class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private final class FurtherRows: Rows {}

  private class GenericRows<Value>: Rows {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private final class GenericCommittingRows<Value>: GenericRows<Value> {
    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private class CommittingRows: Rows {
    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private final class FurtherCommittingRows: CommittingRows {}

  private final class ExtendedRows: Rows {}

  extension ExtendedRows {
    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private class PlainTableController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private final class CommittingTableController: PlainTableController {
    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private final class Flagging: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      ])
    }
  }
#endif
