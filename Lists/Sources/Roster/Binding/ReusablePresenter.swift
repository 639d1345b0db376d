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

  /// The source of the view. The default is `.class`.
  static var source: CellSource { get }

  /// The identifier for registering and dequeuing the view. The default is the type's name with its module.
  ///
  /// Set the same identifier for a storyboard prototype, and for a nib that has one.
  static var reuseIdentifier: String { get }

  /// Presents a view model, each time the view is dequeued for one.
  func present(viewModel: ViewModel)
}

extension ReusablePresenter {
  public static var source: CellSource { .class }

  public static var reuseIdentifier: String { String(reflecting: Self.self) }
}
