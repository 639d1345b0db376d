import RowStructures

#if canImport(Observation)
  import Observation
#endif

/// The rows of a base whose items are `@Observable` models: what rules have read of each, wherever it is by now.
///
/// It follows the base as views do. While a round is planned, rules read rows by their paths after the round; those are
/// kept until it is committed.
@MainActor final class ObservedRows: ContentFollower {
  /// A row, and what was read of it last.
  @MainActor final class Row {
    let reads = ObservedReads()
    fileprivate weak var section: Section?
    fileprivate var slot: OrderedSlots.Slot = 0
    /// Whether it was read for what stands behind it, as the last row of its section.
    fileprivate var isBehind = false
  }

  @MainActor fileprivate final class Section {
    var order: OrderedSlots
    /// The rows by their slots; `nil` where nothing was read.
    var rows: [Row?]
    /// What was read of the last row for what stands behind it.
    private var behind: Row?
    private var vacant: [OrderedSlots.Slot] = []
    /// The number of the section in the base.
    var index = 0

    init(count: Int) {
      order = OrderedSlots(0..<OrderedSlots.Slot(count))
      rows = Array(repeating: nil, count: count)
    }

    func remove(at place: Int) -> Row? {
      let slot = order.remove(at: place)
      vacant.append(slot)
      if behind?.slot == slot { behind = nil }
      defer { rows[Int(slot)] = nil }
      return rows[Int(slot)]
    }

    func insert(_ row: Row?, at place: Int) {
      let slot = vacant.popLast() ?? OrderedSlots.Slot(rows.count)
      if Int(slot) == rows.count { rows.append(nil) }
      order.insert(slot, at: place)
      set(row, slot)
    }

    func set(_ row: Row, at place: Int) {
      set(row, order[place])
    }

    private func set(_ row: Row?, _ slot: OrderedSlots.Slot) {
      if row?.isBehind ?? false { behind = row } else { rows[Int(slot)] = row }
      row?.section = self
      row?.slot = slot
    }

    /// Whether a row is followed still, and has not been read again since.
    func follows(_ row: Row) -> Bool { row === behind || rows[Int(row.slot)] === row }
  }

  weak var reader: (any StaleRowAsking)?
  private let base: DerivedBase
  /// Rows that have changed, which are asked about again once a frame.
  private lazy var changed = FollowedElements<Void>(keepsAll: false, every: ContentFollowing.frame) { [weak self] _ in
    self?.reader?.askStaleRows()
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

  /// - Returns: `nil` if the items of the data source are no models that say when they change.
  init?(of source: some DataSource, _ base: DerivedBase) {
    guard readsModels(source) else { return nil }
    self.base = base
    base.changes.follow(self)
  }

  /// Runs a closure that reads the item at a path of the base, which is asked about again when what was read changes.
  ///
  /// - Parameter isBehind: whether it reads the last item of a section for what stands behind it.
  func track<Result>(_ path: ItemPath, isBehind: Bool = false, _ read: () -> Result) -> Result {
    if isSuspended { return read() }
    let row = Row()
    row.isBehind = isBehind
    row.reads.willChange = { [weak self, weak row] in
      guard let self, let row else { return }
      stale.append(row)
      changed.take(())
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
      guard let section = row.section, section.follows(row) else { return nil }
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
  /// The rule, with what it reads followed by rows.
  @MainActor func observed(by rows: ObservedRows?) -> ArrangementRule {
    guard let rows else { return self }
    switch self {
    case .filter(let predicate): return .filter { path in rows.track(path) { predicate(path) } }
    case .search(let rule):
      return .search(
        SearchRule(texts: { path, body in rows.track(path) { rule.texts(path, body) } }, search: rule.search)
      )
    case .order(let rule): return .order(rule.observed(by: rows))
    case .first(let rule): return .first(rule.observed(by: rows))
    case .window, .opposite, .all: return self
    }
  }
}

extension SortRule {
  /// - Parameter basePath: the path in the base of a row as the rule is given it.
  @MainActor func observed(
    by rows: ObservedRows,
    at basePath: @escaping @MainActor (ItemPath) -> ItemPath = { $0 }
  ) -> SortRule {
    switch self {
    case .keys(let make): .keys { make().observed(by: rows, at: basePath) }
    case .comparator(let comparator): .comparator(comparator.observed(by: rows))
    }
  }
}

extension PathComparator {
  /// A comparator reads two rows. What it reads of one is found out by comparing that with itself: nothing comes first
  /// there, so that it reads all that may decide.
  @MainActor fileprivate func observed(by rows: ObservedRows) -> PathComparator {
    PathComparator(areInIncreasingOrder: areInIncreasingOrder, check: check) { [check] path in
      rows.track(path) { check(path) }
    }
  }
}

extension SlotKeys {
  @MainActor fileprivate func observed(
    by rows: ObservedRows,
    at basePath: @escaping @MainActor (ItemPath) -> ItemPath
  ) -> SlotKeys {
    SlotKeys(
      set: { slot, path in rows.track(basePath(path)) { set(slot, path) } },
      setAll: { slots, paths in
        for (slot, path) in zip(slots, paths) { rows.track(basePath(path)) { setAll([slot], [path]) } }
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

extension GroupingRule {
  @MainActor func observed(by rows: ObservedRows?) -> GroupingRule {
    guard let rows else { return self }
    let order = order.observed(by: rows) { [paths] in paths.path(ofRow: $0.item) }
    return GroupingRule(order, keys, direction, runs: runs, paths)
  }
}

extension ObservedRows? {
  /// A closure that reads the item at a path of the base, with what it reads followed if models are.
  @MainActor func tracking<Result>(_ read: @escaping (ItemPath) -> Result) -> (ItemPath) -> Result {
    guard let rows = self else { return read }
    return { path in rows.track(path) { read(path) } }
  }
}

/// Whether the items of a data source are models that say when they change.
@MainActor private func readsModels<Base: DataSource>(_ base: Base) -> Bool {
  #if canImport(Observation)
    if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *) { return Base.Item.self is any Observable.Type }
  #endif
  return false
}
