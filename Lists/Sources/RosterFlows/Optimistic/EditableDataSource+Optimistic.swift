/// Edits that are shown at once, and committed meanwhile to the store of the data: a server, most often.
///
/// An edit that is refused returns, animated, to what there was, and takes no other edit along: what is shown of an item is
/// what is confirmed with all its edits in their order. Edits of one item are committed one after the other.
///
/// An item that returns goes behind the nearest one that was before it. So if several moves or insertions are
/// refused, items may be in another order than before.
///
/// What `apply` and `reload` show is what is confirmed: edits that are under way stay over it. They stay over the pages of a
/// ``PagedDataSource``, too, and so does an edit that is confirmed after a page was asked for. An ordinary edit of an item
/// with edits under way is overwritten when one of them ends; `EditableDataSource.confirm(_:)` takes what a server says of
/// one item. Changes are functions that are called again whenever something below them changes: they must do nothing
/// else.
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
  ///   - id: the identifier of the item; if there is none, the edit is orphaned and nothing is committed.
  ///   - change: changes the item; its identifier has to stay.
  ///   - commit: commits the change, on the main actor; throws if it is refused. An item that it returns takes the item's
  ///     place, as it is confirmed. Any other value is ignored.
  /// - Returns: the edit, which tells how it ends.
  @discardableResult
  public func edit<Confirmed>(
    id: Item.ID,
    _ change: @escaping (inout Item) -> Void,
    commit: @escaping @MainActor () async throws -> Confirmed
  ) -> PendingEdit {
    OptimisticEdits.of(self).edit(id, .update(change)) { try await commit() as? Item }
  }

  /// Removes an item, and commits that. If it is refused, the item returns behind the one that was before it.
  ///
  /// - Parameters:
  ///   - id: the identifier of the item; if there is none, the edit is orphaned and nothing is committed.
  ///   - commit: commits the removal, on the main actor; throws if it is refused.
  /// - Returns: the edit, which tells how it ends.
  @discardableResult
  public func remove(id: Item.ID, commit: @escaping @MainActor () async throws -> Void) -> PendingEdit {
    OptimisticEdits.of(self).edit(id, .remove) {
      try await commit()
      return nil
    }
  }

  /// Inserts an item, and commits that. An item that comes back takes its place and its cell, and may have another identifier.
  ///
  /// - Parameters:
  ///   - item: the item, with an identifier that no other item has.
  ///   - path: where it goes, in the content as the last change left it. Where a key or a comparator says where items
  ///     are, it goes there instead.
  ///   - commit: commits the item, on the main actor; throws if it is refused. It returns the item as it is confirmed, or
  ///     nothing if the item stays as it is. Any other value is ignored.
  /// - Returns: the edit, which tells how it ends.
  @discardableResult
  public func insert<Confirmed>(
    _ item: Item,
    at path: ItemPath,
    commit: @escaping @MainActor () async throws -> Confirmed
  ) -> PendingEdit {
    OptimisticEdits.of(self).edit(item.id, .insert(item), at: path) { try await commit() as? Item }
  }

  /// Moves an item to just after another one, and commits that. If it is refused, the item
  /// returns behind the one that was before it.
  ///
  /// - Parameters:
  ///   - id: the identifier of the item; if there is none, the edit is orphaned and nothing is committed.
  ///   - other: the identifier of the item that it goes behind.
  ///   - commit: commits the move, on the main actor; throws if it is refused.
  /// - Returns: the edit, which tells how it ends.
  @discardableResult
  public func move(
    id: Item.ID,
    after other: Item.ID,
    commit: @escaping @MainActor () async throws -> Void
  ) -> PendingEdit {
    let edits = OptimisticEdits.of(self)
    guard let place = edits.place(of: id), item(id: other) != nil else {
      let orphaned = PendingEdit()
      orphaned.end(.orphaned)
      return orphaned
    }
    edits.change(id) { move(id: id, after: other) }
    return edits.edit(id, .move(from: place, after: other)) {
      try await commit()
      return nil
    }
  }

  /// Takes an item as the server or store has it, below the edits of it that are not confirmed yet.
  ///
  /// Without such edits it is replaced, as `EditableDataSource.replace(_:)` does it; an item that is not there is left out.
  public func confirm(_ item: Item) {
    OptimisticEdits.of(self).confirm(item)
  }
}

extension FlatDataSource where Item: Identifiable {
  /// Adds an item at the end, and commits that. An item that comes back takes its place and its cell, and may have another
  /// identifier.
  ///
  /// - Parameters:
  ///   - item: the item, with an identifier that no other item has.
  ///   - commit: commits the item, on the main actor; throws if it is refused. It returns the item as it is confirmed, or
  ///     nothing if the item stays as it is. Any other value is ignored.
  /// - Returns: the edit, which tells how it ends.
  @discardableResult
  public func append<Confirmed>(
    _ item: Item,
    commit: @escaping @MainActor () async throws -> Confirmed
  ) -> PendingEdit {
    insert(item, at: ItemPath(section: 0, item: items.count), commit: commit)
  }
}
