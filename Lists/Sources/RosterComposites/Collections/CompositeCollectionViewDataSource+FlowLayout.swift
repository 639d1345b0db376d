import Roster

/// Sizes in a flow layout, for children whose delegate is one of a flow layout.
extension CompositeCollectionViewDataSource: UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    ask(collectionView, indexPath, or: (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero) {
      with(collectionViewLayout, $0.flowDelegate?.collectionView(_:layout:sizeForItemAt:))
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    ask(collectionView, section, or: (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero) {
      with(collectionViewLayout, $0.flowDelegate?.collectionView(_:layout:insetForSectionAt:))
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    ask(collectionView, section, or: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0) {
      with(collectionViewLayout, $0.flowDelegate?.collectionView(_:layout:minimumLineSpacingForSectionAt:))
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    ask(
      collectionView,
      section,
      or: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    ) {
      with(collectionViewLayout, $0.flowDelegate?.collectionView(_:layout:minimumInteritemSpacingForSectionAt:))
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    serve { handlers.headerSize?(section) }
      ?? ask(
        collectionView,
        section,
        or: (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
      ) {
        with(collectionViewLayout, $0.flowDelegate?.collectionView(_:layout:referenceSizeForHeaderInSection:))
      }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    serve { handlers.footerSize?(section) }
      ?? ask(
        collectionView,
        section,
        or: (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
      ) {
        with(collectionViewLayout, $0.flowDelegate?.collectionView(_:layout:referenceSizeForFooterInSection:))
      }
  }

  /// The offset that the children agree on, each of which may change what the one before it left.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let binding = children.binding(for: collectionView)
    if let offset = binding.anchored?.targetContentOffset { return offset }
    var offset: CGPoint?
    for part in binding.knownParts {
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
