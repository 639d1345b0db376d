/// A view model that knows which cell loads it.
public protocol ItemType {
  /// The view model bound to its cell.
  @preconcurrency @MainActor func cellToViewModelBinder() -> any CellToViewModelBinderType
}
