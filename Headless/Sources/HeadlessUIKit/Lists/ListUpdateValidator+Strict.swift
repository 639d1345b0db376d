import Foundation

extension ListUpdateValidator {
  /// Step 7: combinations that UIKit accepts, and that have made collection views crash: a section reload beside other operations of a
  /// block, and an item inserted into a section that the same batch inserts.
  ///
  /// Table views take the latter from every fetched results controller, which announces a new section and its rows separately.
  func strictFailure(
    _ updates: ListUpdates,
    mapping: ListUpdateMapping,
    isExplicitBatch: Bool
  ) -> HeadlessFailure? {
    guard kind == .collection else { return nil }

    for path in updates.insertedItems where mapping.section(before: path.section) == nil {
      return HeadlessFailure(
        .insertIntoInsertedSection,
        reason: texts.insertIntoInserted(section: path.section),
        indexes: [Array(path)]
      )
    }
    if isExplicitBatch, let section = updates.reloadedSections.min(),
      updates.count > updates.reloadedSections.count
    {
      return HeadlessFailure(
        .sectionReloadInBatch,
        reason: texts.sectionReloadInBatch(section: section),
        indexes: [[section]]
      )
    }
    return nil
  }

  /// The text before iOS 16 for a reload in a section that moves: of its two halves, the insertion is counted for the section that is where
  /// the moved one was.
  func earlierReason(of updates: ListUpdates, before: [Int], after: [Int]) -> String? {
    guard let path = updates.reloadedItems.first,
      let move = updates.movedSections.first(where: { $0.from == path.section }), move.from != move.to
    else { return nil }
    let count = updates.reloadedItems.count { $0.section == path.section }
    return texts.legacyReason(
      HeadlessFailure(
        .itemCountMismatch,
        reason: "",
        indexes: [[move.to]],
        before: before[move.from],
        after: after[move.to],
        inserted: 0,
        deleted: count
      )
    )
  }

  /// Step 6: item operations in a section that the same batch moves, even if to where it is.
  func movedSectionFailure(_ updates: ListUpdates) -> HeadlessFailure? {
    guard !updates.movedSections.isEmpty else { return nil }
    let sources = Set(updates.movedSections.map(\.from))
    let destinations = Set(updates.movedSections.map(\.to))

    let changed =
      updates.deletedItems.filter { sources.contains($0.section) }
      + updates.reloadedItems.filter { sources.contains($0.section) }
      + updates.insertedItems.filter { destinations.contains($0.section) }
    if let path = changed.first {
      return HeadlessFailure(
        .sectionMoveWithItemChange,
        reason: texts.changeInMoved(section: path.section),
        indexes: [Array(path)]
      )
    }
    for move in updates.movedItems {
      if sources.contains(move.from.section) {
        return HeadlessFailure(
          .itemMoveOutOfMovedSection,
          reason: texts.moveOutOfMoved(section: move.from.section),
          indexes: [Array(move.from), Array(move.to)]
        )
      }
      if destinations.contains(move.to.section) {
        return HeadlessFailure(
          .sectionMoveWithItemChange,
          reason: texts.changeInMoved(section: move.to.section),
          indexes: [Array(move.from), Array(move.to)]
        )
      }
    }
    return nil
  }
}
