import RosterCore
import RosterDiagnostics
import RowStructures

// Children from data sources.

extension OutlineDataSource {
  /// Sets the items of a data source as an item's children, which are read when the item is opened.
  func follow(_ source: any DataSource<Node>, in slot: Slot) {
    guard !source.changes.isMade(of: changes) else {
      trap(
        "OutlineDataSource: the item \(node(slot).id) has \(source.changes.name) in it, which is made of the whole outline",
        cause: "the closure answers a data source that shows the rows of the outline",
        advice: "answer one that is made of other content"
      )
    }
    let content = OutlineContent(source)
    contents[slot] = content
    if source.changes.source == nil { source.changes.source = source }
    changes.bases.append(source.changes)
    source.changes.follow(content) { [weak self, weak content] edit in
      guard let self, let content, contents[slot] === content else { return }
      follow(edit, of: content, in: slot)
    }
    if tree.has(.isExpandable, slot), !isUnread(slot) {
      setChildren(of: slot, to: content.items)
    } else {
      setState(.unread([]), of: slot)
    }
  }

  /// Undoes ``follow(_:in:)``.
  func unfollow(_ slot: Slot) {
    guard let content = contents.removeValue(forKey: slot) else { return }
    released.append(content)
    let changes = content.source.changes
    changes.end(content)
    if let base = self.changes.bases.firstIndex(where: { $0 === changes }) { self.changes.bases.remove(at: base) }
  }

  private func isUnread(_ slot: Slot) -> Bool { if case .unread = states[slot] { true } else { false } }

  private func follow(_ edit: ContentEdit<Node>, of content: OutlineContent<Node>, in slot: Slot) {
    switch edit {
    case .relabel, .updateSection: return
    default: if isUnread(slot) { return }
    }
    // Items that are read during an edit can be ahead of it. Then all items are compared.
    let children = tree.children(of: slot)
    let isAhead = content.count != children.count + edit.growth
    func child(_ place: RowPlace, _ value: Node) -> Slot? {
      let index = content.index(of: place)
      guard !isAhead, index < children.count, node(children[index]).id == value.id else { return nil }
      return children[index]
    }
    if case .insert(let place, let value) = edit, !isAhead, slots[value.id] == nil {
      change { insert([value], into: slot, at: content.index(of: place)) }
    } else if case .remove(let place, let value) = edit, let child = child(place, value) {
      change { remove(child) }
    } else if case .update(let place, let old, let new) = edit, old.id == new.id, let child = child(place, new) {
      change { update(child, to: new, isChanged: true) }
    } else {
      if case .update(_, _, let new) = edit, let child = slots[new.id] { changed.insert(child) }
      change(in: slot) { setChildren(of: slot, to: content.items) }
    }
  }
}

extension ContentEdit {
  /// The number of items that an edit of a single item adds.
  fileprivate var growth: Int {
    switch self {
    case .insert: 1
    case .remove: -1
    default: 0
    }
  }
}
