/// A view model with the cell that presents it, said where it is used.
///
/// ```swift
/// CollectionPresented<TextCell>("Cell 1")
/// ```
///
/// The view model's type needs to know nothing of cells, and can be presented by several of them.
public struct CollectionPresented<Cell: UICollectionViewCell & ReusablePresenter>: CollectionViewPresentable {
  public typealias CollectionViewCell = Cell

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

extension CollectionPresented: PresentedViewModelProviding {
  package var presentedViewModel: Any { presentedModel(of: viewModel) }
  package static var presentedType: Any.Type? { Roster.presentedType(of: Cell.ViewModel.self) }
}

extension CollectionPresented: Equatable where Cell.ViewModel: Equatable {}
extension CollectionPresented: Hashable where Cell.ViewModel: Hashable {}
extension CollectionPresented: Sendable where Cell.ViewModel: Sendable {}

extension CollectionPresented: Identifiable where Cell.ViewModel: Identifiable {
  public var id: Cell.ViewModel.ID { viewModel.id }
}
