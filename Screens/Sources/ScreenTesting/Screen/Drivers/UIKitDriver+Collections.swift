#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension UIKitDriver {
    /// Scrolls to an invisible item, and returns its cell.
    private func show(_ path: IndexPath, in collection: UICollectionView) -> UICollectionViewCell? {
      collection.layoutIfNeeded()
      guard ScreenList.collection(collection).contains(path) else { return nil }
      // Self-sizing items may move it out of sight again, so scroll repeatedly, as a person does.
      for _ in 0..<8 where collection.cellForItem(at: path) == nil {
        collection.scrollToItem(at: path, at: [], animated: false)
        collection.layoutIfNeeded()
      }
      return collection.cellForItem(at: path)
    }

    /// Highlights and selects an item as a tap does, calling the delegate in UIKit's documented order.
    func tap(_ path: IndexPath, in collection: UICollectionView) -> Bool {
      guard collection.isUserInteractionEnabled, let cell = show(path, in: collection), cell.isUserInteractionEnabled
      else { return false }
      let delegate = collection.delegate
      guard allowsSelectionNow(collection),
        (delegate?.collectionView(_:shouldHighlightItemAt:))?(collection, path) ?? true
      else { return false }
      cell.isHighlighted = true
      (delegate?.collectionView(_:didHighlightItemAt:))?(collection, path)
      let isSelected = changeSelection(byTapOn: path, in: collection)
      // The item may have moved or been deleted meanwhile.
      let current = collection.indexPath(for: cell)
      cell.isHighlighted = false
      if let current {
        (delegate?.collectionView(_:didUnhighlightItemAt:))?(collection, current)
        if isSelected { performPrimaryAction(current, in: collection) }
      }
      collection.layoutIfNeeded()
      return true
    }

    private func allowsSelectionNow(_ collection: UICollectionView) -> Bool {
      guard collection.allowsSelection else { return false }
      return !collection.isEditing || collection.allowsSelectionDuringEditing
        || collection.allowsMultipleSelectionDuringEditing
    }

    private func changeSelection(byTapOn path: IndexPath, in collection: UICollectionView) -> Bool {
      let isMultiple =
        collection.isEditing ? collection.allowsMultipleSelectionDuringEditing : collection.allowsMultipleSelection
      let (delegate, selected) = (collection.delegate, collection.indexPathsForSelectedItems ?? [])
      if isMultiple, selected.contains(path) {
        if (delegate?.collectionView(_:shouldDeselectItemAt:))?(collection, path) ?? true {
          deselect(path, in: collection)
        }
        return false
      }
      guard (delegate?.collectionView(_:shouldSelectItemAt:))?(collection, path) ?? true else { return false }
      if !isMultiple {
        for other in selected.sorted() where other != path { deselect(other, in: collection) }
      }
      collection.selectItem(at: path, animated: true, scrollPosition: [])
      (delegate?.collectionView(_:didSelectItemAt:))?(collection, path)
      return true
    }

    private func deselect(_ path: IndexPath, in collection: UICollectionView) {
      collection.deselectItem(at: path, animated: true)
      (collection.delegate?.collectionView(_:didDeselectItemAt:))?(collection, path)
    }

    private func performPrimaryAction(_ path: IndexPath, in collection: UICollectionView) {
      let isAllowed = (collection.delegate?.collectionView(_:canPerformPrimaryActionForItemAt:))?(collection, path)
      guard isAllowed ?? !collection.isEditing else { return }
      (collection.delegate?.collectionView(_:performPrimaryActionForItemAt:))?(collection, path)
    }

    /// Moves an item by UIKit's interactive movement, which calls the delegate and the data source itself.
    func move(_ path: IndexPath, to destination: IndexPath, in collection: UICollectionView) -> Bool {
      collection.layoutIfNeeded()
      guard let place = collection.layoutAttributesForItem(at: destination)?.center,
        collection.beginInteractiveMovementForItem(at: path)
      else { return false }
      collection.updateInteractiveMovementTargetPosition(place)
      collection.endInteractiveMovement()
      collection.layoutIfNeeded()
      return true
    }
  }
#endif
