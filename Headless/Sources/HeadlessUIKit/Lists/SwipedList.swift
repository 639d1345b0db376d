import Foundation

/// The edge that a row or an item is swiped from.
public enum HeadlessSwipeEdge: Hashable, Sendable {
  case leading, trailing
}

/// A row or an item that is swiped open. Its buttons are those that were given when it was opened, wherever it is by now.
struct ListSwipe {
  var path: IndexPath
  let isLeading: Bool
  let configuration: UISwipeActionsConfiguration
}

/// A list whose rows or items can be swiped.
@MainActor protocol SwipedList: UIScrollView {
  /// What is swiped open.
  var swipe: ListSwipe? { get set }
  /// The buttons that a swipe would uncover now; `nil` if there are none.
  func swipeConfiguration(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Scrolls to a row or an item; `false` if there is none.
  func headlessShow(_ path: IndexPath) -> Bool
  func cell(at path: IndexPath) -> UIView?
  /// Is called before a row or an item is opened.
  func willOpenSwipe(at path: IndexPath)
  /// Is called when a row or an item was closed; `nil` if it is no longer there.
  func didCloseSwipe(at path: IndexPath?)
  /// Lets the cell know whether it is swiped.
  func setSwiped(_ isSwiped: Bool, at path: IndexPath)
}

extension SwipedList {
  /// The buttons that a swipe uncovered if it is open, or else those that a swipe would uncover now.
  func shownSwipeConfiguration(_ path: IndexPath, _ edge: HeadlessSwipeEdge) -> UISwipeActionsConfiguration? {
    let isLeading = edge == .leading
    if let swipe, swipe.path == path, swipe.isLeading == isLeading { return swipe.configuration }
    return swipeConfiguration(path, isLeading: isLeading)
  }

  func allowsFullSwipe(_ path: IndexPath, _ edge: HeadlessSwipeEdge) -> Bool {
    guard let configuration = shownSwipeConfiguration(path, edge) else { return false }
    return configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty
  }

  func revealSwipeActions(_ path: IndexPath, _ edge: HeadlessSwipeEdge) -> Bool {
    guard headlessShow(path), let configuration = shownSwipeConfiguration(path, edge), !configuration.actions.isEmpty
    else { return false }
    beginSwipe(ListSwipe(path: path, isLeading: edge == .leading, configuration: configuration))
    if edge == .trailing { cell(at: path)?.headlessRevealedSwipeActions = configuration.actions }
    return true
  }

  func hideSwipeActions() -> Bool {
    guard swipe != nil else { return false }
    closeSwipe()
    return true
  }

  /// Swipes, taps the button that is chosen and closes; `false` if there is none or its action did nothing.
  func performSwipeAction(
    _ path: IndexPath,
    _ edge: HeadlessSwipeEdge,
    _ choose: (UISwipeActionsConfiguration) -> UIContextualAction?
  ) -> Bool {
    guard let configuration = shownSwipeConfiguration(path, edge), let action = choose(configuration) else {
      return false
    }
    beginSwipe(ListSwipe(path: path, isLeading: edge == .leading, configuration: configuration))
    var succeeded = false
    action.headlessPerform(sourceView: cell(at: path) ?? self) { [weak self] success in
      succeeded = success
      self?.closeSwipe()
    }
    layoutIfNeeded()
    return succeeded
  }

  /// Opens a row or an item; another one that is open is closed.
  private func beginSwipe(_ new: ListSwipe) {
    if swipe?.path == new.path, swipe?.configuration === new.configuration { return }
    if swipe != nil { closeSwipe() }
    willOpenSwipe(at: new.path)
    swipe = new
    setSwiped(true, at: new.path)
  }

  func closeSwipe() {
    let path = swipe?.path
    swipe = nil
    if let path {
      setSwiped(false, at: path)
      cell(at: path)?.headlessRevealedSwipeActions = []
    }
    didCloseSwipe(at: path)
  }

  /// Follows a batch update.
  func followSwipe(_ mapping: ListUpdateMapping) {
    guard let path = swipe?.path else { return }
    if let moved = mapping.indexPath(after: path) { swipe?.path = moved } else { swipe = nil }
  }
}
