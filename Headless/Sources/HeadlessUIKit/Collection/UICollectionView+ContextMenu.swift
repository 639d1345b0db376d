import Foundation

extension UICollectionView {
  /// Shows the menu of an item, or of all selected ones if it is one of them; `nil` if there is none.
  func showMenu(at path: IndexPath, point: CGPoint?) -> UIMenu? {
    guard contains(path), let configuration = askMenu(at: path, point: point) else { return nil }
    dismissMenu()
    guard let shown = configuration.headlessMenu else { return nil }
    menu = (path, configuration, shown)
    tellMenu(
      "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
      "highlightPreviewForItem",
      path
    ) { _ = $0.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path) }
    HeadlessContextMenuAnimator().run { animator in
      tellMenu("collectionView(_:willDisplayContextMenu:animator:)", "willDisplayContextMenu", path) {
        $0.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
      }
    }
    return shown
  }

  /// The menu that is shown for an item.
  func shownMenu(at path: IndexPath) -> UIMenu? {
    menu.flatMap { $0.item == path ? $0.menu : nil }
  }

  private func askMenu(at path: IndexPath, point: CGPoint?) -> UIContextMenuConfiguration? {
    guard let delegate else { return nil }
    let point = point ?? layoutAttributesForItem(at: path)?.center ?? .zero
    let paths = selected.contains(path) ? selected.sorted() : [path]
    let several = headlessEvents.ask(
      of: delegateAnswers,
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      "contextMenuConfigurationForItems",
      paths
    ) {
      delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
    }
    if let several { return several }
    let single = headlessEvents.ask(
      of: delegateAnswers,
      "collectionView(_:contextMenuConfigurationForItemAt:point:)",
      "contextMenuConfigurationForItem",
      [path]
    ) {
      delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    }
    return single ?? nil
  }

  /// Closes the menu that is shown.
  func dismissMenu() {
    guard let shown = menu else { return }
    menu = nil
    tellMenu(
      "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
      "dismissalPreviewForItem",
      shown.item
    ) {
      _ = $0.collectionView(self, contextMenuConfiguration: shown.configuration, dismissalPreviewForItemAt: shown.item)
    }
    HeadlessContextMenuAnimator().run { animator in
      tellMenu(
        "collectionView(_:willEndContextMenuInteraction:animator:)",
        "willEndContextMenuInteraction",
        shown.item
      ) { $0.collectionView(self, willEndContextMenuInteraction: shown.configuration, animator: animator) }
    }
  }

  /// Taps the preview of the menu that is shown.
  func commitPreview() -> Bool {
    guard let shown = menu else { return false }
    let animator = HeadlessContextMenuAnimator(previewViewController: shown.configuration.headlessPreview)
    tellMenu(
      "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
      "willPerformPreviewActionForMenu",
      shown.item
    ) {
      $0.collectionView(self, willPerformPreviewActionForMenuWith: shown.configuration, animator: animator)
    }
    animator.headlessRun()
    dismissMenu()
    return true
  }

  private func tellMenu(
    _ requirement: StaticString,
    _ name: String,
    _ path: IndexPath,
    _ body: (any UICollectionViewDelegate) -> Void
  ) {
    guard let delegate else { return }
    _ = headlessEvents.ask(of: delegateAnswers, requirement, name, [path]) { body(delegate) }
  }
}
