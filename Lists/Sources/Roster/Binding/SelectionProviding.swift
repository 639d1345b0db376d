/// A view model that declares whether its row or item can be highlighted and selected.
///
/// ```swift
/// extension Note: SelectionProviding {
///   var isSelectable: Bool { !isPinned }
/// }
/// ```
///
/// Corresponds to `tableView(_:shouldHighlightRowAt:)` and `collectionView(_:shouldHighlightItemAt:)`. UIKit's default is `true`.
public protocol SelectionProviding {
  /// A Boolean value that indicates whether the row or item can be selected.
  @MainActor var isSelectable: Bool { get }
}
