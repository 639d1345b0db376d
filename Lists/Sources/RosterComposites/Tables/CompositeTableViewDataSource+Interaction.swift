// Written by Upkeep/makers/forwarding-views.py from ForwardingViews/InteractionShells.txt.

import Roster

/// Highlighting, selection and focus, as far as both kinds of views ask the same.
extension CompositeTableViewDataSource {
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask(tableView, indexPath, or: true) { $0.reachedDelegate?.tableView(_:shouldHighlightRowAt:) }
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tell(tableView, indexPath) { $0.reachedDelegate?.tableView(_:didHighlightRowAt:) }
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tell(tableView, indexPath) { $0.reachedDelegate?.tableView(_:didUnhighlightRowAt:) }
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tell(tableView, indexPath) { $0.reachedDelegate?.tableView(_:didSelectRowAt:) }
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tell(tableView, indexPath) { $0.reachedDelegate?.tableView(_:didDeselectRowAt:) }
  }

  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    ask(tableView, indexPath, or: !tableView.isInEditingMode) {
      $0.reachedDelegate?.tableView(_:canPerformPrimaryActionForRowAt:)
    }
  }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    tell(tableView, indexPath) { $0.reachedDelegate?.tableView(_:performPrimaryActionForRowAt:) }
  }

  #if !os(tvOS)
    public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
      -> Bool
    {
      ask(tableView, indexPath, or: false) {
        $0.reachedDelegate?.tableView(_:shouldBeginMultipleSelectionInteractionAt:)
      }
    }

    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      if let (route, _) = route(tableView, indexPath) {
        children.binding(for: tableView).multipleSelectionPart = route.part
      }
      tell(tableView, indexPath) { $0.reachedDelegate?.tableView(_:didBeginMultipleSelectionInteractionAt:) }
    }

    /// Tells the child in which the selection began; without one, all children.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      tellDidEndMultipleSelection(tableView) { $0.reachedDelegate?.tableViewDidEndMultipleSelectionInteraction(_:) }
    }
  #endif

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    ask(tableView, indexPath, or: true) { $0.reachedDelegate?.tableView(_:canFocusRowAt:) }
  }

  /// The context is that of the table that shows everything, also for the children.
  public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    mayUpdateFocus(tableView, from: context.previouslyFocusedIndexPath, to: context.nextFocusedIndexPath) { child in
      let method = implemented(child.reachedDelegate?.tableView(_:shouldUpdateFocusIn:))
      return method.map { method in { method($0, context) } }
    }
  }

  /// The context is that of the table that shows everything, also for the children.
  public func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    tellDidUpdateFocus(tableView, from: context.previouslyFocusedIndexPath, to: context.nextFocusedIndexPath) { child in
      let method = implemented(child.reachedDelegate?.tableView(_:didUpdateFocusIn:with:))
      return method.map { method in { method($0, context, coordinator) } }
    }
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    preferredFocus(tableView, of: handlers) { $0.reachedDelegate?.indexPathForPreferredFocusedView(in:) }
  }

  #if !os(tvOS)
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      ask(tableView, indexPath, or: tableView.selectionFollowsFocus) {
        $0.reachedDelegate?.tableView(_:selectionFollowsFocusForRowAt:)
      }
    }
  #endif
}
