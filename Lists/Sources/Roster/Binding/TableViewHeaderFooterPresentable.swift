/// A view model that knows which view presents it as a section's header or footer in a table.
///
/// ```swift
/// extension Heading: TableViewHeaderFooterPresentable {
///   func present(on view: UITableViewHeaderFooterView) {
///     var content = view.defaultContentConfiguration()
///     content.text = title
///     view.contentConfiguration = content
///   }
/// }
/// ```
///
/// A `String` is one too: it is shown as the section's title, as UIKit shows titles.
public protocol TableViewHeaderFooterPresentable {
  /// The view that presents the view model.
  associatedtype TableViewHeaderFooter: UITableViewHeaderFooterView

  /// The title, for a header or a footer that UIKit shows itself. Defaults to `nil`.
  ///
  /// Where there is a title, no view is dequeued. Corresponds to `tableView(_:titleForHeaderInSection:)`.
  @MainActor var tableViewTitle: String? { get }

  /// Shows the view model on a view. The default asks the view, where it is a ``ReusablePresenter`` of the view model.
  @MainActor func present(on view: TableViewHeaderFooter)

  /// The view for a section of the table, with the view model on it; `nil` where the table shows the title itself.
  ///
  /// The default dequeues a view of the type ``TableViewHeaderFooter`` and calls ``present(on:)``.
  ///
  /// - Parameters:
  ///   - tableView: the table that asks.
  ///   - registering: whether the view type is registered with the table first if it is not yet.
  @MainActor func dequeueView(from tableView: UITableView, registering: Bool) -> UITableViewHeaderFooterView?
}

extension TableViewHeaderFooterPresentable {
  @preconcurrency @MainActor public var tableViewTitle: String? { nil }
}

extension TableViewHeaderFooterPresentable
where TableViewHeaderFooter: ReusablePresenter, TableViewHeaderFooter.ViewModel == Self {
  @preconcurrency @MainActor public func present(on view: TableViewHeaderFooter) {
    view.present(viewModel: self)
  }
}

extension TableViewHeaderFooterPresentable {
  @preconcurrency @MainActor public func dequeueView(
    from tableView: UITableView,
    registering: Bool
  ) -> UITableViewHeaderFooterView? {
    guard tableViewTitle == nil else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(of: TableViewHeaderFooter.self, registering: registering)
    present(on: view)
    return view
  }

  /// Shows the view model on a view that was dequeued for it, whose type the compiler does not know.
  @MainActor func present(onView view: UITableViewHeaderFooterView) {
    present(on: dequeued(view, for: Self.self))
  }
}

extension String: TableViewHeaderFooterPresentable {
  public typealias TableViewHeaderFooter = UITableViewHeaderFooterView

  @preconcurrency @MainActor public var tableViewTitle: String? { self }

  @preconcurrency @MainActor public func present(on view: UITableViewHeaderFooterView) {
    view.textLabel?.text = self
  }
}

/// Sections without headers or footers.
extension Never: TableViewHeaderFooterPresentable {
  public typealias TableViewHeaderFooter = UITableViewHeaderFooterView

  @preconcurrency @MainActor public func present(on view: UITableViewHeaderFooterView) {}
}
