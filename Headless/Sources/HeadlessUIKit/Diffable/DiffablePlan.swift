/// The batches that lead a list from one snapshot to another.
///
/// There is one batch. Only where sections move and items of theirs change too there are two: a list that takes both at
/// once accepts the batch and crashes later, so sections move first.
struct DiffablePlan<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  struct Stage: Sendable {
    /// The content after the batch.
    var content: Snapshot
    var updates: ListUpdates
  }

  /// The batches in order; none if nothing changes.
  private(set) var stages: [Stage] = []

  /// - Complexity: O(*n*) for *n* items of both snapshots, and O(*k* log *n*) for *k* that move, come, go or are marked.
  init(from old: Snapshot, to new: Snapshot) {
    let difference = DiffableDifference(from: old, to: new)
    let target = new.withoutMarks
    guard difference.changesMovedSections else {
      if !difference.updates.isEmpty { stages = [Stage(content: target, updates: difference.updates)] }
      return
    }
    let arranged = DiffablePlan.arranged(old, as: new)
    stages = [
      Stage(content: arranged, updates: DiffableDifference(from: old, to: arranged).updates),
      Stage(content: target, updates: DiffableDifference(from: arranged, to: new).updates),
    ]
  }

  /// The old content, with those sections that stay in the order that they have in the new one.
  private static func arranged(_ old: Snapshot, as new: Snapshot) -> Snapshot {
    var result = old.withoutMarks
    func stays(_ section: Section) -> Bool {
      old.sections.contains(section) && new.sections.contains(section) && !new.reloadedSections.contains(section)
    }
    var staying = new.sectionIdentifiers.filter(stays).makeIterator()
    for (index, section) in old.sectionIdentifiers.enumerated() {
      guard let next = stays(section) ? staying.next() : section else { continue }
      // All that comes later is at this index or behind it.
      result.moveSection(next, toGap: index)
    }
    return result
  }
}
