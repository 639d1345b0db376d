/// The source of a new reusable view.
///
/// ```swift
/// final class PriceCell: UITableViewCell, ReusablePresenter {
///   static var source: CellSource { .nib }
///   func present(viewModel: String) { textLabel?.text = viewModel }
/// }
/// ```
public enum CellSource: Hashable, Sendable {
  /// The registered class.
  case `class`
  /// The nib with the class's name, in the class's bundle.
  case nib
  /// A prototype in the storyboard, which needs no registration.
  case storyboard
}
