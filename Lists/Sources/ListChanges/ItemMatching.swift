/// A computation of the item changes in matched sections.
@usableFromInline
struct ItemMatching<Matcher: ItemMatcher, Old: RandomAccessCollection, New: RandomAccessCollection>
where Old.Element == Matcher.Element, New.Element == Matcher.Element {
  @usableFromInline let old: [Old]
  @usableFromInline let new: [New]
  @usableFromInline let matcher: Matcher
  @usableFromInline var sections: [MatchedSection]
  /// The new index of each old section, or -1.
  @usableFromInline var newSections: [Int]
  @usableFromInline var runs: [MatchedRun] = []
  /// The matched table entry of each new leftover, or -1.
  @usableFromInline var matches: [Int32] = []
  /// The first entry of each old section.
  @usableFromInline var firstEntries: [Int] = []

  @usableFromInline var deleted: [ItemPath] = []
  @usableFromInline var inserted: [ItemPath] = []
  @usableFromInline var moved: [MatchedMove] = []
  @usableFromInline var updated: [IndexMove<ItemPath>] = []

  /// - Parameter oldSections: The old index of each new section, or -1.
  @inlinable
  init(old: [Old], new: [New], oldSections: [Int], matcher: Matcher) {
    self.old = old
    self.new = new
    self.matcher = matcher
    sections = oldSections.map { MatchedSection(old: $0) }
    newSections = [Int](repeating: -1, count: old.count)
    for (new, old) in oldSections.enumerated() where old >= 0 { newSections[old] = new }
  }

  @inlinable
  mutating func run() {
    walkSections()
    let leftovers = countLeftovers()
    deleted.reserveCapacity(min(leftovers.old, 64))
    inserted.reserveCapacity(min(leftovers.new, 64))
    if leftovers.old > 0, leftovers.new > 0 {
      matchLeftovers(old: leftovers.old, new: leftovers.new)
    } else if leftovers.old > 0 || leftovers.new > 0 {
      listLeftovers()
    }
  }

  @inlinable
  mutating func walkSections() {
    var walk = RunWalk(matcher)
    let old = old
    let new = new
    for section in sections.indices where sections[section].old >= 0 {
      let oldSection = sections[section].old
      Self.withBuffers(old[oldSection], new[section]) { oldItems, newItems in
        walk.walk(oldItems, newItems)
        if sections.count == 1 { updated.reserveCapacity(walk.changed.count) }
        for one in walk.changed {
          updated.append(
            IndexMove(
              from: ItemPath(section: oldSection, item: one.old),
              to: ItemPath(section: section, item: one.new)
            )
          )
        }
        if let first = walk.runs.first?.count, first == oldItems.count, first == newItems.count {
          sections[section].isUntouched = true
          return
        }
        sections[section].firstRun = runs.count
        if sections.count == 1 {
          runs = walk.runs
        } else {
          runs.append(contentsOf: walk.runs)
        }
        sections[section].endOfRuns = runs.count
      }
    }
  }

  @inlinable
  func countLeftovers() -> (old: Int, new: Int) {
    var result = (old: 0, new: 0)
    for section in sections.indices where !sections[section].isUntouched {
      result.new += new[section].count
      if sections[section].old >= 0 { result.old += old[sections[section].old].count }
      for run in runs[sections[section].firstRun..<sections[section].endOfRuns] {
        result.new -= run.count
        result.old -= run.count
      }
    }
    for section in old.indices where newSections[section] < 0 { result.old += old[section].count }
    return result
  }

  /// Adds deletes if only old items are left, or inserts if only new items are left.
  @inlinable
  mutating func listLeftovers() {
    for oldSection in old.indices where newSections[oldSection] >= 0 {
      let section = sections[newSections[oldSection]]
      guard !section.isUntouched else { continue }
      MatchedRun.forEachOldGap(runs[section.firstRun..<section.endOfRuns], count: old[oldSection].count) { items in
        for item in items { deleted.append(ItemPath(section: oldSection, item: item)) }
      }
    }
    for (index, section) in sections.enumerated() where section.old >= 0 && !section.isUntouched {
      MatchedRun.forEachNewGap(runs[section.firstRun..<section.endOfRuns], count: new[index].count) { items in
        for item in items { inserted.append(ItemPath(section: index, item: item)) }
      }
    }
  }

  /// Calls a closure with the memory of two collections, copying those without contiguous storage.
  @inlinable
  @inline(__always)
  static func withBuffers(
    _ old: Old,
    _ new: New,
    _ body: (UnsafeBufferPointer<Matcher.Element>, UnsafeBufferPointer<Matcher.Element>) -> Void
  ) {
    withBuffer(old) { oldItems in
      withBuffer(new) { newItems in body(oldItems, newItems) }
    }
  }

  /// Calls a closure with the memory of a collection, copying one without contiguous storage.
  @inlinable
  @inline(__always)
  static func withBuffer<Items: RandomAccessCollection>(
    _ items: Items,
    _ body: (UnsafeBufferPointer<Matcher.Element>) -> Void
  ) where Items.Element == Matcher.Element {
    if items.withContiguousStorageIfAvailable(body) == nil {
      ContiguousArray(items).withUnsafeBufferPointer(body)
    }
  }
}
