import Roster

/// Editing, swipe actions and context menus.
extension CompositeTableViewDataSource {
  // MARK: Editing

  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    ask(tableView, indexPath, or: .delete) { $0.reachedDelegate?.tableView(_:editingStyleForRowAt:) }
  }

  #if !os(tvOS)
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
      -> String?
    {
      ask(tableView, indexPath, or: nil) { $0.reachedDelegate?.tableView(_:titleForDeleteConfirmationButtonForRowAt:) }
    }
  #endif

  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    ask(tableView, indexPath, or: true) { $0.reachedDelegate?.tableView(_:shouldIndentWhileEditingRowAt:) }
  }

  #if !os(tvOS)
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      if let (route, _) = route(tableView, indexPath) { children.binding(for: tableView).editedPart = route.part }
      tell(tableView, indexPath) { $0.reachedDelegate?.tableView(_:willBeginEditingRowAt:) }
    }

    /// Tells the child whose row was edited, even if the row is gone.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      let binding = children.binding(for: tableView)
      let local = indexPath.flatMap { route(tableView, $0) }
      let edited = binding.editedPart ?? local?.0.part
      binding.editedPart = nil
      guard let edited, let tell = edited.child.reachedDelegate?.tableView(_:didEndEditingRowAt:) else {
        return notImplemented()
      }
      tell(edited.proxy, local.flatMap { $0.0.part === edited ? $0.1 : nil })
    }
  #endif

  #if os(iOS) || !canImport(UIKit)
    @available(iOS, introduced: 8.0, deprecated: 13.0)
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    {
      ask(tableView, indexPath, or: nil) { $0.reachedDelegate?.tableView(_:editActionsForRowAt:) }
    }
  #endif

  #if !os(tvOS)
    // MARK: Swipe actions

    public func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      ask(tableView, indexPath, or: nil) { $0.reachedDelegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:) }
    }

    public func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      ask(tableView, indexPath, or: nil) { $0.reachedDelegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:) }
    }

    // MARK: Context menus

    public func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      openMenu(tableView, indexPath) {
        with(last: point, $0.reachedDelegate?.tableView(_:contextMenuConfigurationForRowAt:point:))
      }
    }

    public func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      ask(children.binding(for: tableView).menuPart, or: nil) {
        with(configuration, $0.reachedDelegate?.tableView(_:previewForHighlightingContextMenuWithConfiguration:))
      }
    }

    public func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      ask(children.binding(for: tableView).menuPart, or: nil) {
        with(configuration, $0.reachedDelegate?.tableView(_:previewForDismissingContextMenuWithConfiguration:))
      }
    }

    public func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      ask(children.binding(for: tableView).menuPart, or: ()) {
        with(configuration, animator, $0.reachedDelegate?.tableView(_:willPerformPreviewActionForMenuWith:animator:))
      }
    }

    public func tableView(
      _ tableView: UITableView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      ask(children.binding(for: tableView).menuPart, or: ()) {
        with(configuration, animator, $0.reachedDelegate?.tableView(_:willDisplayContextMenu:animator:))
      }
    }

    public func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      ask(children.binding(for: tableView).menuPart, or: ()) {
        with(configuration, animator, $0.reachedDelegate?.tableView(_:willEndContextMenuInteraction:animator:))
      }
    }
  #endif
}
