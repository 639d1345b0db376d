#if !os(tvOS)
  /// A view model whose row or item has a context menu.
  ///
  /// Corresponds to `tableView(_:contextMenuConfigurationForRowAt:point:)` and
  /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)` with one item.
  public protocol ContextMenuProviding {
    /// Returns the menu for a long press.
    ///
    /// - Parameter point: The location of the press, in the list's coordinates.
    /// - Returns: The configuration, or `nil` for no menu.
    @MainActor func contextMenuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
  }
#endif
