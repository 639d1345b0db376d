import Foundation

/// Editing, swipe actions and context menus.
extension CompositeTableViewDataSource {
  // MARK: Editing

  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    guard let (route, local) = route(tableView, indexPath),
      let answer = route.delegate?.tableView(_:editingStyleForRowAt:)
    else {
      notImplemented()
      return .delete
    }
    return answer(route.tableView, local)
  }

  #if !os(tvOS)
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
      -> String?
    {
      guard let (route, local) = route(tableView, indexPath),
        let answer = route.delegate?.tableView(_:titleForDeleteConfirmationButtonForRowAt:)
      else {
        notImplemented()
        return nil
      }
      return answer(route.tableView, local)
    }
  #endif

  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    guard let (route, local) = route(tableView, indexPath),
      let answer = route.delegate?.tableView(_:shouldIndentWhileEditingRowAt:)
    else {
      notImplemented()
      return true
    }
    return answer(route.tableView, local)
  }

  #if !os(tvOS)
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      guard let (route, local) = route(tableView, indexPath) else { return notImplemented() }
      binding(for: tableView).editedPart = route.part
      guard let tell = route.delegate?.tableView(_:willBeginEditingRowAt:) else { return notImplemented() }
      tell(route.tableView, local)
    }

    /// Tells the child whose row was edited, even if the row is gone.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      let binding = binding(for: tableView)
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
      guard let (route, local) = route(tableView, indexPath),
        let answer = route.delegate?.tableView(_:editActionsForRowAt:)
      else {
        notImplemented()
        return nil
      }
      return answer(route.tableView, local)
    }
  #endif

  #if !os(tvOS)
    // MARK: Swipe actions

    public func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard let (route, local) = route(tableView, indexPath),
        let answer = route.delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      else {
        notImplemented()
        return nil
      }
      return answer(route.tableView, local)
    }

    public func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard let (route, local) = route(tableView, indexPath),
        let answer = route.delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
      else {
        notImplemented()
        return nil
      }
      return answer(route.tableView, local)
    }

    // MARK: Context menus

    public func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let (route, local) = route(tableView, indexPath),
        let answer = route.delegate?.tableView(_:contextMenuConfigurationForRowAt:point:)
      else {
        notImplemented()
        return nil
      }
      let configuration = answer(route.tableView, local, point)
      if configuration != nil { binding(for: tableView).menuPart = route.part }
      return configuration
    }

    public func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      guard let part = binding(for: tableView).menuPart,
        let answer = part.child.reachedDelegate?.tableView(_:previewForHighlightingContextMenuWithConfiguration:)
      else {
        notImplemented()
        return nil
      }
      return answer(part.proxy, configuration)
    }

    public func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      guard let part = binding(for: tableView).menuPart,
        let answer = part.child.reachedDelegate?.tableView(_:previewForDismissingContextMenuWithConfiguration:)
      else {
        notImplemented()
        return nil
      }
      return answer(part.proxy, configuration)
    }

    public func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      guard let part = binding(for: tableView).menuPart,
        let tell = part.child.reachedDelegate?.tableView(_:willPerformPreviewActionForMenuWith:animator:)
      else { return notImplemented() }
      tell(part.proxy, configuration, animator)
    }

    public func tableView(
      _ tableView: UITableView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      guard let part = binding(for: tableView).menuPart,
        let tell = part.child.reachedDelegate?.tableView(_:willDisplayContextMenu:animator:)
      else { return notImplemented() }
      tell(part.proxy, configuration, animator)
    }

    public func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      guard let part = binding(for: tableView).menuPart,
        let tell = part.child.reachedDelegate?.tableView(_:willEndContextMenuInteraction:animator:)
      else { return notImplemented() }
      tell(part.proxy, configuration, animator)
    }
  #endif
}
