/// A view model together with the cell that presents it.
///
/// ```swift
/// let row = Presented<TextCell>("Cell 1")
/// ```
///
/// The view model's type can be presented by several cells. A table view accepts it if the cell is a `UITableViewCell`, and a
/// collection view if it's a `UICollectionViewCell`.
public struct Presented<Cell: UIView & ReusablePresenter> {
  /// The view model that the cell shows.
  public var viewModel: Cell.ViewModel

  /// Creates a value with a view model.
  @inlinable
  public init(_ viewModel: Cell.ViewModel) {
    self.viewModel = viewModel
  }

  @inlinable
  @preconcurrency @MainActor public func present(on cell: Cell) {
    cell.present(viewModel: viewModel)
  }
}

extension Presented: TableViewPresentable where Cell: UITableViewCell {
  public typealias TableViewCell = Cell
}

extension Presented: CollectionViewPresentable where Cell: UICollectionViewCell {
  public typealias CollectionViewCell = Cell
}

extension Presented: _PresentedViewModelProviding {
  public var _presentedViewModel: Any { presentedModel(of: viewModel) }
  public static var _presentedType: Any.Type? { presentedType(of: Cell.ViewModel.self) }
}

extension Presented: Equatable where Cell.ViewModel: Equatable {}
extension Presented: Hashable where Cell.ViewModel: Hashable {}
extension Presented: Sendable where Cell.ViewModel: Sendable {}

extension Presented: Identifiable where Cell.ViewModel: Identifiable {
  public var id: Cell.ViewModel.ID { viewModel.id }
}
