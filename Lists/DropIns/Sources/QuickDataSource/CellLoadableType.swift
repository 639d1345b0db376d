/// A reusable view that loads a view model.
@preconcurrency @MainActor public protocol CellLoadableType {
  /// What the view shows.
  associatedtype ViewModel

  /// Shows a view model.
  func load(viewModel: ViewModel)
}
