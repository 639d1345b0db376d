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
}
