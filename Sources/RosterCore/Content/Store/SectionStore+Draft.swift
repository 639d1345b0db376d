extension SectionStore {
  /// What is different in a draft from what it began with; `nil` if that is not known.
  func difference(of draft: Draft) -> SectionedChangeset? {
    switch draft.record {
    case .nothing: SectionedChangeset()
    case .edits(let followed): followed.changeset
    case .assigned(let compare): compare(afterSteps.shownSections, draft.list.shownSections)
    case .unknown: nil
    }
  }

  /// Adds the sections whose headers or footers were computed since they were drafted.
  func reviewed(_ changes: SectionedChangeset, _ list: List) -> SectionedChangeset {
    guard let showsDifferently else { return changes }
    let (old, new) = (committed.shownSections, list.shownSections)
    var updates: [IndexMove<Int>] = []
    let known = Set(changes.sections.updates.map(\.to))
    for (section, origin) in changes.sections.origins(count: new.count).enumerated() {
      guard let origin else { continue }
      let isDifferent = showsDifferently(old[origin], new[section])
      if isDifferent || known.contains(section) { updates.append(IndexMove(from: origin, to: section)) }
    }
    var changes = changes
    changes.sections.updates = updates
    return changes
  }
}
