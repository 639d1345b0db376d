/// All rows of a section, the last one first.
@MainActor final class ReverseArrangement: Arrangement {
  private var total: Int

  init(count: Int) {
    total = count
  }

  override var count: Int { total }

  override func place(ofRow row: Int) -> Int? { total - 1 - row }

  override func row(at place: Int) -> Int { total - 1 - place }

  override func follow(_ changes: RowChanges, by rule: ArrangementRule, in rows: SectionRows) -> [ArrangementEdit] {
    defer { total += changes.inserts.count - changes.removes.count }
    return [.opposite(total)]
  }

  override func follow(_ rule: ArrangementRule, in scope: RuleScope, _ rows: SectionRows) -> Rearrangement { .init() }

  override func make(_ edit: ArrangementEdit) -> ArrangementEdit {
    guard case .opposite(let other) = edit else { return edit }
    defer { total = other }
    return .opposite(total)
  }
}
