import Foundation

/// The items that are selected in a table or a collection, in the order of the content.
public struct ListSelection {
  /// The selected view models, out of their wrapping.
  public let items: [Any]
  /// The index paths of the items, in the order of ``items``.
  public let indexPaths: [IndexPath]

  /// Whether nothing is selected.
  public var isEmpty: Bool { items.isEmpty }

  /// The selected view models of a type.
  public func items<ViewModel>(of type: ViewModel.Type) -> [ViewModel] {
    items.compactMap { $0 as? ViewModel }
  }
}
