import RowStructures

/// The rows of all sections of a base in one section.
@MainActor struct Flattening: FollowingOperator {
  /// The numbers of rows in the sections of the base.
  struct State: ReversibleState {
    let counts: [Int]
    let sums: FenwickTree

    init(_ counts: [Int]) {
      self.counts = counts
      sums = FenwickTree(counts)
    }

    mutating func make(_ other: State) -> State {
      defer { self = other }
      return self
    }
  }

  let name: StaticString = "FlattenedDataSource"
  let bases: [DerivedBase]

  func build() -> State { State(counts(ofBase: 0)) }

  func path(_ path: ItemPath, ofBase number: Int, in state: borrowing State) -> ItemPath? {
    row(state.sums.sum(before: path.section) + path.item)
  }

  func follow(_ state: inout State, _ stages: [BaseStage], _: [UpdateStep]) -> (shown: StagedUpdate, undo: [State]) {
    let old = state
    guard let part = stages.first else { return (StagedUpdate(), [old]) }
    let came = part.countsOfInserted
    let flat = FlatStage(part.stage, part.updates, counts: old.counts, carriesItems: part.isLast) { came[$0] ?? 0 }
    state = State(flat.newCounts)
    let changes = ListChangeset(
      deletes: flat.removed.sorted(),
      inserts: flat.inserted.sorted(),
      moves: flat.moves.sortedByDestination()
    )
    .withLeastMoves(count: old.sums.total)
    let inserted = Set(flat.inserted)
    let changed = flat.updates.map(\.new).filter { !inserted.contains($0) }.sorted()
    let updates = ChangeStage(items: .init(updates: changed.map(row)))
    let structure = ChangeStage(
      items: IndexChanges(deletes: changes.deletes, inserts: changes.inserts, moves: changes.moves)
        .map(from: row, to: row)
    )
    return (StagedUpdate(structure: structure, content: updates), [old])
  }

  private func row(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
}
