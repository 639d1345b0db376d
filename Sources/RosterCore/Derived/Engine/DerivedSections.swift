/// The arrangements of all sections of a base, and which of them are shown.
struct DerivedSections<Rows: Arrangement> {
  /// The rows of a section: an object, as a value would be copied with all its buffers at each read.
  final class Section {
    fileprivate(set) var rows: Rows

    init(_ rows: Rows) {
      self.rows = rows
    }
  }

  /// The sections of the base, shown or not.
  private(set) var sections: [Section]
  /// Whether each section is shown; `nil` if all are.
  private(set) var shown: RankedBits?

  /// A change that can be undone.
  enum Edit {
    case rows(section: Int, [Rows.Edit])
    case sections([Section])
  }

  init(_ sections: [Rows], _ emptySections: EmptySections) {
    self.sections = []
    for rows in sections { self.sections.append(Section(rows)) }
    if emptySections == .drop { shown = RankedBits() }
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
    by rule: Rows.Rule,
    item: (Int) -> Rows.Item?
  ) -> Edit {
    let undo = sections[section].rows.follow(changes, by: rule, item: item)
    updateShown(section)
    return .rows(section: section, undo)
  }

  /// Has a section follow another rule.
  mutating func follow(
    _ rule: Rows.Rule,
    in scope: RuleScope,
    section: Int,
    item: (Int) -> Rows.Item
  ) -> (Rearrangement<Rows.Edit>, undo: Edit) {
    let rearrangement = sections[section].rows.follow(rule, in: scope, item: item)
    updateShown(section)
    return (rearrangement, .rows(section: section, rearrangement.undo))
  }

  /// - Returns: what undoes it.
  mutating func make(_ edit: Edit) -> Edit {
    switch edit {
    case .rows(let section, let edits):
      var undo: [Rows.Edit] = []
      undo.reserveCapacity(edits.count)
      for edit in edits { undo.append(sections[section].rows.make(edit)) }
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

  /// Puts a section in the place of one, for good.
  mutating func replace(_ section: Int, with rows: Rows) {
    sections[section].rows = rows
    updateShown(section)
  }

  private mutating func updateShown(_ section: Int) {
    shown?.set(sections[section].rows.count > 0, at: section)
  }

  private mutating func updateShown() {
    if shown != nil { shown = RankedBits(count: sections.count) { [sections] in sections[$0].rows.count > 0 } }
  }
}
