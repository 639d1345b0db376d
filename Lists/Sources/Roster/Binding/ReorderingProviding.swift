/// A view model that says whether its row or item can be moved to another place.
///
/// ```swift
/// extension Note: ReorderingProviding {
///   var canMove: Bool { !isPinned }
/// }
/// ```
///
/// It is asked only if there is a handler of moves (``ListDelegate/reorder(_:where:_:)``, ``ListDelegate/onMove(_:)``).
/// Corresponds to `tableView(_:canMoveRowAt:)` and `collectionView(_:canMoveItemAt:)`.
public protocol ReorderingProviding {
  @MainActor var canMove: Bool { get }
}
