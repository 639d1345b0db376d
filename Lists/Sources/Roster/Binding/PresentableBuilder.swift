/// Makes one view model out of a `switch` or an `if` whose branches are view models of different types.
///
/// It is the builder of ``TableViewRow/row`` and of ``CollectionViewItem/item``.
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
