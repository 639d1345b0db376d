import Foundation

/// Highlighting, selection, editing and focus.
extension CompositeCollectionViewDataSource {
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.delegate?.collectionView(_:shouldHighlightItemAt:)
    else {
      notImplemented()
      return true
    }
    return answer(route.collectionView, local)
  }

  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.delegate?.collectionView(_:didHighlightItemAt:)
    else {
      return notImplemented()
    }
    answer(route.collectionView, local)
  }

  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.delegate?.collectionView(_:didUnhighlightItemAt:)
    else {
      return notImplemented()
    }
    answer(route.collectionView, local)
  }

  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.delegate?.collectionView(_:shouldSelectItemAt:)
    else {
      notImplemented()
      return true
    }
    return answer(route.collectionView, local)
  }

  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.delegate?.collectionView(_:shouldDeselectItemAt:)
    else {
      notImplemented()
      return true
    }
    return answer(route.collectionView, local)
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.delegate?.collectionView(_:didSelectItemAt:)
    else {
      return notImplemented()
    }
    answer(route.collectionView, local)
  }

  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.delegate?.collectionView(_:didDeselectItemAt:)
    else {
      return notImplemented()
    }
    answer(route.collectionView, local)
  }

  public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.delegate?.collectionView(_:canPerformPrimaryActionForItemAt:)
    else {
      notImplemented()
      return !collectionView.isEditing
    }
    return answer(route.collectionView, local)
  }

  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.delegate?.collectionView(_:performPrimaryActionForItemAt:)
    else {
      return notImplemented()
    }
    answer(route.collectionView, local)
  }

  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.delegate?.collectionView(_:canEditItemAt:)
    else {
      notImplemented()
      return true
    }
    return answer(route.collectionView, local)
  }

  #if !os(tvOS)
    public func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      guard let (route, local) = route(collectionView, indexPath),
        let answer = route.delegate?.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
      else {
        notImplemented()
        return false
      }
      return answer(route.collectionView, local)
    }
  #endif

  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.delegate?.collectionView(_:canFocusItemAt:)
    else {
      notImplemented()
      return true
    }
    return answer(route.collectionView, local)
  }

  #if !os(tvOS)
    public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
      -> Bool
    {
      guard let (route, local) = route(collectionView, indexPath),
        let answer = route.delegate?.collectionView(_:selectionFollowsFocusForItemAt:)
      else {
        notImplemented()
        return collectionView.selectionFollowsFocus
      }
      return answer(route.collectionView, local)
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      guard let (route, local) = route(collectionView, indexPath),
        let answer = route.delegate?.collectionView(_:didBeginMultipleSelectionInteractionAt:)
      else {
        return notImplemented()
      }
      binding(for: collectionView).multipleSelectionPart = route.part
      answer(route.collectionView, local)
    }

    /// Tells the child in which the selection began; without one, all children.
    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      let binding = binding(for: collectionView)
      let parts = binding.multipleSelectionPart.map { [$0] } ?? binding.mapping.known.parts
      binding.multipleSelectionPart = nil
      for part in parts {
        _ = askSeparately("collectionViewDidEndMultipleSelectionInteraction(_:)") {
          implemented(part.child.reachedDelegate?.collectionViewDidEndMultipleSelectionInteraction(_:))?(part.proxy)
        }
      }
    }
  #endif
}
