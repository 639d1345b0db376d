/// A view model with the cell that presents it, said where it is used.
///
/// ```swift
/// TablePresented<TextCell>("Cell 1")
/// ```
///
/// The view model's type needs to know nothing of cells, and can be presented by several of them.
public struct TablePresented<Cell: UITableViewCell & ReusablePresenter>: TableViewPresentable {
  public typealias TableViewCell = Cell

  /// What the cell shows.
  public var viewModel: Cell.ViewModel

  @inlinable
  public init(_ viewModel: Cell.ViewModel) {
    self.viewModel = viewModel
  }

  @inlinable
  @MainActor public func present(on cell: Cell) {
    cell.present(viewModel: viewModel)
  }
}

extension TablePresented: PresentedViewModelProviding {
  package var presentedViewModel: Any { presentedModel(of: viewModel) }
  package static var presentedType: Any.Type? { Roster.presentedType(of: Cell.ViewModel.self) }
}

extension TablePresented: Equatable where Cell.ViewModel: Equatable {}
extension TablePresented: Hashable where Cell.ViewModel: Hashable {}
extension TablePresented: Sendable where Cell.ViewModel: Sendable {}

extension TablePresented: Identifiable where Cell.ViewModel: Identifiable {
  public var id: Cell.ViewModel.ID { viewModel.id }
}
