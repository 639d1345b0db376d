import RowStructures

/// The rows of a base that came or changed in a stage after which the base cannot be read before it is committed.
///
/// It stands between a base and the data source that follows it. Rows are counted there without those that came, so that everything counted can
/// be read at both times; the rows in the gap are a stage of their own once the base has been committed.
struct BaseGap {
  /// Rows that came, by section, ascending.
  private var rows: [Int: [Int]] = [:]
  /// The items that counted rows had before they changed, by the rows' paths in the base.
  private var items: [ItemPath: Any] = [:]
  /// Where rows were before the stage, as long as the base cannot be read after it.
  private var origin: ItemPathMapping?
  /// Sections that came, none of whose rows is counted.
  private(set) var sections: Set<Int> = []

  var isEmpty: Bool { rows.isEmpty && items.isEmpty && sections.isEmpty }

  /// The row, as it is counted, at a path of the base; `nil` if it is not counted.
  func row(at path: ItemPath) -> ItemPath? {
    if sections.contains(path.section) { return nil }
    guard let items = rows[path.section] else { return path }
    let before = items.partitioningIndex { $0 >= path.item }
    if before < items.count, items[before] == path.item { return nil }
    return ItemPath(section: path.section, item: path.item - before)
  }

  /// The path in the base of a row as it is counted.
  func path(of row: ItemPath) -> ItemPath {
    guard let items = rows[row.section] else { return row }
    var path = row
    for item in items where item <= path.item { path.item += 1 }
    return path
  }

  /// Whether the base can be read at the paths of rows.
  var isReadable: Bool { origin == nil }

  /// Where a row was before the stage, as long as the base cannot be read after it; `nil` otherwise.
  func origin(of path: ItemPath) -> ItemPath? { origin?.path(path) }

  /// The path at which the base can be read for a row as it is counted.
  func readablePath(of row: ItemPath) -> ItemPath {
    let path = path(of: row)
    return origin(of: path) ?? path
  }

  /// The base has been committed.
  mutating func commit() { origin = nil }

  /// The item that views show at a path of the base, if the row has changed since.
  func item(at path: ItemPath) -> Any? { items[path] }

  /// Follows a stage of the base.
  ///
  /// - Parameters:
  ///   - isReadable: whether the base can be read after the stage before it is committed.
  ///   - itemAt: the item at a path of the base before the stage.
  /// - Returns: what happens to the rows that are counted.
  mutating func follow(
    _ update: StagedUpdate,
    isReadable: Bool,
    itemAt: (ItemPath) -> Any
  ) -> StagedUpdate {
    if isEmpty, isReadable { return update }
    let (stage, later) = (update.stage, update.updates)
    let old = self
    origin = isReadable ? nil : ItemPathMapping(stage.inverse)
    let (after, before) = (ItemPathMapping(stage), ItemPathMapping(stage.inverse))
    var uncounted = old.rows.flatMap { section, items in
      items.compactMap { after.path(ItemPath(section: section, item: $0)) }
    }
    sections = Set(old.sections.compactMap(after.section))
    if !isReadable {
      sections.formUnion(stage.sections.inserts)
      uncounted += stage.items.inserts
    }
    for move in stage.items.moves where old.sections.contains(move.from.section) { uncounted.append(move.to) }
    uncounted.removeAll { sections.contains($0.section) }
    rows = Dictionary(grouping: Set(uncounted), by: \.section).mapValues { $0.map(\.item).sorted() }

    let changed = (stage.items.updates + (later?.items.updates ?? [])).map(\.to)
    items = [:]
    for (path, item) in old.items {
      if let path = after.path(path), row(at: path) != nil { items[path] = item }
    }
    for path in changed {
      if isReadable {
        items[path] = nil
      } else if items[path] == nil, row(at: path) != nil, let origin = before.path(path) {
        items[path] = itemAt(origin)
      }
    }

    var counted = ChangeStage(sections: stage.sections)
    counted.items.deletes = stage.items.deletes.compactMap(old.row)
    for move in stage.items.moves {
      guard let from = old.row(at: move.from) else { continue }
      if let to = row(at: move.to) {
        counted.items.moves.append(IndexMove(from: from, to: to))
      } else {
        counted.items.deletes.append(from)
      }
    }
    counted.items.deletes.sort()
    if isReadable { counted.items.inserts = stage.items.inserts.compactMap(row) }
    let updates = isReadable ? changed.compactMap(row).map { IndexMove(from: $0, to: $0) } : []
    if !counted.hasStructure {
      counted.sections.updates += later?.sections.updates ?? []
      counted.items.updates = updates
      return StagedUpdate(counted)
    }
    var shown = later.map { ChangeStage(sections: $0.sections) } ?? ChangeStage()
    shown.items.updates = updates
    return StagedUpdate(counted, updates: shown.count > 0 ? shown : nil)
  }

  /// Counts all rows from now on.
  ///
  /// - Parameter countOf: the number of rows in a section of the base, which has been committed.
  /// - Returns: the rows that come and, as a second stage if there are any, those that show differently.
  mutating func close(_ countOf: (_ section: Int) -> Int) -> StagedUpdate {
    var inserts = rows.flatMap { section, items in items.map { ItemPath(section: section, item: $0) } }
    for section in sections { inserts += (0..<countOf(section)).map { ItemPath(section: section, item: $0) } }
    let changed = ChangeStage(items: .init(updates: items.keys.sorted()))
    self = BaseGap()
    return StagedUpdate(structure: ChangeStage(items: .init(inserts: inserts.sorted())), content: changed)
  }
}

extension BaseGap? {
  /// The path at which the base can be read for a row as it is counted.
  func readablePath(of row: ItemPath) -> ItemPath { self?.readablePath(of: row) ?? row }
}
