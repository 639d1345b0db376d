import Foundation

/// What a collection and its delegate know of one update of focus.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the cell that what was focused is in; `nil` if that is in no cell of the collection.
  open var previouslyFocusedIndexPath: IndexPath? { listPaths.previous }
  /// The index path of the cell that what is focused after the update is in; `nil` if that is in no cell of the collection.
  open var nextFocusedIndexPath: IndexPath? { listPaths.next }

  init(_ step: FocusStep, _ paths: FocusPaths) {
    super.init(from: step.previous, to: step.next, heading: step.heading, listPaths: paths)
  }

  /// A context as the focus system makes it, for tests that call a delegate themselves.
  ///
  /// - Parameters:
  ///   - previous: the index path of the cell that was focused
  ///   - next: the index path of the cell that is focused after the update
  ///   - heading: where focus goes
  public init(headlessFrom previous: IndexPath?, to next: IndexPath?, heading: UIFocusHeading = []) {
    super.init(FocusPaths(previous: previous, next: next), heading: heading)
  }
}
