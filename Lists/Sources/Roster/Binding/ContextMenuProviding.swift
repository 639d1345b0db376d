#if !os(tvOS)
  /// A view model whose row or item has a context menu.
  ///
  /// Corresponds to `tableView(_:contextMenuConfigurationForRowAt:point:)` and
  /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)` with one item.
  public protocol ContextMenuProviding {
    /// The menu for a long press.
    ///
    /// - Parameter point: where the list is pressed, in points in the list's coordinates.
    /// - Returns: `nil` for no menu.
    @MainActor func contextMenuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
  }
#endif
