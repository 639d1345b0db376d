/// A view model that declares the view that presents it as a section's header or footer in a table view.
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
/// You can also use a `String`, which UIKit shows as the section's title.
public protocol TableViewHeaderFooterPresentable {
  /// The view that presents the view model.
  associatedtype TableViewHeaderFooter: UITableViewHeaderFooterView

  /// The title of a header or footer that UIKit shows. The default is `nil`.
  ///
  /// If there's a title, no view is dequeued. Corresponds to `tableView(_:titleForHeaderInSection:)`.
  @MainActor var tableViewTitle: String? { get }

  /// Presents the view model on a view. The default calls the view if it's a ``ReusablePresenter`` of the view model.
  @MainActor func present(on view: TableViewHeaderFooter)

  /// Returns the view for a section, with the view model on it, or `nil` if the table view shows the title.
  ///
  /// The default dequeues a view of the type ``TableViewHeaderFooter`` and calls ``present(on:)``.
  ///
  /// - Parameters:
  ///   - tableView: The table view that requests the view.
  ///   - registering: A Boolean value that indicates whether to register an unregistered view type first.
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

  /// Presents the view model on a view that was dequeued for it.
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
