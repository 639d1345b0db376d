import Roster

/// A view model and the type of the view that presents it.
public struct ReusableViewModel<Presenter: ReusablePresenter> {
  /// The view model that the presenter shows.
  public let viewModel: Presenter.ViewModel

  /// Creates a value with a view model.
  public init(viewModel: Presenter.ViewModel) {
    self.viewModel = viewModel
  }
}

extension ReusableViewModel: TableViewPresentable where Presenter: UITableViewCell {
  public typealias TableViewCell = Presenter

  public func present(on cell: Presenter) {
    cell.present(viewModel: viewModel)
  }

  /// The view model and its cell as a value for lists of different types.
  public var anyPresentable: AnyTableViewPresentableViewModel {
    AnyTableViewPresentableViewModel(base: self)
  }
}

extension ReusableViewModel: CollectionViewPresentable where Presenter: UICollectionViewCell {
  public typealias CollectionViewCell = Presenter

  public func present(on cell: Presenter) {
    cell.present(viewModel: viewModel)
  }

  /// The view model and its cell as a value for lists of different types.
  public var anyPresentable: AnyCollectionViewPresentableViewModel {
    AnyCollectionViewPresentableViewModel(base: self)
  }
}

/// Handlers for a view model type get the view model.
extension ReusableViewModel: _PresentedViewModelProviding {
  public var _presentedViewModel: Any { presentedModel(of: viewModel) }
  public static var _presentedType: Any.Type? { nil }
}
