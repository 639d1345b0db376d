#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// What a query means.
    enum Target {
      case view(UIView)
      case item(ScreenList, IndexPath)
      case barButton(UIBarButtonItem)
      case alertAction(UIAlertController, UIAlertAction)
    }

    /// Whether the screen shows what a query means.
    public func shows(_ query: ViewQuery) -> Bool { target(query) != nil }

    /// The view that a query means; a row's is its cell.
    ///
    /// - Throws: ``ScreenFailure`` if the screen shows no such view.
    public func view(_ query: ViewQuery) throws -> UIView {
      switch target(query) {
      case .view(let view): return view
      case .item(let list, let path):
        if let cell = list.cell(at: path) { return cell }
      case .barButton, .alertAction, nil: break
      }
      throw notFound(query)
    }

    /// The place of the first row or item whose cell fulfils a condition, such as that it shows a model.
    ///
    /// ```swift
    /// try screen.tap(screen.place(of: MailCell.self) { $0.mail == unread })
    /// ```
    ///
    /// Rows that are not on the screen are looked for, too, in new cells.
    ///
    /// - Throws: ``ScreenFailure`` if there is no such row.
    /// - Complexity: O(*n*), where *n* is the number of rows before it.
    public func place<Cell: UIView>(of type: Cell.Type, where condition: (Cell) -> Bool) throws -> ViewQuery {
      settleLayout()
      func fulfils(_ view: UIView) -> Bool { (view as? Cell).map(condition) ?? false }
      for path in list?.allPaths ?? [] {
        let isIt = list?.cell(at: path).map(fulfils) ?? list?.withFreshCell(at: path, fulfils)
        if isIt == true { return .indexPath(path) }
      }
      throw failure("No row shows the \(type) that is looked for.")
    }

    func notFound(_ query: ViewQuery) -> ScreenFailure { failure("There is no view with \(query).") }

    /// What a query means on the screen; the view in front wins.
    func target(_ query: ViewQuery) -> Target? {
      settleLayout()
      if case .indexPath(let path) = query {
        guard let list, list.contains(path) else { return nil }
        return .item(list, path)
      }
      if let action = alertTarget(query) ?? barTarget(query) { return action }
      return views(query).last.map { .view($0) }
    }

    /// The views that a query means, from the back to the front; a button's label is the button.
    ///
    /// Where no view shows a text, controls are meant whose accessible name it is.
    func views(_ query: ViewQuery) -> [UIView] {
      // What is drawn later is in front.
      let shown = topView?.shownViews ?? []
      let found = shown.filter { matches($0, query) }.map { $0.enclosingControl as? UIButton ?? $0 }
      guard found.isEmpty, case .text(let text) = query else { return found }
      return shown.filter { $0 is UIControl && $0.isCalled(text) }
    }

    private func matches(_ view: UIView, _ query: ViewQuery) -> Bool {
      switch query {
      case .text(let text): view.ownText == text
      case .identifier(let identifier): view.accessibilityIdentifier == identifier
      case .role(let role, let text): hasRole(view, role) && text.map(view.isCalled) ?? true
      case .indexPath: false
      }
    }

    private func hasRole(_ view: UIView, _ role: ViewQuery.Role) -> Bool {
      switch role {
      case .button: view is UIButton
      case .field: view is UITextField
      case .toggle: view is UISwitch
      case .image: view is UIImageView
      }
    }

    // MARK: Buttons that are no views

    /// The text by which a button can be meant.
    private func buttonText(_ query: ViewQuery) -> String? {
      switch query {
      case .text(let text), .role(.button, let text?): text
      case .identifier, .role, .indexPath: nil
      }
    }

    private func alertTarget(_ query: ViewQuery) -> Target? {
      guard let alert = topController as? UIAlertController, let text = buttonText(query) else { return nil }
      return alert.actions.first { $0.title == text }.map { .alertAction(alert, $0) }
    }

    private func barTarget(_ query: ViewQuery) -> Target? {
      guard let text = buttonText(query) else { return nil }
      return barButtons.first { $0.title == text || $0.accessibilityLabel == text }.map { .barButton($0) }
    }

    /// The buttons of the navigation bar, or of the controller's own item if it is in none.
    var barButtons: [UIBarButtonItem] {
      let shown = (topController as? UINavigationController)?.topViewController ?? topController
      return (shown.navigationItem.leftBarButtonItems ?? []) + (shown.navigationItem.rightBarButtonItems ?? [])
    }
  }
#endif
