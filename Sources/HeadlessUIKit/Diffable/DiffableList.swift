/// What a diffable data source needs of the list that it fills.
@MainActor protocol DiffableList: UIScrollView {
  var headlessDescription: String { get }
  func record(_ change: (inout ListUpdates) -> Void)
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func reloadData()
  func warn(_ text: String)
  /// The data source has updated the list itself while it took a move, which the list need not follow any more.
  func followedMove()
}

extension UITableView: DiffableList {
  func followedMove() { editing.moveIsFollowed = true }
}

extension UICollectionView: DiffableList {
  func followedMove() { moveIsFollowed = true }
}
