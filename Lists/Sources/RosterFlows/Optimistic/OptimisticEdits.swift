import RosterCore

/// The edits that are shown before they are confirmed.
///
/// It has the confirmed value of each edited item, and the edits in order, which the item shows over that value. Every event
/// removes or changes one of them, and the item is shown again. So no edit counts twice, and if one is refused, the others remain.
///
/// Relay does the same with optimistic updates: https://relay.dev/docs/guided-tour/updating-data/graphql-mutations/
@MainActor final class OptimisticEdits<Content: EditableDataSource>: ItemOverlay
where Content.Item: Identifiable {
  typealias Item = Content.Item
  typealias ID = Item.ID

  @MainActor enum Change {
    case update((inout Item) -> Void)
    case insert(Item)
    case remove
    case move(from: Place, after: ID)

    /// Returns an item with the change, or `nil` if there's none.
    func applied(to item: Item?) -> Item? {
      switch self {
      case .update(let change): item.map { changed($0, by: change) }
      case .insert(let new): new
      case .remove: nil
      case .move: item
      }
    }

    var isMove: Bool { if case .move = self { true } else { false } }
    var isInsertion: Bool { if case .insert = self { true } else { false } }
  }

  typealias Place = ItemNeighbors<ID>

  struct Edit {
    /// The number of the edit in the content.
    let number: Int
    var change: Change
    let pending: PendingEdit
    let commit: @MainActor () async throws -> Item?
    var task: Task<Void, Never>?
  }

  @MainActor struct Entry {
    /// The item without the edits, or `nil` if there's none.
    var confirmed: Item?
    var edits: [Edit] = []
    /// A Boolean value that indicates whether the content has the item.
    var isShown: Bool
    /// A Boolean value that indicates whether the item's page isn't loaded any more, so that nothing shows it.
    var isUnloaded = false
    /// The place of the item when it was removed.
    var place: Place?

    /// The item with its edits, or `nil` if there's none.
    var shown: Item? { edits.reduce(confirmed) { $1.change.applied(to: $0) } }
  }

  private weak var owner: Content?
  var entries: [ID: Entry] = [:]
  private var numberOfEdits = 0
  /// The confirmed edits. Pages that were requested before may not have them.
  var confirmed = ConfirmedEdits<Item>()
  /// A Boolean value that indicates whether the content is loaded, so that confirmed edits are remembered.
  private let isLoaded: Bool
  /// Edits of items that are gone, which have yet to end.
  private var orphaned: [PendingEdit] = []
  /// The item that an edit is changing in the content, or `nil` if other code changes it.
  private var shownID: ID?

  init(_ content: Content) {
    owner = content
    isLoaded = content is any LoadingContent
  }

  /// The content, which the caller retains until the edit is done.
  var content: Content {
    guard let owner else { fatalError("an edit was shown in content that is gone") }
    return owner
  }

  /// Returns the edits of content, and creates them if needed.
  static func of(_ content: Content) -> OptimisticEdits {
    if let known = content.changes.overlay as? OptimisticEdits { return known }
    let new = OptimisticEdits(content)
    content.changes.overlay = new
    return new
  }

  // MARK: Editing

  /// Shows an edit, and commits it after earlier edits of its item.
  func edit(
    _ id: ID,
    _ change: Change,
    at path: ItemPath? = nil,
    commit: @escaping @MainActor () async throws -> Item?
  ) -> PendingEdit {
    let known = content.item(id: id)
    if known == nil, path == nil { return .orphaned }
    let pending = PendingEdit()
    var entry = entries[id] ?? Entry(confirmed: known, isShown: known != nil)
    numberOfEdits += 1
    entry.edits.append(Edit(number: numberOfEdits, change: change, pending: pending, commit: commit))
    entries[id] = entry
    pending.begin { [weak self, weak pending] in
      guard let self, let pending else { return }
      fail(pending, .cancelled)
    }
    show(id, insertingAt: path)
    send(id)
    return pending
  }

  /// Returns the place of an item among its neighbors, including removed ones.
  func place(of id: ID) -> Place? {
    guard let path = content.newestPath(of: id) else { return nil }
    var order = ItemChain([content.newestIDs(inSection: path.section).map { Identified(id: $0) }])
    for (other, entry) in entries {
      guard !entry.isShown, let place = entry.place, place.section == path.section else { continue }
      order.insert(Identified(id: other), behind: place, orAtStartOf: 0)
    }
    let ids = order.sections[0].map(\.id)
    return ids.firstIndex(of: id).map { Place(of: $0, in: ids, section: path.section) }
  }

  /// Changes the content for an edit of an item, or for the end of one.
  func change(_ id: ID, _ body: () -> Void) {
    let outer = shownID
    shownID = id
    body()
    shownID = outer
  }

  /// Returns a Boolean value that indicates whether an edit, not other code, is changing an item in the content.
  func isShowing(_ id: ID) -> Bool { shownID == id }

  // MARK: Committing

  private func send(_ id: ID) {
    guard let first = entries[id]?.edits.first, first.task == nil else { return }
    first.pending.noteCommitting()
    let (pending, commit) = (first.pending, first.commit)
    entries[id]?.edits[0].task = Task { [weak self] in
      do {
        let item = try await commit()
        self?.confirm(pending, item)
      } catch {
        self?.fail(pending, .failed(error))
      }
    }
  }

  /// Ends an edit, if its item still exists.
  private func end(_ pending: PendingEdit, _ body: (_ id: ID, _ index: Int, _ entry: inout Entry) -> Void) {
    guard let owner else { return pending.end(.orphaned) }
    for (id, entry) in entries {
      guard let index = entry.edits.firstIndex(where: { $0.pending === pending }) else { continue }
      var entry = entry
      if isGone(id, entry) { orphan(id) } else { body(id, index, &entry) }
      break
    }
    withExtendedLifetime(owner) {}
  }

  private func confirm(_ pending: PendingEdit, _ item: Item?) {
    end(pending) { id, index, entry in
      let edit = entry.edits.remove(at: index)
      entry.confirmed = item ?? edit.change.applied(to: entry.confirmed)
      entries[id] = entry
      let newID = item?.id ?? id
      if isLoaded { note(edit, of: newID, entry) }
      transaction {
        if newID != id { rename(id, to: newID) }
        show(newID)
      }
      finish(newID)
      pending.end(.confirmed)
    }
  }

  /// Remembers an edit that requested pages may not have.
  private func note(_ edit: Edit, of id: ID, _ entry: Entry) {
    if case .move(_, let other) = edit.change {
      confirmed.note(id, movedAfter: other)
    } else {
      confirmed.note(id, entry.confirmed, isInserted: edit.change.isInsertion, entry.isUnloaded ? entry.place : nil)
    }
  }

  private func fail(_ pending: PendingEdit, _ state: PendingEdit.State) {
    end(pending) { id, index, entry in
      let edit = entry.edits.remove(at: index)
      entries[id] = entry
      edit.task?.cancel()
      transaction {
        if case .move(let place, _) = edit.change { takeBack(moveFrom: place, of: id, at: index) }
        show(id)
        // Ends the other edits of an item that isn't inserted.
        if entries[id]?.shown == nil, entries[id]?.confirmed == nil, edit.change.isInsertion { takeOut(id) }
      }
      finish(id)
      tellOfApplied()
      pending.end(state)
    }
  }

  /// Moves an item back, unless it was moved again since: then it returns there when that move is refused.
  private func takeBack(moveFrom place: Place, of id: ID, at index: Int) {
    guard let edits = entries[id]?.edits else { return }
    for later in edits.indices.dropFirst(index) {
      guard case .move(_, let other) = edits[later].change else { continue }
      entries[id]?.edits[later].change = .move(from: place, after: other)
      return
    }
    if entries[id]?.isShown == true { change(id) { content.move(id: id, beside: place) } }
  }

  /// Returns a Boolean value that indicates whether other code has removed a visible item.
  func isGone(_ id: ID, _ entry: Entry) -> Bool { entry.isShown && content.item(id: id) == nil }

  private func orphan(_ id: ID) {
    takeOut(id)
    tellOfApplied()
  }

  /// Forgets an item that's gone. Its edits end in ``tellOfApplied()``.
  func takeOut(_ id: ID) {
    for edit in entries.removeValue(forKey: id)?.edits ?? [] {
      edit.task?.cancel()
      orphaned.append(edit.pending)
    }
  }

  func tellOfApplied() {
    let ended = orphaned
    orphaned = []
    for edit in ended { edit.end(.orphaned) }
  }

  /// Commits the next edit, or forgets an item without edits.
  private func finish(_ id: ID) {
    if entries[id]?.edits.isEmpty == true { entries[id] = nil } else { send(id) }
  }

  /// Changes the identifier of an inserted item to the confirmed one.
  private func rename(_ id: ID, to newID: ID) {
    guard var entry = entries.removeValue(forKey: id) else { return }
    if let known = entries[newID] { entry.edits += known.edits }
    guard let path = content.newestPath(of: id), let shown = entry.shown else { return entries[newID] = entry }
    change(id) {
      if content.item(id: newID) != nil { content.remove(at: path) } else { content.replace(at: path, with: shown) }
    }
    entries[newID] = entry
  }

  // MARK: Showing

  /// Shows an item with its edits.
  private func show(_ id: ID, insertingAt path: ItemPath? = nil) {
    guard var entry = entries[id], !entry.isUnloaded else { return }
    let shown = entry.shown
    if entry.isShown, let current = content.newestPath(of: id) {
      if let shown {
        if !showSame(content.newestItem(at: current), shown) {
          change(id) { content.replace(at: current, with: shown) }
        }
      } else {
        entry.place = place(of: id)
        entry.isShown = false
        entries[id] = entry
        change(id) { content.remove(at: current) }
      }
    } else if !entry.isShown, let shown {
      entry.isShown = true
      let place = entry.place
      entry.place = nil
      entries[id] = entry
      change(id) {
        if let path { content.insert(shown, at: path) } else { content.insert(shown, beside: place) }
      }
    }
  }

  // MARK: Confirmed by others

  /// Sets the confirmed value of an item.
  func confirm(_ item: Item) {
    guard let entry = entries[item.id] else {
      content.replace(item)
      return
    }
    if isGone(item.id, entry) { return orphan(item.id) }
    entries[item.id]?.confirmed = item
    if isLoaded { confirmed.note(item.id, item, isInserted: false, nil) }
    show(item.id)
  }
}

/// Returns an item with an edit. Changing content in the edit's closure traps.
@MainActor private func changed<Item>(_ item: Item, by change: (inout Item) -> Void) -> Item {
  var item = item
  Turn.evaluate("an optimistic edit") { change(&item) }
  return item
}

/// An identifier alone, for the order of items.
private struct Identified<ID: Hashable>: Identifiable {
  let id: ID
}
