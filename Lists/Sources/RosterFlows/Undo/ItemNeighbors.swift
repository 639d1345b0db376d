import Foundation
import RosterCore

/// The former place of an item between its neighbors.
///
/// Items of one section share its order, so that *k* places among *n* items retain *n* identifiers.
struct ItemNeighbors<ID: Hashable> {
  private let order: [ID]
  private let index: Int
  let section: Int

  /// - Parameters:
  ///   - index: The item's index in `order`.
  ///   - order: The items of its section, including the item.
  ///   - section: The section.
  init(of index: Int, in order: [ID], section: Int) {
    self.order = order
    self.index = index
    self.section = section
  }

  /// The items before it in its section, the nearest first.
  var before: ReversedCollection<ArraySlice<ID>> { order[..<index].reversed() }

  /// The items after it in its section, the nearest first.
  var after: ArraySlice<ID> { order[(index + 1)...] }

  /// Returns the nearest item before it, or else after it, that satisfies a predicate.
  func nearest(where isThere: (ID) -> Bool) -> ID? { before.first(where: isThere) ?? after.first(where: isThere) }
}

extension EditableDataSource where Item: Identifiable {
  /// Returns the path of the item with an identifier, or `nil` if there's none.
  func newestPath(of id: Item.ID) -> ItemPath? {
    indexPath(ofID: id).map { ItemPath(section: $0[0], item: $0[1]) }
  }

  func newestIDs(inSection section: Int) -> [Item.ID] { version.items(inSection: section).map(\.id) }

  /// The items of each section.
  var newestSections: [[Item]] {
    // A lookup by identifier first compares a burst that's waiting.
    _ = (self as? any IdentifierFinding)?.path(ofID: 0)
    let version = version
    return (0..<version.numberOfSections).map { version.items(inSection: $0) }
  }

  /// Inserts an item after the nearest one before its place that's there, or else before the nearest one after it.
  ///
  /// - Parameter ignored: The items that have yet to return to their places.
  func insert(_ item: Item, beside neighbors: ItemNeighbors<Item.ID>?, except ignored: Set<Item.ID> = []) {
    func isThere(_ id: Item.ID) -> Bool { !ignored.contains(id) && newestPath(of: id) != nil }
    if let before = neighbors?.before.first(where: isThere) {
      insert(item, after: before)
    } else if let after = neighbors?.after.first(where: isThere) {
      insert(item, before: after)
    } else if numberOfSections > 0 {
      insert(item, at: ItemPath(section: min(neighbors?.section ?? 0, numberOfSections - 1), item: 0))
    }
  }

  /// Moves an item after the nearest one before its place that's there, or else before the nearest one after it.
  ///
  /// - Parameter ignored: The items that have yet to return to their places.
  func move(id: Item.ID, beside neighbors: ItemNeighbors<Item.ID>, except ignored: Set<Item.ID> = []) {
    func isThere(_ other: Item.ID) -> Bool {
      other != id && !ignored.contains(other) && newestPath(of: other) != nil
    }
    if let before = neighbors.before.first(where: isThere) {
      move(id: id, after: before)
    } else if let after = neighbors.after.first(where: isThere) {
      move(id: id, before: after)
    } else if let path = newestPath(of: id) {
      move(from: path, to: ItemPath(section: min(neighbors.section, numberOfSections - 1), item: 0))
    }
  }
}
