import RosterCore

/// Edits that are shown at once, while you commit them to a server or store.
///
/// If an edit is refused, the list animates to its content without it. Other edits remain: an item shows its confirmed value with
/// all its edits, in order. Edits of one item are committed one after the other.
///
/// An item that returns is inserted after the nearest one that was before it. So if several moves or insertions are refused,
/// items can be in another order than before.
///
/// `apply` and `reload` set the confirmed content: pending edits remain over it. They remain over the pages of a
/// ``PagedDataSource``, too, even after a refresh, and so does an edit that's confirmed after a page was requested. If you edit an
/// item with pending edits in the ordinary way, the end of one of them overwrites that. Pass an item from the server to
/// `EditableDataSource.confirm(_:)`. Changes are closures that are called again whenever the content below them changes, so they
/// must do nothing else.
extension EditableDataSource where Item: Identifiable {
  /// Changes an item, and commits the change.
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
  ///   - change: A closure that changes the item, but not its identifier.
  ///   - commit: A closure that commits the change on the main actor, and throws if it's refused. An item that it returns is the
  ///     confirmed item. Any other value is ignored.
  @discardableResult
  public func edit<Confirmed>(
    id: Item.ID,
    _ change: @escaping (inout Item) -> Void,
    commit: @escaping @MainActor () async throws -> Confirmed
  ) -> PendingEdit {
    OptimisticEdits.of(self).edit(id, .update(change)) { try await commit() as? Item }
  }

  /// Removes an item, and commits the removal. If it's refused, the item returns after the one that was before it.
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

  /// Inserts an item, and commits the insertion. A returned item takes its place and its cell, and may have another identifier.
  ///
  /// - Parameters:
  ///   - item: The item, with an identifier that no other item has.
  ///   - path: The path of the item, unless a key or a comparator determines it.
  ///   - commit: A closure that commits the item on the main actor, and throws if it's refused. An item that it returns is the
  ///     confirmed item. Any other value is ignored.
  @discardableResult
  public func insert<Confirmed>(
    _ item: Item,
    at path: ItemPath,
    commit: @escaping @MainActor () async throws -> Confirmed
  ) -> PendingEdit {
    OptimisticEdits.of(self).edit(item.id, .insert(item), at: path) { try await commit() as? Item }
  }

  /// Moves an item after another one, and commits the move. If it's refused, the item returns after the one that was before it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item.
  ///   - other: The identifier of the item before it. If either item is missing, the edit is orphaned and nothing is committed.
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

  /// Sets the value of an item on the server or store, below its pending edits.
  ///
  /// Without pending edits, this replaces the item, as `EditableDataSource.replace(_:)` does. A missing item is ignored.
  public func confirm(_ item: Item) {
    OptimisticEdits.of(self).confirm(item)
  }
}

extension FlatDataSource where Item: Identifiable {
  /// Adds an item at the end, and commits that, as ``EditableDataSource/insert(_:at:commit:)`` does.
  @discardableResult
  public func append<Confirmed>(
    _ item: Item,
    commit: @escaping @MainActor () async throws -> Confirmed
  ) -> PendingEdit {
    insert(item, at: ItemPath(section: 0, item: items.count), commit: commit)
  }
}
