/// What the user goes through with keys, or with a remote control.
extension ListDelegate {
  // MARK: Handlers

  /// Says whether items of a view model type can be focused.
  ///
  /// Corresponds to `tableView(_:canFocusRowAt:)` and `collectionView(_:canFocusItemAt:)`. Items without an answer can be
  /// focused where the view's `allowsFocus` says so, and while it is edited `allowsFocusDuringEditing`.
  @discardableResult
  public func canFocus<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Bool
  ) -> Self {
    add(to: focusPermissions, for: type, handler)
    return self
  }

  /// Is called when an item of a view model type has been focused.
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

  /// Is called when an item of a view model type is focused no longer, before ``onFocus(_:_:)`` with the next one. An item
  /// that has gone is not reported.
  @discardableResult
  public func onEndFocus<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    add(to: focusEnds, for: type, handler)
    return self
  }

  /// Says which item is focused when focus comes to the view; `nil`, or an item that is not shown, leaves it to the view.
  ///
  /// Corresponds to `indexPathForPreferredFocusedView(in:)`. Of composites, the outermost that has an answer counts.
  @discardableResult
  public func preferredFocus(_ handler: @escaping @MainActor () -> ItemPlace?) -> Self {
    preferredFocus = handler
    return self
  }

  #if !os(tvOS)
    /// Says whether items of a view model type are selected when they are focused.
    ///
    /// Corresponds to `tableView(_:selectionFollowsFocusForRowAt:)` and
    /// `collectionView(_:selectionFollowsFocusForItemAt:)`, which views ask where their `selectionFollowsFocus` is `true`.
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

  /// Where the item is that is preferred.
  package final func preferredFocusIndexPath(in view: UIScrollView) -> IndexPath? {
    preferredFocus?().flatMap(list.shownList(in: view).indexPath)
  }

  /// Whether an item is its own: other children of a composite have theirs.
  private func has(_ indexPath: IndexPath, in view: UIScrollView) -> Bool {
    enclosing == nil || view.contentDelegate(at: indexPath) === self
  }

  final func focusDidMove(from previous: IndexPath?, to next: IndexPath?, in view: UIScrollView) {
    if let previous, has(previous, in: view) { call(focusEnds, at: previous, in: view) }
    if let next, has(next, in: view) { call(focuses, at: next, in: view) }
  }
}
