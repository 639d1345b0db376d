/// A view model that declares the cell that presents it in a table view.
///
/// ```swift
/// extension Movie: TableViewPresentable {
///   typealias TableViewCell = MovieCell
/// }
/// ```
///
/// If the cell is a ``ReusablePresenter`` of the view model, you write nothing else. For another cell, such as a plain
/// `UITableViewCell`, implement ``present(on:)``. Other types of cells don't compile.
public protocol TableViewPresentable {
  /// The cell that presents the view model.
  associatedtype TableViewCell: UITableViewCell = _UnnamedTableViewCell

  /// Presents the view model on a cell. The default calls the cell if it's a ``ReusablePresenter`` of the view model.
  @MainActor func present(on cell: TableViewCell)

  /// Returns the cell for an index path, with the view model on it.
  ///
  /// The default dequeues a cell of the type ``TableViewCell`` and calls `present(on:)`.
  ///
  /// - Parameters:
  ///   - tableView: The table view that requests the cell.
  ///   - indexPath: The index path of the cell.
  ///   - registering: A Boolean value that indicates whether to register an unregistered cell type first.
  @MainActor func dequeueCell(
    from tableView: UITableView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UITableViewCell

  /// The kind of cell that presents the view model.
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

  /// The view model as a value for lists of different types.
  public var tableViewPresentable: AnyTableViewPresentable {
    AnyTableViewPresentable(self)
  }

  /// Presents the view model on a cell that was dequeued for it.
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

/// A placeholder for an undeclared cell type, which doesn't compile.
public final class _UnnamedTableViewCell: UITableViewCell {}

/// A wrapper of view models of any type that a table view can present.
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
