/// A stage of a base, all rows of which can be read after it.
@MainActor final class BaseStage {
  /// The number of the base among those of the operator.
  let base: Int
  private let update: StagedUpdate
  /// The rows after the stage whose items have changed by themselves: they are asked about again, and nothing says of them
  /// that they look different.
  let reread: [ItemPath]
  /// Whether nothing comes after it in the update.
  let isLast: Bool
  /// The rows of the base that are not counted after the stage; `nil` if all are.
  let gap: BaseGap?
  /// Has the base answer what it is after the stage; `nil` if the stage has been committed.
  let readAhead: ReadAhead?
  /// The number of rows in a section of the base.
  let count: (_ section: Int) -> Int

  init(
    base: Int,
    _ update: StagedUpdate,
    reread: [ItemPath] = [],
    isLast: Bool,
    gap: BaseGap?,
    readAhead: ReadAhead?,
    count: @escaping (_ section: Int) -> Int
  ) {
    self.base = base
    self.update = update
    self.reread = reread
    self.isLast = isLast
    self.gap = gap
    self.readAhead = readAhead
    self.count = count
  }

  var stage: ChangeStage { update.stage }
  /// What shows differently once the stage is made, if the stage is one of structure.
  var updates: ChangeStage? { update.updates }

  /// The rows that are asked about again, and the others that show differently after the stage.
  var updatesAndReread: ChangeStage? {
    if reread.isEmpty { return updates }
    var all = updates ?? ChangeStage()
    let known = Set((stage.items.updates + all.items.updates).map(\.to))
    all.items.updates += reread.filter { !known.contains($0) }.map { IndexMove(from: $0, to: $0) }
    return all
  }

  /// The rows that are asked about again and show no change of the base.
  var onlyReread: Set<ItemPath> {
    reread.isEmpty ? [] : Set(reread).subtracting((stage.items.updates + (updates?.items.updates ?? [])).map(\.to))
  }

  /// Whether rows come and go, and nothing else happens, as in most stages.
  var isPlain: Bool {
    reread.isEmpty && updates?.count ?? 0 == 0 && stage.sections.count == 0 && stage.items.moves.isEmpty
      && stage.items.updates.isEmpty
      && stage.carriedItems.isEmpty
  }

  /// Runs a closure that reads rows of the base as they are after the stage, at their paths in the gap.
  func read(_ body: () -> Void) {
    if let readAhead, gap?.isReadable ?? true { readAhead(body) } else { body() }
  }

  /// The number of rows in each section that came.
  var countsOfInserted: [Int: Int] {
    if stage.sections.inserts.isEmpty { return [:] }
    var counts: [Int: Int] = [:]
    read {
      for section in stage.sections.inserts where gap?.sections.contains(section) != true {
        counts[section] = count(section)
      }
    }
    return counts
  }
}
