import RowStructures

/// The arrangements of all sections of a base, and which of them are shown.
@MainActor struct DerivedSections: ReversibleState {
  /// The sections of the base, shown or not.
  private(set) var sections: [Arrangement]
  /// Whether each section is shown; `nil` if all are.
  private(set) var shown: RankSelectBitVector?

  /// A change that can be undone.
  enum Edit {
    case rows(section: Int, [ArrangementEdit])
    case sections([Arrangement])
  }

  init(_ sections: [Arrangement], _ emptySections: EmptySections) {
    self.sections = sections
    if emptySections == .drop { shown = RankSelectBitVector() }
    updateShown()
  }

  /// The number of sections that are shown.
  var count: Int { shown?.ones ?? sections.count }

  /// The section of the base that is shown at an index.
  func base(_ section: Int) -> Int { shown?.select(section) ?? section }

  /// Where a section of the base is shown, or would be.
  func index(of section: Int) -> Int { shown?.rank(section) ?? section }

  /// Whether a section of the base is shown.
  func shows(_ section: Int) -> Bool { shown?[section] ?? true }

  // MARK: Changes

  /// Has a section follow its part of the base.
  ///
  /// - Returns: what undoes it.
  mutating func follow(
    _ changes: RowChanges,
    inSection section: Int,
    by rule: ArrangementRule,
    _ rows: SectionRows
  ) -> Edit {
    let undo = sections[section].follow(changes, by: rule, in: rows)
    updateShown(section)
    return .rows(section: section, undo)
  }

  /// Has a section follow its part of the base, where rows come and go and nothing else happens.
  mutating func follow(
    removes: [Int],
    inserts: [Int],
    by rule: ArrangementRule,
    _ rows: SectionRows
  ) -> (Rearrangement, undo: Edit) {
    let change = sections[rows.section].follow(removes: removes, inserts: inserts, by: rule, in: rows)
    updateShown(rows.section)
    return (change, .rows(section: rows.section, change.undo))
  }

  /// Has a section follow another rule.
  mutating func follow(
    _ rule: ArrangementRule,
    in scope: RuleScope,
    section: Int
  ) -> (Rearrangement, undo: Edit) {
    let rearrangement = sections[section].follow(rule, in: scope, SectionRows(section: section))
    updateShown(section)
    return (rearrangement, .rows(section: section, rearrangement.undo))
  }

  /// Has a section ask rows that are pending.
  ///
  /// - Parameter start: the row to begin at.
  mutating func proceed(
    by rule: ArrangementRule,
    section: Int,
    from start: Int,
    _ budget: inout SliceBudget
  ) -> (Rearrangement, undo: Edit) {
    let rows = sections[section]
    let change =
      rows.pendingCount > 0
      ? rows.proceed(by: rule, SectionRows(section: section), from: start, &budget) : Rearrangement()
    updateShown(section)
    return (change, .rows(section: section, change.undo))
  }

  /// - Returns: what undoes it.
  mutating func make(_ edit: Edit) -> Edit {
    switch edit {
    case .rows(let section, let edits):
      var undo: [ArrangementEdit] = []
      undo.reserveCapacity(edits.count)
      for edit in edits { undo.append(sections[section].make(edit)) }
      undo.reverse()
      updateShown(section)
      return .rows(section: section, undo)
    case .sections(let other):
      let old = sections
      sections = other
      updateShown()
      return .sections(old)
    }
  }

  private mutating func updateShown(_ section: Int) {
    shown?.set(sections[section].count > 0, at: section)
  }

  private mutating func updateShown() {
    if shown != nil { shown = RankSelectBitVector(count: sections.count) { [sections] in sections[$0].count > 0 } }
  }
}
