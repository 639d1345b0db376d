/// Where a reusable view comes from when the pool has none.
///
/// ```swift
/// final class PriceCell: UITableViewCell, ReusablePresenter {
///   static var source: CellSource { .nib }
///   func present(viewModel: String) { textLabel?.text = viewModel }
/// }
/// ```
public enum CellSource: Hashable, Sendable {
  /// The class itself: it is registered and made by its initialiser.
  case `class`
  /// The nib named like the class, in the class's bundle.
  case nib
  /// A prototype in the storyboard: nothing is registered.
  case storyboard
}
