/// A view model that says whether its row or item can be highlighted and selected.
///
/// ```swift
/// extension Note: SelectionProviding {
///   var isSelectable: Bool { !isPinned }
/// }
/// ```
///
/// Corresponds to `tableView(_:shouldHighlightRowAt:)` and `collectionView(_:shouldHighlightItemAt:)`, whose default
/// is `true`.
public protocol SelectionProviding {
  @MainActor var isSelectable: Bool { get }
}
