import Foundation
import Roster

extension LiveSession {
  /// The place at a point of a list's content that a cell can be dropped at.
  func dropTarget(_ key: Int, at point: CGPoint) -> IndexPath? {
    row(key)?.table.dropTarget(at: point) ?? item(key)?.collection.indexPathForItem(at: point)
  }

  /// Drops a cell at a point of its list's content; it stays where it is if it cannot move there.
  func move(_ key: Int, to point: CGPoint) {
    if let (table, _, path) = row(key), let target = table.dropTarget(at: point) {
      table.headlessMoveRow(at: path, to: target)
    } else if let (collection, _, path) = item(key), let target = collection.indexPathForItem(at: point) {
      collection.headlessMoveItem(at: path, to: target)
    }
  }
}

extension UITableView {
  /// The row that takes the place at a point: in a header or a footer, the first or the last row of its section.
  fileprivate func dropTarget(at point: CGPoint) -> IndexPath? {
    if let path = indexPathForRow(at: CGPoint(x: bounds.midX, y: point.y)) { return path }
    guard let section = (0..<numberOfSections).first(where: { rect(forSection: $0).maxY > point.y }) else { return nil }
    let isAbove = point.y < rectForHeader(inSection: section).maxY
    return IndexPath(row: isAbove ? 0 : max(0, numberOfRows(inSection: section) - 1), section: section)
  }
}
