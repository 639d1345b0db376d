#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// Taps a button, and an action of the menu that it opens.
    ///
    /// - Throws: ``ScreenFailure`` if there's no such button, if it can't be touched or has no menu, or the menu no such action.
    public func tap(_ query: ViewQuery, choosing title: String) throws {
      if case .barButton(let button)? = target(query) {
        return try choose(title, of: button, called: "The button with \(query)")
      }
      let button = try operable(query, as: UIButton.self, called: "button")
      guard let menu = button.menu else { throw failure("The button with \(query) has no menu.") }
      if button.showsMenuAsPrimaryAction { driver.tap(button) }
      try tap(title, in: menu, called: "The menu of the button with \(query)")
    }

    /// Taps a bar button without a text, and an action of its menu if you pass a title.
    ///
    /// - Parameters:
    ///   - index: The button's index: first the navigation bar's left ones, in the order of `leftBarButtonItems`, then its right ones,
    ///     and then those of toolbars. Spaces and hidden buttons aren't counted.
    ///   - title: The menu's action.
    /// - Throws: ``ScreenFailure`` if there's no such button or action.
    public func tapBarButton(at index: Int, choosing title: String? = nil) throws {
      guard barButtons.indices.contains(index) else { throw failure("The bars have \(barButtons.count) buttons.") }
      let name = "The bar's button \(index)"
      if let title { return try choose(title, of: barButtons[index], called: name) }
      try tap(barButtons[index], name)
      settleLayout()
    }

    private func choose(_ title: String, of button: UIBarButtonItem, called name: String) throws {
      guard button.isEnabled, let menu = button.menu else { throw failure("\(name) has no menu, or is disabled.") }
      try requireUncovered(button, called: name)
      try tap(title, in: menu, called: "The menu of \(name.prefix(1).lowercased() + name.dropFirst())")
    }

    /// Taps the navigation bar's back button.
    ///
    /// - Throws: ``ScreenFailure`` if there isn't one.
    public func goBack() throws {
      guard let navigation = navigationToLeave else { throw failure("There is nothing to go back to.") }
      navigation.popViewController(animated: true)
      settleLayout()
    }

    /// The navigation controller in front, if its bar has a back button.
    var navigationToLeave: UINavigationController? {
      guard let navigation, navigation.viewControllers.count > 1, !navigation.isNavigationBarHidden,
        let item = navigation.topViewController?.navigationItem, !item.hidesBackButton,
        item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty ?? true
      else { return nil }
      return navigation
    }

    /// Taps a tab.
    ///
    /// - Throws: ``ScreenFailure`` if there's no such tab.
    public func tapTab(at index: Int) throws {
      guard let tabs, tabs.children.indices.contains(index) else { throw failure("There is no tab \(index).") }
      guard tabs.tabBar.items?[index].isEnabled ?? true else { throw failure("The tab \(index) is disabled.") }
      try requireUncovered(tabs.tabBar, called: "The tab bar")
      driver.select(index, of: tabs)
      settleLayout()
    }

    // MARK: Values

    /// Taps a segment of a segmented control, or of the scopes below a search field.
    ///
    /// - Throws: ``ScreenFailure`` if there's no such control or segment, or if it can't be touched.
    public func tapSegment(_ index: Int, of query: ViewQuery = .role(.segmentedControl)) throws {
      let segments = try operable(query, as: UISegmentedControl.self, called: "segmented control")
      guard (0..<segments.numberOfSegments).contains(index) else {
        throw failure("The control with \(query) has \(segments.numberOfSegments) segments.")
      }
      driver.choose(segment: index, of: segments)
      settleLayout()
    }

    /// Taps a segment found by its title.
    func tap(_ index: Int, of segments: UISegmentedControl, _ name: String) throws {
      try requireUncovered(segments, called: name)
      guard segments.isEnabled, segments.isEnabledForSegment(at: index) else { throw failure("\(name) is disabled.") }
      driver.choose(segment: index, of: segments)
    }

    /// Moves a slider's thumb to a value.
    ///
    /// - Throws: ``ScreenFailure`` if there's no such slider, or if it can't be touched.
    public func slide(_ query: ViewQuery = .role(.slider), to value: Float) throws {
      driver.slide(try operable(query, as: UISlider.self, called: "slider"), to: value)
      settleLayout()
    }

    /// Taps the plus button of a stepper.
    ///
    /// - Throws: ``ScreenFailure`` if there's no such stepper, or if it can't be touched.
    public func increment(_ query: ViewQuery = .role(.stepper)) throws {
      driver.step(try operable(query, as: UIStepper.self, called: "stepper"), isUp: true)
      settleLayout()
    }

    /// Taps the minus button of a stepper.
    ///
    /// - Throws: ``ScreenFailure`` if there's no such stepper, or if it can't be touched.
    public func decrement(_ query: ViewQuery = .role(.stepper)) throws {
      driver.step(try operable(query, as: UIStepper.self, called: "stepper"), isUp: false)
      settleLayout()
    }

    /// Taps next to a page control's dots.
    ///
    /// - Throws: ``ScreenFailure`` if there's no such page control, or if it can't be touched.
    public func turnPage(of query: ViewQuery = .role(.pageControl), forward: Bool = true) throws {
      driver.turn(try operable(query, as: UIPageControl.self, called: "page control"), forward: forward)
      settleLayout()
    }

    /// Turns a wheel of a picker to a row.
    ///
    /// - Throws: ``ScreenFailure`` if there's no such picker or row, or if it can't be touched.
    public func choose(row: Int, inComponent component: Int = 0, of query: ViewQuery = .role(.picker)) throws {
      let picker = try operable(query, as: UIPickerView.self, called: "picker")
      guard driver.choose(row: row, inComponent: component, of: picker) else {
        throw failure("The picker with \(query) has no row \(row) in the component \(component).")
      }
      settleLayout()
    }

    /// Chooses a date, which the picker adjusts to its limits and its interval.
    ///
    /// - Throws: ``ScreenFailure`` if there's no such picker, or if it can't be touched.
    public func choose(_ date: Date, in query: ViewQuery = .role(.datePicker)) throws {
      driver.choose(date, of: try operable(query, as: UIDatePicker.self, called: "date picker"))
      settleLayout()
    }

    /// Returns the control that matches a query, if touches reach it.
    func operable<Control: UIView>(
      _ query: ViewQuery,
      as type: Control.Type,
      called name: String
    ) throws -> Control {
      guard case .view(let view)? = target(query) else { throw notFound(query) }
      guard let control = (touched(query) ?? view).enclosingOperable as? Control else {
        throw failure("The view with \(query) is no \(name).")
      }
      try requireUncovered(control, query)
      guard (control as? UIControl)?.isEnabled ?? true else { throw failure("The \(name) with \(query) is disabled.") }
      return control
    }

    // MARK: VoiceOver

    /// Performs one of the `accessibilityCustomActions` that VoiceOver offers for a row or a control.
    ///
    /// - Throws: ``ScreenFailure`` if there's no such action.
    public func performAccessibilityAction(_ name: String, on query: ViewQuery) throws {
      let actions = try view(query).accessibilityCustomActions ?? []
      guard let action = actions.first(where: { $0.name == name }) else {
        throw failure("VoiceOver offers \(actions.map(\.name)) for the view with \(query) and not “\(name)”.")
      }
      _ = action.actionHandler?(action)
      settleLayout()
    }
  }
#endif
