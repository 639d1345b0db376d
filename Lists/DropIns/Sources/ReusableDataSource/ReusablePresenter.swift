import Roster

/// A reusable view that presents a view model.
///
/// It's one of Roster's presenters, with the class's name as its reuse identifier.
@preconcurrency @MainActor public protocol ReusablePresenter: Roster.ReusablePresenter {
  /// The type of the view model.
  associatedtype ViewModel

  /// The source of the view. The default is `.class`.
  static var source: ReusablePresenterSource { get }

  /// Shows a view model.
  func present(viewModel: ViewModel)
}

extension ReusablePresenter {
  public static var source: ReusablePresenterSource { .class }

  public static var reuseIdentifier: String { String(describing: Self.self) }
}
