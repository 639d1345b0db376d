import Foundation

/// What a collection and its delegate know of one update of focus.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the cell that what was focused is in; `nil` if that is in no cell of the collection.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The index path of the cell that what is focused after the update is in; `nil` if that is in no cell of the collection.
  public let nextFocusedIndexPath: IndexPath?

  init(_ step: FocusStep, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(from: step.previous, to: step.next, heading: step.heading)
  }

  /// A context as the focus system makes it, for tests that call a delegate themselves.
  ///
  /// - Parameters:
  ///   - previous: the index path of the cell that was focused
  ///   - next: the index path of the cell that is focused after the update
  ///   - heading: where focus goes
  public init(headlessFrom previous: IndexPath?, to next: IndexPath?, heading: UIFocusHeading = []) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(heading: heading)
  }
}
