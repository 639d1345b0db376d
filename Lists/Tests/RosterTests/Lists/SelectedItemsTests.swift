import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Selection by identity, in tables, collections and composites of both.
@MainActor @Suite(.windows) struct SelectedItemsTests {
  private let content = FlatDataSource((0..<6).map { Ticket($0) })
  private let selected = SelectedItems<Int>()
  private let table = ToldTableView(shown: .plain)

  private func shown(_ view: any ListView, _ content: some DataSource<Ticket>) -> [Int] {
    view.selectedItems.sorted().map { content.item(at: $0).id }
  }

  @Test func whatTheUserSelectsSurvivesFiltersPagesAndReloads() {
    let shownContent = content.filtered { _ in true }
    table.allowsMultipleSelection = true
    var counts: [Int] = []
    selected.onChange { counts.append($0.count) }
    table.attach(shownContent).keepSelection(of: Ticket.self, in: selected)
    table.layoutIfNeeded()
    for row in [1, 2, 4] { table.headlessTapRow(at: IndexPath(row: row, section: 0)) }
    expectEqual(selected.ids, [1, 2, 4])
    shownContent.filter.predicate = { $0.id % 2 == 0 }
    expectEqual(shown(table, shownContent), [2, 4])
    shownContent.filter.predicate = { _ in true }
    expectEqual(shown(table, shownContent), [1, 2, 4])
    // A page goes, and comes again.
    content.apply([Ticket(4), Ticket(5)])
    expectEqual(selected.ids, [1, 2, 4])
    content.apply((0..<6).reversed().map { Ticket($0, "new") })
    expectEqual(shown(table, shownContent), [4, 2, 1])
    content.reload((0..<6).map { Ticket($0) })
    expectEqual(shown(table, shownContent), [1, 2, 4])
    table.headlessTapRow(at: IndexPath(row: 2, section: 0))
    expectEqual(selected.ids, [1, 4])
    expectEqual(counts, [1, 2, 3, 2])
  }

  @Test func oneItemAloneReplacesAnother() {
    table.attach(content).keepSelection(of: Ticket.self, in: selected)
    table.layoutIfNeeded()
    for row in [1, 3] { table.headlessTapRow(at: IndexPath(row: row, section: 0)) }
    expectEqual(selected.ids, [3])
    expectEqual(table.indexPathsForSelectedRows, [IndexPath(row: 3, section: 0)])
  }

  @Test func allAndRangesAreSelectedWhileEditing() {
    table.allowsMultipleSelectionDuringEditing = true
    table.attach(content).keepSelection(of: Ticket.self, in: selected)
    table.isEditing = true
    table.layoutIfNeeded()
    selected.select(from: 4, through: 2, in: content)
    expectEqual(shown(table, content), [2, 3, 4])
    selected.select(from: 4, through: 9, in: content)
    expectEqual(selected.count, 3)
    selected.selectAll(in: content)
    expectEqual(shown(table, content), [0, 1, 2, 3, 4, 5])
    selected.ids = [5]
    expectEqual(shown(table, content), [5])
    table.isEditing = false
    selected.reselect()
    expectEqual(shown(table, content), [5])
  }

  /// A table, a collection and a composite of hand-written children that share a set.
  @Test func listsShareASet() {
    let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
    let other = ToldTableView(shown: .plain)
    for view in [table, other] { view.allowsMultipleSelection = true }
    collection.allowsMultipleSelection = true
    table.attach(content).keepSelection(of: Ticket.self, in: selected)
    collection.attach(content).keepSelection(of: Ticket.self, in: selected)
    other.attach {
      FlatDataSource([Ticket(100)])
      CompositeTableViewDataSource { content }
    }.keepSelection(of: Ticket.self, in: selected)
    for view in [table, collection, other] as [UIScrollView] { view.layoutIfNeeded() }
    table.headlessTapRow(at: IndexPath(row: 1, section: 0))
    other.headlessTapRow(at: IndexPath(row: 3, section: 1))
    other.headlessTapRow(at: IndexPath(row: 0, section: 0))
    expectEqual(selected.ids, [1, 3, 100])
    expectEqual(shown(table, content), [1, 3])
    expectEqual(shown(collection, content), [1, 3])
    expectEqual(other.selectedItems.sorted(), [[0, 0], [1, 1], [1, 3]])
    content.remove(at: 3)
    content.insert(Ticket(3), at: 0)
    expectEqual(shown(table, content), [3, 1])
    expectEqual(other.selectedItems.sorted(), [[0, 0], [1, 0], [1, 2]])
  }
}
