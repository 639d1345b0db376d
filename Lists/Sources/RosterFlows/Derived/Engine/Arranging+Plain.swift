import RosterCore

// Stages in which rows come and go, or one changes, and nothing else happens, as in most stages.
extension Arranging {
  /// - Returns: `nil` if it is another stage, or if other rows change with these.
  func followPlain(_ state: inout State, _ part: BaseStage) -> (shown: StagedUpdate, undo: [State.Edit])? {
    let stage = part.stage
    guard state.shown == nil, part.reread.isEmpty, stage.sections.count == 0, stage.items.moves.isEmpty,
      stage.carriedItems.isEmpty
    else {
      return nil
    }
    let updates = stage.items.updates.count + (part.updates?.count ?? 0)
    let others = stage.items.deletes.count + stage.items.inserts.count
    if updates == 1, others == 0 {
      guard let path = stage.items.updates.first?.to ?? part.updates?.items.updates.first?.to else { return nil }
      return followUpdate(of: path, &state, part)
    }
    guard updates == 0 else { return nil }
    let deletes = stage.items.deletes.ascending
    let inserts = stage.items.inserts.ascending
    guard let first = (deletes.first ?? inserts.first)?.section, !state.sections[first].movesOthers else { return nil }
    var parts: [(section: Int, removes: [Int], inserts: [Int])] = []
    if deletes.last?.section ?? first == first, inserts.first?.section ?? first == first,
      inserts.last?.section ?? first == first
    {
      parts = [(first, deletes.items, inserts.items)]
    } else {
      let removes = Dictionary(grouping: deletes, by: \.section)
      let inserts = Dictionary(grouping: inserts, by: \.section)
      parts = Set(removes.keys).union(inserts.keys).sorted().map { section in
        (section, removes[section]?.map(\.item) ?? [], inserts[section]?.map(\.item) ?? [])
      }
    }
    var undo: [State.Edit] = []
    var items = IndexChanges<ItemPath>()
    part.read {
      UpdateCoordinator.shared.evaluate(name) {
        for (section, removes, inserts) in parts {
          let rows = SectionRows(section: section, gap: part.gap)
          let (change, edit) = state.follow(removes: removes, inserts: inserts, by: rule, rows)
          undo.append(edit)
          items.deletes.append(change.deletes, inSection: section)
          items.inserts.append(change.inserts, inSection: section)
        }
      }
    }
    undo.reverse()
    return (StagedUpdate(ChangeStage(items: items)), undo)
  }

  /// Follows the change of an item that stays where it is in the base.
  private func followUpdate(
    of path: ItemPath,
    _ state: inout State,
    _ part: BaseStage
  ) -> (shown: StagedUpdate, undo: [State.Edit])? {
    let arrangement = state.sections[path.section]
    if arrangement.movesOthers { return nil }
    let old = arrangement.place(ofRow: path.item)
    var undo: [State.Edit] = []
    part.read {
      UpdateCoordinator.shared.evaluate(name) {
        let rows = SectionRows(section: path.section, gap: part.gap)
        undo = [state.follow(RowChanges(updates: [path.item]), inSection: path.section, by: rule, rows)]
      }
    }
    func place(_ item: Int) -> ItemPath { ItemPath(section: path.section, item: item) }
    let shown: StagedUpdate
    switch (old, arrangement.place(ofRow: path.item)) {
    case (let old?, let new?):
      let update = ChangeStage(items: .init(updates: [place(new)]))
      let move = IndexMove(from: place(old), to: place(new))
      shown =
        old == new
        ? StagedUpdate(update)
        : StagedUpdate(ChangeStage(items: .init(moves: [move])), updates: update)
    case (let old?, nil): shown = StagedUpdate(ChangeStage(items: .init(deletes: [place(old)])))
    case (nil, let new?): shown = StagedUpdate(ChangeStage(items: .init(inserts: [place(new)])))
    case (nil, nil): shown = StagedUpdate()
    }
    return (shown, undo)
  }
}
