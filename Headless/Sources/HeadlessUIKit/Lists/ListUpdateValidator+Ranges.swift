import Foundation

extension ListUpdateValidator {
  /// Step 1: every index exists in the list that it means.
  func rangeFailure(_ updates: ListUpdates, before: [Int], after: [Int]) -> HeadlessFailure? {
    if let failure = lengthFailure(updates) { return failure }

    for section in updates.deletedSections where !before.indices.contains(section) {
      return missing(.deleteOutOfRange, "delete", section: section, before: before.count)
    }
    for section in updates.reloadedSections where !before.indices.contains(section) {
      return missing(.reloadOutOfRange, "reload", section: section, before: before.count)
    }
    for path in updates.deletedItems {
      if let failure = missing(.deleteOutOfRange, "delete", path, before: before) { return failure }
    }
    for path in updates.reloadedItems {
      if let failure = missing(.reloadOutOfRange, "reload", path, before: before) { return failure }
    }
    // A choice: reconfigured rows and items must exist.
    for path in updates.reconfiguredItems {
      if let failure = missing(.reconfigureOutOfRange, "reconfigure", path, before: before) { return failure }
    }

    for section in updates.insertedSections where !after.indices.contains(section) {
      return HeadlessFailure(
        .insertOutOfRange,
        reason: texts.insertOfMissing(section: section, count: after.count),
        indexes: [[section]],
        after: after.count
      )
    }
    for path in updates.insertedItems {
      if let failure = missingDestination(path, after: after) { return failure }
    }

    for move in updates.movedSections {
      if let failure = missingEnd(of: move, before: before, after: after) { return failure }
    }
    for move in updates.movedItems {
      if let failure = missingEnd(of: move, before: before, after: after) { return failure }
    }
    return nil
  }

  /// After step 5: the insertion that a reload stands for is in range.
  ///
  /// With equal counts it can only be out of range because it ignores moves, such as one that takes an item before
  /// the reloaded one to another section.
  func replacementFailure(_ updates: ListUpdates, mapping: ListUpdateMapping, after: [Int]) -> HeadlessFailure? {
    guard !updates.movedItems.isEmpty else { return nil }
    for path in updates.reloadedItems {
      guard let replacement = mapping.reloadedIndexPath(after: path) else { continue }
      if let failure = missingDestination(replacement, after: after) { return failure }
    }
    return nil
  }

  /// Index paths that do not have a section and an item, and in tables those with a negative one.
  private func lengthFailure(_ updates: ListUpdates) -> HeadlessFailure? {
    let groups = [
      updates.deletedItems, updates.reloadedItems, updates.reconfiguredItems, updates.insertedItems,
      updates.movedItems.map(\.from), updates.movedItems.map(\.to),
    ]
    for group in groups {
      for path in group where path.count != 2 {
        return HeadlessFailure(
          .invalidIndexPath,
          reason: texts.wrongLength(path),
          indexes: [Array(path)]
        )
      }
      for path in group where kind == .table && path.contains(where: { $0 < 0 }) {
        return HeadlessFailure(.invalidIndexPath, reason: texts.negative(path), indexes: [Array(path)])
      }
    }
    return nil
  }

  private func missing(
    _ rule: HeadlessFailure.Kind,
    _ verb: String,
    section: Int,
    before count: Int
  ) -> HeadlessFailure {
    HeadlessFailure(
      rule,
      reason: texts.change(verb, ofMissing: section, count: count),
      indexes: [[section]],
      before: count
    )
  }

  private func missing(
    _ rule: HeadlessFailure.Kind,
    _ verb: String,
    _ path: IndexPath,
    before: [Int]
  ) -> HeadlessFailure? {
    guard before.indices.contains(path.section) else {
      return HeadlessFailure(
        rule,
        reason: texts.change(verb, path, inMissingSectionOf: before.count),
        indexes: [Array(path)],
        before: before.count
      )
    }
    let count = before[path.section]
    guard path.item < 0 || path.item >= count else { return nil }
    return HeadlessFailure(
      rule,
      reason: texts.change(verb, ofMissing: path, count: count),
      indexes: [Array(path)],
      before: count
    )
  }

  private func missingDestination(_ path: IndexPath, after: [Int]) -> HeadlessFailure? {
    guard after.indices.contains(path.section) else {
      return HeadlessFailure(
        .insertOutOfRange,
        reason: texts.insert(path, intoMissingSectionOf: after.count),
        indexes: [Array(path)],
        after: after.count
      )
    }
    let count = after[path.section]
    guard path.item < 0 || path.item >= count else { return nil }
    return HeadlessFailure(
      .insertOutOfRange,
      reason: texts.insertOfMissing(path, count: count),
      indexes: [Array(path)],
      after: count
    )
  }

  private func missingEnd(of move: ListMove<Int>, before: [Int], after: [Int]) -> HeadlessFailure? {
    let indexes = [[move.from], [move.to]]
    guard before.indices.contains(move.from) else {
      let reason = texts.move(ofMissing: move.from, count: before.count)
      return HeadlessFailure(.moveOutOfRange, reason: reason, indexes: indexes, before: before.count)
    }
    guard after.indices.contains(move.to) else {
      let reason = texts.move(move.from, toMissing: move.to, count: after.count)
      return HeadlessFailure(.moveOutOfRange, reason: reason, indexes: indexes, after: after.count)
    }
    return nil
  }

  private func missingEnd(of move: ListMove<IndexPath>, before: [Int], after: [Int]) -> HeadlessFailure? {
    let indexes = [Array(move.from), Array(move.to)]
    let sourceCount = before.indices.contains(move.from.section) ? before[move.from.section] : nil
    if sourceCount.map({ move.from.item < 0 || move.from.item >= $0 }) ?? true {
      return HeadlessFailure(
        .moveOutOfRange,
        reason: texts.move(ofMissing: move.from, count: sourceCount, sections: before.count),
        indexes: indexes,
        before: sourceCount ?? before.count
      )
    }
    let destinationCount = after.indices.contains(move.to.section) ? after[move.to.section] : nil
    if destinationCount.map({ move.to.item < 0 || move.to.item >= $0 }) ?? true {
      return HeadlessFailure(
        .moveOutOfRange,
        reason: texts.move(move.from, toMissing: move.to, count: destinationCount, sections: after.count),
        indexes: indexes,
        after: destinationCount ?? after.count
      )
    }
    return nil
  }
}
