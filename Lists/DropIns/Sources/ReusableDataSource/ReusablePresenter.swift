import Roster

/// A reusable view that presents a view model.
///
/// It is one of Roster's presenters whose reuse identifier is the name of the class without its module.
@preconcurrency @MainActor public protocol ReusablePresenter: Roster.ReusablePresenter {
  /// What the view shows.
  associatedtype ViewModel

  /// Where the view comes from. Defaults to `.class`.
  static var source: ReusablePresenterSource { get }

  /// Shows a view model.
  func present(viewModel: ViewModel)
}

extension ReusablePresenter {
  public static var source: ReusablePresenterSource { .class }

  public static var reuseIdentifier: String { String(describing: Self.self) }
}
