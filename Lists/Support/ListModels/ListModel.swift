import RosterCore

/// Stands for a view: it keeps its own rows, goes through each stage by UIKit's rules, and compares what it shows then
/// with what the data source answers.
///
/// It asks the data source for what came or changed only, and only once the content has changed.
@MainActor package final class ListModel: ContentFollower {
  /// A row or a section that is followed through stages, whatever it shows.
  private struct Row {
    let token: Int
    var cell: Cell
  }

  private struct Shown {
    let token: Int
    var header: Title?
    var rows: [Row]
  }

  package let name: String
  /// What was wrong.
  package private(set) var complaints: [String] = []
  /// The number of steps that it went through.
  package private(set) var numberOfSteps = 0
  package private(set) var numberOfUpdates = 0
  /// The steps of the last update.
  package private(set) var steps: [ContentStep] = []
  /// What observers were told.
  package private(set) var told: [ContentChange] = []
  /// Is called in each step, before and after the content changes.
  package var duringStep: (() -> Void)?
  /// Whether the content may change before anybody is told, as ``ContentChannel/announceReload()`` says.
  package var toleratesAnnouncements = false

  /// The identifiers of the rows that went and came in the last update, and were not said to be the same ones.
  package private(set) var lost: Set<Int> = []

  private var shown: [Shown] = []
  private var known: Set<Int> = []
  private var carried: [(token: Int, cell: Cell, path: ItemPath)] = []
  private var nextToken = 0
  private var isUpdating = false
  private var observation: ContentObservation?
  private let counts: () -> [Int]
  private let cell: (ItemPath) -> Cell
  private let header: (Int) -> Title?

  package init<Source: DataSource>(
    _ source: Source,
    _ name: String,
    cell: @escaping (Source.Item) -> Cell,
    header: @escaping (Source.Header) -> Title
  ) {
    self.name = name
    counts = { (0..<source.numberOfSections).map { source.numberOfItems(inSection: $0) } }
    self.cell = { cell(source.item(at: $0.item, inSection: $0.section)) }
    self.header = { source.header(ofSection: $0).map(header) }
    source.changes.follow(self)
    observation = source.changes.observe { [weak self] in self?.tell($0) }
    readAll()
  }

  package convenience init<Source: DataSource>(_ source: Source, _ name: String = "") where Source.Item == Cell {
    self.init(source, name, cell: { $0 }, header: { $0 as? Title ?? Title(id: $0 as? Int ?? -1) })
  }

  /// The identifiers that it shows.
  package var ids: [[Int]] { shown.map { $0.rows.map(\.cell.id) } }

  /// The stages of the last update.
  package var stages: [ChangeStage] {
    steps.compactMap { if case .stage(let stage) = $0 { stage } else { nil } }
  }

  /// Compares everything with what the data source answers now.
  package func compareAll(_ when: String) {
    compareIDs(when)
    guard complaints.isEmpty else { return }
    for (section, shown) in shown.enumerated() {
      if shown.header != header(section) {
        complain("shows header \(text(shown.header)) of section \(section), not \(text(header(section))) \(when)")
      }
      for (item, row) in shown.rows.enumerated() where row.cell != cell(.init(section: section, item: item)) {
        complain("shows \(row.cell) at \(section).\(item), not \(cell(.init(section: section, item: item))) \(when)")
      }
    }
  }

  // MARK: Following

  package func willUpdate(_ update: ContentUpdate) {
    if isUpdating { complain("two updates at a time") }
    if update.isCommitted { complain("is told of an update that is made") }
    isUpdating = true
    numberOfUpdates += 1
    steps = []
    carried = []
    known = Set(ids.joined())
    lost = []
    if !toleratesAnnouncements { compareIDs("before an update") }
  }

  package func perform(_ step: ContentStep, commit: () -> Void) {
    numberOfSteps += 1
    steps.append(step)
    if !isUpdating { complain("a step outside an update") }
    if !toleratesAnnouncements { compareIDs("before \(step)") }
    duringStep?()
    commit()
    duringStep?()
    guard complaints.isEmpty else { return }
    switch step {
    case .reload: readAll()
    case .stage(let stage): replay(stage)
    }
  }

  package func didUpdate() {
    if !isUpdating { complain("the end of no update") }
    isUpdating = false
    compareAll("after \(steps)")
    guard complaints.isEmpty else { return }
    for (_, cell, path) in carried {
      if self.cell(path).id != cell.id { complain("\(cell) was not carried to \(path) by \(steps)") }
      lost.remove(cell.id)
    }
  }

  private func tell(_ change: ContentChange) {
    told.append(change)
    let expected: ContentChange = steps.contains(.reload) ? .reload : .update(stages)
    if change != expected { complain("observers are told \(change), not \(expected)") }
    compareAll("when observers are told")
  }

  // MARK: Replaying

  private func replay(_ stage: ChangeStage) {
    let after = counts()
    check(stage, after)
    guard complaints.isEmpty else { return }

    var sections = [Shown?](repeating: nil, count: after.count)
    for section in stage.sections.inserts {
      sections[section] = Shown(
        token: token(),
        header: header(section),
        rows: (0..<after[section]).map { row(section, $0) }
      )
      for item in 0..<after[section] { note(cameTo: .init(section: section, item: item)) }
    }
    var origins: [Int: Int] = [:]
    for move in stage.sections.moves { origins[move.to] = move.from }
    var rest = shown.indices.filter { section in
      !stage.sections.deletes.contains(section) && !stage.sections.moves.contains { $0.from == section }
    }[...]
    for section in sections.indices where sections[section] == nil && origins[section] == nil {
      origins[section] = rest.removeFirst()
    }
    let old = shown
    for (section, origin) in origins {
      var rows = [Row?](repeating: nil, count: after[section])
      for path in stage.items.inserts where path.section == section {
        rows[path.item] = row(section, path.item)
        note(cameTo: path)
      }
      for move in stage.items.moves where move.to.section == section {
        rows[move.to.item] = old[move.from.section].rows[move.from.item]
      }
      var stays = old[origin].rows.indices.filter { item in
        let path = ItemPath(section: origin, item: item)
        return !stage.items.deletes.contains(path) && !stage.items.moves.contains { $0.from == path }
      }[...]
      for item in rows.indices where rows[item] == nil { rows[item] = old[origin].rows[stays.removeFirst()] }
      sections[section] = Shown(token: old[origin].token, header: old[origin].header, rows: rows.compactMap { $0 })
    }
    shown = sections.compactMap { $0 }
    for path in stage.items.updates.map(\.to) { shown[path.section].rows[path.item].cell = cell(path) }
    for section in stage.sections.updates.map(\.to) { shown[section].header = header(section) }
    compareIDs("after \(stage)")
    checkMapping(stage, old)
    // What was carried is where it will be, but for children that go last.
    if stage.isDeparture {
      let mapping = ItemPathMapping(stage)
      carried = carried.compactMap { carried in
        mapping.path(carried.path).map { (carried.token, carried.cell, $0) }
      }
    }
    for move in stage.carriedItems {
      let row = old[move.from.section].rows[move.from.item]
      carried.append((row.token, row.cell, move.to))
    }
  }

  /// The rules of batch updates.
  private func check(_ stage: ChangeStage, _ after: [Int]) {
    func sections(_ counts: [Int]) -> [CellSection] {
      counts.map { CellSection(id: 0, cells: [Cell](repeating: Cell(id: 0), count: $0)) }
    }
    complaints += StageOracle.brokenRules(stage, before: sections(shown.map(\.rows.count)), after: sections(after))
      .map { "\(name): \($0)" }
    func ascends<Index: Comparable & Hashable>(_ indexes: [Index], _ what: String) {
      if indexes != Set(indexes).sorted() { complain("\(what) do not ascend: \(stage)") }
    }
    ascends(stage.sections.deletes, "deleted sections")
    ascends(stage.sections.inserts, "inserted sections")
    ascends(stage.sections.moves.map(\.to), "moved sections")
    ascends(stage.sections.updates.map(\.to), "updated sections")
    ascends(stage.items.deletes, "deleted items")
    ascends(stage.items.inserts, "inserted items")
    ascends(stage.items.moves.map(\.to), "moved items")
    ascends(stage.items.updates.map(\.to), "updated items")
  }

  /// Whether a mapping of the stage says where each section and each row went.
  private func checkMapping(_ stage: ChangeStage, _ old: [Shown]) {
    let mapping = ItemPathMapping(stage)
    var sections: [Int: Int] = [:]
    var rows: [Int: ItemPath] = [:]
    for (section, content) in shown.enumerated() {
      sections[content.token] = section
      for (item, row) in content.rows.enumerated() { rows[row.token] = ItemPath(section: section, item: item) }
    }
    for (section, content) in old.enumerated() {
      if mapping.section(section) != sections[content.token] { complain("section \(section) is mapped by \(stage)") }
      for (item, row) in content.rows.enumerated() {
        let path = ItemPath(section: section, item: item)
        if mapping.path(path) != rows[row.token] {
          complain("\(path) is mapped to \(text(mapping.path(path))), not \(text(rows[row.token])), by \(stage)")
        }
      }
    }
  }

  private func compareIDs(_ when: String) {
    guard complaints.isEmpty else { return }
    let counts = counts()
    if counts != shown.map(\.rows.count) {
      return complain("shows \(shown.map(\.rows.count)) rows, not \(counts) \(when)")
    }
    let ids = counts.enumerated().map { section, count in
      (0..<count).map { cell(.init(section: section, item: $0)).id }
    }
    if ids != self.ids { complain("shows \(self.ids), not \(ids) \(when)") }
  }

  private func readAll() {
    shown = counts().enumerated().map { section, count in
      Shown(token: token(), header: header(section), rows: (0..<count).map { row(section, $0) })
    }
  }

  private func row(_ section: Int, _ item: Int) -> Row {
    Row(token: token(), cell: cell(.init(section: section, item: item)))
  }

  private func note(cameTo path: ItemPath) {
    let id = cell(path).id
    if known.contains(id) { lost.insert(id) }
  }

  private func token() -> Int {
    nextToken += 1
    return nextToken
  }

  private func complain(_ text: String) {
    complaints.append("\(name): \(text)")
  }

  private func text(_ value: (some Any)?) -> String { value.map { "\($0)" } ?? "nothing" }
}
