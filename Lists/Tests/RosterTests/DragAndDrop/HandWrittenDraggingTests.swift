import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Children of composites that are drag and drop delegates themselves: they live in their own sections.
@MainActor @Suite(.windows) struct HandWrittenDraggingTests {
  @Test(arguments: [false, true])
  func aChildIsAskedAndToldInItsOwnIndexPaths(_ isNested: Bool) throws {
    let child = DraggedRows(["a", "b", "c"])
    let content = FlatDataSource([Ticket(1), Ticket(2)])
    let rows = TableViewDelegate(TableViewDataSource(content))
    rows.draggable(Ticket.self).droppable(in: content)
    let table = ToldTableView(shown: .plain)
    let inner = CompositeTableViewDataSource(children: [.init(rows), .init(child)])
    table.attach(isNested ? CompositeTableViewDataSource([RowsChild([["first"]]), inner]) : inner)
    table.layoutIfNeeded()
    let section = isNested ? 2 : 1
    let drag = try #require(table.headlessBeginDrag(at: [section, 0]))
    #expect(drag.move(to: [section, 2], in: table))
    expectEqual(table.headlessDropIndication, .gap([section, 2]))
    #expect(!drag.move(to: [section - 1, 0], in: table), "content takes tickets only")
    drag.move(to: [section, 2], in: table)
    #expect(drag.drop())
    expectEqual(child.log, ["items 0", "begin", "update 2", "update 2", "drop 0 at 2", "end drop", "end drag"])
    expectEqual(child.rows, ["b", "c", "a"])
    expectEqual(table.shownRows[section], ["b", "c", "a"])
    let ticket = try #require(table.headlessBeginDrag(at: [section - 1, 0]))
    #expect(ticket.move(to: [section - 1, 1], in: table))
    #expect(ticket.drop())
    expectEqual(content.items.map(\.id), [2, 1])
    if isNested { #expect(table.headlessBeginDrag(at: [0, 0]) == nil) }
  }
}

/// Rows that are moved by drags.
private final class DraggedRows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  var rows: [String]
  private(set) var log: [String] = []

  init(_ rows: [String]) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("items \(indexPath.row)")
    return [UIDragItem(itemProvider: NSItemProvider())]
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("begin") }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("end drag") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("end drop") }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    log.append("update \(destinationIndexPath?.row ?? -1)")
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let destination = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let source = item.sourceIndexPath
    else { return }
    log.append("drop \(source.row) at \(destination.row)")
    rows.insert(rows.remove(at: source.row), at: destination.row)
    tableView.moveRow(at: source, to: destination)
    coordinator.drop(item.dragItem, toRowAt: destination)
  }
}
