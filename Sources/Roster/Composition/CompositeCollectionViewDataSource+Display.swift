import Foundation

/// Cells and supplementary views on the screen.
extension CompositeCollectionViewDataSource: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let (route, local) = route(collectionView, indexPath) else { return notImplemented() }
    note(cell, route, collectionView)
    guard let tell = route.delegate?.collectionView(_:willDisplay:forItemAt:) else { return notImplemented() }
    tell(route.collectionView, cell, local)
  }

  /// Tells the child that showed the cell, even if its sections are elsewhere or gone by now.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let shown = take(cell, indexPath[0], collectionView),
      let tell = shown.delegate?.collectionView(_:didEndDisplaying:forItemAt:)
    else { return notImplemented() }
    tell(shown.collectionView, cell, indexPath.inSection(shown.section))
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    guard let (route, local) = route(collectionView, indexPath) else { return notImplemented() }
    note(view, route, collectionView)
    guard let tell = route.delegate?.collectionView(_:willDisplaySupplementaryView:forElementKind:at:) else {
      return notImplemented()
    }
    tell(route.collectionView, view, elementKind, local)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    guard let shown = take(view, indexPath[0], collectionView),
      let tell = shown.delegate?.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
    else { return notImplemented() }
    tell(shown.collectionView, view, elementKind, indexPath.inSection(shown.section))
  }

  private func note(_ view: UIView, _ route: CollectionViewRoute, _ collectionView: UICollectionView) {
    ShownParts.note(view, part: route.part, section: route.section, in: binding(for: collectionView).mapping)
  }

  private func take(_ view: UIView, _ section: Int, _ collectionView: UICollectionView) -> CollectionViewRoute? {
    ShownParts.take(view, at: section, in: binding(for: collectionView).mapping).map {
      CollectionViewRoute(part: $0.part, section: $0.section)
    }
  }
}
