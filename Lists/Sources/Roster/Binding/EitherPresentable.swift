/// One of two view models, each with its own cell, which ``PresentableBuilder`` creates from an `if` or a `switch`.
public enum EitherPresentable<First, Second> {
  case first(First)
  case second(Second)
}

extension EitherPresentable: TableViewPresentable, _TableViewPresentableWrapper
where First: TableViewPresentable, Second: TableViewPresentable {
  public var _tableViewPresentable: any TableViewPresentable {
    switch self {
    case .first(let viewModel): viewModel
    case .second(let viewModel): viewModel
    }
  }
}

extension EitherPresentable where First: TableViewPresentable, Second: TableViewPresentable {
  public var _tableCellKind: _CellKind {
    switch self {
    case .first(let viewModel): viewModel._tableCellKind.inBranch(isFirst: true)
    case .second(let viewModel): viewModel._tableCellKind.inBranch(isFirst: false)
    }
  }
}

extension EitherPresentable: CollectionViewPresentable, _CollectionViewPresentableWrapper
where First: CollectionViewPresentable, Second: CollectionViewPresentable {
  public var _collectionViewPresentable: any CollectionViewPresentable {
    switch self {
    case .first(let viewModel): viewModel
    case .second(let viewModel): viewModel
    }
  }
}

extension EitherPresentable where First: CollectionViewPresentable, Second: CollectionViewPresentable {
  public var _collectionCellKind: _CellKind {
    switch self {
    case .first(let viewModel): viewModel._collectionCellKind.inBranch(isFirst: true)
    case .second(let viewModel): viewModel._collectionCellKind.inBranch(isFirst: false)
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
