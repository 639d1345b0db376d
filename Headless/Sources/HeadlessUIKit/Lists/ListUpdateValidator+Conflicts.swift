import Foundation

extension ListUpdateValidator {
  /// Step 3: no section and no index path is the subject of two operations.
  func conflictFailure(_ updates: ListUpdates, mapping: ListUpdateMapping) -> HeadlessFailure? {
    let sectionConflict = conflict(
      deleted: updates.deletedSections,
      inserted: updates.insertedSections,
      reloaded: updates.reloadedSections,
      replaced: updates.reloadedSections.compactMap(mapping.reloadedSection(after:)),
      moves: updates.movedSections
    )
    if let sectionConflict {
      let place = "section (\(sectionConflict.index))"
      return HeadlessFailure(
        sectionConflict.rule,
        reason: texts.conflict(sectionConflict.rule, at: place),
        indexes: [[sectionConflict.index]]
      )
    }

    let itemConflict = conflict(
      deleted: updates.deletedItems,
      inserted: updates.insertedItems,
      reloaded: updates.reloadedItems,
      replaced: updates.reloadedItems.compactMap(mapping.reloadedIndexPath(after:)),
      moves: updates.movedItems
    )
    if let itemConflict {
      let place = "index path (\(itemConflict.index.objectText))"
      var failure = HeadlessFailure(
        itemConflict.rule,
        reason: texts.conflict(itemConflict.rule, at: place),
        indexes: [Array(itemConflict.index)]
      )
      failure.earlierReason = texts.earlierConflict(itemConflict.rule)
      return failure
    }
    return moveAcrossFailure(updates, mapping: mapping)
  }

  /// Item moves out of sections that go, or into sections that come.
  private func moveAcrossFailure(_ updates: ListUpdates, mapping: ListUpdateMapping) -> HeadlessFailure? {
    for move in updates.movedItems where mapping.section(after: move.from.section) == nil {
      return HeadlessFailure(
        .moveFromDeletedSection,
        reason: texts.moveFromDeleted(section: move.from.section),
        indexes: [Array(move.from), Array(move.to)]
      )
    }
    for move in updates.movedItems where mapping.section(before: move.to.section) == nil {
      return HeadlessFailure(
        .moveIntoInsertedSection,
        reason: texts.moveIntoInserted(section: move.to.section),
        indexes: [Array(move.from), Array(move.to)]
      )
    }
    return nil
  }

  /// The first rule that is broken by operations of one level, and the lowest index that breaks it.
  ///
  /// - Parameter replaced: where the insertions are that reloads stand for
  private func conflict<Index: Comparable>(
    deleted: [Index],
    inserted: [Index],
    reloaded: [Index],
    replaced: [Index],
    moves: [ListMove<Index>]
  ) -> (rule: HeadlessFailure.Kind, index: Index)? {
    let deleted = deleted.sorted()
    let inserted = inserted.sorted()
    let reloaded = reloaded.sorted()
    let sources = moves.map(\.from).sorted()
    let destinations = moves.map(\.to).sorted()

    if let index = firstRepeated(deleted) { return (.duplicateDelete, index) }
    if let index = firstRepeated(inserted) { return (.duplicateInsert, index) }
    if let index = firstRepeated(reloaded) { return (.duplicateReload, index) }
    if let index = firstCommon(deleted, reloaded) { return (.deleteAndReload, index) }
    if sources.isEmpty { return nil }
    if let index = firstRepeated(sources) { return (.duplicateMoveSource, index) }
    if let index = firstRepeated(destinations) { return (.duplicateMoveDestination, index) }
    if let index = firstCommon((deleted + reloaded).sorted(), sources) { return (.deleteAndMove, index) }
    if let index = firstCommon((inserted + replaced).sorted(), destinations) { return (.insertAndMove, index) }
    return nil
  }

  private func firstRepeated<Index: Equatable>(_ sorted: [Index]) -> Index? {
    zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
  }

  private func firstCommon<Index: Comparable>(_ left: [Index], _ right: [Index]) -> Index? {
    var first = 0
    var second = 0
    while first < left.count, second < right.count {
      if left[first] == right[second] { return left[first] }
      if left[first] < right[second] {
        first += 1
      } else {
        second += 1
      }
    }
    return nil
  }
}
