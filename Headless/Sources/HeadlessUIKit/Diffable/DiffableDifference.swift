import Foundation

/// What is different between two snapshots, as operations of one batch.
///
/// Sections and items are the same if their identifiers are equal; what is in another order moves, as little as possible.
/// Reloads are a deletion and an insertion, which no move of the batch can get in the way of. What comes out of a section
/// that goes, or into one that comes, is deleted and inserted: lists refuse such moves.
struct DiffableDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var updates = ListUpdates()

  private let old: Snapshot
  private let new: Snapshot
  /// The old index of each new section that is an old one.
  private var oldSections: [Int?] = []
  /// The new index of each old section that stays.
  private var newSections: [Int?] = []

  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
    compareSections()
    compareItems()
    reload()
    reconfigure()
  }

  /// Whether items come to, go from or change in a section that moves.
  var changesMovedSections: Bool {
    guard !updates.movedSections.isEmpty else { return false }
    let sources = Set(updates.movedSections.map(\.from))
    let destinations = Set(updates.movedSections.map(\.to))
    return updates.deletedItems.contains { sources.contains($0.section) }
      || updates.insertedItems.contains { destinations.contains($0.section) }
      || updates.movedItems.contains { sources.contains($0.from.section) || destinations.contains($0.to.section) }
  }

  // MARK: Sections

  private mutating func compareSections() {
    newSections = Array(repeating: nil, count: old.numberOfSections)
    oldSections = Array(repeating: nil, count: new.numberOfSections)
    var matched: [(old: Int, new: Int)] = []
    for (index, section) in new.sectionIdentifiers.enumerated() {
      guard let before = old.sections.index(of: section), !new.reloadedSections.contains(section) else {
        updates.insertedSections.append(index)
        continue
      }
      oldSections[index] = before
      newSections[before] = index
      matched.append((before, index))
    }
    updates.deletedSections = newSections.indices.filter { newSections[$0] == nil }
    var staying = LongestIncreasingRun.positions(of: matched.map(\.old)).makeIterator()
    var stays = staying.next()
    for (position, section) in matched.enumerated() {
      if stays == position {
        stays = staying.next()
      } else {
        updates.movedSections.append(ListMove(section.old, to: section.new))
      }
    }
  }

  // MARK: Items

  /// What is left of a section when equal items at both ends are left out.
  private struct Middle {
    var old: Int
    var new: Int
    var first: Int
    var before: ArraySlice<Item>
    var after: ArraySlice<Item>
  }

  private func middles() -> [Middle] {
    let before = old.itemIdentifiers
    let after = new.itemIdentifiers
    var starts: [Int] = []
    var start = 0
    for section in old.sectionIdentifiers {
      starts.append(start)
      start += old.sections.weight(of: section) ?? 0
    }
    starts.append(start)
    var middles: [Middle] = []
    start = 0
    for (index, section) in new.sectionIdentifiers.enumerated() {
      let end = start + (new.sections.weight(of: section) ?? 0)
      defer { start = end }
      guard let oldIndex = oldSections[index] else { continue }
      var (low, high, newLow, newHigh) = (starts[oldIndex], starts[oldIndex + 1], start, end)
      while low < high, newLow < newHigh, before[low] == after[newLow] {
        low += 1
        newLow += 1
      }
      while low < high, newLow < newHigh, before[high - 1] == after[newHigh - 1] {
        high -= 1
        newHigh -= 1
      }
      guard low < high || newLow < newHigh else { continue }
      middles.append(
        Middle(
          old: oldIndex,
          new: index,
          first: newLow - start,
          before: before[low..<high],
          after: after[newLow..<newHigh]
        )
      )
    }
    return middles
  }

  private mutating func compareItems() {
    let middles = middles()
    guard !middles.isEmpty else { return }
    // The middles begin at the same index in the old section and in the new one.
    var origins: [Item: IndexPath] = [:]
    origins.reserveCapacity(middles.reduce(0) { $0 + $1.before.count })
    for middle in middles {
      for (offset, item) in middle.before.enumerated() {
        origins[item] = IndexPath(item: middle.first + offset, section: middle.old)
      }
    }
    for middle in middles {
      var candidates: [(old: Int, new: Int)] = []
      for (offset, item) in middle.after.enumerated() {
        let path = IndexPath(item: middle.first + offset, section: middle.new)
        guard let origin = origins.removeValue(forKey: item) else {
          updates.insertedItems.append(path)
          continue
        }
        if origin.section == middle.old {
          candidates.append((origin.item, path.item))
        } else {
          updates.movedItems.append(ListMove(origin, to: path))
        }
      }
      var staying = LongestIncreasingRun.positions(of: candidates.map(\.old)).makeIterator()
      var stays = staying.next()
      for (position, candidate) in candidates.enumerated() {
        if stays == position {
          stays = staying.next()
          continue
        }
        updates.movedItems.append(
          ListMove(
            IndexPath(item: candidate.old, section: middle.old),
            to: IndexPath(item: candidate.new, section: middle.new)
          )
        )
      }
    }
    updates.deletedItems = origins.values.sorted()
  }

  // MARK: Marks

  /// Where an item was and is, if its sections stay.
  private func paths(of item: Item) -> (old: IndexPath, new: IndexPath)? {
    guard let before = old.indexPath(of: item), let after = new.indexPath(of: item),
      newSections[before.section] != nil, oldSections[after.section] != nil
    else { return nil }
    return (before, after)
  }

  private mutating func reload() {
    guard !new.reloadedItems.isEmpty else { return }
    let paths = new.reloadedItems.elements.compactMap(paths)
    let sources = Set(paths.map(\.old))
    updates.movedItems.removeAll { sources.contains($0.from) }
    updates.deletedItems += paths.map(\.old)
    updates.insertedItems += paths.map(\.new)
  }

  private mutating func reconfigure() {
    guard !new.reconfiguredItems.isEmpty else { return }
    for item in new.reconfiguredItems.elements where !new.reloadedItems.contains(item) {
      if let path = paths(of: item)?.old { updates.reconfiguredItems.append(path) }
    }
  }
}
