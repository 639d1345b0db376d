import Foundation

/// One of two view models, each with a cell of its own: what ``PresentableBuilder`` makes of an `if` or a `switch`.
public enum EitherPresentable<First, Second> {
  case first(First)
  case second(Second)
}

extension EitherPresentable: TableViewPresentable where First: TableViewPresentable, Second: TableViewPresentable {
  public typealias TableViewCell = UITableViewCell

  @preconcurrency @MainActor public func present(on cell: UITableViewCell) {
    switch self {
    case .first(let row): row.present(onCell: cell)
    case .second(let row): row.present(onCell: cell)
    }
  }

  @preconcurrency @MainActor public func dequeueCell(
    from tableView: UITableView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UITableViewCell {
    switch self {
    case .first(let row): row.dequeueCell(from: tableView, for: indexPath, registering: registering)
    case .second(let row): row.dequeueCell(from: tableView, for: indexPath, registering: registering)
    }
  }
}

extension EitherPresentable: CollectionViewPresentable
where First: CollectionViewPresentable, Second: CollectionViewPresentable {
  public typealias CollectionViewCell = UICollectionViewCell

  @preconcurrency @MainActor public func present(on cell: UICollectionViewCell) {
    switch self {
    case .first(let item): item.present(onCell: cell)
    case .second(let item): item.present(onCell: cell)
    }
  }

  @preconcurrency @MainActor public func dequeueCell(
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionViewCell {
    switch self {
    case .first(let item): item.dequeueCell(from: collectionView, for: indexPath, registering: registering)
    case .second(let item): item.dequeueCell(from: collectionView, for: indexPath, registering: registering)
    }
  }
}

extension EitherPresentable: _PresentedViewModelProviding {
  public var _presentedViewModel: Any {
    switch self {
    case .first(let viewModel): presentedModel(of: viewModel)
    case .second(let viewModel): presentedModel(of: viewModel)
    }
  }

  public static var _presentedType: Any.Type? { nil }
}
