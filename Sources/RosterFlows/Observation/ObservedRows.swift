import RowStructures

/// The rows of a base whose items are `@Observable` models: what rules have read of each, wherever it is by now.
///
/// It follows the base as views do. While a round is planned, rules read rows by their paths after the round; those are
/// kept until it is committed.
@MainActor final class ObservedRows: ContentFollower {
  /// A row, and what was read of it last.
  @MainActor final class Row {
    let reads = ObservedReads()
    fileprivate weak var section: Section?
    fileprivate var slot: SlotOrder.Slot = 0
  }

  @MainActor fileprivate final class Section {
    var order: SlotOrder
    /// The rows by their slots; `nil` where nothing was read.
    var rows: [Row?]
    private var vacant: [SlotOrder.Slot] = []
    /// The number of the section in the base.
    var index = 0

    init(count: Int) {
      order = SlotOrder(0..<SlotOrder.Slot(count))
      rows = Array(repeating: nil, count: count)
    }

    func remove(at place: Int) -> Row? {
      let slot = order.remove(at: place)
      vacant.append(slot)
      defer { rows[Int(slot)] = nil }
      return rows[Int(slot)]
    }

    func insert(_ row: Row?, at place: Int) {
      let slot = vacant.popLast() ?? SlotOrder.Slot(rows.count)
      if Int(slot) == rows.count { rows.append(nil) }
      order.insert(slot, at: place)
      set(row, slot)
    }

    func set(_ row: Row?, at place: Int) { set(row, order[place]) }

    private func set(_ row: Row?, _ slot: SlotOrder.Slot) {
      rows[Int(slot)] = row
      row?.section = self
      row?.slot = slot
    }
  }

  weak var derivation: Derivation?
  private let base: DerivedBase
  /// Rows that have changed, which are asked about again once a frame.
  private lazy var changed = FollowedElements<Row>(keepsAll: true, every: ContentFollowing.frame) { [weak self] rows in
    self?.stale += rows
    self?.derivation?.askStaleRows()
  }
  /// The sections as the base has committed them; `nil` if nothing was read, or nothing is known of them.
  private var sections: [Section?]?
  /// Whether some of them have come with the last stage.
  private var hasNewSections = false
  /// What has been read since the last commit.
  private var pending: [(path: ItemPath, row: Row)] = []
  /// The rows that are to be asked about again.
  private var stale: [Row] = []
  /// Whether what is read is about content that is only drafted.
  var isSuspended = false

  init(_ base: DerivedBase) {
    self.base = base
    base.changes.follow(self)
  }

  /// Runs a closure that reads the item at a path of the base, which is asked about again when what was read changes.
  func track<Result>(_ path: ItemPath, _ read: () -> Result) -> Result {
    if isSuspended { return read() }
    let row = Row()
    row.reads.willChange = { [weak self, weak row] in
      if let self, let row { changed.take(row) }
    }
    pending.append((path, row))
    return row.reads.track(read)
  }

  /// Whether rows have to be asked about again.
  var isStale: Bool { !stale.isEmpty }

  /// The paths in the base of the rows that have to be asked about again.
  func takeStalePaths() -> [ItemPath] {
    defer { stale = [] }
    let paths = stale.compactMap { row -> ItemPath? in
      guard let section = row.section, section.rows[Int(row.slot)] === row else { return nil }
      return ItemPath(section: section.index, item: section.order.place(of: row.slot))
    }
    return Set(paths).sorted()
  }

  /// The base is what rules have read: keeps it by the rows.
  func settle() {
    if sections == nil, pending.isEmpty { return }
    var sections = self.sections ?? Array(repeating: nil, count: base.numberOfSections())
    if self.sections == nil || hasNewSections {
      // A section in which nothing was read is known, too: rows that move to it are not read again.
      for index in sections.indices where sections[index] == nil {
        let section = Section(count: base.numberOfItems(index))
        section.index = index
        sections[index] = section
      }
      hasNewSections = false
    }
    for (path, row) in pending { sections[path.section]?.set(row, at: path.item) }
    self.sections = sections
    pending = []
  }

  // MARK: Following

  func willUpdate(_ update: ContentUpdate) {}
  func didUpdate() {}

  func perform(_ step: ContentStep, commit: @escaping () -> Void) {
    switch step {
    case .reload: sections = nil
    case .stage(let stage): follow(stage)
    }
    commit()
  }

  private func follow(_ stage: ChangeStage) {
    guard var sections, stage.hasStructure else { return }
    var moved: [ItemPath: Row] = [:]
    let destinations = Dictionary(stage.items.moves.map { ($0.from, $0.to) }) { first, _ in first }
    for path in (stage.items.deletes + stage.items.moves.map(\.from)).sorted().reversed() {
      guard let row = sections[path.section]?.remove(at: path.item), let to = destinations[path] else { continue }
      moved[to] = row
    }
    if stage.sections.hasStructure {
      var new = [Section?](repeating: nil, count: sections.count + stage.growth)
      let mapping = ItemPathMapping(stage)
      for (index, section) in sections.enumerated() {
        if let place = mapping.section(index) { new[place] = section }
      }
      sections = new
      hasNewSections = true
      for (index, section) in sections.enumerated() { section?.index = index }
    }
    for path in (stage.items.inserts + stage.items.moves.map(\.to)).sorted() {
      sections[path.section]?.insert(moved[path], at: path.item)
    }
    self.sections = sections
  }
}

extension ArrangementRule {
  /// The rule, with what it reads followed by rows. Comparators are not followed: they read two rows at a time.
  @MainActor func observed(by rows: ObservedRows?) -> ArrangementRule {
    guard let rows else { return self }
    switch self {
    case .filter(let predicate): return .filter { path in rows.track(path) { predicate(path) } }
    case .search(let rule):
      return .search(
        SearchRule(texts: { path, body in rows.track(path) { rule.texts(path, body) } }, search: rule.search)
      )
    case .order(.keys(let make)): return .order(.keys { make().observed(by: rows) })
    case .first(let rule): return .first(rule.observed(by: rows))
    case .order(.comparator), .window, .opposite, .all: return self
    }
  }
}

extension SlotKeys {
  @MainActor fileprivate func observed(by rows: ObservedRows) -> SlotKeys {
    SlotKeys(
      set: { slot, path in rows.track(path) { set(slot, path) } },
      setAll: { slots, paths in
        for (slot, path) in zip(slots, paths) { rows.track(path) { setAll([slot], [path]) } }
      },
      isLess: isLess,
      sort: sort,
      merge: merge
    )
  }
}

extension DistinctRule {
  fileprivate func observed(by rows: ObservedRows) -> any DistinctRule {
    following { path, read in rows.track(path, read) }
  }
}
