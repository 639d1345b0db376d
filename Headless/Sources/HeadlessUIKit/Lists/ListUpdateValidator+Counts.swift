import Foundation

extension ListUpdateValidator {
  /// Steps 4 and 5: the counts after the update are those before it, plus and minus what was recorded.
  func countFailure(
    _ updates: ListUpdates,
    mapping: ListUpdateMapping,
    before: [Int],
    after: [Int],
    viewDescription: () -> String
  ) -> HeadlessFailure? {
    var failure = sectionCountFailure(updates, before: before, after: after)
    failure = failure ?? itemCountFailure(updates, mapping: mapping, before: before, after: after)
    if wording == .modern, let earlier = failure?.reason {
      failure?.earlierReason = earlier
      failure?.reason = texts.inconsistent(
        updates,
        before: before,
        after: after,
        viewDescription: viewDescription()
      )
    }
    return failure
  }

  private func sectionCountFailure(_ updates: ListUpdates, before: [Int], after: [Int]) -> HeadlessFailure? {
    let reloaded = updates.reloadedSections.count
    let inserted = updates.insertedSections.count + reloaded
    let deleted = updates.deletedSections.count + reloaded
    guard after.count != before.count + inserted - deleted else { return nil }
    var failure = HeadlessFailure(
      .sectionCountMismatch,
      reason: "",
      before: before.count,
      after: after.count,
      inserted: inserted,
      deleted: deleted
    )
    failure.reason = texts.legacyReason(failure)
    return failure
  }

  private func itemCountFailure(
    _ updates: ListUpdates,
    mapping: ListUpdateMapping,
    before: [Int],
    after: [Int]
  ) -> HeadlessFailure? {
    let counts = ItemChangeCounts(updates, mapping: mapping)
    for (old, count) in before.enumerated() {
      guard let new = mapping.section(after: old) else { continue }
      let inserted = counts.inserted[new, default: 0]
      let deleted = counts.deleted[old, default: 0]
      let movedIn = counts.movedIn[new, default: 0]
      let movedOut = counts.movedOut[old, default: 0]
      guard after[new] != count + inserted - deleted + movedIn - movedOut else { continue }
      var failure = HeadlessFailure(
        .itemCountMismatch,
        reason: "",
        indexes: [[old]],
        before: count,
        after: after[new],
        inserted: inserted,
        deleted: deleted,
        movedIn: movedIn,
        movedOut: movedOut
      )
      failure.reason = texts.legacyReason(failure)
      return failure
    }
    return nil
  }

  /// How many items each section loses (by section before the update) and gains (by section after it).
  private struct ItemChangeCounts {
    var inserted: [Int: Int] = [:]
    var deleted: [Int: Int] = [:]
    var movedIn: [Int: Int] = [:]
    var movedOut: [Int: Int] = [:]

    init(_ updates: ListUpdates, mapping: ListUpdateMapping) {
      for path in updates.deletedItems { deleted[path.section, default: 0] += 1 }
      for path in updates.insertedItems { inserted[path.section, default: 0] += 1 }
      for path in updates.reloadedItems {
        guard let new = mapping.reloadedIndexPath(after: path) else { continue }
        deleted[path.section, default: 0] += 1
        inserted[new.section, default: 0] += 1
      }
      for move in updates.movedItems {
        movedOut[move.from.section, default: 0] += 1
        movedIn[move.to.section, default: 0] += 1
      }
    }
  }
}
