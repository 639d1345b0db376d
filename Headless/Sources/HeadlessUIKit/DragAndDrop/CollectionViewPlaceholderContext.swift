import Foundation

/// A placeholder in a collection.
final class CollectionViewPlaceholderContext: ListPlaceholder, UICollectionViewDropPlaceholderContext {
  private weak var list: UICollectionView?
  private let placeholder: UICollectionViewDropPlaceholder
  private let cell: UICollectionViewCell?

  init(_ dragItem: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder, _ list: UICollectionView?) {
    self.list = list
    self.placeholder = placeholder
    cell = list?.dequeueReusableCell(
      withReuseIdentifier: placeholder.reuseIdentifier,
      for: placeholder.insertionIndexPath
    )
    super.init(dragItem, at: placeholder.insertionIndexPath)
    if let cell { placeholder.cellUpdateHandler?(cell) }
  }

  override var view: UIView { cell ?? super.view }
  override var listDragState: ListDragState? {
    get { list?.dragState }
    set { if let newValue { list?.dragState = newValue } }
  }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
    guard let list, let path, deletePlaceholder() else { return false }
    list.performBatchUpdates {
      dataSourceUpdates(path)
      list.insertItems(at: [path])
    }
    return true
  }

  func setNeedsCellUpdate() {
    if path != nil, let cell { placeholder.cellUpdateHandler?(cell) }
  }
}
