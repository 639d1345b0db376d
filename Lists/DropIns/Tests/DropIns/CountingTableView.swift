import Foundation
import HeadlessUIKit

/// A table that counts registrations, and the index paths that it was asked to dequeue for.
final class CountingTableView: UITableView {
  private(set) var registrations: [String] = []
  private(set) var dequeues: [IndexPath] = []

  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  }

  /// The texts of the visible rows.
  var texts: [String?] {
    layoutIfNeeded()
    return visibleCells.map { $0.textLabel?.text }
  }

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registrations.append("class \(identifier)")
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }

  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registrations.append("nib \(identifier)")
    super.register(nib, forCellReuseIdentifier: identifier)
  }

  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeues.append(indexPath)
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
}
