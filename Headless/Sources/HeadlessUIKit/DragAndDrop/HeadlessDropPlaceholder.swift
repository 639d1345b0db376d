import Foundation

/// A placeholder of a dropped item that is not loaded yet.
@preconcurrency @MainActor public struct HeadlessDropPlaceholder {
  /// Where the item will be inserted.
  public let indexPath: IndexPath
  /// The cell that stands for it.
  public let cell: UIView
}
