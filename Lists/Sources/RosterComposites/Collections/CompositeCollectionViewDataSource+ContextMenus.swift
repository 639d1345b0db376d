import Roster

#if !os(tvOS)
  /// Context menus. Those of several items belong to one child, if all the items are its own.
  extension CompositeCollectionViewDataSource {
    public func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      let binding = children.binding(for: collectionView)
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

    @available(iOS, introduced: 13.0, deprecated: 16.0)
    public func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      openMenu(collectionView, indexPath) {
        with(last: point, $0.reachedDelegate?.collectionView(_:contextMenuConfigurationForItemAt:point:))
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      ask(collectionView, indexPath, or: nil) {
        with(configuration, $0.reachedDelegate?.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:))
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      ask(collectionView, indexPath, or: nil) {
        with(configuration, $0.reachedDelegate?.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:))
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      ask(children.binding(for: collectionView).menuPart, or: ()) {
        with(
          configuration,
          animator,
          $0.reachedDelegate?.collectionView(_:willPerformPreviewActionForMenuWith:animator:)
        )
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      ask(children.binding(for: collectionView).menuPart, or: ()) {
        with(configuration, animator, $0.reachedDelegate?.collectionView(_:willDisplayContextMenu:animator:))
      }
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      ask(children.binding(for: collectionView).menuPart, or: ()) {
        with(configuration, animator, $0.reachedDelegate?.collectionView(_:willEndContextMenuInteraction:animator:))
      }
    }
  }
#endif
