#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// A driver that uses UIKit's public API: it sends the events of controls, calls data sources and delegates, and performs actions.
  ///
  /// It drives Apple's UIKit, and the headless one in tests that compare it with ``HeadlessDriver``.
  struct UIKitDriver: ScreenDriver {
    /// Returns a Boolean value that indicates whether a view takes touches where hit-testing finds it.
    func takesTouches(_ view: UIView) -> Bool {
      sequence(first: view, next: \.superview).allSatisfy {
        $0.isUserInteractionEnabled && !$0.isHidden && $0.alpha > 0.01
      }
    }

    // MARK: Views

    func tap(_ control: UIControl) {
      guard control.isEnabled, takesTouches(control) else { return }
      switch control {
      // Tapping a slider's thumb or a stepper's middle has no effect.
      case is UISlider: control.sendActions(for: [.touchDown, .touchUpInside])
      case is UIStepper: break
      case let pages as UIPageControl: turn(pages, forward: true)
      case let field as UITextField:
        field.sendActions(for: .touchDown)
        field.becomeFirstResponder()
        field.sendActions(for: .touchUpInside)
      case let toggle as UISwitch:
        toggle.sendActions(for: .touchDown)
        toggle.setOn(!toggle.isOn, animated: true)
        toggle.sendActions(for: .valueChanged)
        toggle.sendActions(for: .touchUpInside)
        toggle.sendActions(for: .primaryActionTriggered)
      case let button as UIButton where button.showsMenuAsPrimaryAction && button.menu != nil:
        button.sendActions(for: [.touchDown, .menuActionTriggered])
      default:
        if let button = control as? UIButton, button.changesSelectionAsPrimaryAction { button.isSelected.toggle() }
        control.isHighlighted = true
        control.sendActions(for: .touchDown)
        control.isHighlighted = false
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .primaryActionTriggered)
      }
    }

    func tap(_ action: UIAlertAction, of alert: UIAlertController) throws {
      guard action.isEnabled else { return }
      let button = alert.view.firstShown { $0.isCalled(action.title ?? "") ? $0 : nil }
      if let button, activate(button) { return }
      throw MissingUIKitAPI(
        reason:
          "The button “\(action.title ?? "")” of an alert cannot be tapped: UIKit's public API has no way to run the "
          + "handler of a UIAlertAction, and the button does not react to VoiceOver's activation."
      )
    }

    func tap(_ window: UIWindow, at point: CGPoint) throws -> Bool {
      guard let hit = window.hitTest(point, with: nil) else { return false }
      if activate(hit) { return true }
      guard hit.isTapped else { return false }
      throw MissingUIKitAPI(
        reason:
          "The \(Swift.type(of: hit)) at \(point.x), \(point.y) cannot be tapped: UIKit's public API has no way to have a "
          + "gesture recogniser recognise, and no view there overrides accessibilityActivate()."
      )
    }

    func recognize(_ gesture: ScreenGesture, in window: UIWindow, at point: CGPoint) throws -> Bool {
      throw MissingUIKitAPI(
        reason:
          "Nothing at \(point.x), \(point.y) can be stroked, pinched, rotated, pressed or moved: UIKit's public API has no way to have "
          + "a gesture recogniser recognise."
      )
    }

    /// Activates a view or its closest reacting ancestor as VoiceOver does.
    private func activate(_ view: UIView) -> Bool {
      sequence(first: view, next: \.superview).contains { $0.accessibilityActivate() }
    }

    func select(_ index: Int, of tabs: UITabBarController) {
      guard let controllers = tabs.viewControllers, controllers.indices.contains(index),
        tabs.tabBar.items?[index].isEnabled ?? true
      else { return }
      let controller = controllers[index]
      guard (tabs.delegate?.tabBarController(_:shouldSelect:))?(tabs, controller) ?? true else { return }
      if index == tabs.selectedIndex {
        (controller as? UINavigationController)?.popToRootViewController(animated: true)
      } else {
        tabs.selectedIndex = index
      }
      (tabs.delegate?.tabBarController(_:didSelect:))?(tabs, controller)
      tabs.view.layoutIfNeeded()
    }

    // MARK: Values

    func choose(segment: Int, of control: UISegmentedControl) {
      guard control.isEnabled, takesTouches(control), control.isEnabledForSegment(at: segment),
        control.selectedSegmentIndex != segment
      else { return }
      control.selectedSegmentIndex = segment
      control.sendActions(for: [.valueChanged, .primaryActionTriggered])
      if let action = control.actionForSegment(at: segment) { control.sendAction(action) }
      if control.isMomentary { control.selectedSegmentIndex = UISegmentedControl.noSegment }
    }

    func slide(_ slider: UISlider, to value: Float) {
      guard slider.isEnabled, takesTouches(slider) else { return }
      slider.sendActions(for: .touchDown)
      let old = slider.value
      // A thumb passes intermediate values.
      for value in slider.isContinuous ? [(old + value) / 2, value] : [value] {
        slider.setValue(value, animated: false)
        if slider.value != old { slider.sendActions(for: .valueChanged) }
      }
      slider.sendActions(for: .touchUpInside)
    }

    func step(_ stepper: UIStepper, isUp: Bool) {
      guard stepper.isEnabled, takesTouches(stepper) else { return }
      let old = stepper.value
      var new = old + (isUp ? stepper.stepValue : -stepper.stepValue)
      if stepper.wraps {
        if new > stepper.maximumValue { new = stepper.minimumValue }
        if new < stepper.minimumValue { new = stepper.maximumValue }
      }
      stepper.value = new
      if stepper.value != old { stepper.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    func turn(_ pages: UIPageControl, forward: Bool) {
      guard pages.isEnabled, takesTouches(pages) else { return }
      let old = pages.currentPage
      pages.currentPage = min(max(0, old + (forward ? 1 : -1)), max(0, pages.numberOfPages - 1))
      if pages.currentPage != old { pages.sendActions(for: .valueChanged) }
    }

    func choose(row: Int, inComponent component: Int, of picker: UIPickerView) -> Bool {
      guard takesTouches(picker), (0..<picker.numberOfComponents).contains(component),
        (0..<picker.numberOfRows(inComponent: component)).contains(row)
      else { return false }
      picker.selectRow(row, inComponent: component, animated: true)
      picker.layoutIfNeeded()
      (picker.delegate?.pickerView(_:didSelectRow:inComponent:))?(picker, row, component)
      return true
    }

    func choose(_ date: Date, of picker: UIDatePicker) {
      guard picker.isEnabled, takesTouches(picker) else { return }
      let old = picker.date
      picker.date = date
      if picker.date != old { picker.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Text

    func edit(_ field: UITextField, to text: String) -> Bool {
      guard field.isEnabled, takesTouches(field), field.becomeFirstResponder() else { return field.text == text }
      let edit = TextEdit(from: field.text ?? "", to: text)
      guard !edit.isNothing else { return true }
      let isAllowed = (field.delegate?.textField(_:shouldChangeCharactersIn:replacementString:))?(
        field,
        edit.range,
        edit.replacement
      )
      guard isAllowed ?? true else { return false }
      type(edit, into: field)
      return field.text == text
    }

    func edit(_ view: UITextView, to text: String) -> Bool {
      guard view.isEditable, takesTouches(view), view.becomeFirstResponder() else { return view.text == text }
      let edit = TextEdit(from: view.text ?? "", to: text)
      guard !edit.isNothing else { return true }
      let delegate = view.delegate
      func isAllowed(_ range: NSRange, _ replacement: String) -> Bool {
        (delegate?.textView(_:shouldChangeTextIn:replacementText:))?(view, range, replacement) ?? true
      }
      var range = edit.range
      if range.length > 0 {
        view.selectedRange = range
        guard isAllowed(range, "") else { return false }
        view.deleteBackward()
        tellChange(of: view, delegate)
      }
      range.length = 0
      view.selectedRange = range
      // Call the delegate for each character, as typing does.
      for character in edit.replacement where isAllowed(view.selectedRange, String(character)) {
        view.insertText(String(character))
        tellChange(of: view, delegate)
      }
      return view.text == text
    }

    /// Notifies of insertions and deletions, which UIKit itself does, and the headless one doesn't.
    private func tellChange(of view: UITextView, _ delegate: (any UITextViewDelegate)?) {
      #if !canImport(UIKit)
        delegate?.textViewDidChange(view)
        delegate?.textViewDidChangeSelection(view)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
      #endif
    }

    /// Deletes the difference from the end and types the rest, as the caret is at the end when editing begins.
    private func type(_ edit: TextEdit, into field: UITextField) {
      for _ in edit.deletedToTheEnd { field.deleteBackward() }
      if !edit.insertedToTheEnd.isEmpty { field.insertText(edit.insertedToTheEnd) }
    }

    func tapReturn(_ field: UITextField) {
      guard field.isFirstResponder, (field.delegate?.textFieldShouldReturn(_:))?(field) ?? true else { return }
      field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    // UIKit's keyboard follows the first responder, in its own window.
    func keyboardHeight(of window: UIWindow) -> CGFloat { 0 }
    func setKeyboardHeight(_ height: CGFloat, of window: UIWindow) {}

    // MARK: Lists

    func tap(_ path: IndexPath, in list: ScreenList) throws -> Bool {
      switch list {
      case .table(let table): return tap(path, in: table)
      case .collection(let collection):
        guard collection.isEditing, !collection.allowsSelection, collection.allowsMultipleSelectionDuringEditing else {
          return tap(path, in: collection)
        }
        throw MissingUIKitAPI(
          reason:
            "An item cannot be selected in editing: UIKit's public API selects none where allowsSelection is false."
        )
      }
    }

    func swipeActions(at path: IndexPath, in list: ScreenList, _ edge: SwipeEdge) throws
      -> [UIContextualAction]
    {
      guard case .table(let table) = list else {
        throw MissingUIKitAPI(
          reason:
            "An item of a collection view cannot be swiped: UIKit's public API does not tell the swipe actions of a layout."
        )
      }
      return swipeActions(at: path, in: table, edge)
    }

    func menu(at path: IndexPath, in list: ScreenList) throws -> UIMenu? {
      throw MissingUIKitAPI(
        reason:
          "A \(list.itemName) cannot be pressed: UIKit's public API does not tell the menu of a UIContextMenuConfiguration."
      )
    }

    // MARK: Dragging

    func canMove(_ path: IndexPath, in list: ScreenList) -> Bool {
      switch list {
      case .table(let table): canMove(path, in: table)
      case .collection(let collection):
        (collection.dataSource?.collectionView(_:canMoveItemAt:))?(collection, path) ?? false
      }
    }

    func move(_ path: IndexPath, to destination: IndexPath, in list: ScreenList) -> Bool {
      switch list {
      case .table(let table): move(path, to: destination, in: table)
      case .collection(let collection): move(path, to: destination, in: collection)
      }
    }

    func lift(_ path: IndexPath, in list: ScreenList) throws -> (any CarriedItems)? {
      let hasDelegate =
        switch list {
        case .table(let table): table.dragDelegate != nil
        case .collection(let collection): collection.dragDelegate != nil
        }
      guard hasDelegate else { return nil }
      throw MissingUIKitAPI(
        reason:
          "A \(list.itemName) cannot be dragged to other places: UIKit's public API has no way to make a UIDragSession."
      )
    }

    // MARK: Scrolling and surroundings

    func scroll(_ view: UIScrollView, by distance: CGPoint) {
      guard view.isScrollEnabled, view.isUserInteractionEnabled else { return }
      view.layoutIfNeeded()
      if view.keyboardDismissMode != .none { view.window?.endEditing(false) }
      (view.delegate?.scrollViewWillBeginDragging(_:))?(view)
      view.contentOffset = nearest(
        CGPoint(x: view.contentOffset.x + distance.x, y: view.contentOffset.y + distance.y),
        in: view
      )
      view.layoutIfNeeded()
      let target = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
      target.initialize(to: view.contentOffset)
      defer { target.deallocate() }
      (view.delegate?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:))?(view, .zero, target)
      (view.delegate?.scrollViewDidEndDragging(_:willDecelerate:))?(view, false)
      // Heights may have become known, and with them the end of the content.
      let end = nearest(target.pointee, in: view)
      if end != view.contentOffset { view.contentOffset = end }
      view.layoutIfNeeded()
    }

    /// Returns the valid offset of a scroll view that's nearest to the given one.
    private func nearest(_ offset: CGPoint, in view: UIScrollView) -> CGPoint {
      let insets = view.adjustedContentInset
      let last = CGPoint(
        x: max(-insets.left, view.contentSize.width + insets.right - view.bounds.width),
        y: max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
      )
      return CGPoint(x: min(max(-insets.left, offset.x), last.x), y: min(max(-insets.top, offset.y), last.y))
    }

    func pullToRefresh(_ view: UIScrollView) {
      guard view.isScrollEnabled, view.isUserInteractionEnabled, let control = view.refreshControl, control.isEnabled,
        !control.isRefreshing
      else { return }
      let isAtTop = view.contentOffset.y <= -view.adjustedContentInset.top
      control.beginRefreshing()
      if isAtTop { view.contentOffset.y = -view.adjustedContentInset.top }
      control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    func resize(_ window: UIWindow, to size: CGSize) {
      window.frame.size = size
      window.setNeedsLayout()
    }

    func setTextSize(_ category: UIContentSizeCategory, of window: UIWindow) {
      if #available(iOS 17, *) { window.traitOverrides.preferredContentSizeCategory = category }
    }

    func warnOfMemory(_ window: UIWindow) {
      if let root = window.rootViewController { tellMemoryWarning(root) }
      NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    }

    private func tellMemoryWarning(_ controller: UIViewController) {
      controller.didReceiveMemoryWarning()
      for child in controller.children { tellMemoryWarning(child) }
      // A controller's presented controller is also its parent's.
      if let presented = controller.presentedViewController, presented.presentingViewController === controller {
        tellMemoryWarning(presented)
      }
    }
  }
#endif
