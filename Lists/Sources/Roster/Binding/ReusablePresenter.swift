/// A reusable view that shows a view model.
///
/// ```swift
/// final class MovieCell: UITableViewCell, ReusablePresenter {
///   func present(viewModel: Movie) {
///     var content = defaultContentConfiguration()
///     content.text = viewModel.title
///     contentConfiguration = content
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol ReusablePresenter: AnyObject {
  /// The type of the view model that the view shows.
  associatedtype ViewModel

  /// Where the view comes from. Defaults to `.class`.
  static var source: CellSource { get }

  /// The identifier under which the view is registered, dequeued and pooled. Defaults to the type's name with its module.
  ///
  /// A prototype in a storyboard has to carry the same identifier, and so has a nib if it carries one.
  static var reuseIdentifier: String { get }

  /// Shows a view model. Called each time the view is dequeued for one.
  func present(viewModel: ViewModel)
}

extension ReusablePresenter {
  public static var source: CellSource { .class }

  public static var reuseIdentifier: String { String(reflecting: Self.self) }
}
