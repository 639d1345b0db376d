import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UITableViewControllerTests {
  private final class ListController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
  }

  private final class TitledController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title" }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func itIsDataSourceAndDelegateOfItsTable() {
    let controller = ListController(style: .grouped)
    let window = show(controller)
    expectEqual(controller.tableView.style, .grouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    expectEqual(controller.tableView.visibleCells.map { $0.textLabel?.text }, ["0", "1", "2"])
    _ = window
  }

  @Test func whatIsNotOverriddenCountsAsNotImplemented() {
    let controller = ListController(style: .plain)
    let window = show(controller)
    expectEqual(controller.tableView.rectForRow(at: IndexPath(0, 0)).height, UITableView.Metrics.rowHeight)
    let events = controller.tableView.headlessEvents.recording {
      controller.tableView.reloadData()
      controller.tableView.layoutIfNeeded()
      controller.tableView.headlessTapRow(at: IndexPath(0, 0))
    }
    expectEqual(Set(events.map(\.name)), ["numberOfRows", "cellForRow"])
    _ = window
  }

  @Test func whatIsOverriddenIsAsked() {
    let controller = TitledController(style: .plain)
    let window = show(controller)
    expectEqual(controller.tableView.rectForRow(at: IndexPath(0, 0)).height, 77)
    expectEqual(controller.tableView.headerView(forSection: 0)?.textLabel?.text, "title")
    _ = window
  }

  @Test(arguments: [true, false]) func theSelectionIsClearedWhenTheViewAppearsAgain(clears: Bool) {
    let controller = ListController(style: .plain)
    controller.clearsSelectionOnViewWillAppear = clears
    let window = show(controller)
    controller.tableView.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    expectEqual((controller.tableView.indexPathForSelectedRow == nil), clears)
    _ = window
  }

  @Test func dataIsLoadedWhenTheViewAppearsForTheFirstTimeAndNotAgain() {
    @MainActor final class Growing: UITableViewController {
      var count = 1
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    }
    let controller = Growing(style: .plain)
    expectEqual(controller.tableView.numberOfRows(inSection: 0), 1)
    controller.count = 2
    controller.viewWillAppear(false)
    expectEqual(controller.tableView.numberOfRows(inSection: 0), 2)
    controller.count = 3
    controller.viewWillAppear(false)
    expectEqual(controller.tableView.numberOfRows(inSection: 0), 2)
  }

  @Test func editingIsPassedOnToTheTable() {
    let controller = ListController(style: .plain)
    let window = show(controller)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    #expect(controller.isEditing)
    _ = window
  }
}
