/// A view model that knows which cell presents it in a table.
///
/// ```swift
/// extension Movie: TableViewPresentable {
///   typealias TableViewCell = MovieCell
/// }
/// ```
///
/// If the cell is a ``ReusablePresenter`` of the view model, as here, there is nothing else to write. A cell of another
/// kind, such as a plain `UITableViewCell`, is filled by ``present(on:)``.
/// A cell that does not belong into a table does not compile.
public protocol TableViewPresentable {
  /// The cell that presents the view model.
  associatedtype TableViewCell: UITableViewCell = _UnnamedTableViewCell

  /// Shows the view model on a cell. The default asks the cell, where it is a ``ReusablePresenter`` of the view model.
  @MainActor func present(on cell: TableViewCell)

  /// The cell for an index path of the table, with the view model on it.
  ///
  /// The default dequeues a cell of the type ``TableViewCell`` and calls `present(on:)`.
  ///
  /// - Parameters:
  ///   - tableView: the table that asks.
  ///   - indexPath: the index path that the table asks for.
  ///   - registering: whether the cell type is registered with the table first if it is not yet.
  @MainActor func dequeueCell(
    from tableView: UITableView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UITableViewCell

  /// What decides which cell presents the view model.
  var _tableCellKind: _CellKind { get }
}

extension TableViewPresentable where TableViewCell: ReusablePresenter, TableViewCell.ViewModel == Self {
  @inlinable
  @preconcurrency @MainActor public func present(on cell: TableViewCell) {
    cell.present(viewModel: self)
  }
}

extension TableViewPresentable {
  public var _tableCellKind: _CellKind { _CellKind(type(of: self)) }

  @inlinable
  @preconcurrency @MainActor public func dequeueCell(
    from tableView: UITableView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(of: TableViewCell.self, for: indexPath, registering: registering)
    present(on: cell)
    return cell
  }

  /// The view model as a value that can be in one list with view models of other types.
  public var tableViewPresentable: AnyTableViewPresentable {
    AnyTableViewPresentable(self)
  }

  /// Shows the view model on a cell that was dequeued for it, whose type the compiler does not know.
  @MainActor func present(onCell cell: UITableViewCell) {
    present(on: dequeued(cell, for: Self.self))
  }

  @available(
    *,
    unavailable,
    message: "make the cell a `ReusablePresenter` of this `ViewModel`, or write `present(on:)`"
  )
  @preconcurrency @MainActor public func present(on cell: TableViewCell) {}
}

extension TableViewPresentable where TableViewCell == _UnnamedTableViewCell {
  @available(*, unavailable, message: "say which `UITableViewCell` presents it: `typealias TableViewCell = …`")
  @preconcurrency @MainActor public func present(on cell: _UnnamedTableViewCell) {}
}

/// Stands for the cell of a view model that does not say which one presents it; such a view model does not compile.
public final class _UnnamedTableViewCell: UITableViewCell {}

/// A wrapper of view models of any type that a table can present.
public protocol _TableViewPresentableWrapper: TableViewPresentable where TableViewCell == UITableViewCell {
  /// The wrapped view model, as a value that presents itself.
  var _tableViewPresentable: any TableViewPresentable { get }
}

extension _TableViewPresentableWrapper {
  public var _tableCellKind: _CellKind { _tableViewPresentable._tableCellKind }

  @preconcurrency @MainActor public func present(on cell: UITableViewCell) {
    _tableViewPresentable.present(onCell: cell)
  }

  @preconcurrency @MainActor public func dequeueCell(
    from tableView: UITableView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UITableViewCell {
    _tableViewPresentable.dequeueCell(from: tableView, for: indexPath, registering: registering)
  }
}
