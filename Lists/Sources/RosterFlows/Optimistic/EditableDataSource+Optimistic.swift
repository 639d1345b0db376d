import RosterCore

/// Edits that are shown at once, and committed meanwhile to the store of the data: a server, most often.
///
/// If an edit is refused, the list shows, animated, what it showed without it. Other edits stay: an item shows what's confirmed
/// of it, with all its edits in their order. Edits of one item are committed one after the other.
///
/// An item that returns goes behind the nearest one that was before it. So if several moves or insertions are refused, items
/// can be in another order than before.
///
/// What `apply` and `reload` show is what's confirmed: pending edits stay over it. They stay over the pages of a
/// ``PagedDataSource``, too, also when it refreshes, and so does an edit that's confirmed after a page was requested. If you edit
/// an item with pending edits in the ordinary way, the end of one of them overwrites that. Pass what a server says of one item to
/// `EditableDataSource.confirm(_:)`. Changes are closures that are called again whenever something below them changes: they must
/// do nothing else.
extension EditableDataSource where Item: Identifiable {
  /// Changes an item, and commits that.
  ///
  /// ```swift
  /// content.edit(id: post.id) {
  ///   $0.likes += 1
  /// } commit: {
  ///   try await server.like(post.id)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier of the item. If there's none, the edit is orphaned and nothing is committed.
  ///   - change: A closure that changes the item. Its identifier has to stay.
  ///   - commit: A closure that commits the change on the main actor, and throws if it's refused. An item that it returns takes
  ///     the item's place, as it's confirmed. Any other value is ignored.
  @discardableResult
  public func edit<Confirmed>(
    id: Item.ID,
    _ change: @escaping (inout Item) -> Void,
    commit: @escaping @MainActor () async throws -> Confirmed
  ) -> PendingEdit {
    OptimisticEdits.of(self).edit(id, .update(change)) { try await commit() as? Item }
  }

  /// Removes an item, and commits that. If it's refused, the item returns behind the one that was before it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item. If there's none, the edit is orphaned and nothing is committed.
  ///   - commit: A closure that commits the removal on the main actor, and throws if it's refused.
  @discardableResult
  public func remove(id: Item.ID, commit: @escaping @MainActor () async throws -> Void) -> PendingEdit {
    OptimisticEdits.of(self).edit(id, .remove) {
      try await commit()
      return nil
    }
  }

  /// Inserts an item, and commits that. An item that's returned takes its place and its cell, and may have another identifier.
  ///
  /// - Parameters:
  ///   - item: The item, with an identifier that no other item has.
  ///   - path: Where it goes. Where a key or a comparator says where items are, it goes there instead.
  ///   - commit: A closure that commits the item on the main actor, and throws if it's refused. It returns the item as it's
  ///     confirmed, or nothing if the item stays as it is. Any other value is ignored.
  @discardableResult
  public func insert<Confirmed>(
    _ item: Item,
    at path: ItemPath,
    commit: @escaping @MainActor () async throws -> Confirmed
  ) -> PendingEdit {
    OptimisticEdits.of(self).edit(item.id, .insert(item), at: path) { try await commit() as? Item }
  }

  /// Moves an item to just after another one, and commits that. If it's refused, the item returns behind the one that was
  /// before it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item. If there's none, the edit is orphaned and nothing is committed.
  ///   - other: The identifier of the item that it goes behind.
  ///   - commit: A closure that commits the move on the main actor, and throws if it's refused.
  @discardableResult
  public func move(
    id: Item.ID,
    after other: Item.ID,
    commit: @escaping @MainActor () async throws -> Void
  ) -> PendingEdit {
    let edits = OptimisticEdits.of(self)
    guard let place = edits.place(of: id), item(id: other) != nil else { return .orphaned }
    edits.change(id) { move(id: id, after: other) }
    return edits.edit(id, .move(from: place, after: other)) {
      try await commit()
      return nil
    }
  }

  /// Takes an item as the server or store has it, below the edits of it that aren't confirmed yet.
  ///
  /// Without such edits it's replaced, as `EditableDataSource.replace(_:)` does it. An item that isn't there is ignored.
  public func confirm(_ item: Item) {
    OptimisticEdits.of(self).confirm(item)
  }
}

extension FlatDataSource where Item: Identifiable {
  /// Adds an item at the end, and commits that, as ``EditableDataSource/insert(_:at:commit:)`` does it.
  @discardableResult
  public func append<Confirmed>(
    _ item: Item,
    commit: @escaping @MainActor () async throws -> Confirmed
  ) -> PendingEdit {
    insert(item, at: ItemPath(section: 0, item: items.count), commit: commit)
  }
}
