import RosterCore
import RosterDiagnostics

/// What is made of data sources, at the times that are asked about: as views show it, as it will be after the round that is
/// being planned, and as a transaction has drafted it.
///
/// It keeps one state. The state is changed when a round is planned, and what undoes that is kept until the round is committed:
/// a read of the other time takes the state there.
@MainActor final class Timeline<Operator: FollowingOperator> {
  typealias State = Operator.State

  /// The round that is being planned, and made after that.
  private struct Plan {
    /// Whether the state is the one after the round.
    var isMade = true
    /// The number of bases that have yet to be committed.
    var awaited: Int
    /// The rows of the bases that are not counted after the round; empty if all are.
    let gaps: [BaseGap]
    let readAhead: ReadAhead?
  }

  /// The state as a transaction has drafted it, until the next change.
  private final class Draft {
    let state: State
    let revision: Int

    init(_ state: State, revision: Int) {
      self.state = state
      self.revision = revision
    }
  }

  let changes = ContentChannel()
  let content: Operator
  private var state: State
  private var plan: Plan?
  /// Take the state to the other time while a round is planned.
  private var edits: [State.Edit] = []
  private var draft: Draft?
  /// The rows of the bases that are not counted in what views show; empty if all are.
  private(set) var gaps: [BaseGap] = []
  /// Whether rows are at the same paths as in the bases at both times, and show what the bases answer.
  private(set) var countsAllRows = true
  var readsAhead = false

  init(_ content: Operator) {
    self.content = content
    state = Timeline.built(content)
    for base in content.bases { base.changes.link(to: self, part: ObjectIdentifier(base.changes)) }
    settle()
  }

  /// What has been planned or built is what views show.
  private func settle() {
    content.takeCommit(&state)?(self)
    for rows in content.observed { rows?.settle() }
  }

  private static func built(_ content: Operator) -> State {
    content.notingUnfollowedReads { UpdateCoordinator.shared.evaluate(content.name) { content.build() } }
  }

  // MARK: Reading

  /// Reads the state at the time that is asked about.
  func read<Result>(_ body: (borrowing State) -> Result) -> Result {
    if plan != nil {
      turn(toNew: readsAhead)
    } else if UpdateCoordinator.shared.readsDrafts, isDrafted {
      return body(drafted())
    }
    return body(state)
  }

  /// Whether a transaction has changed a base or the operator.
  private var isDrafted: Bool {
    content.drafted != nil || UpdateCoordinator.shared.drafts.contains { $0.changes.leads(to: changes) }
  }

  private func drafted() -> State {
    let revision = UpdateCoordinator.shared.revision
    if let draft, draft.revision == revision { return draft.state }
    let content = content.drafted ?? content
    for rows in content.observed { rows?.isSuspended = true }
    defer { for rows in content.observed { rows?.isSuspended = false } }
    let state = UpdateCoordinator.shared.evaluate(content.name) { content.buildDraft() }
    draft = Draft(state, revision: revision)
    return state
  }

  /// Takes the state to the time before or after the round that is being planned.
  private func turn(toNew isNew: Bool) {
    guard plan?.isMade == !isNew else { return }
    plan?.isMade = isNew
    let edits = edits
    self.edits = []
    self.edits = state.make(edits)
  }

  /// The gaps at the time that is asked about; empty if all rows are counted.
  private var currentGaps: [BaseGap] {
    guard let plan, readsAhead else { return gaps }
    return plan.gaps
  }

  /// The path in a base of a row as it is counted.
  func path(inBase number: Int, of row: ItemPath) -> ItemPath {
    if countsAllRows { return row }
    let gaps = currentGaps
    return gaps.isEmpty ? row : gaps[number].path(of: row)
  }

  /// The row as it is counted at a path in a base; `nil` if it is not counted.
  func row(at path: ItemPath, inBase number: Int) -> ItemPath? {
    let gaps = currentGaps
    return gaps.isEmpty ? path : gaps[number].row(at: path)
  }

  /// The item of a row of a base: what it was before it changed, until views show the change.
  ///
  /// - Parameter itemAt: reads the base.
  func item<Item>(ofBase number: Int, at row: ItemPath, _ itemAt: (ItemPath) -> Item) -> Item {
    if countsAllRows { return itemAt(row) }
    let gaps = currentGaps
    if gaps.isEmpty { return itemAt(row) }
    let path = gaps[number].path(of: row)
    if let known = gaps[number].item(at: path), let item = known as? Item { return item }
    guard let origin = gaps[number].origin(of: path), let readAhead = plan?.readAhead else { return itemAt(path) }
    return readAhead.before { itemAt(origin) }
  }

  /// Where a row at a path of a base is; `nil` if it is not shown.
  func path(_ path: ItemPath, ofBase number: Int) -> ItemPath? {
    guard let row = row(at: path, inBase: number) else { return nil }
    return read { content.path(row, ofBase: number, in: $0) }
  }

  // MARK: Planning

  /// Plans a change of the state that no base has made.
  func plan(_ change: (inout State) -> (shown: StagedUpdate, undo: [State.Edit])) -> StagedUpdate {
    plan(awaited: 1, gaps: gaps, nil, change)
  }

  /// What the content goes through by itself.
  ///
  /// - Parameter plan: finds out what changes when the step has its turn.
  func step(_ plan: @escaping () -> StagedUpdate) -> UpdateStep {
    UpdateStep(changes, plan: plan, ahead: self) { self.commit() }
  }

  /// Goes through what has been planned in a round of its own.
  func make(_ update: StagedUpdate) {
    UpdateCoordinator.shared.round([UpdateStep(changes, update, ahead: self) { self.commit() }])
  }

  /// Changes the state, and keeps what undoes that until the round is committed.
  private func plan(
    awaited: Int,
    gaps: [BaseGap],
    _ readAhead: ReadAhead?,
    _ change: (inout State) -> (shown: StagedUpdate, undo: [State.Edit])
  ) -> StagedUpdate {
    let (shown, undo) = content.notingUnfollowedReads { change(&state) }
    edits = undo
    plan = Plan(awaited: awaited, gaps: gaps, readAhead: readAhead)
    countsAllRows = gaps.isEmpty && self.gaps.isEmpty
    return shown
  }

  func commit() {
    guard let plan else { return }
    turn(toNew: true)
    gaps = plan.gaps
    for number in gaps.indices { gaps[number].commit() }
    if gaps.allSatisfy(\.isEmpty) { gaps = [] }
    countsAllRows = gaps.isEmpty
    self.plan = nil
    edits = []
    draft = nil
    settle()
  }
}

extension Timeline: DerivedContent {
  var bridgesGaps: Bool { true }

  func update(ofParts parts: [UpdateStep], readAhead: ReadAhead) -> StagedUpdate? {
    var gaps = gaps
    if gaps.isEmpty, parts.contains(where: { !$0.isReadableAhead }) { gaps = content.bases.map { _ in BaseGap() } }
    var stages: [BaseStage] = []
    var others: [UpdateStep] = []
    for part in parts {
      var isBase = false
      for number in content.bases.indices where ObjectIdentifier(content.bases[number].changes) == part.part {
        stages.append(stage(ofBase: number, part, &gaps, readAhead))
        isBase = true
      }
      if !isBase { others.append(part) }
    }
    return plan(awaited: parts.count, gaps: gaps, readAhead) { content.follow(&$0, stages, others) }
  }

  private func stage(
    ofBase number: Int,
    _ part: UpdateStep,
    _ gaps: inout [BaseGap],
    _ readAhead: ReadAhead
  ) -> BaseStage {
    let base = content.bases[number]
    return BaseStage(
      base: number,
      gaps.isEmpty
        ? part.update : gaps[number].follow(part.update, isReadable: part.isReadableAhead, itemAt: base.item),
      reread: content.comparesModels ? takeStaleRows(ofBase: number, after: part.stage, gaps) : [],
      isLast: part.isLast && part.isReadableAhead,
      gap: gaps.isEmpty ? nil : gaps[number],
      readAhead: readAhead,
      count: base.numberOfItems
    )
  }

  func endPlanning() { readsAhead = false }

  /// Counts the rows of bases that have been committed.
  func followUp() -> UpdateStep? {
    var stages: [BaseStage] = []
    for number in gaps.indices where !gaps[number].isEmpty {
      let count = content.bases[number].numberOfItems
      var gap = gaps[number]
      stages.append(
        BaseStage(base: number, gap.close(count), isLast: false, gap: nil, readAhead: nil, count: count)
      )
    }
    if stages.isEmpty { return nil }
    let shown = plan(awaited: 1, gaps: [], nil) { content.follow(&$0, stages, []) }
    if shown.stage.count > 0 { return UpdateStep(changes, shown, ahead: self) { self.commit() } }
    commit()
    return nil
  }

  func shows(_ part: ObjectIdentifier) -> Bool { true }

  func adopt(_ part: ObjectIdentifier) {
    guard let awaited = plan?.awaited else { return }
    plan?.awaited = awaited - 1
    if awaited <= 1 { commit() }
  }

  func reread() {
    plan = nil
    edits = []
    draft = nil
    gaps = []
    countsAllRows = true
    state = Timeline.built(content)
    settle()
  }

  func setLeftOut(_ isLeftOut: Bool, _ part: ObjectIdentifier) {}

  private func isBase(_ part: ObjectIdentifier) -> Bool {
    content.bases.contains { ObjectIdentifier($0.changes) == part }
  }

  func path(_ path: ItemPath, ofPart part: ObjectIdentifier) -> ItemPath? { paths(path, ofPart: part).first }

  func paths(_ path: ItemPath, ofPart part: ObjectIdentifier) -> [ItemPath] {
    if !isBase(part) { return read { content.paths(path, ofPart: part, in: $0) } }
    for (number, base) in content.bases.enumerated() where ObjectIdentifier(base.changes) == part {
      if let path = self.path(path, ofBase: number) { return [path] }
    }
    return []
  }

  func suspect(inSection section: Int) -> String? { read { content.suspect(inSection: section, of: $0) } }

  func _checkInvariants() {
    #if DEBUG
      if checksInvariants, plan != nil { fatalError("\(content.name): a plan is kept without a round") }
    #endif
  }
}
