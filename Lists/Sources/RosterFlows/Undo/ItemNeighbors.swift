/// The place that an item had between its neighbors.
///
/// Items of one section share its order, so that *k* places among *n* items keep *n* identifiers.
struct ItemNeighbors<ID: Hashable> {
  private let order: [ID]
  private let index: Int
  let section: Int

  /// - Parameters:
  ///   - index: the item's index in `order`.
  ///   - order: the items of its section, including the item.
  init(of index: Int, in order: [ID], section: Int) {
    self.order = order
    self.index = index
    self.section = section
  }

  /// The items before it in its section, the nearest first.
  var before: ReversedCollection<ArraySlice<ID>> { order[..<index].reversed() }

  /// The items after it in its section, the nearest first.
  var after: ArraySlice<ID> { order[(index + 1)...] }

  /// The nearest item before it, or else after it, that satisfies a predicate.
  func nearest(where isThere: (ID) -> Bool) -> ID? { before.first(where: isThere) ?? after.first(where: isThere) }
}

extension EditableDataSource where Item: Identifiable {
  /// Where the item with an identifier is, as the last change left it.
  func newestPath(of id: Item.ID) -> ItemPath? { changes.history.source?.path(ofID: AnyHashable(id), isLatest: true) }

  /// The identifiers of the items in a section, as the last change left them.
  func newestIDs(inSection section: Int) -> [Item.ID] { newestItems(inSection: section).map(\.id) }

  /// The items in a section, as the last change left them.
  func newestItems(inSection section: Int) -> [Item] {
    let count = changes.history.source?.newestItemCount(inSection: section) ?? 0
    return (0..<count).map { newestItem(at: ItemPath(section: section, item: $0)) }
  }

  /// The number of sections, as the last change left them.
  var newestSectionCount: Int { changes.history.source?.newestSectionCount ?? 0 }

  /// Inserts an item behind the nearest one before its place that is there, or else before the nearest one after it.
  ///
  /// - Parameter ignored: items that are not where they were, as they are yet to be put back.
  func insert(_ item: Item, beside neighbors: ItemNeighbors<Item.ID>?, except ignored: Set<Item.ID> = []) {
    func isThere(_ id: Item.ID) -> Bool { !ignored.contains(id) && newestPath(of: id) != nil }
    if let before = neighbors?.before.first(where: isThere) {
      insert(item, after: before)
    } else if let after = neighbors?.after.first(where: isThere) {
      insert(item, before: after)
    } else if newestSectionCount > 0 {
      insert(item, at: ItemPath(section: min(neighbors?.section ?? 0, newestSectionCount - 1), item: 0))
    }
  }

  /// Moves an item behind the nearest one before its place that is there, or else before the nearest one after it.
  ///
  /// - Parameter ignored: items that are not where they were, as they are yet to be put back.
  func move(id: Item.ID, beside neighbors: ItemNeighbors<Item.ID>, except ignored: Set<Item.ID> = []) {
    func isThere(_ other: Item.ID) -> Bool {
      other != id && !ignored.contains(other) && newestPath(of: other) != nil
    }
    if let before = neighbors.before.first(where: isThere) {
      move(id: id, after: before)
    } else if let after = neighbors.after.first(where: isThere) {
      move(id: id, before: after)
    } else if let path = newestPath(of: id) {
      move(from: path, to: ItemPath(section: min(neighbors.section, newestSectionCount - 1), item: 0))
    }
  }
}
