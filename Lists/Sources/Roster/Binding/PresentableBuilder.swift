/// A result builder that creates one view model from a `switch` or an `if` whose branches have different types.
///
/// It builds ``TableViewRow/row`` and ``CollectionViewItem/item``.
@resultBuilder
public enum PresentableBuilder {
  public static func buildExpression<ViewModel>(_ viewModel: ViewModel) -> ViewModel { viewModel }

  public static func buildBlock<ViewModel>(_ viewModel: ViewModel) -> ViewModel { viewModel }

  public static func buildEither<First, Second>(first viewModel: First) -> EitherPresentable<First, Second> {
    .first(viewModel)
  }

  public static func buildEither<First, Second>(second viewModel: Second) -> EitherPresentable<First, Second> {
    .second(viewModel)
  }
}
