import ListChanges
import RosterCore

/// A change that you can undo item by item, even after other changes.
///
/// ```swift
/// let deletion = content.undoable { content.remove(id: mail.id) }
/// deletion.undo()  // the mail is back behind the one that was before it
/// ```
///
/// ``undo()`` removes inserted items and inserts removed ones, after the nearest remaining item before them. Moved items return, and
/// changed items revert. An item that has changed again since then stays as it is (``conflicts``). Sections stay: an item whose
/// section is gone returns to another one.
@preconcurrency @MainActor public final class UndoableChange<Content: EditableDataSource>
where Content.Item: Identifiable {
  public typealias Item = Content.Item

  private weak var content: Content?
  private var inserted: [Item.ID] = []
  /// The removed or moved items, in order, with their places.
  private var displaced: [(item: Item, neighbors: ItemNeighbors<Item.ID>)] = []
  private var moved: Set<Item.ID> = []
  private var updated: [(old: Item, new: Item)] = []

  /// The identifiers of the items that ``undo()`` didn't revert, because another change had replaced them.
  public private(set) var conflicts: [Item.ID] = []

  init(_ content: Content, from old: [[Item]], to new: [[Item]]) {
    self.content = content
    func places(_ sections: [[Item]]) -> [Item.ID: ItemPath] {
      var places: [Item.ID: ItemPath] = [:]
      for (section, items) in sections.enumerated() {
        for (index, item) in items.enumerated() { places[item.id] = ItemPath(section: section, item: index) }
      }
      return places
    }
    let (oldPlaces, newPlaces) = (places(old), places(new))
    inserted = new.joined().map(\.id).filter { oldPlaces[$0] == nil }
    let order = ListChangeset(from: old.joined().map(\.id), to: new.joined().map(\.id), by: .value())
    let oldIDs = old.joined().map(\.id)
    moved = Set(order.moves.map { oldIDs[$0.from] })
    for (section, items) in old.enumerated() {
      let ids = items.map(\.id)
      for (index, item) in items.enumerated() {
        guard let place = newPlaces[item.id] else {
          displaced.append((item, ItemNeighbors(of: index, in: ids, section: section)))
          continue
        }
        let changed = new[place.section][place.item]
        if !showSame(item, changed) { updated.append((item, changed)) }
        if place.section != section { moved.insert(item.id) }
        if moved.contains(item.id) { displaced.append((item, ItemNeighbors(of: index, in: ids, section: section))) }
      }
    }
  }

  /// A Boolean value that indicates whether the content still exists.
  package var hasContent: Bool { content != nil }

  /// A Boolean value that indicates whether there's nothing to undo.
  public var isEmpty: Bool { inserted.isEmpty && displaced.isEmpty && updated.isEmpty }

  /// Undoes the change in one update.
  ///
  /// - Returns: The change that redoes it, or `nil` if the content is gone.
  /// - Complexity: O(*n*) in the number of items, and O(log *n*) for each item that returns.
  @discardableResult
  public func undo() -> UndoableChange? {
    content?.undoable { if let content { takeBack(in: content) } }
  }

  private func takeBack(in content: Content) {
    for id in inserted { content.remove(id: id) }
    for (old, new) in updated {
      guard let current = content.item(id: new.id) else { continue }
      if showSame(current, new) { content.replace(old) } else { conflicts.append(new.id) }
    }
    var unplaced = moved
    for (item, neighbors) in displaced {
      if moved.contains(item.id) {
        unplaced.remove(item.id)
        if content.item(id: item.id) != nil { content.move(id: item.id, beside: neighbors, except: unplaced) }
      } else if content.item(id: item.id) == nil {
        content.insert(item, beside: neighbors, except: unplaced)
      }
    }
  }
}

extension EditableDataSource where Item: Identifiable {
  /// Makes changes in one update that you can undo.
  ///
  /// - Parameter changes: A closure that changes this content. Changes of other content are part of the update, but can't be undone.
  /// - Returns: The change, which you can undo.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func undoable(_ changes: () -> Void) -> UndoableChange<Self> {
    let old = newestSections
    transaction { changes() }
    return UndoableChange(self, from: old, to: newestSections)
  }
}
