#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// Taps a button, a field, a switch or a row.
    ///
    /// A text inside a row means the row. A row that is meant by its index path is scrolled to.
    ///
    /// A control is meant before a label with the same text. What another view covers cannot be tapped.
    ///
    /// - Throws: ``ScreenFailure`` if there is nothing to tap, if it takes no taps, or if it is covered: then by what.
    public func tap(_ query: ViewQuery) throws {
      guard let target = target(query) else { throw notFound(query) }
      switch target {
      case .alertAction(let alert, let action): alert.headlessTap(action)
      case .barButton(let button):
        guard button.isEnabled else { throw failure("The button with \(query) is disabled.") }
        button.headlessTap()
      case .item(let list, let path):
        if let cell = list.cell(at: path) { try requireUncovered(cell, query) }
        guard list.tap(path) else { throw failure("The \(list.itemName) with \(query) does not react to a tap.") }
      case .view(let view): try tap(view, query)
      }
      settleLayout()
    }

    private func tap(_ last: UIView, _ query: ViewQuery) throws {
      // A title may say what a button behind it says.
      let view = views(query).last { $0.enclosingControl != nil || $0.enclosingCell != nil } ?? last
      try requireUncovered(view, query)
      if let control = view.enclosingControl {
        guard control.isEnabled else { throw failure("The control with \(query) is disabled.") }
        control.headlessTap()
        return
      }
      guard let (list, path) = item(around: view) else {
        guard view.isTapped else { throw failure("The view with \(query) takes no taps.") }
        // A label lets touches through to the view that is tapped.
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        guard window.headlessTap(at: middle) else { throw failure("The view with \(query) does not react to a tap.") }
        return
      }
      guard list.tap(path) else { throw failure("The \(list.itemName) with \(query) does not react to a tap.") }
    }

    private func item(around view: UIView) -> (ScreenList, IndexPath)? {
      guard let cell = view.enclosingCell, let list = cell.enclosingList, let path = list.path(of: cell) else {
        return nil
      }
      return (list, path)
    }

    /// The row or item that a query means.
    func item(_ query: ViewQuery) throws -> (list: ScreenList, path: IndexPath) {
      switch target(query) {
      case .item(let list, let path): return (list, path)
      case .view(let view):
        if let found = item(around: view) { return found }
        throw failure("The view with \(query) is in no row.")
      case .barButton, .alertAction, nil: throw notFound(query)
      }
    }

    // MARK: Rows

    /// Presses a row until its menu opens, and taps one of its actions.
    ///
    /// - Throws: ``ScreenFailure`` if the row has no menu, or the menu no such action.
    public func longPress(_ query: ViewQuery, tap title: String) throws {
      let (list, path) = try item(query)
      guard let menu = list.showMenu(path) else { throw failure("The \(list.itemName) with \(query) has no menu.") }
      let titles = menu.headlessActions.map(\.title)
      list.dismissMenu()
      guard menu.headlessTap(actionTitled: title) else {
        throw failure("The menu of the \(list.itemName) with \(query) has \(titles) and not “\(title)”.")
      }
      settleLayout()
    }

    /// Swipes a row open and taps one of the buttons beside it.
    ///
    /// - Throws: ``ScreenFailure`` if there is no such button.
    public func swipe(_ query: ViewQuery, from edge: SwipeEdge = .trailing, tap title: String) throws {
      let (list, path) = try item(query)
      let actions = list.swipeActions(path, edge)
      guard let index = actions.firstIndex(where: { $0.title == title }) else {
        throw failure("A swipe shows \(actions.map { $0.title ?? "" }) and not “\(title)”.")
      }
      list.performSwipeAction(index, path, edge)
      settleLayout()
    }

    // MARK: Scrolling

    /// Drags the list, or the first scroll view, by a distance in points; positive ones show what is further down.
    public func scroll(by distance: CGFloat) throws {
      try scrollView().headlessScroll(by: CGPoint(x: 0, y: distance))
      settleLayout()
    }

    /// Drags the list down until its end stays where it is.
    public func scrollToEnd() throws {
      try scrollView().headlessScrollToEnd()
      settleLayout()
    }

    /// Pulls the list down until it refreshes.
    ///
    /// - Throws: ``ScreenFailure`` if it cannot be refreshed.
    public func pullToRefresh() throws {
      let view = try scrollView()
      guard view.refreshControl != nil else { throw failure("There is nothing to refresh.") }
      view.headlessPullToRefresh()
      settleLayout()
    }

    func scrollView() throws -> UIScrollView {
      if let list { return list.view }
      guard let found = topView?.firstShown({ $0 as? UIScrollView }) else {
        throw failure("There is nothing to scroll.")
      }
      return found
    }

    // MARK: Text

    /// Taps into a field and makes its text another, as typing over what differs does.
    ///
    /// - Throws: ``ScreenFailure`` if there is no such field, or if it refuses the text.
    public func type(_ text: String, into query: ViewQuery = .role(.field)) throws {
      guard case .view(let view) = target(query) else { throw notFound(query) }
      guard let field = view as? UITextField else { throw failure("The view with \(query) is no field.") }
      guard field.headlessEdit(to: text) else { throw failure("The field with \(query) does not take “\(text)”.") }
      settleLayout()
    }
  }
#endif
