import RosterCore
import RosterDiagnostics

// Children that are a data source's own: they change in the round in which it changes, so that views which show it, and those
// that show the outline, make one batch each.

extension OutlineDataSource {
  /// Follows a data source whose items are an item's children.
  ///
  /// - Returns: the items.
  func follow(_ source: any DataSource<Node>, in slot: Slot) -> [Node] {
    guard !changes.leads(to: source.changes) else {
      trap(
        "OutlineDataSource: the item \(values[slot].id) has \(source.changes.name) in it, which is made of the whole outline",
        cause: "the closure answers a data source that shows the rows of the outline",
        advice: "answer one that is made of other content"
      )
    }
    let content = OutlineContent(source, of: values[slot].id)
    contentsBySlot[slot] = content
    let part = ObjectIdentifier(source.changes)
    contents[part, default: []].append(content)
    if source.changes.source == nil { source.changes.source = source }
    source.changes.link(to: self, part: part)
    content.observation = source.changes.observe { [weak self, weak content] event in
      guard let self, let content else { return }
      defer { content.isFollowed = false }
      if content.isFollowed, event != .reload { return }
      if let slot = self.slot(of: content.id) { change(below: slot) { self.adopt(content, in: slot) } }
    }
    content.isFollowed = false
    return content.items
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
  private func adopt(_ content: OutlineContent<Node>, in slot: Slot) {
    if case .unread = states[slot] {
      states[slot] = .unread(content.items)
    } else {
      setChildren(of: slot, to: content.items)
    }
  }
}

extension OutlineDataSource: ContentContainer {
  package func update(ofParts parts: [UpdateStep], readAhead: ReadAhead) -> StagedUpdate? {
    let changed = parts.flatMap { contents[$0.part] ?? [] }
    guard parts.allSatisfy(\.isReadableAhead), drafted == nil, stepToCome == nil else {
      // They are followed once the update has been made.
      for content in changed { content.isFollowed = false }
      return nil
    }
    change = (isFollowed: true, changesRows: false)
    readAhead {
      UpdateCoordinator.shared.evaluate("OutlineDataSource") {
        for content in changed {
          guard let slot = slot(of: content.id) else { continue }
          replaceRows(in: shape.rows(of: slot)) { adopt(content, in: slot) }
          content.isFollowed = true
        }
      }
    }
    return planStep()
  }

  package func endPlanning() { readsAhead = false }

  package func shows(_ part: ObjectIdentifier) -> Bool { false }

  package func path(_ path: ItemPath, ofPart part: ObjectIdentifier) -> ItemPath? { nil }

  package func adopt(_ part: ObjectIdentifier) { stepToCome = nil }

  package func setLeftOut(_ isLeftOut: Bool, _ part: ObjectIdentifier) {}

  package func _checkInvariants() {}
}

extension OutlineDataSource: DraftFollowing {
  /// Takes over what a transaction has made of data sources, so that rows change in the same round.
  package func followDraft(of part: ObjectIdentifier) {
    for content in contents[part] ?? [] {
      guard let slot = slot(of: content.id) else { continue }
      change(below: slot) { adopt(content, in: slot) }
      content.isFollowed = true
    }
  }
}
