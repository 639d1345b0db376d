import RosterCore

/// A change of content that can be taken back item by item, whatever else has changed.
///
/// ```swift
/// let deletion = content.undoable { content.remove(id: mail.id) }
/// deletion.undo()  // the mail is back behind the one that was before it
/// ```
///
/// Items that came go, those that went return behind the nearest item before them that is left, those that moved go back, and
/// those that changed show what they showed. An item that has been changed again since then stays as it is (``conflicts``).
/// Sections are left alone: an item whose section is gone returns to another one.
@preconcurrency @MainActor public final class UndoableChange<Content: EditableDataSource>
where Content.Item: Identifiable {
  public typealias Item = Content.Item

  private weak var content: Content?
  private var inserted: [Item.ID] = []
  /// The items that were removed or moved, in their order, and where they were.
  private var displaced: [(item: Item, neighbors: ItemNeighbors<Item.ID>)] = []
  private var moved: Set<Item.ID> = []
  private var updated: [(old: Item, new: Item)] = []

  /// The identifiers of the items that ``undo()`` has left as they were, as another change had replaced them since.
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

  /// Whether there is still content to take the change back in.
  package var hasContent: Bool { content != nil }

  /// Whether nothing has to be taken back.
  public var isEmpty: Bool { inserted.isEmpty && displaced.isEmpty && updated.isEmpty }

  /// Takes the change back, as one update.
  ///
  /// - Returns: what takes that back again; nothing if the content is gone.
  /// - Complexity: O(*n*) in the number of items, and O(log *n*) for each item that is taken back.
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
  /// Makes changes as one update, and keeps what takes them back.
  ///
  /// - Parameter changes: changes this content. Changes of other content in it are part of the update, and are not taken back.
  /// - Returns: what takes the changes back.
  /// - Complexity: O(*n*) in the number of items.
  @discardableResult
  public func undoable(_ changes: () -> Void) -> UndoableChange<Self> {
    let old = newestSections
    transaction { changes() }
    return UndoableChange(self, from: old, to: newestSections)
  }

  private var newestSections: [[Item]] { (0..<newestSectionCount).map(newestItems) }
}
