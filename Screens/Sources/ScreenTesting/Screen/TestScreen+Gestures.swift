#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// Taps a button, a field, a switch, or a row.
    ///
    /// A text inside a row matches the row. A row with an index path is scrolled to.
    ///
    /// A control takes precedence over a label with the same text. A covered view can't be tapped.
    ///
    /// - Throws: ``ScreenFailure`` if there isn't a match, if it doesn't accept taps, or if it's covered, with the covering view.
    public func tap(_ query: ViewQuery) throws {
      guard let target = target(query) else { throw notFound(query) }
      switch target {
      case .alertAction(let alert, let action): try driven { try driver.tap(action, of: alert) }
      case .barButton(let button): try tap(button, "The button with \(query)")
      case .tab(let index): try tapTab(at: index)
      case .segment(let index, let control): try tap(index, of: control, "The control with \(query)")
      case .item(let list, let path):
        if let cell = list.cell(at: path) { try requireUncovered(cell, query) }
        guard try driven({ try driver.tap(path, in: list) }) else {
          throw failure("The \(list.itemName) with \(query) does not react to a tap.")
        }
      case .view(let view): try tap(view, query)
      }
      settleLayout()
    }

    func tap(_ button: UIBarButtonItem, _ name: String) throws {
      guard button.isEnabled else { throw failure("\(name) is disabled.") }
      try requireUncovered(button, called: name)
      if let view = button.customView {
        guard let control = view.firstShown({ $0 as? UIControl }) else { throw failure("\(name) takes no taps.") }
        try requireUncovered(control, called: name)
        guard control.isEnabled else { throw failure("\(name) is disabled.") }
        return driver.tap(control)
      }
      if let action = button.primaryAction {
        action.performWithSender(button, target: nil)
        return
      }
      #if canImport(UIKit)
        guard let action = button.action else { return }
        let target = button.target ?? window.target(forAction: action, withSender: button)
        _ = (target as? NSObject)?.perform(action, with: button)
      #else
        // Sends the message to the target, if any.
        button.headlessTap()
      #endif
    }

    private func tap(_ last: UIView, _ query: ViewQuery) throws {
      // A title may have the same text as a button behind it.
      let meant = touched(query) ?? last
      // A decorative control passes touches to its row.
      let isShownOnly = meant is UIControl && !meant.isUserInteractionEnabled
      let view = isShownOnly ? meant.superview?.enclosingCell ?? meant : meant
      try requireUncovered(view, query)
      if let control = view.enclosingControl {
        guard control.isEnabled else { throw failure("The control with \(query) is disabled.") }
        driver.tap(control)
        return
      }
      if case .point(let x, let y) = query {
        guard try tap(CGPoint(x: x, y: y)) else { throw failure("Nothing reacts to a tap at \(query).") }
        return
      }
      guard let (list, path) = item(around: view) else {
        guard view.isTapped else { throw failure("The view with \(query) takes no taps.") }
        // A label passes touches to the tapped view.
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        guard try tap(middle) else { throw failure("The view with \(query) does not react to a tap.") }
        return
      }
      guard try driven({ try driver.tap(path, in: list) }) else {
        throw failure("The \(list.itemName) with \(query) does not react to a tap.")
      }
    }

    private func tap(_ point: CGPoint) throws -> Bool {
      try driven { try driver.tap(window, at: point) }
    }

    private func item(around view: UIView) -> (ScreenList, IndexPath)? {
      guard let cell = view.enclosingCell, let list = cell.enclosingList, let path = list.path(of: cell) else {
        return nil
      }
      return (list, path)
    }

    /// Returns the row or item that matches a query.
    func item(_ query: ViewQuery) throws -> (list: ScreenList, path: IndexPath) {
      switch target(query) {
      case .item(let list, let path): return (list, path)
      case .view(let view):
        if let found = item(around: view) { return found }
        throw failure("The view with \(query) is in no row.")
      case .barButton, .tab, .segment, .alertAction, nil: throw notFound(query)
      }
    }

    /// Returns the row or item that matches a query, if touches reach it. An invisible one is scrolled to.
    func touchedItem(_ query: ViewQuery, by touch: Touch = .tap) throws -> (list: ScreenList, path: IndexPath) {
      let (list, path) = try item(query)
      if let cell = list.cell(at: path) { try requireUncovered(cell, query, by: touch) }
      return (list, path)
    }

    // MARK: Rows

    /// Opens a row's menu with a long press, and taps one of its actions.
    ///
    /// - Throws: ``ScreenFailure`` if the row is covered or has no menu, or the menu no such action.
    public func longPress(_ query: ViewQuery, tap title: String) throws {
      let (list, path) = try touchedItem(query)
      guard let menu = try driven({ try driver.menu(at: path, in: list) }) else {
        throw failure("The \(list.itemName) with \(query) has no menu.")
      }
      try tap(title, in: menu, called: "The menu of the \(list.itemName) with \(query)")
    }

    func tap(_ title: String, in menu: UIMenu, called name: String) throws {
      let actions = menu.shownActions
      guard let action = actions.first(where: { $0.title == title && !$0.attributes.contains(.disabled) }) else {
        throw failure("\(name) has \(actions.map(\.title)) and not “\(title)”.")
      }
      action.performWithSender(nil, target: nil)
      settleLayout()
    }

    /// Swipes a row open, and taps one of its actions.
    ///
    /// - Parameters:
    ///   - query: A query for the row.
    ///   - edge: The edge with the actions.
    ///   - title: The action's title, or an empty string for one with only an image.
    /// - Throws: ``ScreenFailure`` if the row is covered, or if there isn't such an action.
    public func swipe(_ query: ViewQuery, from edge: SwipeEdge = .trailing, tap title: String) throws {
      let (list, path) = try touchedItem(query, by: .swipe)
      let actions = try driven { try driver.swipeActions(at: path, in: list, edge) }
      guard let index = actions.firstIndex(where: { $0.title ?? "" == title }) else {
        throw failure("A swipe shows \(actions.map { $0.title ?? "" }) and not “\(title)”.")
      }
      driver.perform(actions[index], number: index, at: path, in: list, edge)
      settleLayout()
    }

    /// Taps the detail button of a table's row.
    ///
    /// - Throws: ``ScreenFailure`` if the row is covered or has no such button.
    public func tapDetailButton(of query: ViewQuery) throws {
      let (list, path) = try touchedItem(query)
      guard case .table(let table) = list, driver.tapDetailButton(at: path, in: table) else {
        throw failure("The \(list.itemName) with \(query) has no detail button.")
      }
      settleLayout()
    }

    /// Taps the delete control of a table's row in editing, and confirms it.
    ///
    /// - Throws: ``ScreenFailure`` if the row is covered or has no such control now.
    public func tapDeleteControl(of query: ViewQuery) throws {
      try tapEditingControl(query, .delete, "delete")
    }

    /// Taps the insert control of a table's row in editing.
    ///
    /// - Throws: ``ScreenFailure`` if the row is covered or has no such control now.
    public func tapInsertControl(of query: ViewQuery) throws {
      try tapEditingControl(query, .insert, "insert")
    }

    private func tapEditingControl(
      _ query: ViewQuery,
      _ style: UITableViewCell.EditingStyle,
      _ name: String
    ) throws {
      let (list, path) = try touchedItem(query)
      guard case .table(let table) = list, driver.tapEditingControl(style, at: path, in: table) else {
        throw failure("The \(list.itemName) with \(query) has no \(name) control now.")
      }
      settleLayout()
    }

    // MARK: Scrolling

    /// Drags a scroll view.
    ///
    /// - Parameters:
    ///   - distance: The distance in points. Positive distances reveal content further down, or further right if the content is only
    ///     wider than its visible part.
    ///   - query: A query for the touched view: a scroll view, a list, or a view in it, such as an item of an orthogonally scrolling
    ///     section. The default is the screen's list, or its first scroll view.
    /// - Throws: ``ScreenFailure`` if there isn't anything to scroll, or if it's covered.
    public func scroll(by distance: CGFloat, in query: ViewQuery? = nil) throws {
      let view = try touchedScrollView(query)
      driver.scroll(view, by: view.dragged(by: distance))
      settleLayout()
    }

    /// Drags a list down until its end no longer moves.
    ///
    /// - Parameter query: A query for the touched view, as in ``scroll(by:in:)``.
    /// - Throws: ``ScreenFailure`` if there isn't anything to scroll, or if it's covered.
    public func scrollToEnd(in query: ViewQuery? = nil) throws {
      let view = try touchedScrollView(query)
      settleLayout()
      var last: CGPoint?
      // Actual heights replace estimated ones on the way down, which may move the end.
      while last != view.contentOffset {
        last = view.contentOffset
        driver.scroll(view, by: CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude))
      }
      settleLayout()
    }

    /// Pulls a list down until it refreshes.
    ///
    /// - Parameter query: A query for the touched view, as in ``scroll(by:in:)``.
    /// - Throws: ``ScreenFailure`` if it can't be refreshed, or if it's covered.
    public func pullToRefresh(in query: ViewQuery? = nil) throws {
      let view = try touchedScrollView(query)
      guard view.refreshControl != nil else { throw failure("There is nothing to refresh.") }
      driver.pullToRefresh(view)
      settleLayout()
    }

    /// Taps a title of the index at the edge of a table, which scrolls to its section.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - query: A query for the table, or a view in it. The default is the screen's list.
    /// - Throws: ``ScreenFailure`` if there isn't a visible index with this title, or if the table is covered.
    public func tapIndexTitle(_ title: String, in query: ViewQuery? = nil) throws {
      guard let table = try scrollView(query) as? UITableView else { throw failure("There is no table.") }
      try requireUncovered(table, called: "The table")
      guard driver.tapIndexTitle(title, of: table) else {
        throw failure("The index has \(driver.indexTitles(of: table)) and not “\(title)”.")
      }
      settleLayout()
    }

    private func touchedScrollView(_ query: ViewQuery?) throws -> UIScrollView {
      let view = try scrollView(query)
      try requireUncovered(view, called: "The scroll view")
      return view
    }

    func scrollView(_ query: ViewQuery?) throws -> UIScrollView {
      guard let found = query.map(scrollView(at:)) ?? shownScrollView else {
        throw failure("There is nothing to scroll" + (query.map { " at \($0)." } ?? "."))
      }
      return found
    }

    /// The list, or the first scroll view.
    var shownScrollView: UIScrollView? { list?.view ?? topView?.firstShown { $0 as? UIScrollView } }
  }

  extension UITableView {
    func hasDetailButton(at path: IndexPath) -> Bool {
      guard let cell = cellForRow(at: path) else { return false }
      #if canImport(UIKit)
        let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
      #else
        let type = cell.headlessAccessoryType
      #endif
      return [.detailButton, .detailDisclosureButton].contains(type)
    }
  }

  extension UIMenu {
    /// The visible actions of the menu and its submenus.
    var shownActions: [UIAction] {
      children.flatMap { element -> [UIAction] in
        if let menu = element as? UIMenu { return menu.shownActions }
        guard let action = element as? UIAction, !action.attributes.contains(.hidden) else { return [] }
        return [action]
      }
    }
  }
#endif
