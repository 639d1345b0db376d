#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// How the verbs of a ``TestScreen`` reach views once they know that a finger can: what differs between the headless UIKit,
  /// which simulates touches, and UIKit itself, which takes none from a test.
  ///
  /// What both do in the same way by UIKit's public API is no part of it and stands in the verbs. A function that throws throws ``MissingUIKitAPI``.
  @MainActor protocol ScreenDriver {
    // MARK: Views

    /// Taps a control that is enabled.
    func tap(_ control: UIControl)
    /// Taps an action of an alert, which goes away.
    func tap(_ action: UIAlertAction, of alert: UIAlertController) throws
    /// Taps a point of a window, for recognisers; `false` if none takes the tap.
    func tap(_ window: UIWindow, at point: CGPoint) throws -> Bool
    /// Makes another gesture at a point of a window; `false` if no recogniser takes it.
    func recognize(_ gesture: ScreenGesture, in window: UIWindow, at point: CGPoint) throws -> Bool
    /// Taps a tab.
    func select(_ index: Int, of tabs: UITabBarController)

    // MARK: Values

    func choose(segment: Int, of control: UISegmentedControl)
    func slide(_ slider: UISlider, to value: Float)
    func step(_ stepper: UIStepper, isUp: Bool)
    func turn(_ pages: UIPageControl, forward: Bool)
    /// Turns a wheel; `false` if there is no such row.
    func choose(row: Int, inComponent component: Int, of picker: UIPickerView) -> Bool
    func choose(_ date: Date, of picker: UIDatePicker)

    // MARK: Text

    /// Taps into a field and makes its text another; whether it has that text then.
    func edit(_ field: UITextField, to text: String) -> Bool
    /// Taps into a text view and makes its text another; whether it has that text then.
    func edit(_ view: UITextView, to text: String) -> Bool
    /// Taps the return key.
    func tapReturn(_ field: UITextField)
    /// The part of a window, in points, that a keyboard covers.
    func keyboardHeight(of window: UIWindow) -> CGFloat
    /// Has a keyboard of a height in points come or go, where the system's settings do not say whether there is one.
    func setKeyboardHeight(_ height: CGFloat, of window: UIWindow)

    // MARK: Lists

    /// Taps an item, which is scrolled to; `false` if it does not react.
    func tap(_ path: IndexPath, in list: ScreenList) throws -> Bool
    /// The buttons that a swipe uncovers, from the edge inwards.
    func swipeActions(at path: IndexPath, in list: ScreenList, _ edge: SwipeEdge) throws
      -> [UIContextualAction]
    /// Taps one of the buttons that ``swipeActions(at:in:_:)`` has answered.
    func perform(_ action: UIContextualAction, number: Int, at path: IndexPath, in list: ScreenList, _ edge: SwipeEdge)
    /// The menu that a long press opens, which is closed again.
    func menu(at path: IndexPath, in list: ScreenList) throws -> UIMenu?
    /// Taps a row's detail button; `false` if it has none.
    func tapDetailButton(at path: IndexPath, in table: UITableView) -> Bool
    /// Taps the control of a row in editing; `false` if it has none of that kind.
    func tapEditingControl(_ style: UITableViewCell.EditingStyle, at path: IndexPath, in table: UITableView) -> Bool
    /// The titles of the index of a table; empty if it is not shown.
    func indexTitles(of table: UITableView) -> [String]
    /// Taps a title of the index; `false` if there is none.
    func tapIndexTitle(_ title: String, of table: UITableView) -> Bool

    // MARK: Dragging

    /// Whether an item can be moved in its list now.
    func canMove(_ path: IndexPath, in list: ScreenList) -> Bool
    /// Drops an item at the place of another; `false` if it stays where it is.
    func move(_ path: IndexPath, to destination: IndexPath, in list: ScreenList) -> Bool
    /// Lifts an item, if the drag delegate has it dragged.
    func lift(_ path: IndexPath, in list: ScreenList) throws -> (any CarriedItems)?

    // MARK: Scrolling and surroundings

    /// Drags the content by a distance, no further than its ends.
    func scroll(_ view: UIScrollView, by distance: CGPoint)
    /// Pulls a scroll view with a refresh control down until it refreshes.
    func pullToRefresh(_ view: UIScrollView)
    /// Gives a window another size, in points.
    func resize(_ window: UIWindow, to size: CGSize)
    /// Changes the size of text.
    func setTextSize(_ category: UIContentSizeCategory, of window: UIWindow)
    /// Tells the controllers of a window, and observers, that the system is short of memory.
    func warnOfMemory(_ window: UIWindow)
  }

  /// Items that a finger carries, perhaps from one list to another.
  @MainActor protocol CarriedItems {
    /// Lets go of them at an item, or in its middle; whether the list takes them.
    func drop(at path: IndexPath, in list: ScreenList, isInto: Bool) -> Bool
    /// Lets go of them where no list takes them.
    func cancel()
  }

  /// Something that a finger can do and UIKit's public API cannot.
  struct MissingUIKitAPI: Error {
    /// What cannot be done, and why, as a sentence.
    let reason: String
  }

  extension TestScreen {
    /// Does something by the driver. What UIKit's public API cannot do fails as what a person cannot do does.
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

      /// Whether screens that are made now are driven by UIKit's public API alone, as they are where UIKit is Apple's.
      @TaskLocal package static var usesPublicAPI = false
    #endif
  }
#endif
