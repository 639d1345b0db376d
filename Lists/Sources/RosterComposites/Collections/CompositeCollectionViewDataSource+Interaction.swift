// Written by Upkeep/makers/forwarding-views.py from ForwardingViews/InteractionShells.txt.

import Roster

/// Highlighting, selection and focus, as far as both kinds of views ask the same.
extension CompositeCollectionViewDataSource {
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    ask(collectionView, indexPath, or: true) { $0.reachedDelegate?.collectionView(_:shouldHighlightItemAt:) }
  }

  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    tell(collectionView, indexPath) { $0.reachedDelegate?.collectionView(_:didHighlightItemAt:) }
  }

  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    tell(collectionView, indexPath) { $0.reachedDelegate?.collectionView(_:didUnhighlightItemAt:) }
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tell(collectionView, indexPath) { $0.reachedDelegate?.collectionView(_:didSelectItemAt:) }
  }

  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    tell(collectionView, indexPath) { $0.reachedDelegate?.collectionView(_:didDeselectItemAt:) }
  }

  public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  {
    ask(collectionView, indexPath, or: !collectionView.isInEditingMode) {
      $0.reachedDelegate?.collectionView(_:canPerformPrimaryActionForItemAt:)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    tell(collectionView, indexPath) { $0.reachedDelegate?.collectionView(_:performPrimaryActionForItemAt:) }
  }

  #if !os(tvOS)
    public func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      ask(collectionView, indexPath, or: false) {
        $0.reachedDelegate?.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      if let (route, _) = route(collectionView, indexPath) {
        children.binding(for: collectionView).multipleSelectionPart = route.part
      }
      tell(collectionView, indexPath) { $0.reachedDelegate?.collectionView(_:didBeginMultipleSelectionInteractionAt:) }
    }

    /// Tells the child in which the selection began; without one, all children.
    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      tellDidEndMultipleSelection(collectionView) {
        $0.reachedDelegate?.collectionViewDidEndMultipleSelectionInteraction(_:)
      }
    }
  #endif

  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    ask(collectionView, indexPath, or: true) { $0.reachedDelegate?.collectionView(_:canFocusItemAt:) }
  }

  /// The context is that of the collection that shows everything, also for the children.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    mayUpdateFocus(collectionView, from: context.previouslyFocusedIndexPath, to: context.nextFocusedIndexPath) {
      child in
      let method = implemented(child.reachedDelegate?.collectionView(_:shouldUpdateFocusIn:))
      return method.map { method in { method($0, context) } }
    }
  }

  /// The context is that of the collection that shows everything, also for the children.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    tellDidUpdateFocus(collectionView, from: context.previouslyFocusedIndexPath, to: context.nextFocusedIndexPath) {
      child in
      let method = implemented(child.reachedDelegate?.collectionView(_:didUpdateFocusIn:with:))
      return method.map { method in { method($0, context, coordinator) } }
    }
  }

  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    preferredFocus(collectionView, of: handlers) { $0.reachedDelegate?.indexPathForPreferredFocusedView(in:) }
  }

  #if !os(tvOS)
    public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
      -> Bool
    {
      ask(collectionView, indexPath, or: collectionView.selectionFollowsFocus) {
        $0.reachedDelegate?.collectionView(_:selectionFollowsFocusForItemAt:)
      }
    }
  #endif
}
