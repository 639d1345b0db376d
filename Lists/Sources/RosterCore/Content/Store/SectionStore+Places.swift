extension SectionStore: ItemHistorySource {
  // MARK: Moments

  package var readMoment: ContentRevision {
    if let draft, readsDraft { return newestMoment(of: draft) }
    return changes.history.shownMoment
  }

  package var newestMoment: ContentRevision {
    if let draft { return newestMoment(of: draft) }
    if !movesItems { return changes.history.shownMoment }
    let moment = momentAfterSteps ?? ContentRevision()
    momentAfterSteps = moment
    return moment
  }

  private func newestMoment(of draft: Draft) -> ContentRevision {
    if let moment = draft.moments.newest { return moment }
    let moment = ContentRevision()
    draft.moments.newest = moment
    return moment
  }

  /// Whether the update that is being made may lead items to other paths.
  private var movesItems: Bool {
    switch nextStep {
    case .structure, .edits: true
    case .list(_, .none), .content, .following, nil: false
    case .list: true
    }
  }

  // MARK: Latest paths

  package func newestPath(_ path: ItemPath, known: ContentRevision.Change?) -> ItemPath? {
    pathAfterSteps(path, known: known).flatMap(draftedPath)
  }

  package func newestPath(_ path: ItemPath, at moment: ContentRevision) -> ItemPath? {
    if moment === draft?.moments.newest { return path }
    return moment === momentAfterSteps ? draftedPath(path) : nil
  }

  private func pathAfterSteps(_ path: ItemPath, known: ContentRevision.Change?) -> ItemPath? {
    if let known { return known.path(path) }
    return changesOfSteps.reduce(path) { path, change in path.flatMap(change.path) }
  }

  /// Where the steps of the update that is being made lead items.
  private var changesOfSteps: [ContentRevision.Change] {
    if case .list(_, let change) = nextStep { return [change] }
    var list = committed
    return steps.flatMap { step -> [ContentRevision.Change] in
      let edits: [Edit] =
        switch step {
        case .structure(let edit): [edit]
        case .edits(let edits): edits
        case .content, .following, .list: []
        }
      return edits.map { edit in
        defer { list.apply(edit) }
        return .stage(list.stages(of: edit).structure)
      }
    }
  }

  package func shownPath(_ path: ItemPath, at moment: ContentRevision) -> ItemPath? {
    var path: ItemPath? = path
    if let draft, moment === draft.moments.newest {
      path = path.flatMap(ContentRevision.Change.changeset(difference(of: draft)).inverse.path)
    } else if moment !== momentAfterSteps {
      return nil
    }
    return changesOfSteps.reversed().reduce(path) { path, change in path.flatMap(change.inverse.path) }
  }

  /// The path in the draft of an item at a path of the content that the draft began with.
  private func draftedPath(_ path: ItemPath) -> ItemPath? {
    guard let draft else { return path }
    // Beyond some changes, what is different altogether is found out faster than what each of them did.
    if draft.moments.start == nil || draft.recordedChanges > 64 {
      let start = ContentRevision()
      start.link(.changeset(difference(of: draft)), to: newestMoment(of: draft))
      draft.moments.start = start
      draft.recordedChanges = 0
    }
    var moment = draft.moments.start
    var path: ItemPath? = path
    while let current = moment, let next = current.next {
      path = path.flatMap(current.path)
      moment = next
    }
    return path
  }

  // MARK: Identifiers

  package var allowsRepeatedItems: Bool { watch.policy == .keepAll }

  package func id(at path: ItemPath) -> AnyHashable? {
    guard let identity else { return nil }
    return identity.id(read { $0.sections[$0.shown[path.section]].items[path.item] })
  }

  /// - Complexity: O(*n*) in the number of items at the first look-up and after other content was applied; then
  ///   O(log *n*) while edits keep identifiers unique.
  package func path(ofID id: AnyHashable, isLatest: Bool) -> ItemPath? {
    guard let identity else { return nil }
    if let draft, isLatest || readsDraft {
      let index = draft.index ?? ItemIndex(draft.list.sections, by: identity)
      draft.index = index
      return path(ofID: id, in: draft.list, index)
    }
    if isLatest, !steps.isEmpty { return path(ofID: id, in: afterSteps, nil) }
    let index = self.index ?? ItemIndex(committed.sections, by: identity)
    self.index = index
    return path(ofID: id, in: committed, index)
  }

  private func path(ofID id: AnyHashable, in list: List, _ index: ItemIndex<Item>?) -> ItemPath? {
    if let index, index.isUnique {
      guard let path = index.path(of: id, in: list.sections) else { return nil }
      return list.shown.position(of: path.section).map { ItemPath(section: $0, item: path.item) }
    }
    guard let identity else { return nil }
    for section in 0..<list.shown.count {
      let item = list.sections[list.shown[section]].items.firstIndex { identity.id($0) == id }
      if let item { return ItemPath(section: section, item: item) }
    }
    return nil
  }

  package var newestSectionCount: Int { newest.shown.count }

  package func newestItemCount(inSection section: Int) -> Int {
    let list = newest
    return list.sections[list.shown[section]].items.count
  }
}
