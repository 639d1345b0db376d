import Foundation
import TestSupport
import Testing

@testable import Roster

/// The selection of items that a filter hides and shows again, in tables, collections and composites of both.
@MainActor @Suite(.windows) struct HiddenSelectionTests {
  private let content = FlatDataSource((0..<6).map { Ticket($0) })
  private let other = FlatDataSource([Ticket(100)])
  private let table = ToldTableView(shown: .plain)
  private let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())

  private func ids(_ paths: [IndexPath]?, _ shown: some DataSource<Ticket>) -> [Int] {
    (paths ?? []).sorted().map { shown.item(at: $0).id }
  }

  @Test(arguments: [HiddenSelection.forgotten, .kept]) func inATable(policy: HiddenSelection) {
    let shown = content.filtered { _ in true }
    var selections: [[Int]] = []
    table.allowsMultipleSelection = true
    let delegate = table.attach(shown).onSelectionChange { selections.append($0.items(of: Ticket.self).map(\.id)) }
    delegate.dataSource.updateOptions.hiddenSelection = policy
    table.layoutIfNeeded()
    for row in [1, 2, 4] { table.headlessTapRow(at: IndexPath(row: row, section: 0)) }
    shown.filter.predicate = { $0.id % 2 == 0 }
    expectEqual(ids(table.indexPathsForSelectedRows, shown), [2, 4])
    content.move(from: 1, to: 5)
    content.remove(at: 1)
    shown.filter.predicate = { _ in true }
    let isKept = policy == .kept
    expectEqual(ids(table.indexPathsForSelectedRows, shown), (isKept ? [4, 1] : [4]))
    expectEqual(selections, [[1], [1, 2], [1, 2, 4], [2, 4], [4]] + (isKept ? [[4, 1]] : []))
  }

  @Test(arguments: [HiddenSelection.forgotten, .kept]) func inACollection(policy: HiddenSelection) {
    let shown = content.filtered { _ in true }
    collection.allowsMultipleSelection = true
    collection.attach(shown).dataSource.updateOptions.hiddenSelection = policy
    collection.layoutIfNeeded()
    for item in [1, 2] { collection.headlessTapItem(at: IndexPath(item: item, section: 0)) }
    shown.filter.predicate = { $0.id > 3 }
    expectEqual(ids(collection.indexPathsForSelectedItems, shown), [])
    content.insert(Ticket(7), at: 0)
    shown.filter.predicate = { _ in true }
    expectEqual(ids(collection.indexPathsForSelectedItems, shown), (policy == .kept ? [1, 2] : []))
  }

  /// UIKit says that a table is edited while one row is swiped open.
  @Test func aSwipedRowIsNoEditingMode() {
    let list = SwipedTable(frame: table.frame)
    let window = UIWindow(frame: table.frame)
    window.isHidden = false
    window.addSubview(list)
    let shown = content.filtered { _ in true }
    list.allowsMultipleSelection = true
    var options = TableViewUpdateOptions()
    options.hiddenSelection = .kept
    let selected = SelectedItems<Int>()
    list.attach(shown, options: options).keepSelection(of: Ticket.self, in: selected)
      .trailingSwipeActions(for: Ticket.self) { _, _ in
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { $2(true) }])
      }
    list.layoutIfNeeded()
    for row in [1, 2] { list.headlessTapRow(at: [0, row]) }
    shown.filter.predicate = { $0.id != 1 }
    list.headlessRevealSwipeActions(forRowAt: [0, 3])
    #expect(list.isEditing && !list.isInEditingMode && list.selectsSeveralItems)
    content.append(Ticket(50))
    list.headlessHideSwipeActions()
    shown.filter.predicate = { _ in true }
    expectEqual(list.indexPathsForSelectedRows, [[0, 1], [0, 2]])
    expectEqual(selected.ids, [1, 2])
    list.setEditing(true, animated: false)
    #expect(list.isInEditingMode && !list.selectsSeveralItems)
  }

  /// An item that goes while it is hidden is forgotten.
  @Test func whatIsGoneIsForgotten() {
    let shown = content.filtered { _ in true }
    table.attach(shown).dataSource.updateOptions.hiddenSelection = .kept
    table.layoutIfNeeded()
    table.headlessTapRow(at: IndexPath(row: 1, section: 0))
    shown.filter.predicate = { $0.id != 1 }
    content.remove(at: 1)
    shown.filter.predicate = { _ in true }
    content.insert(Ticket(9), at: 1)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  /// Where one row alone can be selected, another one takes the place of one that is hidden.
  @Test func anotherRowIsSelectedInstead() {
    let shown = content.filtered { _ in true }
    table.attach(shown).dataSource.updateOptions.hiddenSelection = .kept
    table.layoutIfNeeded()
    table.headlessTapRow(at: IndexPath(row: 1, section: 0))
    shown.filter.predicate = { $0.id != 1 }
    table.headlessTapRow(at: IndexPath(row: 0, section: 0))
    shown.filter.predicate = { _ in true }
    expectEqual(ids(table.indexPathsForSelectedRows, shown), [0])
  }

  @Test func inAComposite() {
    let shown = content.filtered { _ in true }
    let composite = CompositeDataSource<Ticket, Never, Never> {
      other
      shown
    }
    table.allowsMultipleSelection = true
    table.attach(composite).dataSource.updateOptions.hiddenSelection = .kept
    table.layoutIfNeeded()
    table.headlessTapRow(at: IndexPath(row: 3, section: 1))
    shown.filter.predicate = { $0.id < 2 }
    #expect(table.indexPathsForSelectedRows == nil)
    composite.setHidden(true, shown)
    composite.setHidden(false, shown)
    shown.filter.predicate = { _ in true }
    expectEqual(table.indexPathsForSelectedRows, [IndexPath(row: 3, section: 1)])
  }
}

/// A table that says what one of a device says.
private final class SwipedTable: UITableView {
  override var isEditing: Bool {
    get { super.isEditing || visibleCells.contains { $0.configurationState.isSwiped } }
    set { super.isEditing = newValue }
  }
}
