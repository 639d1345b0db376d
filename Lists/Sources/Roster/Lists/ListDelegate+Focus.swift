/// Focus with a keyboard or remote control.
extension ListDelegate {
  // MARK: Handlers

  /// Sets whether items of a type can be focused.
  ///
  /// Corresponds to `tableView(_:canFocusRowAt:)` and `collectionView(_:canFocusItemAt:)`. Other items can be focused if the view's
  /// `allowsFocus` is `true`, and while editing, `allowsFocusDuringEditing`.
  @discardableResult
  public func canFocus<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Bool
  ) -> Self {
    add(to: focusPermissions, for: type, handler)
    return self
  }

  /// Adds a handler that's called when an item of a type gets the focus.
  ///
  /// Corresponds to `tableView(_:didUpdateFocusIn:with:)` and `collectionView(_:didUpdateFocusIn:with:)`.
  @discardableResult
  public func onFocus<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    add(to: focuses, for: type, handler)
    return self
  }

  /// Adds a handler that's called when an item of a type loses the focus, before ``onFocus(_:_:)`` handlers. Removed items aren't
  /// reported.
  @discardableResult
  public func onEndFocus<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    add(to: focusEnds, for: type, handler)
    return self
  }

  /// Sets the item that gets the focus when the view does. If it's `nil` or not shown, the view chooses.
  ///
  /// Corresponds to `indexPathForPreferredFocusedView(in:)`. Outer composites have priority.
  @discardableResult
  public func preferredFocus(_ handler: @escaping @MainActor () -> ItemPlace?) -> Self {
    preferredFocus = handler
    return self
  }

  #if !os(tvOS)
    /// Sets whether items of a type are selected when they get the focus.
    ///
    /// Corresponds to `tableView(_:selectionFollowsFocusForRowAt:)` and `collectionView(_:selectionFollowsFocusForItemAt:)`, which
    /// views call if their `selectionFollowsFocus` is `true`.
    @discardableResult
    public func selectionFollowsFocus<ViewModel>(
      _ type: ViewModel.Type,
      _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Bool
    ) -> Self {
      add(to: focusSelections, for: type, handler)
      return self
    }
  #endif

  // MARK: Answers

  final var answersFocusUpdates: Bool { !focuses.isEmpty || !focusEnds.isEmpty }

  final func answer(
    of handlers: ViewModelHandlers<ItemPlace, Bool>,
    at indexPath: IndexPath,
    in view: UIScrollView
  ) -> Bool? {
    guard !handlers.isEmpty, let viewModel = list.viewModel(at: indexPath, in: view) else { return nil }
    return handlers.firstAnswer(for: viewModel, list.place(at: indexPath, in: view))
  }

  /// Returns the index path of the item with preferred focus.
  package final func preferredFocusIndexPath(in view: UIScrollView) -> IndexPath? {
    preferredFocus?().flatMap(list.shownList(in: view).indexPath)
  }

  /// Returns a Boolean value that indicates whether an item belongs to this delegate, and not to another child of a composite.
  private func has(_ indexPath: IndexPath, in view: UIScrollView) -> Bool {
    enclosing == nil || view.contentDelegate(at: indexPath) === self
  }

  final func focusDidMove(from previous: IndexPath?, to next: IndexPath?, in view: UIScrollView) {
    if let previous, has(previous, in: view) { call(focusEnds, at: previous, in: view) }
    if let next, has(next, in: view) { call(focuses, at: next, in: view) }
  }
}
