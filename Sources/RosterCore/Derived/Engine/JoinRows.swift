/// Which row of one base is the partner of each row of another one, by keys.
///
/// The rows are those of the left base, in its sections. It follows both bases at once; while a round is planned, and until
/// it is committed, what was and what comes can both be read.
@MainActor final class JoinRows<Key: Hashable, Partner> {
  typealias Rows = KeyedRows<Key>

  /// A base with the keys of its rows.
  struct Side {
    let base: DerivedBase
    let keyOf: (ItemPath) -> Key?
    var rows: Rows
    /// Leads to the other time while a round is planned.
    var undo: [Rows.Edit] = []
    /// Rows that could not be read ahead.
    var unread: [Rows.Slot] = []
    /// Sections that came and could not be read ahead.
    var unreadSections: [Int] = []

    @MainActor init(_ base: some DataSource, by keyOf: @escaping (ItemPath) -> Key?) {
      self.base = DerivedBase(base)
      self.keyOf = keyOf
      rows = Side.read(self.base, keyOf)
    }

    @MainActor static func read(_ base: DerivedBase, _ keyOf: (ItemPath) -> Key?) -> Rows {
      UpdateCoordinator.shared.evaluate("JoinedDataSource") {
        Rows(counts: (0..<base.numberOfSections()).map(base.numberOfItems), by: keyOf)
      }
    }

    /// Takes up the rows of sections that came, which have been committed.
    @MainActor mutating func takeUpSections() {
      for section in unreadSections.sorted() { unread += rows.insert(base.numberOfItems(section), inSection: section) }
      unreadSections = []
    }

    mutating func turn() {
      let edits = undo
      undo = []
      var inverse: [Rows.Edit] = []
      for edit in edits { inverse.append(rows.make(edit)) }
      undo = inverse.reversed()
    }
  }

  let changes = ContentChannel()
  private(set) var left: Side
  private(set) var right: Side
  /// Whether the sides are those after the round, while one is planned, and how many parts have yet to be committed.
  private var plan: (isMade: Bool, awaited: Int)?
  private var draft: (left: Rows, right: Rows, revision: Int)?
  /// The keys of partners that are shown anew in a round of their own, as they could not be read ahead.
  private var unshown: Set<Key> = []
  /// What partners were that are gone or have changed before they are shown anew.
  private var kept: [Key: Partner] = [:]
  private var isFollowingUp = false
  private let partnerAt: (ItemPath) -> Partner
  var readsAhead = false

  /// - Parameter partnerAt: the partner at a path of the right base.
  init(_ left: Side, _ right: Side, _ partnerAt: @escaping (ItemPath) -> Partner) {
    self.left = left
    self.right = right
    self.partnerAt = partnerAt
    for side in [left, right] {
      side.base.changes.link(to: self, part: ObjectIdentifier(side.base.changes))
    }
  }

  private var coordinator: UpdateCoordinator { .shared }

  // MARK: Reading

  /// The rows of both sides at the time that is asked for.
  private func read<Result>(_ body: (borrowing Rows, borrowing Rows) -> Result) -> Result {
    if plan != nil {
      turn(toNew: readsAhead)
    } else if coordinator.readsDrafts, coordinator.drafts.contains(where: { $0.changes.leads(to: changes) }) {
      if let draft, draft.revision == coordinator.revision { return body(draft.left, draft.right) }
      let (left, right) = (Side.read(left.base, left.keyOf), Side.read(right.base, right.keyOf))
      draft = (left, right, coordinator.revision)
      return body(left, right)
    }
    return body(left.rows, right.rows)
  }

  /// The path of the partner of a row; `nil` if it has none.
  func partnerPath(of path: ItemPath) -> ItemPath? {
    read { left, right in
      left.key(at: path).flatMap { right.first(with: $0) }.map { right.path(of: $0) }
    }
  }

  /// The partner of a row; `nil` if it has none.
  func partner(of path: ItemPath) -> Partner? {
    if !kept.isEmpty, !(isFollowingUp && readsAhead), let key = read({ left, _ in left.key(at: path) }),
      let partner = kept[key]
    {
      return partner
    }
    return partnerPath(of: path).map(partnerAt)
  }

  private func turn(toNew isNew: Bool) {
    guard let plan, plan.isMade != isNew else { return }
    self.plan?.isMade = isNew
    left.turn()
    right.turn()
  }

  private func commit() {
    guard plan != nil else { return }
    turn(toNew: true)
    plan = nil
    draft = nil
    (left.undo, right.undo) = ([], [])
    left.takeUpSections()
    right.takeUpSections()
  }
}

extension JoinRows: AheadReadable, DerivedContent {
  func stage(ofParts parts: [StagedPart], readAhead: ReadAhead) -> ContainerStage? {
    plan = (true, parts.count)
    let leftPart = parts.first { $0.part == ObjectIdentifier(left.base.changes) }
    let rightPart = parts.first { $0.part == ObjectIdentifier(right.base.changes) }
    var touched: Set<Key> = []
    if let rightPart {
      let changes = follow(rightPart, \.right, readAhead)
      let keys = Array(changes.keys)
      let new = keys.map { right.rows.first(with: $0) }
      right.turn()
      let old = keys.map { right.rows.first(with: $0) }
      right.turn()
      for (key, (old, new)) in zip(keys, zip(old, new)) {
        if old != new || new.map(changes.updated.contains) ?? false { touched.insert(key) }
      }
      if !rightPart.isReadableAhead {
        right.turn()
        keep(touched)
        right.turn()
        unshown.formUnion(touched)
        touched = []
      }
    }
    if let leftPart { _ = follow(leftPart, \.left, readAhead) }
    return shown(touched, [], leftPart?.stage ?? ChangeStage(), leftPart?.updates)
  }

  private func follow(
    _ part: StagedPart,
    _ side: ReferenceWritableKeyPath<JoinRows, Side>,
    _ readAhead: ReadAhead
  ) -> Rows.Changes {
    let base = self[keyPath: side].base
    var counts: [Int: Int] = [:]
    var changes = Rows.Changes()
    let follow = { [self] (isReadable: Bool) in
      for section in part.stage.sections.inserts where isReadable { counts[section] = base.numberOfItems(section) }
      let flat = FlatStage(part.stage, part.updates, counts: self[keyPath: side].rows.counts) { counts[$0] ?? 0 }
      let keyOf = self[keyPath: side].keyOf
      coordinator.evaluate("JoinedDataSource") {
        changes = self[keyPath: side].rows.follow(flat, by: isReadable ? keyOf : nil)
      }
    }
    if part.isReadableAhead { readAhead { follow(true) } } else { follow(false) }
    self[keyPath: side].undo = changes.undo
    if !part.isReadableAhead { self[keyPath: side].unreadSections = part.stage.sections.inserts }
    self[keyPath: side].unread += changes.unread
    return changes
  }

  /// Keeps partners as they are, as nobody knows what they become.
  private func keep(_ keys: Set<Key>) {
    for key in keys where kept[key] == nil {
      if let slot = right.rows.first(with: key) { kept[key] = partnerAt(right.rows.path(of: slot)) }
    }
  }

  /// The stage of the left base, with other rows shown anew and those whose partners are others.
  private func shown(
    _ keys: Set<Key>,
    _ others: [ItemPath],
    _ stage: ChangeStage,
    _ later: ChangeStage?
  ) -> ContainerStage {
    let rows = others + keys.flatMap { key in left.rows.slots(with: key).map { left.rows.path(of: $0) } }
    if rows.isEmpty { return ContainerStage(stage: stage, updates: later) }
    let fresh = Set(stage.items.inserts)
    let sections = Set(stage.sections.inserts)
    var updates = stage.hasStructure ? later ?? ChangeStage() : stage
    var known = Set(updates.items.updates.map(\.to))
    known.formUnion(rows.filter { !fresh.contains($0) && !sections.contains($0.section) })
    updates.items.updates = known.sorted().map { IndexMove(from: $0, to: $0) }
    if !stage.hasStructure { return ContainerStage(stage: updates, updates: later) }
    return ContainerStage(stage: stage, updates: updates.count > 0 ? updates : nil)
  }

  func endPlanning() { readsAhead = false }

  func followUp() -> RoundEdit? {
    var rows: [ItemPath] = []
    coordinator.evaluate("JoinedDataSource") {
      let changes = (left.rows.read(left.unread, by: left.keyOf), right.rows.read(right.unread, by: right.keyOf))
      (left.undo, right.undo) = (changes.0.undo, changes.1.undo)
      rows = left.unread.filter(left.rows.contains).map { left.rows.path(of: $0) }
      unshown.formUnion(changes.1.keys)
    }
    (left.unread, right.unread) = ([], [])
    let planned = shown(unshown, rows, ChangeStage(), nil)
    unshown = []
    guard planned.stage.count > 0 else {
      (left.undo, right.undo, kept) = ([], [], [:])
      return nil
    }
    plan = (true, 1)
    isFollowingUp = true
    return RoundEdit(changes: changes, stage: planned.stage, updates: planned.updates, ahead: self) { [self] in
      isFollowingUp = false
      kept = [:]
      commit()
    }
  }

  func shows(_ part: ObjectIdentifier) -> Bool { part == ObjectIdentifier(left.base.changes) }

  func adopt(_ part: ObjectIdentifier) {
    guard let awaited = plan?.awaited else { return }
    plan?.awaited = awaited - 1
    if awaited <= 1 { commit() }
  }

  func reread() {
    plan = nil
    draft = nil
    (left.undo, left.unread, left.unreadSections) = ([], [], [])
    (right.undo, right.unread, right.unreadSections) = ([], [], [])
    (unshown, kept) = ([], [:])
    left.rows = Side.read(left.base, left.keyOf)
    right.rows = Side.read(right.base, right.keyOf)
  }

  func setLeftOut(_ isLeftOut: Bool, _ part: ObjectIdentifier) {}

  func path(_ path: ItemPath, ofPart part: ObjectIdentifier) -> ItemPath? { shows(part) ? path : nil }

  func _checkInvariants() {}
}
