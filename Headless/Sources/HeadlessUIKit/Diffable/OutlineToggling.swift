import Foundation

/// A data source with outlines, whatever identifies its items.
@MainActor protocol OutlineToggling: AnyObject {
  /// Expands or collapses an item as the user does; `false` if it stays as it is.
  func toggleOutline(at path: IndexPath) -> Bool
}
