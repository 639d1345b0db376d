import Foundation
import Roster

extension Behaviour {
  // MARK: Tables

  /// A batch of a table, the texts after it, and which of the rows before it kept their cells.
  private static func table(
    _ rule: String,
    _ expected: String,
    _ before: [[String]],
    _ after: [[String]],
    _ updates: @escaping @MainActor @Sendable (UITableView) -> Void
  ) -> Behaviour {
    Behaviour("Batches of tables", rule, expected) {
      let table = TextTable(before).laidOut()
      let cells = table.view.visibleCells
      let shown = table.change(after, updates).shown
      let kept = table.view.visibleCells.map { cell in cells.firstIndex { $0 === cell }.map { "\($0)" } ?? "new" }
      return "\(shown): \(kept.joined(separator: " "))"
    }
  }

  static let tableUpdates: [Behaviour] = [
    table(
      "An inserted row gets a cell; those around it keep theirs",
      "a x b: 0 new 1",
      [["a", "b"]],
      [["a", "x", "b"]]
    ) {
      $0.insertRows(at: [path(0, 1)], with: .none)
    },
    table(
      "Rows are inserted at their places after the batch",
      "x a y b: new 0 new 1",
      [["a", "b"]],
      [["x", "a", "y", "b"]]
    ) {
      $0.insertRows(at: [path(0, 0), path(0, 2)], with: .none)
    },
    table("Rows are deleted at their places before the batch", "b d: 1 3", [["a", "b", "c", "d"]], [["b", "d"]]) {
      $0.deleteRows(at: [path(0, 0), path(0, 2)], with: .none)
    },
    table("Insertions before deletions in the code mean the same", "b x: 1 new", [["a", "b"]], [["b", "x"]]) {
      $0.insertRows(at: [path(0, 1)], with: .none)
      $0.deleteRows(at: [path(0, 0)], with: .none)
    },
    table("Deletions before insertions in the code mean the same", "b x: 1 new", [["a", "b"]], [["b", "x"]]) {
      $0.deleteRows(at: [path(0, 0)], with: .none)
      $0.insertRows(at: [path(0, 1)], with: .none)
    },
    table("A row that moves keeps its cell", "b c a: 1 2 0", [["a", "b", "c"]], [["b", "c", "a"]]) {
      $0.moveRow(at: path(0, 0), to: path(0, 2))
    },
    table("A row moves to another section with its cell", "b a c: 1 0 2", [["a", "b"], ["c"]], [["b"], ["a", "c"]]) {
      $0.moveRow(at: path(0, 0), to: path(1, 0))
    },
    table("A move beside an insertion above it", "x b a: new 1 0", [["a", "b"]], [["x", "b", "a"]]) {
      $0.moveRow(at: path(0, 0), to: path(0, 2))
      $0.insertRows(at: [path(0, 0)], with: .none)
    },
    table("A reconfigured row keeps its cell", "A b: 0 1", [["a", "b"]], [["A", "b"]]) {
      $0.reconfigureRows(at: [path(0, 0)])
    },
    table("A section that moves takes its cells along", "c a b: 2 0 1", [["a", "b"], ["c"]], [["c"], ["a", "b"]]) {
      $0.moveSection(0, toSection: 1)
    },
    table("A section that is inserted moves those below it", "x a: new 0", [["a"]], [["x"], ["a"]]) {
      $0.insertSections([0], with: .none)
    },
    table("A section that is deleted takes its rows along", "c: 2", [["a", "b"], ["c"]], [["c"]]) {
      $0.deleteSections([0], with: .none)
    },
    table("A row is inserted into a section that moved up", "b x: 1 new", [["a"], ["b"]], [["b", "x"]]) {
      $0.deleteSections([0], with: .none)
      $0.insertRows(at: [path(0, 1)], with: .none)
    },
    table("Rows of an inserted section need not be inserted", "a x y: 0 new new", [["a"]], [["a"], ["x", "y"]]) {
      $0.insertSections([1], with: .none)
    },
    Behaviour("Batches of tables", "A reloaded row is asked for again", "cell 0.1") {
      let table = TextTable([["a", "b"]]).laidOut()
      table.log = []
      return table.change([["a", "B"]]) { $0.reloadRows(at: [path(0, 1)], with: .none) }.log.joined(separator: " ")
    },
    Behaviour("Batches of tables", "A reloaded section may have another number of rows", "a x y: 2") {
      let table = TextTable([["a"], ["b"]]).laidOut()
      let shown = table.change([["a"], ["x", "y"]]) { $0.reloadSections([1], with: .none) }.shown
      return "\(shown): \(table.view.numberOfRows(inSection: 1))"
    },
    Behaviour("Batches of tables", "A batch without updates asks for no cells", "0") {
      let table = TextTable([["a", "b"]]).laidOut()
      table.log = []
      table.view.performBatchUpdates(nil)
      return "\(table.laidOut().log.count)"
    },
    Behaviour("Batches of tables", "beginUpdates and endUpdates nest, and the outermost ends the batch", "x a: 2") {
      let table = TextTable([["a"]]).laidOut()
      table.view.beginUpdates()
      table.view.beginUpdates()
      table.sections = [["x", "a"]]
      table.view.insertRows(at: [path(0, 0)], with: .none)
      table.view.endUpdates()
      let inner = table.view.numberOfRows(inSection: 0)
      table.view.endUpdates()
      return "\(table.shown): \(max(inner, table.view.numberOfRows(inSection: 0)))"
    },
    Behaviour("Batches of tables", "Numbers of rows are kept until something is told", "1 2") {
      let table = TextTable([["a"]]).laidOut()
      table.sections = [["a", "b"]]
      let kept = table.view.numberOfRows(inSection: 0)
      table.view.reloadData()
      return "\(kept) \(table.view.numberOfRows(inSection: 0))"
    },
    Behaviour("Batches of tables", "A table without a data source has one empty section", "1 0") {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      return "\(table.numberOfSections) \(table.numberOfRows(inSection: 0))"
    },
  ]

  // MARK: Collections

  private static func collection(
    _ rule: String,
    _ expected: String,
    _ before: [[String]],
    _ after: [[String]],
    _ updates: @escaping @MainActor @Sendable (UICollectionView) -> Void
  ) -> Behaviour {
    Behaviour("Batches of collections", rule, expected) {
      let list = TextCollection(before).laidOut()
      let paths = list.view.indexPathsForVisibleItems.sorted()
      let cells = paths.map { list.view.cellForItem(at: $0) }
      let shown = list.change(after, updates).shown
      let kept = list.view.indexPathsForVisibleItems.sorted().map { path in
        cells.firstIndex { $0 === list.view.cellForItem(at: path) }.map { "\($0)" } ?? "new"
      }
      return "\(shown): \(kept.joined(separator: " "))"
    }
  }

  static let collectionUpdates: [Behaviour] = [
    collection(
      "An inserted item gets a cell; those around it keep theirs",
      "a x b: 0 new 1",
      [["a", "b"]],
      [["a", "x", "b"]]
    ) {
      $0.insertItems(at: [path(0, 1)])
    },
    collection("Items are deleted at their places before the batch", "b d: 1 3", [["a", "b", "c", "d"]], [["b", "d"]]) {
      $0.deleteItems(at: [path(0, 0), path(0, 2)])
    },
    collection(
      "Insertions mean the list after the batch, whatever their place in the code",
      "b x: 1 new",
      [["a", "b"]],
      [["b", "x"]]
    ) {
      $0.insertItems(at: [path(0, 1)])
      $0.deleteItems(at: [path(0, 0)])
    },
    collection("An item that moves keeps its cell", "b c a: 1 2 0", [["a", "b", "c"]], [["b", "c", "a"]]) {
      $0.moveItem(at: path(0, 0), to: path(0, 2))
    },
    collection(
      "An item moves to another section with its cell",
      "b a c: 1 0 2",
      [["a", "b"], ["c"]],
      [["b"], ["a", "c"]]
    ) {
      $0.moveItem(at: path(0, 0), to: path(1, 0))
    },
    collection("A move beside a deletion above it", "c b: 2 1", [["a", "b", "c"]], [["c", "b"]]) {
      $0.deleteItems(at: [path(0, 0)])
      $0.moveItem(at: path(0, 2), to: path(0, 0))
    },
    collection("A reconfigured item keeps its cell", "A b: 0 1", [["a", "b"]], [["A", "b"]]) {
      $0.reconfigureItems(at: [path(0, 0)])
    },
    collection(
      "A section that moves takes its cells along",
      "c a b: 2 0 1",
      [["a", "b"], ["c"]],
      [["c"], ["a", "b"]]
    ) {
      $0.moveSection(0, toSection: 1)
    },
    collection("A section that is inserted moves those behind it", "x a: new 0", [["a"]], [["x"], ["a"]]) {
      $0.insertSections([0])
    },
    collection("A section that is deleted takes its items along", "c: 2", [["a", "b"], ["c"]], [["c"]]) {
      $0.deleteSections([0])
    },
    Behaviour("Batches of collections", "A reloaded item is asked for again", "cell 0.1") {
      let list = TextCollection([["a", "b"]]).laidOut()
      list.log = []
      return list.change([["a", "B"]]) { $0.reloadItems(at: [path(0, 1)]) }.log.joined(separator: " ")
    },
    Behaviour("Batches of collections", "A reloaded section may have another number of items", "a x y: 2") {
      let list = TextCollection([["a"], ["b"]]).laidOut()
      list.sections = [["a"], ["x", "y"]]
      list.view.reloadSections([1])
      return "\(list.shown): \(list.view.numberOfItems(inSection: 1))"
    },
    Behaviour("Batches of collections", "reloadData asks for nothing before a layout", "0 1") {
      let list = TextCollection([["a"]]).laidOut()
      list.log = []
      list.view.reloadData()
      let before = list.log.count
      return "\(before) \(list.laidOut().log.count)"
    },
    Behaviour("Batches of collections", "A nested batch ends with the outer one", "x y a") {
      let list = TextCollection([["a"]]).laidOut()
      list.view.performBatchUpdates {
        list.sections = [["x", "y", "a"]]
        list.view.insertItems(at: [path(0, 0)])
        list.view.performBatchUpdates { list.view.insertItems(at: [path(0, 1)]) }
      }
      return list.shown
    },
    Behaviour("Batches of collections", "A layout is told what is inserted and deleted", "insert 0.0, delete 0.1") {
      final class Layout: UICollectionViewFlowLayout {
        var updates: [String] = []
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
          super.prepare(forCollectionViewUpdates: updateItems)
          updates = updateItems.map { item in
            switch item.updateAction {
            case .insert: "insert \(written(item.indexPathAfterUpdate.map { [$0] }))"
            case .delete: "delete \(written(item.indexPathBeforeUpdate.map { [$0] }))"
            default: "other"
            }
          }
        }
      }
      let layout = Layout()
      layout.itemSize = CGSize(width: 320, height: 50)
      let list = TextCollection([["a", "b"]], layout: layout).laidOut()
      _ = list.change([["x", "a"]]) {
        $0.deleteItems(at: [path(0, 1)])
        $0.insertItems(at: [path(0, 0)])
      }
      return layout.updates.sorted().reversed().joined(separator: ", ")
    },
  ]
}
