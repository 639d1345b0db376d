import RosterCore

/// The rows of a base, and which row of another one is the partner of each, by keys.
@MainActor struct Joining<Key: Hashable>: FollowingOperator {
  typealias Rows = KeyedRows<Key>

  /// The rows of both bases with their keys.
  struct State: ReversibleState {
    var left: Rows
    var right: Rows

    /// The row of the partner of a row; `nil` if it has none.
    func partner(of row: ItemPath) -> ItemPath? { partnerSlot(of: row).map { right.path(of: $0) } }

    func partnerSlot(of row: ItemPath) -> Rows.Slot? { left.key(at: row).flatMap { right.first(with: $0) } }

    enum Edit {
      case left(Rows.Edit)
      case right(Rows.Edit)
    }

    mutating func make(_ edit: Edit) -> Edit {
      switch edit {
      case .left(let edit): .left(left.make(edit))
      case .right(let edit): .right(right.make(edit))
      }
    }
  }

  let name: StaticString = "JoinedDataSource"
  /// The one whose rows are shown, and the one with their partners.
  let bases: [DerivedBase]
  let observed: [ObservedRows?]
  /// The key of the item at a path, for each base.
  let keyOf: [(ItemPath) -> Key?]

  func build() -> State {
    State(
      left: Rows(counts: counts(ofBase: 0), by: keyOf[0]),
      right: Rows(counts: counts(ofBase: 1), by: keyOf[1])
    )
  }

  func path(_ path: ItemPath, ofBase number: Int, in state: borrowing State) -> ItemPath? { number == 0 ? path : nil }

  func follow(_ state: inout State, _ stages: [BaseStage], _: [UpdateStep]) -> (
    shown: StagedUpdate, undo: [State.Edit]
  ) {
    var undo: [State.Edit] = []
    var touched: Set<Key> = []
    let left = stages.first { $0.base == 0 }
    let partners = left.map { $0.onlyReread.map { row in (row: row, old: state.partnerSlot(of: row)) } } ?? []
    for part in stages where part.base == 1 {
      let (flat, keys) = read(part, state.right)
      let before = state.right.keys(touchedBy: flat, keys).map { ($0, state.right.first(with: $0)) }
      undo += state.right.follow(flat, keys).map { .right($0) }
      let reread = Set(part.onlyReread.map { state.right.row($0) })
      let changed = Set(keys.filter { !reread.contains($0.row) }.map { state.right.slot(atRow: $0.row) })
      for (key, old) in before {
        let new = state.right.first(with: key)
        if old != new || new.map(changed.contains) ?? false { touched.insert(key) }
      }
    }
    if let left {
      let (flat, keys) = read(left, state.left)
      undo += state.left.follow(flat, keys).map { .left($0) }
    }
    let others = partners.filter { state.partnerSlot(of: $0.row) != $0.old }.map(\.row)
    return (shown(touched, others, left?.stage ?? ChangeStage(), left?.updates, state), undo)
  }

  /// A stage of a base as one of a list, with the keys of the rows that came or changed.
  private func read(_ part: BaseStage, _ rows: Rows) -> (FlatStage, [Rows.Keyed]) {
    let came = part.countsOfInserted
    let flat = FlatStage(part.stage, part.updatesAndReread, counts: rows.counts) { came[$0] ?? 0 }
    var keys: [Rows.Keyed] = []
    part.read {
      UpdateCoordinator.shared.evaluate(name) {
        keys = Rows.keys(ofRowsIn: flat) { keyOf[part.base](part.gap.readablePath(of: $0)) }
      }
    }
    return (flat, keys)
  }

  /// The stage of the left base, with the rows shown anew whose partners have these keys, and others.
  private func shown(
    _ keys: Set<Key>,
    _ others: [ItemPath],
    _ stage: ChangeStage,
    _ later: ChangeStage?,
    _ state: State
  ) -> StagedUpdate {
    let rows = others + keys.flatMap { key in state.left.slots(with: key).map { state.left.path(of: $0) } }
    if rows.isEmpty { return StagedUpdate(stage, updates: later) }
    let fresh = Set(stage.items.inserts)
    let sections = Set(stage.sections.inserts)
    var updates = stage.hasStructure ? later ?? ChangeStage() : stage
    var known = Set(updates.items.updates.map(\.to))
    known.formUnion(rows.filter { !fresh.contains($0) && !sections.contains($0.section) })
    updates.items.updates = known.sorted().map { IndexMove(from: $0, to: $0) }
    if !stage.hasStructure { return StagedUpdate(updates, updates: later) }
    return StagedUpdate(stage, updates: updates.count > 0 ? updates : nil)
  }
}
