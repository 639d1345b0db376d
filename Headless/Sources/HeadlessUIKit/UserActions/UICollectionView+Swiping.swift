import Foundation

extension UICollectionView {
  // MARK: Swiping

  /// The buttons that a swipe uncovers, from the edge inwards; empty if the item cannot be swiped.
  ///
  /// They are those of the list configuration of the item's section; other layouts have none.
  public func headlessSwipeActions(
    forItemAt indexPath: IndexPath,
    edge: HeadlessSwipeEdge = .trailing
  ) -> [UIContextualAction] {
    shownSwipeConfiguration(indexPath, edge)?.actions ?? []
  }

  /// The item that was left open, wherever it is by now; `nil` if none is open.
  public var headlessSwipedItem: IndexPath? { swipe?.path }

  /// Simulates a swipe that leaves the item open, as a picture shows it; `false` if there is nothing to uncover.
  @discardableResult
  public func headlessRevealSwipeActions(
    forItemAt indexPath: IndexPath,
    edge: HeadlessSwipeEdge = .trailing
  ) -> Bool {
    revealSwipeActions(indexPath, edge)
  }

  /// Closes the item that was left open; `false` if none was.
  @discardableResult
  public func headlessHideSwipeActions() -> Bool {
    hideSwipeActions()
  }

  /// Simulates a swipe and a tap on the button with a title; `false` if there is none or its action says so.
  ///
  /// If the item was left open, the buttons are those that the swipe uncovered then, as on the screen.
  @discardableResult
  public func headlessPerformSwipeAction(
    titled title: String,
    forItemAt indexPath: IndexPath,
    edge: HeadlessSwipeEdge = .trailing
  ) -> Bool {
    performSwipeAction(indexPath, edge) { $0.actions.first { $0.title == title } }
  }

  /// Simulates a swipe and a tap on the button at an index; `false` if there is none or its action says so.
  @discardableResult
  public func headlessPerformSwipeAction(
    at index: Int,
    forItemAt indexPath: IndexPath,
    edge: HeadlessSwipeEdge = .trailing
  ) -> Bool {
    performSwipeAction(indexPath, edge) {
      $0.actions.indices.contains(index) ? $0.actions[index] : nil
    }
  }

  /// Whether a swipe over the whole item performs the first action.
  public func headlessAllowsFullSwipe(forItemAt indexPath: IndexPath, edge: HeadlessSwipeEdge = .trailing) -> Bool {
    allowsFullSwipe(indexPath, edge)
  }

  /// Simulates a swipe over the whole item, which performs the first action; `false` if the item does not have it.
  @discardableResult
  public func headlessFullSwipe(forItemAt indexPath: IndexPath, edge: HeadlessSwipeEdge = .trailing) -> Bool {
    performSwipeAction(indexPath, edge) {
      $0.performsFirstActionWithFullSwipe ? $0.actions.first : nil
    }
  }
}
