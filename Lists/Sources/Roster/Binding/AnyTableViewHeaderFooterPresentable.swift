/// A header or footer view model of any type that a table can present.
///
/// ```swift
/// let headers = [AnyTableViewHeaderFooterPresentable("Monday"), AnyTableViewHeaderFooterPresentable(Heading(title: "Tuesday"))]
/// ```
public struct AnyTableViewHeaderFooterPresentable: TableViewHeaderFooterPresentable {
  public typealias TableViewHeaderFooter = UITableViewHeaderFooterView

  /// The view model.
  public let base: any TableViewHeaderFooterPresentable

  /// Creates a value that wraps a view model, without wrapping it twice.
  public init(_ base: some TableViewHeaderFooterPresentable) {
    self.base = (base as? AnyTableViewHeaderFooterPresentable)?.base ?? base
  }

  @preconcurrency @MainActor public var tableViewTitle: String? { base.tableViewTitle }

  @preconcurrency @MainActor public func present(on view: UITableViewHeaderFooterView) {
    base.present(onView: view)
  }

  @preconcurrency @MainActor public func dequeueView(
    from tableView: UITableView,
    registering: Bool
  ) -> UITableViewHeaderFooterView? {
    base.dequeueView(from: tableView, registering: registering)
  }
}

extension AnyTableViewHeaderFooterPresentable: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    areEqual(lhs.base, rhs.base)
  }
}
