import Roster

extension CompositeCollectionViewDataSource {
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canMove(collectionView, indexPath) {
      $0.reachedDataSource?.collectionView(_:canMoveItemAt:)
    } canMoveAny: {
      implemented($0.reachedDataSource?.collectionView(_:moveItemAt:to:)) != nil
    }
  }

  /// Moves an item inside a child, or between two children that both agree.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(collectionView, from: sourceIndexPath, to: destinationIndexPath) {
      $0.reachedDataSource?.collectionView(_:moveItemAt:to:)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    // The item may be in another child at the moment, which this one has no index path for.
    let current = { (part: CollectionViewPart, original: IndexPath) in
      self.route(collectionView, currentIndexPath).flatMap { $0.part === part ? $1 : nil } ?? original
    }
    let proposed = serve { handlers.moveTarget?(originalIndexPath, proposedIndexPath) } ?? proposedIndexPath
    return target(collectionView, from: originalIndexPath, proposed: proposed) { child in
      let answer = implemented(
        child.reachedDelegate?.collectionView(
          _:
          targetIndexPathForMoveOfItemFromOriginalIndexPath:
          atCurrentIndexPath:
          toProposedIndexPath:
        )
      )
      return answer.map { answer in
        { view, original, proposed in
          let part = CompositeCollectionViewDataSource.Child.part(of: view)
          return answer(view, original, part.map { current($0, original) } ?? original, proposed)
        }
      }
    }
  }
}
