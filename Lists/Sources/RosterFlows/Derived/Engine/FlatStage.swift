import RowStructures

/// A stage of sections as one of a single list, in which the sections follow each other.
struct FlatStage {
  /// Old rows that are gone, also those of sections that are.
  private(set) var removed: [Int] = []
  /// New rows that came, also those of sections that did.
  private(set) var inserted: [Int] = []
  /// Rows that moved, also those of sections that did.
  private(set) var moves: [IndexMove<Int>] = []
  /// The rows that show differently, before and after.
  private(set) var updates: [(old: Int, new: Int)] = []
  /// The number of rows in each section after the stage.
  private(set) var newCounts: [Int]

  /// - Parameters:
  ///   - later: what shows differently after the stage.
  ///   - counts: the number of rows in each section before the stage.
  ///   - carriesItems: whether items that are carried are known to be where they are said to be after the stage.
  ///   - countOfInserted: the number of rows in a section that came.
  init(
    _ stage: ChangeStage,
    _ later: ChangeStage?,
    counts: [Int],
    carriesItems: Bool = false,
    countOfInserted: (Int) -> Int
  ) {
    let after = ItemPathMapping(stage)
    let before = ItemPathMapping(stage.inverse)
    newCounts = (0..<counts.count + stage.growth).map { section in
      before.section(section).map { counts[$0] } ?? countOfInserted(section)
    }
    for path in stage.items.deletes + stage.items.moves.map(\.from) {
      if let section = after.section(path.section) { newCounts[section] -= 1 }
    }
    for path in stage.items.inserts + stage.items.moves.map(\.to) where before.section(path.section) != nil {
      newCounts[path.section] += 1
    }
    let (oldSums, newSums) = (FenwickTree(counts), FenwickTree(newCounts))
    func old(_ path: ItemPath) -> Int { oldSums.sum(before: path.section) + path.item }
    func new(_ path: ItemPath) -> Int { newSums.sum(before: path.section) + path.item }

    removed = stage.items.deletes.map(old)
    for section in stage.sections.deletes {
      let start = oldSums.sum(before: section)
      removed += start..<start + counts[section]
    }
    inserted = stage.items.inserts.map(new)
    for section in stage.sections.inserts {
      let start = newSums.sum(before: section)
      inserted += start..<start + newCounts[section]
    }
    moves = stage.items.moves.map { IndexMove(from: old($0.from), to: new($0.to)) }
    let listed = stage.sections.moves.isEmpty ? [] : Set(stage.items.moves.map(\.from))
    for move in stage.sections.moves {
      for item in 0..<counts[move.from] {
        let path = ItemPath(section: move.from, item: item)
        if !listed.contains(path), let to = after.path(path) { moves.append(IndexMove(from: old(path), to: new(to))) }
      }
    }
    if carriesItems, !stage.carriedItems.isEmpty {
      var (gone, come) = (Set(removed), Set(inserted))
      for move in stage.carriedItems.map({ IndexMove(from: old($0.from), to: new($0.to)) }) {
        guard gone.contains(move.from), come.contains(move.to) else { continue }
        gone.remove(move.from)
        come.remove(move.to)
        moves.append(move)
        // It came with its section, so that nobody says whether it shows differently.
        updates.append((move.from, move.to))
      }
      removed.removeAll { !gone.contains($0) }
      inserted.removeAll { !come.contains($0) }
    }
    for path in (stage.items.updates + (later?.items.updates ?? [])).map(\.to) {
      if let origin = before.path(path) { updates.append((old(origin), new(path))) }
    }
  }

  /// The stage as changes of one list.
  var changes: RowChanges {
    RowChanges(
      removes: (removed + moves.map(\.from)).sorted(),
      inserts: (inserted.map { .init(row: $0) } + moves.map { .init(row: $0.to, origin: $0.from) })
        .sorted { $0.row < $1.row },
      updates: updates.map(\.new).sorted()
    )
  }
}
