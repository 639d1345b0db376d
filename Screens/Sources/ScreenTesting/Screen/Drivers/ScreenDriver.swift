#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// A type that performs the actions of a ``TestScreen`` on reachable views. The headless UIKit simulates touches, and UIKit itself
  /// doesn't accept any from a test.
  ///
  /// Actions that UIKit's public API performs in the same way on both aren't part of it. A function that throws throws
  /// ``MissingUIKitAPI``.
  @MainActor protocol ScreenDriver {
    // MARK: Views

    /// Taps an enabled control.
    func tap(_ control: UIControl)
    /// Taps an action of an alert, which is dismissed.
    func tap(_ action: UIAlertAction, of alert: UIAlertController) throws
    /// Taps a point of a window, for recognizers, and returns `false` if none recognizes the tap.
    func tap(_ window: UIWindow, at point: CGPoint) throws -> Bool
    /// Makes another gesture at a point of a window, and returns `false` if no recognizer recognizes it.
    func recognize(_ gesture: ScreenGesture, in window: UIWindow, at point: CGPoint) throws -> Bool
    /// Taps a tab.
    func select(_ index: Int, of tabs: UITabBarController)

    // MARK: Values

    func choose(segment: Int, of control: UISegmentedControl)
    func slide(_ slider: UISlider, to value: Float)
    func step(_ stepper: UIStepper, isUp: Bool)
    func turn(_ pages: UIPageControl, forward: Bool)
    /// Turns a wheel, and returns `false` if there isn't such a row.
    func choose(row: Int, inComponent component: Int, of picker: UIPickerView) -> Bool
    func choose(_ date: Date, of picker: UIDatePicker)

    // MARK: Text

    /// Taps into a field and changes its text, and returns whether it has that text.
    func edit(_ field: UITextField, to text: String) -> Bool
    /// Taps into a text view and changes its text, and returns whether it has that text.
    func edit(_ view: UITextView, to text: String) -> Bool
    /// Taps the return key.
    func tapReturn(_ field: UITextField)
    /// Returns the height of the window, in points, that a keyboard covers.
    func keyboardHeight(of window: UIWindow) -> CGFloat
    /// Shows or hides a keyboard of a height in points, where the system's settings don't determine it.
    func setKeyboardHeight(_ height: CGFloat, of window: UIWindow)

    // MARK: Lists

    /// Taps an item, after scrolling to it, and returns `false` if it doesn't react.
    func tap(_ path: IndexPath, in list: ScreenList) throws -> Bool
    /// Returns the actions that a swipe reveals, from the edge inwards.
    func swipeActions(at path: IndexPath, in list: ScreenList, _ edge: SwipeEdge) throws
      -> [UIContextualAction]
    /// Taps one of the actions that ``swipeActions(at:in:_:)`` returned.
    func perform(_ action: UIContextualAction, number: Int, at path: IndexPath, in list: ScreenList, _ edge: SwipeEdge)
    /// Returns the menu that a long press opens, and closes it.
    func menu(at path: IndexPath, in list: ScreenList) throws -> UIMenu?
    /// Taps a row's detail button, and returns `false` without one.
    func tapDetailButton(at path: IndexPath, in table: UITableView) -> Bool
    /// Taps the control of a row in editing, and returns `false` without one of that kind.
    func tapEditingControl(_ style: UITableViewCell.EditingStyle, at path: IndexPath, in table: UITableView) -> Bool
    /// Returns the titles of a table's index, or an empty array if it isn't visible.
    func indexTitles(of table: UITableView) -> [String]
    /// Taps a title of the index, and returns `false` without it.
    func tapIndexTitle(_ title: String, of table: UITableView) -> Bool

    // MARK: Dragging

    /// Returns a Boolean value that indicates whether an item can be moved in its list now.
    func canMove(_ path: IndexPath, in list: ScreenList) -> Bool
    /// Drops an item at another's place, and returns `false` if it doesn't move.
    func move(_ path: IndexPath, to destination: IndexPath, in list: ScreenList) -> Bool
    /// Lifts an item, if the drag delegate allows it.
    func lift(_ path: IndexPath, in list: ScreenList) throws -> (any CarriedItems)?

    // MARK: Scrolling and surroundings

    /// Drags the content by a distance, up to its ends.
    func scroll(_ view: UIScrollView, by distance: CGPoint)
    /// Pulls down a scroll view with a refresh control until it refreshes.
    func pullToRefresh(_ view: UIScrollView)
    /// Changes a window's size, in points.
    func resize(_ window: UIWindow, to size: CGSize)
    /// Changes the text size.
    func setTextSize(_ category: UIContentSizeCategory, of window: UIWindow)
    /// Notifies the controllers of a window, and observers, of low memory.
    func warnOfMemory(_ window: UIWindow)
  }

  /// Dragged items, possibly from one list to another.
  @MainActor protocol CarriedItems {
    /// Drops the items at an item, or into it, and returns whether the list accepts them.
    func drop(at path: IndexPath, in list: ScreenList, isInto: Bool) -> Bool
    /// Drops the items where no list accepts them.
    func cancel()
  }

  /// An action of a finger that UIKit's public API can't perform.
  struct MissingUIKitAPI: Error {
    /// The impossible action and the reason, as a sentence.
    let reason: String
  }

  extension TestScreen {
    /// Runs a driver's action. If UIKit's public API can't perform it, it fails like an impossible action of a person.
    func driven<Result>(_ body: () throws -> Result) throws -> Result {
      do {
        return try body()
      } catch let missing as MissingUIKitAPI {
        throw failure(missing.reason)
      }
    }

    #if canImport(UIKit)
      static var driver: any ScreenDriver { UIKitDriver() }
    #else
      static var driver: any ScreenDriver { usesPublicAPI ? UIKitDriver() : HeadlessDriver() }

      /// A Boolean value that indicates whether new screens use only UIKit's public API, as with Apple's UIKit.
      @TaskLocal package static var usesPublicAPI = false
    #endif
  }
#endif
