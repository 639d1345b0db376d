/// A reusable view that loads a view model.
@preconcurrency @MainActor public protocol CellLoadableType {
  /// The type of the view model.
  associatedtype ViewModel

  /// Shows a view model.
  func load(viewModel: ViewModel)
}
