extension ListDelegate {
  /// The number of items that came below the screen while the reader was not at the end, and that have not been on the
  /// screen since; 0 where the list does not follow its end (``ListAnchoring/end``).
  public final var newItemsBelow: Int { anchoredLists.all.last?.news.count ?? 0 }

  /// Is called with ``newItemsBelow`` whenever that is another number, for a button such as “3 new”.
  @discardableResult
  public final func onNewItemsBelow(_ handler: @escaping @MainActor (_ count: Int) -> Void) -> Self {
    newItemsBelowChanges.append(handler)
    return self
  }

  /// Where the reader is in the view that was attached last; `nil` if nothing with such an identifier is on the screen.
  ///
  /// - Parameter type: the type of identifiers: that of the `id` of `Identifiable` view models, or of `Hashable` view models.
  public final func position<ID: Hashable>(by type: ID.Type) -> ListPosition<ID>? {
    anchoredLists.all.last?.position(by: type)
  }

  /// Scrolls to a position, without an animation, in the view that was attached last.
  ///
  /// Heights that become known on the way do not matter: the item begins where the position has it, as far as there is
  /// enough content.
  ///
  /// - Returns: whether the item is there.
  /// - Complexity: O(*items*), to find the item.
  @discardableResult
  public final func scroll<ID: Hashable>(to position: ListPosition<ID>) -> Bool {
    anchoredLists.all.last?.scroll(to: position) ?? false
  }

  /// Scrolls to a position whose item may not be loaded yet.
  ///
  /// ```swift
  /// await delegate.scroll(to: ListPosition(message.id)) { id in await conversation.load(around: id) }
  /// ```
  ///
  /// - Parameter load: loads the item and those around it into the content; it is not called if the item is there.
  /// - Returns: whether the item is there when loading has ended.
  @discardableResult
  public final func scroll<ID: Hashable>(
    to position: ListPosition<ID>,
    loading load: @MainActor (_ id: ID) async throws -> Void
  ) async rethrows -> Bool {
    if scroll(to: position) { return true }
    try await load(position.id)
    return scroll(to: position)
  }

  /// Scrolls to the end, without an animation, in the view that was attached last.
  public final func scrollToEnd() { anchoredLists.all.last?.scrollToEnd() }
}

extension AnchoredList {
  fileprivate func scroll<ID: Hashable>(to position: ListPosition<ID>) -> Bool {
    defer { scrollCarousels(to: position.carousels) }
    if position.isAtEnd {
      scrollToEnd()
      return true
    }
    guard let path = list.indexPath(ofItem: AnyHashable(position.id)) else { return false }
    return scroll(to: path, at: position.finiteDistance)
  }

  private func scrollCarousels<ID: Hashable>(to positions: [ListPosition<ID>]) {
    guard !positions.isEmpty, let view = view as? UICollectionView else { return }
    let offsets = CarouselOffsets.of(view)
    for position in positions {
      let id = AnyHashable(position.id)
      if let path = list.indexPath(ofItem: id) { offsets.scroll(to: path, id: id, distance: position.finiteDistance) }
    }
  }

  fileprivate func position<ID: Hashable>(by type: ID.Type) -> ListPosition<ID>? {
    guard let view else { return nil }
    for path in view.visibleItems.sorted() {
      guard let id = list.id(at: path)?.base as? ID, let frame = view.frame(ofItemAt: path) else { continue }
      let (offset, inset) = (view.contentOffset, view.adjustedContentInset)
      let distance =
        view.startsAtRight
        ? view.bounds.width - inset.right - frame.maxX + offset.x
        : view.scrollsSideways ? frame.minX - offset.x - inset.left : frame.minY - offset.y - inset.top
      var position = ListPosition(id, distance: distance, isAtEnd: isAtFollowedEnd)
      position.carousels = carousels(by: type)
      return position
    }
    return nil
  }

  private func carousels<ID: Hashable>(by type: ID.Type) -> [ListPosition<ID>] {
    guard let view = view as? UICollectionView else { return [] }
    return CarouselOffsets.of(view).positions.compactMap { carousel in
      (carousel.id.base as? ID).map { ListPosition($0, distance: carousel.distance) }
    }
  }
}
