import Foundation

@testable import Roster

/// A table that counts what is done to it.
final class CountingTableView: UITableView {
  private(set) var classRegistrations: [String] = []
  private(set) var nibRegistrations: [String] = []
  private(set) var dequeues: [IndexPath] = []
  private(set) var reloads = 0

  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  }

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classRegistrations.append(identifier)
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }

  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nibRegistrations.append(identifier)
    super.register(nib, forCellReuseIdentifier: identifier)
  }

  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    classRegistrations.append(identifier)
    super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }

  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeues.append(indexPath)
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}
