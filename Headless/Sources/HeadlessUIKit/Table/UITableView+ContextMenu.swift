import Foundation

extension UITableView {
  /// Shows the menu of a row; `nil` if there is none.
  func showMenu(at path: IndexPath, point: CGPoint?) -> UIMenu? {
    guard loadedSpace().contains(path), let configuration = askMenu(at: path, point: point) else { return nil }
    dismissMenu()
    guard let menu = configuration.headlessMenu else { return nil }
    editing.menu = (path, configuration, menu)
    display.cells[path]?.headlessPresentedMenu = menu
    _ = ask(
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "previewForHighlightingContextMenu",
      path
    ) { $0.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration) }
    HeadlessContextMenuAnimator().run { animator in
      tell("tableView(_:willDisplayContextMenu:animator:)", "willDisplayContextMenu", path) {
        $0.tableView(self, willDisplayContextMenu: configuration, animator: animator)
      }
    }
    return menu
  }

  /// The menu that is shown for a row.
  func shownMenu(at path: IndexPath) -> UIMenu? {
    editing.menu.flatMap { $0.row == path ? $0.menu : nil }
  }

  private func askMenu(at path: IndexPath, point: CGPoint?) -> UIContextMenuConfiguration? {
    let frame = frame(ofRow: path)
    let point = point ?? CGPoint(x: frame.midX, y: frame.midY)
    return ask(
      "tableView(_:contextMenuConfigurationForRowAt:point:)",
      "contextMenuConfigurationForRow",
      path
    ) {
      $0.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    } ?? nil
  }

  /// Closes the menu that is shown.
  func dismissMenu() {
    guard let shown = editing.menu else { return }
    editing.menu = nil
    display.cells[shown.row]?.headlessPresentedMenu = nil
    _ = ask(
      "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
      "previewForDismissingContextMenu",
      shown.row
    ) { $0.tableView(self, previewForDismissingContextMenuWithConfiguration: shown.configuration) }
    HeadlessContextMenuAnimator().run { animator in
      tell("tableView(_:willEndContextMenuInteraction:animator:)", "willEndContextMenuInteraction", shown.row) {
        $0.tableView(self, willEndContextMenuInteraction: shown.configuration, animator: animator)
      }
    }
  }

  /// Taps the preview of the menu that is shown.
  func commitPreview() -> Bool {
    guard let shown = editing.menu else { return false }
    let animator = HeadlessContextMenuAnimator(previewViewController: shown.configuration.headlessPreview)
    tell(
      "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
      "willPerformPreviewActionForMenu",
      shown.row
    ) {
      $0.tableView(self, willPerformPreviewActionForMenuWith: shown.configuration, animator: animator)
    }
    animator.headlessRun()
    dismissMenu()
    return true
  }
}
