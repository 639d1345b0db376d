import Foundation

/// Sizes in a flow layout, for children whose delegate is one of a flow layout.
extension CompositeCollectionViewDataSource: UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.flowDelegate?.collectionView(_:layout:sizeForItemAt:)
    else {
      notImplemented()
      return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    return answer(route.collectionView, collectionViewLayout, local)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    guard let route = route(collectionView, section),
      let answer = route.flowDelegate?.collectionView(_:layout:insetForSectionAt:)
    else {
      notImplemented()
      return (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }
    return answer(route.collectionView, collectionViewLayout, route.section)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    guard let route = route(collectionView, section),
      let answer = route.flowDelegate?.collectionView(_:layout:minimumLineSpacingForSectionAt:)
    else {
      notImplemented()
      return (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }
    return answer(route.collectionView, collectionViewLayout, route.section)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    guard let route = route(collectionView, section),
      let answer = route.flowDelegate?.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    else {
      notImplemented()
      return (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }
    return answer(route.collectionView, collectionViewLayout, route.section)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    guard let route = route(collectionView, section),
      let answer = route.flowDelegate?.collectionView(_:layout:referenceSizeForHeaderInSection:)
    else {
      notImplemented()
      return (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }
    return answer(route.collectionView, collectionViewLayout, route.section)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    guard let route = route(collectionView, section),
      let answer = route.flowDelegate?.collectionView(_:layout:referenceSizeForFooterInSection:)
    else {
      notImplemented()
      return (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
    return answer(route.collectionView, collectionViewLayout, route.section)
  }

  /// The offset that the children agree on, each of which may change what the one before it left.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    var offset: CGPoint?
    for part in binding(for: collectionView).mapping.known.parts {
      let answer = askSeparately("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
        implemented(part.child.reachedDelegate?.collectionView(_:targetContentOffsetForProposedContentOffset:))?(
          part.proxy,
          offset ?? proposedContentOffset
        )
      }
      if let answer { offset = answer }
    }
    return offset.orNotImplemented(proposedContentOffset)
  }
}
