import ListChanges
import RosterCore
import RowStructures

/// Rows on their way to another order. Keys of a held version are computed and sorted in slices, and the resulting runs are merged.
///
/// Rows that are inserted, removed, moved, or changed meanwhile leave it, and get their places at the end.
@usableFromInline
@MainActor final class Resorting<Base: DataSource> {
  /// The rows of a section.
  fileprivate final class Part {
    /// The section in the held version, and the number of its rows.
    let section: Int
    let count: Int
    let runs: RowOrder<Base.Item>.RowRuns
    /// The number of evaluated rows.
    var next = 0
    /// The index in the held version of each current row of the base, or -1.
    var origins: LabelColumn
    /// The removed rows of the held version.
    var left: Set<Int> = []
    /// The number of rows that were left out of runs.
    private var leftOut = 0
    var isTouched = false

    init(_ runs: RowOrder<Base.Item>.RowRuns, section: Int, count: Int) {
      (self.runs, self.section, self.count) = (runs, section, count)
      origins = LabelColumn(ContiguousArray(0..<count))
    }

    /// Creates the rows of a section that isn't in the held version.
    init(_ runs: RowOrder<Base.Item>.RowRuns, arrived count: Int) {
      (self.runs, section, self.count, isTouched) = (runs, 0, 0, true)
      origins = LabelColumn(ContiguousArray(repeating: -1, count: count))
    }

    func arrive(at index: Int) {
      isTouched = true
      origins.insert(-1, at: index)
    }

    func leave(from index: Int) {
      isTouched = true
      let origin = origins.remove(at: index)
      if origin >= 0 { left.insert(origin) }
    }

    /// Leaves removed rows out of runs, as comparators read the current models.
    func leaveOut() {
      if left.count > leftOut { runs.leaveOut { [left] in left.contains($0) } }
      leftOut = left.count
    }
  }

  /// The new order.
  let order: RowOrder<Base.Item>
  /// The rows whose keys in that order read observable models.
  let observed: ObservedRows?
  private let base: Base
  private let held: Base.Version
  private var parts: [Part]

  init(_ order: RowOrder<Base.Item>, _ base: Base) {
    self.order = order
    self.base = base
    observed = ObservedRows(of: base)
    let held = base.version
    self.held = held
    parts = (0..<held.numberOfSections).map { section in
      Part(order.begin(), section: section, count: held.numberOfItems(inSection: section))
    }
  }

  /// The number of rows of the base.
  var count: Int { parts.reduce(0) { $0 + $1.origins.count } }

  // MARK: Slices

  /// Continues until the slice is over.
  ///
  /// - Parameter read: A closure that reads an item of the base, given its current label.
  /// - Returns: A Boolean value that indicates whether the rows of the held version are in order.
  func proceed(_ budget: inout SliceBudget, _ read: (Base.Item, _ section: Int, RowLabel) -> Void) -> Bool {
    leaveChanged()
    let version = base.version
    for (section, part) in parts.enumerated() {
      if order.check != nil { part.leaveOut() }
      while part.next < part.count {
        let count = budget.take(part.count - part.next, most: 2_048)
        if count == 0 { return false }
        if count == part.count, !part.isTouched {
          version.forEachItem(inSection: section) { label, item in
            if part.next == 0 { order.check?(item) }
            read(item, section, label)
            part.runs.add(part.next)
            part.next += 1
          }
          part.runs.endRun()
          break
        }
        let indexes = part.isTouched ? part.indexes : []
        for index in part.next..<part.next + count where !part.left.contains(index) {
          let item = held.item(at: index, inSection: part.section)
          if index == 0 { order.check?(item) }
          read(item, section, version.label(at: part.isTouched ? indexes[index] : index, inSection: section))
          part.runs.add(index)
        }
        part.next += count
        part.runs.endRun()
      }
    }
    for part in parts where !part.runs.merge({ budget.take($0, most: 2_048) }) { return false }
    return true
  }

  /// Puts the rows that were inserted or changed meanwhile in their places.
  ///
  /// - Returns: The indexes of the rows of a section in order.
  func finish(_ section: Int, _ read: (Base.Item, _ section: Int, RowLabel) -> Void) -> ContiguousArray<Int> {
    let part = parts[section]
    guard part.isTouched else { return part.runs.finish(nil) }
    let version = base.version
    let indexes = part.indexes
    for (index, origin) in part.origins.labels.enumerated() where origin < 0 {
      let label = version.label(at: index, inSection: section)
      read(version.item(at: index, inSection: section), section, label)
      order.collect(index)
    }
    return part.runs.finish { indexes[$0] >= 0 ? indexes[$0] : nil }
  }

  /// Treats rows whose models have changed as removed and inserted.
  private func leaveChanged() {
    guard let observed, observed.hasChanged else { return }
    let version = base.version
    for row in observed.takeChanged() {
      guard let index = version.index(of: row.label, inSection: row.section) else { continue }
      leave(RowPlace(row.section, index, row.label))
    }
  }

  // MARK: Following

  /// Treats a changed row as removed and inserted.
  func leave(_ place: RowPlace) {
    parts[place.section].leave(from: place.index)
    parts[place.section].arrive(at: place.index)
  }

  @usableFromInline
  func follow(_ edit: ContentEdit<Base.Item>) {
    observed?.follow(edit)
    switch edit {
    case .insert(let place, _): parts[place.section].arrive(at: place.index)
    case .remove(let place, _): parts[place.section].leave(from: place.index)
    case .update(let place, _, _): leave(place)
    case .move(let from, let to, _, _, _):
      parts[from.section].leave(from: from.index)
      parts[to.section].arrive(at: to.index)
    case .rows(let rows, let section):
      let part = parts[section]
      for row in rows.removed.reversed() { part.leave(from: row.index) }
      for row in rows.inserted { part.arrive(at: row.index) }
      for row in rows.updated {
        part.leave(from: row.index)
        part.arrive(at: row.index)
      }
    case .insertSections(let range): insert(range)
    case .removeSections(let range): parts.removeSubrange(range)
    case .moveSections(let range, let to):
      let moved = parts[range]
      parts.removeSubrange(range)
      parts.insert(contentsOf: moved, at: to)
    case .replaceSections(let range, let count):
      parts.removeSubrange(range)
      insert(range.lowerBound..<range.lowerBound + count)
    case .updateSection, .relabel, .reload: break
    }
  }

  private func insert(_ range: Range<Int>) {
    let version = base.version
    for section in range {
      parts.insert(Part(order.begin(), arrived: version.numberOfItems(inSection: section)), at: section)
    }
  }
}

extension Resorting.Part {
  /// The current index of each row of the held version, or -1.
  fileprivate var indexes: ContiguousArray<Int> {
    var indexes = ContiguousArray(repeating: -1, count: count)
    for (index, origin) in origins.labels.enumerated() where origin >= 0 { indexes[origin] = index }
    return indexes
  }
}
