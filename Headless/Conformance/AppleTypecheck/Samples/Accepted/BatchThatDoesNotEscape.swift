import UIKit

/// UIKit's updates need not escape, and nil means none.
@MainActor func change(_ tableView: UITableView, _ collectionView: UICollectionView, by updates: () -> Void) {
  tableView.performBatchUpdates(updates)
  tableView.performBatchUpdates(updates) { _ in }
  tableView.performBatchUpdates { tableView.deleteRows(at: [], with: .fade) }
  tableView.performBatchUpdates(nil, completion: nil)
  collectionView.performBatchUpdates(updates)
  collectionView.performBatchUpdates(nil)
}

final class Table: UITableView {
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    super.performBatchUpdates(updates, completion: completion)
  }
}
