import ListChanges
import RosterCore
import RowStructures

extension InterleavedDataSource {
  // MARK: Asking

  /// Returns the separator before an item, or after the last one.
  func separator(before index: Int, _ section: Int, _ version: Base.Version) -> Separator? {
    let count = version.numberOfItems(inSection: section)
    if count == 0 { return nil }
    let before = index > 0 ? version.item(at: index - 1, inSection: section) : nil
    let after = index < count ? version.item(at: index, inSection: section) : nil
    let rule = rule
    func ask() -> Separator? { rule(before, after) }
    return Turn.evaluate("InterleavedDataSource") {
      guard let observed else { return notingUnfollowedReads(in: "InterleavedDataSource", ask) }
      let label = index < count ? version.label(at: index, inSection: section) : .max
      return observed.track(section, label, ask)
    }
  }

  func isSame(_ one: Separator, _ other: Separator) -> Bool {
    func ids(_ matcher: some ItemMatcher<Separator>) -> Bool { matcher.id(of: one) == matcher.id(of: other) }
    return matcher.map { ids($0) } ?? (one == other)
  }

  func showsSame(_ one: Separator, _ other: Separator) -> Bool { matcher?.hasSameContent(one, other) ?? (one == other) }

  /// Returns all rows of a section of the base.
  func read(_ section: Int, _ version: Base.Version) -> InterleavedRows<Separator> {
    var rows: [Separator?] = []
    let count = version.numberOfItems(inSection: section)
    guard count > 0 else { return InterleavedRows() }
    for index in 0...count {
      if let separator = separator(before: index, section, version) { rows.append(separator) }
      if index < count { rows.append(nil) }
    }
    return InterleavedRows(rows)
  }

  func readAll() {
    let version = base.version
    sections = CountedList((0..<version.numberOfSections).map { (read($0, version), weight: 0) })
  }

  // MARK: Single rows

  /// Returns a label for a row, making room if needed.
  private func newLabel(_ section: Int, _ row: Int) -> RowLabel {
    if let label = sections[section].rows.newLabel(at: row) { return label }
    let relabeling = sections.update(at: section) { $0.rows.makeRoom(at: row) }
    changes.send(.relabel(relabeling, inSection: section))
    guard let label = sections[section].rows.newLabel(at: row) else { fatalError("room was made for a row") }
    return label
  }

  private func insertSeparator(_ separator: Separator, _ section: Int, _ row: Int) {
    let label = newLabel(section, row)
    sections.update(at: section) { $0.insert(separator, label, at: row) }
    changes.send(.insert(RowPlace(section, row, label), .separator(separator)))
    keepRoom(section, row)
  }

  /// Puts the right separator before an item, and removes others.
  private func settle(_ index: Int, _ section: Int, _ version: Base.Version) {
    settle(index, section, separator(before: index, section, version))
  }

  private func settle(_ index: Int, _ section: Int, _ wanted: Separator?) {
    let range = sections[section].separators(beforeItem: index)
    var kept: Int?
    for row in range.reversed() {
      guard let old = sections[section].rows[row] else { continue }
      if kept == nil, let wanted, isSame(old, wanted) {
        kept = row
        continue
      }
      let label = sections.update(at: section) { $0.remove(at: row) }
      kept = kept.map { $0 - 1 }
      changes.send(.remove(RowPlace(section, row, label), .separator(old)))
    }
    guard let wanted else { return }
    guard let kept else { return insertSeparator(wanted, section, range.lowerBound) }
    guard let old = sections[section].rows[kept], !showsSame(old, wanted) else { return }
    let label = sections.update(at: section) { $0.rows.replace(at: kept, with: wanted).label }
    changes.send(.update(RowPlace(section, kept, label), old: .separator(old), new: .separator(wanted)))
  }

  /// Returns the row to insert an item at, after a separator that stays before it.
  private func row(for index: Int, _ section: Int, _ wanted: Separator?) -> Int {
    let range = sections[section].separators(beforeItem: index)
    guard let row = range.first, let old = sections[section].rows[row], let wanted, isSame(old, wanted)
    else { return range.lowerBound }
    return row + 1
  }

  func followRow(_ edit: ContentEdit<Base.Item>) {
    let version = base.version
    switch edit {
    case .insert(let place, let item):
      let (section, index) = (place.section, place.index)
      let wanted = separator(before: index, section, version)
      let row = row(for: index, section, wanted)
      // The item is in the base already. Its row is inserted before other rows get labels.
      insert(.insert(item), section, row)
      settle(index, section, wanted)
      settle(index + 1, section, version)
    case .remove(let place, let item):
      let (section, row) = (place.section, sections[place.section].row(ofItem: place.index))
      let label = sections.update(at: section) { $0.remove(at: row) }
      changes.send(.remove(RowPlace(section, row, label), .item(item)))
      settle(place.index, section, version)
    case .update(let place, let old, let new):
      let (section, row) = (place.section, sections[place.section].row(ofItem: place.index))
      let label = sections[section].rows.label(at: row)
      changes.send(.update(RowPlace(section, row, label), old: .item(old), new: .item(new)))
      settle(place.index, section, version)
      settle(place.index + 1, section, version)
    case .move(let from, let to, let old, let new, let isChanged):
      let row = sections[from.section].row(ofItem: from.index)
      let label = sections.update(at: from.section) { $0.remove(at: row) }
      let wanted = separator(before: to.index, to.section, version)
      let target = self.row(for: to.index, to.section, wanted)
      insert(
        .move(from: RowPlace(from.section, row, label), old: old, new: new, isChanged: isChanged),
        to.section,
        target
      )
      let gap = from.section == to.section && from.index > to.index ? from.index + 1 : from.index
      if from.section != to.section || gap < to.index || gap > to.index + 1 { settle(gap, from.section, version) }
      settle(to.index, to.section, wanted)
      settle(to.index + 1, to.section, version)
    default: break
    }
  }

  private enum Arrival {
    case insert(Base.Item)
    case move(from: RowPlace, old: Base.Item, new: Base.Item, isChanged: Bool)
  }

  private func insert(_ arrival: Arrival, _ section: Int, _ row: Int) {
    guard let label = sections[section].rows.newLabel(at: row) else { fatalError("each gap has room for a row") }
    sections.update(at: section) { $0.insert(nil, label, at: row) }
    let place = RowPlace(section, row, label)
    switch arrival {
    case .insert(let item): changes.send(.insert(place, .item(item)))
    case .move(let from, let old, let new, let isChanged):
      changes.send(.move(from: from, to: place, old: .item(old), new: .item(new), isChanged: isChanged))
    }
    keepRoom(section, row)
  }

  /// Makes room for a row before and after one. Later, the base is ahead when a row gets its label.
  private func keepRoom(_ section: Int, _ row: Int) {
    _ = newLabel(section, row)
    _ = newLabel(section, row + 1)
  }

  private func keepRoomEverywhere(_ section: Int) {
    var (tight, row, last): ([Int], Int, RowLabel?) = ([], 0, nil)
    sections[section].rows.forEach { label, _ in
      if let last, label - last < 2 { tight.append(row) }
      (last, row) = (label, row + 1)
    }
    for row in tight { _ = newLabel(section, row) }
  }

  // MARK: Many rows

  /// Follows many rows of the base in one pass.
  ///
  /// - Parameter asksAll: A Boolean value that indicates whether all separators are evaluated.
  func follow(_ edit: RowChanges, _ section: Int, asksAll: Bool = false) {
    let (version, old) = (base.version, sections[section])
    let (count, oldCount) = (version.numberOfItems(inSection: section), old.items.ones)
    let origins = origins(edit, oldCount, count)
    let isChanged = Set(edit.updated.map(\.index))
    /// The rows, each with its old row.
    var rows: [(separator: Separator?, origin: Int?, isChanged: Bool)] = []
    var claimed: Set<Int> = []
    func claim(_ wanted: Separator, _ gap: Int) -> Bool {
      for row in old.separators(beforeItem: gap) {
        guard let separator = old.rows[row], isSame(separator, wanted), claimed.insert(row).inserted else { continue }
        rows.append((wanted, row, !showsSame(separator, wanted)))
        return true
      }
      return false
    }
    for index in 0...count where count > 0 {
      let before = index > 0 ? origins[index - 1] : -1
      let after = index < count ? origins[index] : oldCount
      let isKept = !isChanged.contains(index) && !isChanged.contains(index - 1)
      if !asksAll, isKept, let before, before + 1 == after {
        for row in old.separators(beforeItem: before + 1) {
          claimed.insert(row)
          rows.append((old.rows[row], row, false))
        }
      } else if let wanted = separator(before: index, section, version) {
        let isFound = after.map { claim(wanted, $0) } ?? false
        if !isFound, !(before.map { claim(wanted, $0 + 1) } ?? false) { rows.append((wanted, nil, false)) }
      }
      if index < count { rows.append((nil, origins[index].map { old.items.select($0) }, isChanged.contains(index))) }
    }
    var moves: [Int: (row: Int, isChanged: Bool)] = [:]
    for move in edit.moves {
      let row = old.items.select(edit.removed[move.from].index)
      moves[edit.inserted[move.to].index] = (row, move.isChanged)
    }
    show(section, old, rows, moves)
  }

  /// Returns the old index of each item that stays in place.
  private func origins(_ edit: RowChanges, _ oldCount: Int, _ count: Int) -> [Int?] {
    var origins: [Int?] = []
    origins.reserveCapacity(count)
    var (old, gone, came) = (0, 0, 0)
    while origins.count < count {
      if came < edit.inserted.count, edit.inserted[came].index == origins.count {
        origins.append(nil)
        came += 1
      } else if gone < edit.removed.count, edit.removed[gone].index == old {
        gone += 1
        old += 1
      } else {
        origins.append(old)
        old += 1
      }
    }
    return origins
  }

  /// Replaces the rows of a section.
  ///
  /// - Parameter moves: The old rows of moved items, by the new indexes of the items.
  private func show(
    _ section: Int,
    _ old: InterleavedRows<Separator>,
    _ rows: [(separator: Separator?, origin: Int?, isChanged: Bool)],
    _ moves: [Int: (row: Int, isChanged: Bool)]
  ) {
    var origins = rows.map(\.origin)
    // A separator that's claimed past another one moves.
    var last = -1
    for row in origins.indices {
      guard let origin = origins[row] else { continue }
      if origin < last { origins[row] = nil } else { last = origin }
    }
    let stays = Set(origins.compactMap { $0 })
    let removed = ContiguousArray((0..<old.rows.count).filter { !stays.contains($0) })
    let inserted = origins.indices.filter { origins[$0] == nil }
    // The positions of separators among the removed rows, by their identity.
    var lines: [AnyHashable: [Int]] = [:]
    for (position, row) in removed.enumerated().reversed() {
      if let separator = old.rows[row] { lines[key(separator), default: []].append(position) }
    }
    var edit = RowChanges()
    var item = 0
    var positions: [Int: Int] = [:]
    for (position, row) in inserted.enumerated() { positions[row] = position }
    let places = Dictionary(uniqueKeysWithValues: removed.enumerated().map { ($1, $0) })
    for (row, new) in rows.enumerated() {
      defer { if new.separator == nil { item += 1 } }
      guard let to = positions[row] else { continue }
      if let separator = new.separator {
        guard let from = lines[key(separator)]?.popLast(), let gone = old.rows[removed[from]] else { continue }
        edit.moves.append(RowChanges.Move(from: from, to: to, isChanged: !showsSame(gone, separator)))
      } else if let move = moves[item], let from = places[move.row] {
        edit.moves.append(RowChanges.Move(from: from, to: to, isChanged: move.isChanged))
      }
    }
    var list = old.rows
    if list.makeRoom(removing: removed, inserting: inserted) != nil {
      // The base is ahead, so new labels can't be a separate edit.
      return replaceAll(section, old, rows, edit, removed, inserted)
    }
    let passed = list.pass(removing: removed, inserting: inserted.map { ($0, rows[$0].separator) })
    (edit.removed, edit.inserted) = (passed.removed, passed.inserted)
    for (row, new) in rows.enumerated() where new.isChanged && origins[row] != nil {
      if let separator = new.separator { _ = list.replace(at: row, with: separator) }
      edit.updated.append((row, list.label(at: row)))
    }
    set(section, list, rows.map { $0.separator == nil })
    if !edit.isEmpty { changes.send(.rows(edit, inSection: section)) }
    keepRoomEverywhere(section)
  }

  private func set(_ section: Int, _ list: RowList<Separator?>, _ items: [Bool]) {
    sections.update(at: section) { rows in
      rows.rows = list
      rows.items = BitList(ContiguousArray(items))
    }
  }

  /// Moves all rows of a section, with new labels.
  private func replaceAll(
    _ section: Int,
    _ old: InterleavedRows<Separator>,
    _ rows: [(separator: Separator?, origin: Int?, isChanged: Bool)],
    _ edit: RowChanges,
    _ removed: ContiguousArray<Int>,
    _ inserted: [Int]
  ) {
    let list = RowList(rows.map(\.separator))
    let gone = Set(removed)
    var all = RowChanges()
    for row in 0..<old.rows.count { all.removed.append((row, old.rows.label(at: row))) }
    for row in rows.indices { all.inserted.append((row, list.label(at: row))) }
    for (row, new) in rows.enumerated() {
      guard let origin = new.origin, !gone.contains(origin) else { continue }
      all.moves.append(RowChanges.Move(from: origin, to: row, isChanged: new.isChanged))
    }
    for move in edit.moves {
      let (from, to) = (removed[move.from], inserted[move.to])
      all.moves.append(RowChanges.Move(from: from, to: to, isChanged: move.isChanged))
    }
    set(section, list, rows.map { $0.separator == nil })
    changes.send(.rows(all, inSection: section))
    keepRoomEverywhere(section)
  }

  private func key(_ separator: Separator) -> AnyHashable {
    func id(_ matcher: some ItemMatcher<Separator>) -> AnyHashable { AnyHashable(matcher.id(of: separator)) }
    return matcher.map { id($0) } ?? AnyHashable(separator)
  }

  // MARK: Sections

  func followSections(_ edit: ContentEdit<Base.Item>) {
    let version = base.version
    func insert(_ range: Range<Int>) {
      for section in range { sections.insert(read(section, version), weight: 0, at: section) }
    }
    func remove(_ range: Range<Int>) { for section in range.reversed() { sections.remove(at: section) } }
    switch edit {
    case .insertSections(let range): insert(range)
    case .removeSections(let range): remove(range)
    case .moveSections(let range, let to):
      let moved = range.map { sections[$0] }
      remove(range)
      for (offset, rows) in moved.enumerated() { sections.insert(rows, weight: 0, at: to + offset) }
    case .replaceSections(let range, let count):
      remove(range)
      insert(range.lowerBound..<range.lowerBound + count)
    case .reload: readAll()
    default: break
    }
  }

  /// Evaluates separators next to rows whose models have changed.
  func askChangedRows() {
    guard let observed, observed.hasChanged else { return }
    let places = observed.takeChanged()
    Turn.edit {
      let version = base.version
      for (section, label) in places {
        let end = version.numberOfItems(inSection: section)
        guard let index = label == .max ? end : version.index(of: label, inSection: section) else { continue }
        settle(index, section, version)
      }
    }
  }
}
