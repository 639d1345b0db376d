import Foundation

/// What a diffable data source needs of the list that it fills.
@MainActor protocol DiffableList: UIScrollView {
  var headlessDescription: String { get }
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Calls the list's own methods, which a subclass may override.
  func make(_ updates: ListUpdates, with animation: UITableView.RowAnimation)
  func reloadData()
  func warn(_ text: String)
  /// Whether the data source makes the updates that are recorded now.
  var isFollowingDataSource: Bool { get set }
  /// The data source has updated the list itself while it took a move, which the list need not follow any more.
  func followedMove()
}

extension DiffableList {
  /// Whether an update is refused, and is a failure, as only a diffable data source may make it.
  func refusesUpdate(of dataSource: AnyObject?) -> Bool {
    guard dataSource is any DiffableDataSource, !isFollowingDataSource else { return false }
    let list = self is UITableView ? "UITableView" : "UICollectionView"
    HeadlessFailure(.mutationOfDiffableList, reason: DiffableTexts.mutation(of: list)).raise()
    return true
  }
}

/// A data source that makes all updates of its list.
@MainActor protocol DiffableDataSource: AnyObject {}

extension UITableViewDiffableDataSource: DiffableDataSource {}
extension UICollectionViewDiffableDataSource: DiffableDataSource {}

extension UITableView: DiffableList {
  func make(_ updates: ListUpdates, with animation: RowAnimation) {
    if !updates.deletedSections.isEmpty { deleteSections(IndexSet(updates.deletedSections), with: animation) }
    if !updates.insertedSections.isEmpty { insertSections(IndexSet(updates.insertedSections), with: animation) }
    for move in updates.movedSections { moveSection(move.from, toSection: move.to) }
    if !updates.deletedItems.isEmpty { deleteRows(at: updates.deletedItems, with: animation) }
    if !updates.insertedItems.isEmpty { insertRows(at: updates.insertedItems, with: animation) }
    for move in updates.movedItems { moveRow(at: move.from, to: move.to) }
    if !updates.reconfiguredItems.isEmpty { reconfigureRows(at: updates.reconfiguredItems) }
  }

  func followedMove() { editing.moveIsFollowed = true }
}

extension UICollectionView: DiffableList {
  func make(_ updates: ListUpdates, with animation: UITableView.RowAnimation) {
    if !updates.deletedSections.isEmpty { deleteSections(IndexSet(updates.deletedSections)) }
    if !updates.insertedSections.isEmpty { insertSections(IndexSet(updates.insertedSections)) }
    for move in updates.movedSections { moveSection(move.from, toSection: move.to) }
    if !updates.deletedItems.isEmpty { deleteItems(at: updates.deletedItems) }
    if !updates.insertedItems.isEmpty { insertItems(at: updates.insertedItems) }
    for move in updates.movedItems { moveItem(at: move.from, to: move.to) }
    if !updates.reconfiguredItems.isEmpty { reconfigureItems(at: updates.reconfiguredItems) }
  }

  func followedMove() { moveIsFollowed = true }
}
