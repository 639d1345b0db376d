#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// A driver that simulates touches in the headless UIKit.
  struct HeadlessDriver: ScreenDriver {
    func tap(_ control: UIControl) { control.headlessTap() }
    func tap(_ action: UIAlertAction, of alert: UIAlertController) { alert.headlessTap(action) }
    func tap(_ window: UIWindow, at point: CGPoint) -> Bool { window.headlessTap(at: point) }
    func recognize(_ gesture: ScreenGesture, in window: UIWindow, at point: CGPoint) -> Bool {
      switch gesture {
      case .stroke(let direction): window.headlessSwipe(direction, at: point)
      case .pinch(let scale): window.headlessPinch(at: point, scale: scale)
      case .rotation(let angle): window.headlessRotate(at: point, by: angle)
      case .press: window.headlessLongPress(at: point)
      case .pan(let distance):
        window.headlessPan(
          from: point,
          to: CGPoint(x: point.x + distance.width, y: point.y + distance.height)
        )
      }
    }
    func select(_ index: Int, of tabs: UITabBarController) { tabs.headlessSelectTab(at: index) }

    // MARK: Values

    func choose(segment: Int, of control: UISegmentedControl) { control.headlessTapSegment(at: segment) }
    func slide(_ slider: UISlider, to value: Float) { slider.headlessSlide(to: value) }
    func step(_ stepper: UIStepper, isUp: Bool) { isUp ? stepper.headlessIncrement() : stepper.headlessDecrement() }
    func turn(_ pages: UIPageControl, forward: Bool) { pages.headlessTapPage(forward: forward) }
    func choose(row: Int, inComponent component: Int, of picker: UIPickerView) -> Bool {
      picker.headlessChoose(row: row, inComponent: component)
    }
    func choose(_ date: Date, of picker: UIDatePicker) { _ = picker.headlessChoose(date) }

    // MARK: Text

    func edit(_ field: UITextField, to text: String) -> Bool { field.headlessEdit(to: text) }
    func edit(_ view: UITextView, to text: String) -> Bool { view.headlessEdit(to: text) }
    func tapReturn(_ field: UITextField) { field.headlessReturn() }
    func keyboardHeight(of window: UIWindow) -> CGFloat { window.headlessKeyboardHeight }
    func setKeyboardHeight(_ height: CGFloat, of window: UIWindow) { window.headlessKeyboardHeight = height }

    // MARK: Lists

    func tap(_ path: IndexPath, in list: ScreenList) -> Bool { list.tap(path) }
    func swipeActions(at path: IndexPath, in list: ScreenList, _ edge: SwipeEdge) -> [UIContextualAction] {
      list.swipeActions(path, edge)
    }
    func perform(_ action: UIContextualAction, number: Int, at path: IndexPath, in list: ScreenList, _ edge: SwipeEdge)
    {
      list.performSwipeAction(number, path, edge)
    }
    func menu(at path: IndexPath, in list: ScreenList) -> UIMenu? {
      defer { list.dismissMenu() }
      return list.showMenu(path)
    }
    func tapDetailButton(at path: IndexPath, in table: UITableView) -> Bool { table.headlessTapAccessory(at: path) }
    func tapEditingControl(_ style: UITableViewCell.EditingStyle, at path: IndexPath, in table: UITableView) -> Bool {
      style == .insert ? table.headlessTapInsert(at: path) : table.headlessTapDelete(at: path)
    }
    func indexTitles(of table: UITableView) -> [String] { table.headlessIndexTitles }
    func tapIndexTitle(_ title: String, of table: UITableView) -> Bool { table.headlessTapIndexTitle(title) }

    // MARK: Dragging

    func canMove(_ path: IndexPath, in list: ScreenList) -> Bool { list.canMove(path) }
    func move(_ path: IndexPath, to destination: IndexPath, in list: ScreenList) -> Bool {
      list.move(path, to: destination)
    }
    func lift(_ path: IndexPath, in list: ScreenList) -> (any CarriedItems)? { list.beginDrag(path) }

    // MARK: Scrolling and surroundings

    func scroll(_ view: UIScrollView, by distance: CGPoint) { view.headlessScroll(by: distance) }
    func pullToRefresh(_ view: UIScrollView) { view.headlessPullToRefresh() }
    func resize(_ window: UIWindow, to size: CGSize) {
      let keyboard = window.headlessKeyboardHeight > 0 ? TestScreen.keyboardHeight(onScreenOf: size) : nil
      window.headlessResize(to: size, keyboardHeight: keyboard)
    }
    func setTextSize(_ category: UIContentSizeCategory, of window: UIWindow) {
      UIScreen.main.headlessChangeTraits { $0.preferredContentSizeCategory = category }
    }
    func warnOfMemory(_ window: UIWindow) { window.headlessWarnOfMemory() }
  }

  extension HeadlessDrag: CarriedItems {
    func drop(at path: IndexPath, in list: ScreenList, isInto: Bool) -> Bool {
      switch list {
      case .table(let table): move(to: path, isInMiddle: isInto, in: table)
      case .collection(let collection): move(to: path, isInMiddle: isInto, in: collection)
      }
      return drop()
    }
  }

  extension SwipeEdge {
    var headless: HeadlessSwipeEdge {
      switch self {
      case .leading: .leading
      case .trailing: .trailing
      }
    }
  }
#endif
