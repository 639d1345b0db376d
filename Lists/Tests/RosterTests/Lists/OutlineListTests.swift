import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// A tree in strict tables and collections, alone and among other children.
///
/// A batch that UIKit would refuse stops the tests.
@MainActor @Suite(.windows) struct OutlineListTests {
  enum Arrangement: CaseIterable, Sendable { case alone, inContent, besideHandWritten }

  private let table = ToldTableView(shown: .plain)
  private let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
  /// Ten folders of ten tickets each.
  private let outline = OutlineDataSource((1...10).map { Ticket($0 * 100) }) { ticket in
    ticket.id % 100 == 0 ? .nodes((1...10).map { Ticket(ticket.id + $0) }) : .none
  }

  /// - Returns: the section of the tree, and the handlers.
  private func show(_ arrangement: Arrangement) -> (
    section: Int, rows: TableViewDelegate, items: CollectionViewDelegate
  ) {
    let lines = outline.map { TreeLine(row: $0) }
    switch arrangement {
    case .alone: return (0, table.attach(lines), collection.attach(lines))
    case .inContent:
      let whole = CompositeDataSource<TreeLine, Never, Never>([
        .init(FlatDataSource([TreeLine(row: outline.rows[0])])), .init(lines),
      ])
      return (1, table.attach(whole), collection.attach(whole))
    case .besideHandWritten:
      let rows = CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(lines)])
      let items = CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"]])), .init(lines)])
      return (1, table.attach(rows), collection.attach(items))
    }
  }

  @Test(arguments: Arrangement.allCases)
  func aTapOpensAndCloses(_ arrangement: Arrangement) {
    let (section, rows, items) = show(arrangement)
    rows.onSelect(TreeLine.self) { [outline] line in outline.toggle(line.row.node.id) }
    items.onSelect(TreeLine.self) { [outline] line in outline.toggle(line.row.node.id) }
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
    let (row, tile) = (table.cellForRow(at: [section, 3]), collection.cellForItem(at: [section, 3]))
    table.headlessTapRow(at: [section, 2])
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
    let open = ["100+", "200+", "300-"] + (301...310).map { "  \($0)" } + ["400+", "500+"]
    expectEqual(table.shownRows[section].prefix(15), open[...])
    expectEqual(collection.shownRows[section].prefix(15), open[...])
    #expect(table.cellForRow(at: [section, 13]) === row)
    #expect(collection.cellForItem(at: [section, 13]) === tile)
    expectEqual(table.indexPathsForSelectedRows, [[section, 2]])
    collection.headlessTapItem(at: [section, 2])
    expectEqual(table.shownRows[section], (1...10).map { "\($0 * 100)+" })
    expectEqual(collection.shownRows[section], (1...10).map { "\($0 * 100)+" })
  }

  @Test(arguments: Arrangement.allCases)
  func aRowIsDraggedIntoAFolder(_ arrangement: Arrangement) async {
    let (section, rows, items) = show(arrangement)
    for reorder in [rows as ListDelegate, items] {
      reorder.reorder(TreeLine.self) { [outline] _, destination in outline.move(to: destination) }
    }
    outline.expand(300)
    table.isEditing = true
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
    #expect(table.headlessMoveRow(at: [section, 0], to: [section, 4]))
    for _ in 0..<20 { await Task.yield() }
    expectEqual(outline.children(of: 300)?.prefix(4).map(\.id), [301, 302, 100, 303])
    expectEqual(table.shownRows[section].prefix(5), ["200+", "300-", "  301", "  302", "  100+"])
    expectEqual(collection.shownRows[section].prefix(5), ["200+", "300-", "  301", "  302", "  100+"])
    // Into itself it does not go: it is shown where it was.
    outline.collapseAll()
    outline.expand(200)
    table.layoutIfNeeded()
    #expect(table.headlessMoveRow(at: [section, 0], to: [section, 3]))
    for _ in 0..<20 { await Task.yield() }
    expectEqual(outline.roots.first?.id, 200)
    expectEqual(table.shownRows[section].prefix(3), ["200-", "  201", "  202"])
  }
}

/// A row of the tree in a cell.
private struct TreeLine: Identifiable, TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = TreeLineRow
  typealias CollectionViewCell = TreeLineTile

  let row: OutlineRow<Ticket>

  var id: OutlineRow<Ticket>.ID { row.id }

  var text: String {
    let mark = row.isExpandable ? row.isExpanded ? "-" : "+" : ""
    return String(repeating: "  ", count: row.level) + row.node.text + mark
  }
}

private final class TreeLineRow: UITableViewCell, ReusablePresenter {
  func present(viewModel: TreeLine) { textLabel?.text = viewModel.text }
}

private final class TreeLineTile: UICollectionViewCell, ReusablePresenter, TextShowing {
  private(set) var shownText: String?
  func present(viewModel: TreeLine) { shownText = viewModel.text }
}
