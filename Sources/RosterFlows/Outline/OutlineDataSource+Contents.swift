import RosterCore
import RosterDiagnostics

// Children that are a data source's own: they change in the round in which it changes, so that views which show it, and those
// that show the outline, make one batch each.

extension OutlineDataSource {
  /// Follows a data source whose items are an item's children.
  func follow(_ source: any DataSource<Node>, in node: OutlineNode<Node>) {
    guard !changes.leads(to: source.changes) else {
      trap(
        "OutlineDataSource: the item \(node.value.id) has \(source.changes.name) in it, which is made of the whole outline",
        cause: "the closure answers a data source that shows the rows of the outline",
        advice: "answer one that is made of other content"
      )
    }
    let content = OutlineContent(source, of: node.value.id)
    node.content = content
    node.state = .unread(content.items)
    let part = ObjectIdentifier(source.changes)
    contents[part, default: []].append(content)
    if source.changes.source == nil { source.changes.source = source }
    source.changes.link(to: self, part: part)
    content.observation = source.changes.observe { [weak self, weak content] event in
      guard let self, let content else { return }
      defer { content.isFollowed = false }
      if content.isFollowed, event != .reload { return }
      if let node = nodes[content.id] { change(node) { self.adopt(content, in: node) } }
    }
    content.isFollowed = false
  }

  /// Lets a data source go.
  func unfollow(_ content: OutlineContent<Node>) {
    let part = ObjectIdentifier(content.source.changes)
    contents[part]?.removeAll { $0 === content }
    guard contents[part]?.isEmpty == true else { return }
    contents[part] = nil
    content.source.changes.unlink(from: self, part: part)
  }

  /// Takes over the items that a data source answers.
  private func adopt(_ content: OutlineContent<Node>, in node: OutlineNode<Node>) {
    if case .unread = node.state {
      node.state = .unread(content.items)
    } else {
      setChildren(of: node, to: content.items)
    }
  }
}

extension OutlineDataSource: ContentContainer {
  package var readsAhead: Bool {
    get { store.readsAhead }
    set { store.readsAhead = newValue }
  }

  package func update(ofParts parts: [UpdateStep], readAhead: ReadAhead) -> StagedUpdate? {
    let changed = parts.flatMap { contents[$0.part] ?? [] }
    guard parts.allSatisfy(\.isReadableAhead), !store.hasChangesToCome else {
      // They are followed once the update has been made.
      for content in changed { content.isFollowed = false }
      return nil
    }
    let followed = changed.compactMap { content in nodes[content.id].map { (node: $0, content: content) } }
    guard let first = followed.first?.node else { return nil }
    let top = followed.count > 1 || predicate != nil ? root : first
    let start = top.isShown(filterState) ? top.position(filterState) : nil
    let range = start.map { $0..<$0 + top.weight(filterState) }
    readAhead {
      UpdateCoordinator.shared.evaluate("OutlineDataSource") {
        for (node, content) in followed {
          adopt(content, in: node)
          node.weightDidChange(filterState)
          content.isFollowed = true
        }
      }
    }
    guard let range else { return nil }
    let (changes, all) = differences(top.rows(filterState), insteadOf: range)
    let structure = SectionEdit<Never, Item, Never>.structure(ofSection: 0, from: rows, to: all, changes)
    let update = store.plan(structure.first, content: updates(changes, all))
    planned = update?.stage
    return update
  }

  package func endPlanning() { readsAhead = false }

  package func shows(_ part: ObjectIdentifier) -> Bool { false }

  package func path(_ path: ItemPath, ofPart part: ObjectIdentifier) -> ItemPath? { nil }

  package func adopt(_ part: ObjectIdentifier) {
    guard let planned else { return }
    self.planned = nil
    store.commitPlan(planned)
  }

  package func setLeftOut(_ isLeftOut: Bool, _ part: ObjectIdentifier) {}

  package func _checkInvariants() {}
}

extension OutlineDataSource: DraftFollowing {
  /// Takes over what a transaction has made of data sources, so that rows change in the same round.
  package func followDraft(of part: ObjectIdentifier) {
    for content in contents[part] ?? [] {
      guard let node = nodes[content.id] else { continue }
      change(node) { adopt(content, in: node) }
      content.isFollowed = true
    }
  }
}
