#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// A match of a query.
    enum Target {
      case view(UIView)
      case item(ScreenList, IndexPath)
      case barButton(UIBarButtonItem)
      case tab(Int)
      case segment(Int, UISegmentedControl)
      case alertAction(UIAlertController, UIAlertAction)
    }

    /// Returns a Boolean value that indicates whether the screen shows a view that matches a query.
    public func shows(_ query: ViewQuery) -> Bool { target(query) != nil }

    /// Returns the view that matches a query. A row's is its cell.
    ///
    /// - Throws: ``ScreenFailure`` if the screen shows no such view.
    public func view(_ query: ViewQuery) throws -> UIView {
      switch target(query) {
      case .view(let view): return view
      case .item(let list, let path):
        if let cell = list.cell(at: path) { return cell }
      case .segment(_, let control): return control
      case .barButton, .tab, .alertAction, nil: break
      }
      throw notFound(query)
    }

    #if !canImport(UIKit)
      /// Returns a query for the first row or item whose cell satisfies a condition, such as showing a model.
      ///
      /// ```swift
      /// try screen.tap(screen.place(of: MailCell.self) { $0.mail == unread })
      /// ```
      ///
      /// It searches invisible rows, too, in new cells.
      ///
      /// - Throws: ``ScreenFailure`` if there isn't such a row.
      /// - Complexity: O(*n*), where *n* is the number of rows before it.
      public func place<Cell: UIView>(of type: Cell.Type, where condition: (Cell) -> Bool) throws -> ViewQuery {
        settleLayout()
        func fulfils(_ view: UIView) -> Bool { (view as? Cell).map(condition) ?? false }
        for list in lists {
          for path in list.allPaths {
            let isIt = list.cell(at: path).map(fulfils) ?? list.withFreshCell(at: path, fulfils)
            if isIt == true, let query = query(for: path, in: list) { return query }
          }
        }
        throw failure("No row shows the \(type) that is looked for.")
      }
    #endif

    func notFound(_ query: ViewQuery) -> ScreenFailure { failure("There is no view with \(query).") }

    /// Returns the match of a query on the screen. The view in front takes precedence.
    func target(_ query: ViewQuery) -> Target? {
      settleLayout()
      if let (list, path) = place(query) { return list.contains(path) ? .item(list, path) : nil }
      if case .indexPath = query { return nil }
      if let action = alertTarget(query) ?? barTarget(query) { return action }
      return views(query).last.map { .view($0) } ?? partTarget(query)
    }

    /// Returns the views that match a query, from back to front. A button's label matches as the button.
    ///
    /// If no view shows a text, controls with this accessible name match.
    func views(_ query: ViewQuery) -> [UIView] {
      switch query {
      case .indexPath, .inside(_, .indexPath):
        return place(query).flatMap { $0.list.cell(at: $0.path) }.map { [$0] } ?? []
      case .list(let number): return Self.list(number, of: topView?.ownLists)
      case .inside(let outer, .list(let number)):
        guard let outer = views(outer).last else { return [] }
        return Self.list(number, of: outer.innerLists)
      case .inside(let outer, .inside(let middle, let inner)): return views(.inside(.inside(outer, middle), inner))
      case .inside(let outer, let query):
        guard let outer = views(outer).last else { return [] }
        return views(query, in: outer.shownViews)
      case .point(let x, let y):
        guard let hit = window.hitTest(CGPoint(x: x, y: y), with: nil) else { return [] }
        return [hit.enclosingOperable ?? hit]
      case .text, .identifier, .role: return views(query, in: viewsInFront)
      }
    }

    private static func list(_ number: Int, of lists: [ScreenList]?) -> [UIView] {
      guard let lists, lists.indices.contains(number) else { return [] }
      return [lists[number].view]
    }

    private func views(_ query: ViewQuery, in shown: [UIView]) -> [UIView] {
      // Views that are drawn later are in front.
      let found = shown.filter { matches($0, query) }.map { $0.enclosingControl as? UIButton ?? $0 }
      guard found.isEmpty, case .text(let text) = query else { return outOfReachFirst(found) }
      return outOfReachFirst(shown.filter { $0.isOperable && $0.isCalled(text) })
    }

    /// Returns views with the unreachable ones first, as a person prefers a visible, reachable one.
    private func outOfReachFirst(_ views: [UIView]) -> [UIView] {
      guard views.count > 1 else { return views }
      let isInReach = views.map { view in if case .point = reach(of: view) { true } else { false } }
      return [false, true].flatMap { wanted in zip(views, isInReach).filter { $0.1 == wanted }.map(\.0) }
    }

    private func matches(_ view: UIView, _ query: ViewQuery) -> Bool {
      switch query {
      case .text(let text): view.ownText == text
      case .identifier(let identifier): view.accessibilityIdentifier == identifier
      case .role(let role, let text): role.isRole(of: view) && text.map(view.isCalled) ?? true
      case .indexPath, .list, .inside, .point: false
      }
    }

    /// Returns the view to touch for a query: a control or a row before a title with its text.
    func touched(_ query: ViewQuery) -> UIView? {
      let found = views(query)
      return found.last { $0.enclosingControl != nil || $0.enclosingCell != nil } ?? found.last
    }

    /// Returns the simplest query for a view, for a printed test, or `nil` without one.
    func query(for view: UIView) -> ViewQuery? {
      let role = ViewQuery.Role.allCases.first { $0.isRole(of: view) }
      var queries: [ViewQuery] = []
      if let text = view.ownText, !(view is UITextField) { queries.append(.text(text)) }
      if let identifier = view.accessibilityIdentifier { queries.append(.identifier(identifier)) }
      let name = view.accessibilityLabel ?? (view as? UITextField)?.placeholder
      if let role, let name { queries.append(.role(role, name)) }
      if let name { queries.append(.text(name)) }
      if let role { queries.append(.role(role)) }
      if let cell = view.enclosingCell, cell !== view, let list = cell.enclosingList, let path = list.path(of: cell),
        let row = self.query(for: path, in: list)
      {
        queries = queries.map { .inside(row, $0) }
      }
      if case .point(let point) = reach(of: view) { queries.append(.point(x: point.x, y: point.y)) }
      return queries.first { query in
        guard case .view? = target(query) else { return false }
        return touched(query) === view
      }
    }

    // MARK: Buttons that aren't views

    /// Returns the text that identifies a button.
    private func buttonText(_ query: ViewQuery) -> String? {
      switch query {
      case .text(let text), .role(.button, let text?): text
      case .identifier, .role, .indexPath, .list, .inside, .point: nil
      }
    }

    private func alertTarget(_ query: ViewQuery) -> Target? {
      guard let alert = topController as? UIAlertController, let text = buttonText(query) else { return nil }
      return alert.actions.first { $0.title == text }.map { .alertAction(alert, $0) }
    }

    /// Returns the bar button that matches a query.
    private func barTarget(_ query: ViewQuery) -> Target? {
      if case .identifier(let identifier) = query {
        return drawnButtons.first { $0.accessibilityIdentifier == identifier }.map { .barButton($0) }
      }
      guard let text = buttonText(query) else { return nil }
      return drawnButtons.first { $0.title == text || $0.accessibilityLabel == text }.map { .barButton($0) }
    }

    /// Returns the tab or the segment with a text, which isn't a view.
    private func partTarget(_ query: ViewQuery) -> Target? {
      guard let text = buttonText(query) else { return nil }
      if let index = tabs?.tabBar.items?.firstIndex(where: { $0.title == text || $0.accessibilityLabel == text }) {
        return .tab(index)
      }
      for case let control as UISegmentedControl in viewsInFront {
        let index = (0..<control.numberOfSegments).first { control.titleForSegment(at: $0) == text }
        if let index { return .segment(index, control) }
      }
      return nil
    }

    /// The navigation controller in front, possibly in a tab.
    var navigation: UINavigationController? {
      var front = topController
      while true {
        switch front {
        case let navigation as UINavigationController: return navigation
        case let tabs as UITabBarController:
          guard let selected = tabs.selectedViewController else { return nil }
          front = selected
        default: return nil
        }
      }
    }
  }
#endif
