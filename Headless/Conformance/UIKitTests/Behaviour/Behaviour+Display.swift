import Foundation
import Roster

/// Writes down what a table tells its delegate.
private final class LoggingTableDelegate: NSObject, UITableViewDelegate {
  var log: [String] = []
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("+\(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("-\(indexPath.section).\(indexPath.row)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}

private final class LoggingCollectionDelegate: NSObject, UICollectionViewDelegate {
  var log: [String] = []
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("+\(indexPath.section).\(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("-\(indexPath.section).\(indexPath.item)") }
}

private final class ReusedCell: UITableViewCell {
  var reuses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

extension Behaviour {
  static let display: [Behaviour] = [
    Behaviour("Display", "Rows are announced from the first to the last", "+0.0 +0.1 +0.2") {
      let delegate = LoggingTableDelegate()
      _ = TextTable([["a", "b", "c"]]).delegate(delegate).laidOut()
      return delegate.log.filter { $0 != "scroll" }.joined(separator: " ")
    },
    Behaviour("Display", "Only rows on the screen have cells", "11 none") {
      let table = TextTable([letters(100)]).laidOut()
      return "\(table.view.visibleCells.count) \(table.view.cellForRow(at: path(0, 50)) == nil ? "none" : "a cell")"
    },
    Behaviour("Display", "Only items on the screen have cells", "10 none") {
      let list = TextCollection([letters(100)]).laidOut()
      return "\(list.view.visibleCells.count) \(list.view.cellForItem(at: path(0, 50)) == nil ? "none" : "a cell")"
    },
    Behaviour("Display", "A row that is deleted ends its display with its old index path", "-0.0") {
      let delegate = LoggingTableDelegate()
      let table = TextTable([["a", "b"]]).delegate(delegate).laidOut()
      delegate.log = []
      _ = table.change([["b"]]) { $0.deleteRows(at: [path(0, 0)], with: .none) }
      return delegate.log.filter { $0 != "scroll" }.joined(separator: " ")
    },
    Behaviour("Display", "An item that is deleted ends its display with its old index path", "-0.0") {
      let delegate = LoggingCollectionDelegate()
      let list = TextCollection([["a", "b"]]).delegate(delegate).laidOut()
      delegate.log = []
      _ = list.change([["b"]]) { $0.deleteItems(at: [path(0, 0)]) }
      return delegate.log.joined(separator: " ")
    },
    Behaviour("Display", "A row that scrolls away ends its display, and another one begins", "-0.0 +0.11") {
      let delegate = LoggingTableDelegate()
      let table = TextTable([letters(100)]).delegate(delegate).laidOut()
      delegate.log = []
      table.view.contentOffset.y = 44
      _ = table.laidOut()
      return delegate.log.filter { $0 != "scroll" }.sorted { $0 > $1 }.joined(separator: " ")
    },
    Behaviour("Display", "A cell is prepared for its reuse, and not for its first use", "0 1") {
      let table = TextTable([letters(100)])
      table.view.register(ReusedCell.self, forCellReuseIdentifier: "text")
      _ = table.laidOut()
      let cell = table.view.cellForRow(at: path(0, 0)) as? ReusedCell
      let first = cell?.reuses ?? -1
      table.view.contentOffset.y = 440
      _ = table.laidOut()
      table.view.contentOffset.y = 880
      _ = table.laidOut()
      return "\(first) \(min(1, cell?.reuses ?? -1))"
    },
    Behaviour("Display", "A cell that is reconfigured is not prepared for reuse", "0") {
      let table = TextTable([["a"]])
      table.view.register(ReusedCell.self, forCellReuseIdentifier: "text")
      let cell = table.laidOut().view.cellForRow(at: path(0, 0)) as? ReusedCell
      _ = table.change([["A"]]) { $0.reconfigureRows(at: [path(0, 0)]) }
      return "\(cell?.reuses ?? -1)"
    },
    Behaviour("Display", "Reloading asks for the cells on the screen", "2") {
      let table = TextTable([["a", "b"]]).laidOut()
      table.log = []
      table.view.reloadData()
      return "\(table.laidOut().log.count)"
    },
    Behaviour("Display", "indexPathsForVisibleRows has what is on the screen", "0.0 0.1 1.0") {
      written(TextTable([["a", "b"], ["c"]]).laidOut().view.indexPathsForVisibleRows)
    },
    Behaviour("Display", "A cell knows its index path through its table", "1.0") {
      let table = TextTable([["a"], ["b"]]).laidOut()
      return written(table.view.cellForRow(at: path(1, 0)).flatMap { table.view.indexPath(for: $0) }.map { [$0] })
    },
    Behaviour("Display", "A cell knows its index path through its collection", "1.0") {
      let list = TextCollection([["a"], ["b"]]).laidOut()
      return written(list.view.cellForItem(at: path(1, 0)).flatMap { list.view.indexPath(for: $0) }.map { [$0] })
    },
    Behaviour("Display", "Without a registration dequeuing for no index path answers nil", "nil") {
      UITableView().dequeueReusableCell(withIdentifier: "none") == nil ? "nil" : "a cell"
    },
  ]

  // MARK: Selection

  static let selection: [Behaviour] = [
    Behaviour("Selection", "A program that selects tells the delegate nothing", "0.1 []") {
      final class Delegate: NSObject, UITableViewDelegate {
        var log: [String] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
      }
      let delegate = Delegate()
      let table = TextTable([["a", "b"]]).delegate(delegate).laidOut()
      table.view.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
      return "\(written(table.view.indexPathsForSelectedRows)) \(delegate.log)"
    },
    Behaviour("Selection", "Without multiple selection the next selection takes the place of the last", "0.1") {
      let table = TextTable([["a", "b"]]).laidOut()
      for row in 0..<2 { table.view.selectRow(at: path(0, row), animated: false, scrollPosition: .none) }
      return written(table.view.indexPathsForSelectedRows)
    },
    Behaviour("Selection", "With multiple selection both stay", "0.0 0.1") {
      let table = TextTable([["a", "b"]]).laidOut()
      table.view.allowsMultipleSelection = true
      for row in 0..<2 { table.view.selectRow(at: path(0, row), animated: false, scrollPosition: .none) }
      return written(table.view.indexPathsForSelectedRows)
    },
    Behaviour("Selection", "A selected row is followed where rows are inserted above it", "0.2") {
      let table = TextTable([["a", "b"]]).laidOut()
      table.view.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
      return written(
        table.change([["x", "a", "b"]]) { $0.insertRows(at: [path(0, 0)], with: .none) }.view.indexPathsForSelectedRows
      )
    },
    Behaviour("Selection", "A selected row that moves stays selected", "1.0") {
      let table = TextTable([["a", "b"], []]).laidOut()
      table.view.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
      return written(
        table.change([["a"], ["b"]]) { $0.moveRow(at: path(0, 1), to: path(1, 0)) }.view.indexPathsForSelectedRows
      )
    },
    Behaviour("Selection", "A selected row that is deleted is selected no more", "") {
      let table = TextTable([["a", "b"]]).laidOut()
      table.view.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
      return written(
        table.change([["a"]]) { $0.deleteRows(at: [path(0, 1)], with: .none) }.view.indexPathsForSelectedRows
      )
    },
    Behaviour("Selection", "A selected row that is reconfigured stays selected", "0.0") {
      let table = TextTable([["a"]]).laidOut()
      table.view.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
      return written(table.change([["A"]]) { $0.reconfigureRows(at: [path(0, 0)]) }.view.indexPathsForSelectedRows)
    },
    Behaviour("Selection", "A selected row that is reloaded is selected no more", "") {
      let table = TextTable([["a"]]).laidOut()
      table.view.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
      return written(
        table.change([["A"]]) { $0.reloadRows(at: [path(0, 0)], with: .none) }.view.indexPathsForSelectedRows
      )
    },
    Behaviour("Selection", "Reloading a table ends its selection", "") {
      let table = TextTable([["a"]]).laidOut()
      table.view.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
      table.view.reloadData()
      return written(table.laidOut().view.indexPathsForSelectedRows)
    },
    Behaviour("Selection", "The cell of a selected row is selected", "true false") {
      let table = TextTable([["a", "b"]]).laidOut()
      table.view.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
      return table.view.visibleCells.map { "\($0.isSelected)" }.joined(separator: " ")
    },
    Behaviour("Selection", "A selected item is followed where items are inserted before it", "0.2") {
      let list = TextCollection([["a", "b"]]).laidOut()
      list.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
      return written(
        list.change([["x", "a", "b"]]) { $0.insertItems(at: [path(0, 0)]) }.view.indexPathsForSelectedItems
      )
    },
    Behaviour("Selection", "A selected item that moves stays selected", "1.0") {
      let list = TextCollection([["a", "b"], []]).laidOut()
      list.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
      return written(
        list.change([["a"], ["b"]]) { $0.moveItem(at: path(0, 1), to: path(1, 0)) }.view.indexPathsForSelectedItems
      )
    },
    Behaviour("Selection", "A selected item that is deleted is selected no more", "") {
      let list = TextCollection([["a", "b"]]).laidOut()
      list.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
      return written(list.change([["a"]]) { $0.deleteItems(at: [path(0, 1)]) }.view.indexPathsForSelectedItems)
    },
    Behaviour("Selection", "A selected item that is reconfigured stays selected", "0.0") {
      let list = TextCollection([["a"]]).laidOut()
      list.view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
      return written(list.change([["A"]]) { $0.reconfigureItems(at: [path(0, 0)]) }.view.indexPathsForSelectedItems)
    },
    Behaviour("Selection", "Deselecting by program tells nobody and ends the selection", "") {
      let list = TextCollection([["a"]]).laidOut()
      list.view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
      list.view.deselectItem(at: path(0, 0), animated: false)
      return written(list.view.indexPathsForSelectedItems)
    },
  ]
}
