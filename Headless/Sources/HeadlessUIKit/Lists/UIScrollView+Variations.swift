import Foundation

/// How a list behaves where UIKit may behave otherwise: see ``HeadlessVariations``.
extension UIScrollView {
  /// A data source or a delegate was assigned to a list.
  func wasAssigned() {
    guard HeadlessVariations.current.contains(.assigningReloads) else { return }
    (self as? UITableView)?.reload()
    (self as? UICollectionView)?.markForReload()
    (self as? UICollectionView)?.forgetSelection()
    if !movesItself, window != nil { layoutIfNeeded() }
  }

  /// Whether an offset that the list is given has no effect now.
  var holdsOffset: Bool {
    heldBatches > 0 && !movesItself
  }

  /// Calls the completions of a batch of a list that has ended: when its animation ends, if it is animated.
  func complete(_ completions: [(Bool) -> Void]) {
    guard UIView.areAnimationsEnabled else {
      if !completions.isEmpty { HeadlessRunLoop.enqueue { for completion in completions { completion(true) } } }
      return
    }
    // What is on no screen is not animated.
    let variations = window == nil ? [] : HeadlessVariations.current
    guard !completions.isEmpty || !variations.isEmpty else { return }
    let (offset, size) = (contentOffset, contentSize)
    if variations.contains(.animationsHoldOffsets) { heldBatches += 1 }
    HeadlessRunLoop.enqueue(after: HeadlessRunLoop.animationDuration) { [weak self] in
      if variations.contains(.animationsHoldOffsets) { self?.heldBatches -= 1 }
      if variations.contains(.animationsRestoreOffsets), self?.contentSize == size { self?.contentOffset = offset }
      for completion in completions { completion(true) }
    }
  }

  /// Whether this is a list, and a subview neither one of its elements nor one of its own views.
  func wasGiven(_ subview: UIView) -> Bool {
    if let table = self as? UITableView {
      let own = [table.tableHeaderView, table.tableFooterView, table.backgroundView]
      return !(subview is UITableViewCell) && !own.contains { $0 === subview }
        && !table.display.headers.values.contains { $0 === subview }
        && !table.display.footers.values.contains { $0 === subview }
    }
    guard let collection = self as? UICollectionView else { return false }
    return !(subview is UICollectionReusableView) && !(subview is OrthogonalScrollView)
      && subview !== collection.backgroundView
  }
}
