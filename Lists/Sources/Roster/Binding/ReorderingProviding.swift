/// A view model that declares whether its row or item can be moved.
///
/// ```swift
/// extension Note: ReorderingProviding {
///   var canMove: Bool { !isPinned }
/// }
/// ```
///
/// It's used only if you add a handler of moves (``ListDelegate/reorder(_:where:_:)``, ``ListDelegate/onMove(_:)``). Corresponds to
/// `tableView(_:canMoveRowAt:)` and `collectionView(_:canMoveItemAt:)`.
public protocol ReorderingProviding {
  /// A Boolean value that indicates whether the row or item can be moved.
  @MainActor var canMove: Bool { get }
}
