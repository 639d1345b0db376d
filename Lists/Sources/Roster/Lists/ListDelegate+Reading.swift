extension ListDelegate {
  /// The number of unseen items that were inserted below while the reader wasn't at the end. 0 if the list doesn't follow its end
  /// (``ListAnchoring/end``).
  public final var newItemsBelow: Int { anchoredLists.all.last?.news.count ?? 0 }

  /// Adds a handler that's called when ``newItemsBelow`` changes, for example for a “3 new” button.
  @discardableResult
  public final func onNewItemsBelow(_ handler: @escaping @MainActor (_ count: Int) -> Void) -> Self {
    newItemsBelowChanges.append(handler)
    return self
  }

  /// Returns the reader's position in the last attached view, or `nil` if no visible item has such an identifier.
  ///
  /// - Parameter type: The type of the `id` of `Identifiable` view models, or the type of `Hashable` view models.
  public final func position<ID: Hashable>(by type: ID.Type) -> ListPosition<ID>? {
    anchoredLists.all.last?.position(by: type)
  }

  /// Scrolls to a position in the last attached view, without animation.
  ///
  /// The item gets its exact place, if there's enough content, even if heights become known on the way.
  ///
  /// - Returns: A Boolean value that indicates whether the item exists.
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
  /// - Parameter load: A closure that loads the item and its neighbors into the content. It isn't called if the item exists.
  /// - Returns: A Boolean value that indicates whether the item exists after loading.
  @discardableResult
  public final func scroll<ID: Hashable>(
    to position: ListPosition<ID>,
    loading load: @MainActor (_ id: ID) async throws -> Void
  ) async rethrows -> Bool {
    if scroll(to: position) { return true }
    try await load(position.id)
    return scroll(to: position)
  }

  /// Scrolls to the end of the last attached view, without animation.
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
