import Foundation

#if !os(tvOS)
  /// Context menus. Those of several items belong to one child, if all the items are its own.
  extension CompositeCollectionViewDataSource {
    public func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      let binding = binding(for: collectionView)
      let routes = indexPaths.compactMap { route(collectionView, $0) }
      let part = routes.first?.0.part ?? part(at: point, in: collectionView)
      guard let part,
        let answer = part.child.reachedDelegate?.collectionView(_:contextMenuConfigurationForItemsAt:point:)
      else {
        notImplemented()
        return nil
      }
      guard routes.allSatisfy({ $0.0.part === part }) else { return nil }
      let configuration = answer(part.proxy, routes.map(\.1), point)
      if configuration != nil { binding.menuPart = part }
      return configuration
    }

    /// The child whose item is at a point.
    private func part(at point: CGPoint, in collectionView: UICollectionView) -> CollectionViewPart? {
      collectionView.indexPathForItem(at: point).flatMap { route(collectionView, $0)?.0.part }
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let (route, local) = route(collectionView, indexPath),
        let answer = route.delegate?.collectionView(_:contextMenuConfigurationForItemAt:point:)
      else {
        notImplemented()
        return nil
      }
      let configuration = answer(route.collectionView, local, point)
      if configuration != nil { binding(for: collectionView).menuPart = route.part }
      return configuration
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      guard let (route, local) = route(collectionView, indexPath),
        let answer = route.delegate?.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
      else {
        notImplemented()
        return nil
      }
      return answer(route.collectionView, configuration, local)
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      guard let (route, local) = route(collectionView, indexPath),
        let answer = route.delegate?.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
      else {
        notImplemented()
        return nil
      }
      return answer(route.collectionView, configuration, local)
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      guard let part = binding(for: collectionView).menuPart,
        let tell = part.child.reachedDelegate?.collectionView(_:willPerformPreviewActionForMenuWith:animator:)
      else { return notImplemented() }
      tell(part.proxy, configuration, animator)
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      guard let part = binding(for: collectionView).menuPart,
        let tell = part.child.reachedDelegate?.collectionView(_:willDisplayContextMenu:animator:)
      else { return notImplemented() }
      tell(part.proxy, configuration, animator)
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      guard let part = binding(for: collectionView).menuPart,
        let tell = part.child.reachedDelegate?.collectionView(_:willEndContextMenuInteraction:animator:)
      else { return notImplemented() }
      tell(part.proxy, configuration, animator)
    }
  }
#endif
