import Foundation

extension AggregatedDataSource where Item: Identifiable {
  /// Where the item with an identifier is, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public func indexPath(ofID id: Item.ID) -> IndexPath? {
    firstIndexPath { $0.id == id }
  }

  /// Removes the item with an identifier and returns it, or does nothing if there is none.
  ///
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func remove(id: Item.ID) -> Item? {
    guard let indexPath = indexPath(ofID: id) else { return nil }
    return remove(at: indexPath[1], inSection: indexPath[0])
  }

  /// Puts an item in the place of the one with the same identifier, or does nothing if there is none.
  ///
  /// - Returns: where the item is now, or `nil` if there was none to replace.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func replace(_ item: Item) -> IndexPath? {
    guard let indexPath = indexPath(ofID: item.id) else { return nil }
    return replace(at: indexPath[1], inSection: indexPath[0], with: item)
  }
}
