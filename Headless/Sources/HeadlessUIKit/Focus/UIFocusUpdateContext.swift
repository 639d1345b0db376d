import Foundation

/// What is known of one update of focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// What was focused; `nil` if nothing was.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// What is focused after the update; `nil` if nothing is.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The view that was focused.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that is focused after the update.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// Where focus goes; empty where the program moves it.
  public let focusHeading: UIFocusHeading
  /// The index paths, in the list whose context this is, of what was and what is focused.
  let listPaths: FocusPaths

  init(
    from previous: (any UIFocusItem)?,
    to next: (any UIFocusItem)?,
    heading: UIFocusHeading,
    listPaths: FocusPaths = FocusPaths()
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    self.listPaths = listPaths
    super.init()
  }

  /// A context without items.
  init(_ listPaths: FocusPaths, heading: UIFocusHeading) {
    focusHeading = heading
    self.listPaths = listPaths
    super.init()
  }
}
