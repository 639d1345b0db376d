import Roster

// The requirements of collection views, each forwarded to the child of an item or section.

extension CompositeCollectionViewDataSource: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  // MARK: Counts, cells and supplementary views

  public func numberOfSections(in view: UICollectionView) -> Int {
    view.noteCountReading()
    children.recount(in: view)
    return children.shown(in: view)?.numberOfSections ?? 0
  }
  public func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    _ = children.shown(in: view)
    return handlers.dataSource.collectionView(view, numberOfItemsInSection: section)
  }
  public func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    guard let route = cellRoute(view, path) else {
      return view.dequeueReusableCell(of: UICollectionViewCell.self, for: path)
    }
    return Turn.serve { route.child.dataSource.collectionView(route.view, cellForItemAt: route.address) }
  }
  public func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    Turn.serve { handlers.dataSource.supplementaryProviders[kind]?(view, path) }
      ?? ask(view, path, or: UICollectionReusableView(frame: .zero)) {
        with(kind, $0.reachedDataSource?.collectionView(_:viewForSupplementaryElementOfKind:at:))
      }
  }

  // MARK: Index

  /// Returns the titles of all children in order.
  public func indexTitles(for view: UICollectionView) -> [String]? {
    indexTitles(view) { implemented($0.reachedDataSource?.indexTitles(for:))?($1) ?? nil }
  }
  public func collectionView(_ view: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
  {
    var item = 0
    let section = section(ofIndexTitleAt: index, in: view, "indexTitles(for:)") {
      implemented($0.reachedDataSource?.indexTitles(for:))?($1) ?? nil
    } _: { child, view, index in
      let path = askSeparately("collectionView(_:indexPathForIndexTitle:at:)") {
        implemented(child.reachedDataSource?.collectionView(_:indexPathForIndexTitle:at:))?(view, title, index)
      }
      item = path?.item ?? 0
      return path?.section
    }
    return IndexPath(item: item, section: section.orNotImplemented(index))
  }

  // MARK: Moves and prefetching

  public func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    canMove(view, path) {
      $0.reachedDataSource?.collectionView(_:canMoveItemAt:)
    } canMoveAny: {
      implemented($0.reachedDataSource?.collectionView(_:moveItemAt:to:)) != nil
    }
  }
  /// Moves an item inside a child, or between two children that both agree.
  public func collectionView(_ view: UICollectionView, moveItemAt path: IndexPath, to destination: IndexPath) {
    move(view, from: path, to: destination) { $0.reachedDataSource?.collectionView(_:moveItemAt:to:) }
  }
  public func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    tellEach(view, paths) { $0.reachedPrefetchDataSource?.collectionView(_:prefetchItemsAt:) }
  }
  public func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    tellEach(view, paths) { implemented($0.reachedPrefetchDataSource?.collectionView(_:cancelPrefetchingForItemsAt:)) }
  }
}

extension CompositeCollectionViewDataSource: UICollectionViewDelegateFlowLayout {
  // MARK: Display

  public func collectionView(
    _ view: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    tellWillDisplay(cell, view, path) { with(cell, $0.reachedDelegate?.collectionView(_:willDisplay:forItemAt:)) }
  }
  public func collectionView(
    _ view: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    tellDidEndDisplaying(cell, view, path) {
      with(cell, $0.reachedDelegate?.collectionView(_:didEndDisplaying:forItemAt:))
    }
  }
  public func collectionView(
    _ view: UICollectionView,
    willDisplaySupplementaryView shown: UICollectionReusableView,
    forElementKind kind: String,
    at path: IndexPath
  ) {
    tellWillDisplay(shown, view, path) {
      with(shown, kind, $0.reachedDelegate?.collectionView(_:willDisplaySupplementaryView:forElementKind:at:))
    }
  }
  public func collectionView(
    _ view: UICollectionView,
    didEndDisplayingSupplementaryView shown: UICollectionReusableView,
    forElementOfKind kind: String,
    at path: IndexPath
  ) {
    tellDidEndDisplaying(shown, view, path) {
      with(shown, kind, $0.reachedDelegate?.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:))
    }
  }

  // MARK: Selection

  public func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    ask(view, path, or: true) { $0.reachedDelegate?.collectionView(_:shouldHighlightItemAt:) }
  }
  public func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    tell(view, path) { $0.reachedDelegate?.collectionView(_:didHighlightItemAt:) }
  }
  public func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    tell(view, path) { $0.reachedDelegate?.collectionView(_:didUnhighlightItemAt:) }
  }
  public func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    ask(view, path, or: true) { $0.reachedDelegate?.collectionView(_:shouldSelectItemAt:) }
  }
  public func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    ask(view, path, or: true) { $0.reachedDelegate?.collectionView(_:shouldDeselectItemAt:) }
  }
  public func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    tell(view, path) { $0.reachedDelegate?.collectionView(_:didSelectItemAt:) }
  }
  public func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    tell(view, path) { $0.reachedDelegate?.collectionView(_:didDeselectItemAt:) }
  }
  public func collectionView(_ view: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath) -> Bool {
    ask(view, path, or: !view.isInEditingMode) {
      $0.reachedDelegate?.collectionView(_:canPerformPrimaryActionForItemAt:)
    }
  }
  public func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    tell(view, path) { $0.reachedDelegate?.collectionView(_:performPrimaryActionForItemAt:) }
  }
  public func collectionView(_ view: UICollectionView, canEditItemAt path: IndexPath) -> Bool {
    ask(view, path, or: true) { $0.reachedDelegate?.collectionView(_:canEditItemAt:) }
  }
  #if !os(tvOS)
    public func collectionView(_ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath)
      -> Bool
    {
      ask(view, path, or: false) { $0.reachedDelegate?.collectionView(_:shouldBeginMultipleSelectionInteractionAt:) }
    }
    public func collectionView(_ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath) {
      children.multipleSelectionPart = route(view, path)?.part
      tell(view, path) { $0.reachedDelegate?.collectionView(_:didBeginMultipleSelectionInteractionAt:) }
    }
    /// Notifies the child in which the selection began, or all children.
    public func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) {
      tellDidEndMultipleSelection(view) { $0.reachedDelegate?.collectionViewDidEndMultipleSelectionInteraction(_:) }
    }
  #endif

  // MARK: Moves and offsets

  public func collectionView(
    _ view: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath path: IndexPath,
    atCurrentIndexPath current: IndexPath,
    toProposedIndexPath destination: IndexPath
  ) -> IndexPath {
    let proposed = Turn.serve { handlers.moveTarget?(path, destination) } ?? destination
    // The item can be in another child at the moment, where the original child has no index path for it.
    let (original, now) = (route(view, path), route(view, current))
    let own = now?.part === original?.part ? now?.address : original?.address
    return target(view, from: path, proposed: proposed) { child in
      let answer = implemented(
        child.reachedDelegate?.collectionView(
          _:
          targetIndexPathForMoveOfItemFromOriginalIndexPath:
          atCurrentIndexPath:
          toProposedIndexPath:
        )
      )
      return answer.map { answer in { answer($0, $1, own ?? $1, $2) } }
    }
  }
  /// Returns the offset after each child has changed the previous child's offset.
  public func collectionView(
    _ view: UICollectionView,
    targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    var offset = view.keptContentOffset
    if let offset { return offset }
    for case let (delegate?, view as UICollectionView) in children.scrollDelegates(of: view) {
      let answer = askSeparately("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
        implemented(
          (delegate as? any UICollectionViewDelegate)?.collectionView(_:targetContentOffsetForProposedContentOffset:)
        )?(
          view,
          offset ?? proposed
        )
      }
      if let answer { offset = answer }
    }
    return offset.orNotImplemented(proposed)
  }

  // MARK: Sizes in a flow layout, for children whose delegate is one of a flow layout

  public func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize {
    ask(view, path, or: (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero) {
      with(layout, $0.flowDelegate?.collectionView(_:layout:sizeForItemAt:))
    }
  }
  public func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    ask(view, section, or: (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero) {
      with(layout, $0.flowDelegate?.collectionView(_:layout:insetForSectionAt:))
    }
  }
  public func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    ask(view, section, or: (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0) {
      with(layout, $0.flowDelegate?.collectionView(_:layout:minimumLineSpacingForSectionAt:))
    }
  }
  public func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    ask(view, section, or: (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0) {
      with(layout, $0.flowDelegate?.collectionView(_:layout:minimumInteritemSpacingForSectionAt:))
    }
  }
  public func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    Turn.serve { handlers.headerSize?(section) }
      ?? ask(view, section, or: (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero) {
        with(layout, $0.flowDelegate?.collectionView(_:layout:referenceSizeForHeaderInSection:))
      }
  }
  public func collectionView(
    _ view: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    Turn.serve { handlers.footerSize?(section) }
      ?? ask(view, section, or: (layout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero) {
        with(layout, $0.flowDelegate?.collectionView(_:layout:referenceSizeForFooterInSection:))
      }
  }

  // MARK: Context menus

  #if !os(tvOS)
    /// Returns the menu of one child, if all items belong to it.
    public func collectionView(
      _ view: UICollectionView,
      contextMenuConfigurationForItemsAt paths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      let routes = paths.compactMap { route(view, $0) }
      let found = routes.first ?? view.indexPathForItem(at: point).flatMap { route(view, $0) }
      guard let found,
        let answer = found.child.reachedDelegate?.collectionView(_:contextMenuConfigurationForItemsAt:point:)
      else {
        notImplemented()
        return nil
      }
      guard routes.allSatisfy({ $0.part === found.part }) else { return nil }
      let menu = answer(found.view, routes.map(\.address), point)
      if menu != nil { children.menuPart = found.part }
      return menu
    }
    @available(iOS, introduced: 13.0, deprecated: 16.0)
    public func collectionView(
      _ view: UICollectionView,
      contextMenuConfigurationForItemAt path: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      openMenu(view, path) {
        with(last: point, $0.reachedDelegate?.collectionView(_:contextMenuConfigurationForItemAt:point:))
      }
    }
    public func collectionView(
      _ view: UICollectionView,
      contextMenuConfiguration menu: UIContextMenuConfiguration,
      highlightPreviewForItemAt path: IndexPath
    ) -> UITargetedPreview? {
      ask(view, path, or: nil) {
        with(menu, $0.reachedDelegate?.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:))
      }
    }
    public func collectionView(
      _ view: UICollectionView,
      contextMenuConfiguration menu: UIContextMenuConfiguration,
      dismissalPreviewForItemAt path: IndexPath
    ) -> UITargetedPreview? {
      ask(view, path, or: nil) {
        with(menu, $0.reachedDelegate?.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:))
      }
    }
    public func collectionView(
      _ view: UICollectionView,
      willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      ask(children.menuPart, view, or: ()) {
        with(menu, animator, $0.reachedDelegate?.collectionView(_:willPerformPreviewActionForMenuWith:animator:))
      }
    }
    public func collectionView(
      _ view: UICollectionView,
      willDisplayContextMenu menu: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      ask(children.menuPart, view, or: ()) {
        with(menu, animator, $0.reachedDelegate?.collectionView(_:willDisplayContextMenu:animator:))
      }
    }
    public func collectionView(
      _ view: UICollectionView,
      willEndContextMenuInteraction menu: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      ask(children.menuPart, view, or: ()) {
        with(menu, animator, $0.reachedDelegate?.collectionView(_:willEndContextMenuInteraction:animator:))
      }
    }
  #endif

  // MARK: Focus

  public func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
    ask(view, path, or: true) { $0.reachedDelegate?.collectionView(_:canFocusItemAt:) }
  }
  /// Returns whether focus can move. The context is the shown collection view's, also for children.
  public func collectionView(
    _ view: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    mayUpdateFocus(view, from: context.previouslyFocusedIndexPath, to: context.nextFocusedIndexPath) {
      with(context, implemented($0.reachedDelegate?.collectionView(_:shouldUpdateFocusIn:)))
    }
  }
  /// Notifies the children of a focus move. The context is the shown collection view's.
  public func collectionView(
    _ view: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    tellDidUpdateFocus(view, from: context.previouslyFocusedIndexPath, to: context.nextFocusedIndexPath) {
      with(context, coordinator, implemented($0.reachedDelegate?.collectionView(_:didUpdateFocusIn:with:)))
    }
  }
  public func indexPathForPreferredFocusedView(in view: UICollectionView) -> IndexPath? {
    preferredFocus(view) { $0.reachedDelegate?.indexPathForPreferredFocusedView(in:) }
  }
  #if !os(tvOS)
    public func collectionView(_ view: UICollectionView, selectionFollowsFocusForItemAt path: IndexPath) -> Bool {
      ask(view, path, or: view.selectionFollowsFocus) {
        $0.reachedDelegate?.collectionView(_:selectionFollowsFocusForItemAt:)
      }
    }
  #endif
}

// MARK: Layouts of sections

extension CompositeCollectionViewDataSource: SectionPlanning {
  package func plan(ofSection section: Int, in view: UICollectionView) -> SectionPlan? {
    _ = children.shown(in: view)
    return handlers.dataSource.plan(ofSection: section, in: view)
  }
}

#if !os(tvOS)
  extension CompositeCollectionViewDataSource: SwipeAnswering {
    package func swipeActions(_ edge: SwipeEdge, at path: IndexPath, in view: UICollectionView)
      -> UISwipeActionsConfiguration?
    {
      let child = children.route(path.section, in: view)?.part.child
      return (child?.contentDelegate as? any SwipeAnswering)?.swipeActions(edge, at: path, in: view)
    }
  }
#endif
