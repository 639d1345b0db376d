/// A view model that declares its cell.
public protocol ItemType {
  /// Returns the view model bound to its cell.
  @preconcurrency @MainActor func cellToViewModelBinder() -> any CellToViewModelBinderType
}
