import Foundation

/// The texts of batch update failures.
///
/// UIKit's own where public crash reports show them. Those that are this stand-in's wording say so in their comment:
/// their rules are known, their texts are not.
struct ListUpdateTexts: Hashable, Sendable {
  var kind: ListKind
}

// MARK: - Ranges

extension ListUpdateTexts {
  /// `verb` is "delete" in UIKit's texts; "reload" and "reconfigure" are this stand-in's.
  func change(_ verb: String, ofMissing section: Int, count: Int) -> String {
    "attempt to \(verb) section \(section), but there are only \(count) sections before the update"
  }

  /// `verb` is "delete" in UIKit's texts; "reload" and "reconfigure" are this stand-in's.
  func change(_ verb: String, _ path: IndexPath, inMissingSectionOf count: Int) -> String {
    "attempt to \(verb) \(kind.item) \(path.item) from section \(path.section), "
      + "but there are only \(count) sections before the update"
  }

  /// `verb` is "delete" in UIKit's texts; "reload" and "reconfigure" are this stand-in's.
  func change(_ verb: String, ofMissing path: IndexPath, count: Int) -> String {
    "attempt to \(verb) \(kind.item) \(path.item) from section \(path.section) "
      + "which only contains \(count) \(kind.items) before the update"
  }

  /// Whether UIKit has a comma before "but" is not known.
  func insertOfMissing(section: Int, count: Int) -> String {
    "attempt to insert section \(section) but there are only \(count) sections after the update"
  }

  func insert(_ path: IndexPath, intoMissingSectionOf count: Int) -> String {
    "attempt to insert \(kind.item) \(path.item) into section \(path.section), "
      + "but there are only \(count) sections after the update"
  }

  func insertOfMissing(_ path: IndexPath, count: Int) -> String {
    "attempt to insert \(kind.item) \(path.item) into section \(path.section), "
      + "but there are only \(count) \(kind.items) in section \(path.section) after the update"
  }

  /// This stand-in's wording, after the one for index paths.
  func move(ofMissing section: Int, count: Int) -> String {
    "attempt to move section \(section) that does not exist - there are only \(count) sections before the update"
  }

  /// This stand-in's wording, after the one for index paths.
  func move(_ section: Int, toMissing destination: Int, count: Int) -> String {
    "attempt to move section \(section) to section \(destination) that does not exist - "
      + "there are only \(count) sections after the update"
  }

  /// The form for a missing section (`count` is `nil`) is this stand-in's wording.
  func move(ofMissing path: IndexPath, count: Int?, sections: Int) -> String {
    "attempt to move index path (\(path.objectText)) that does not exist - "
      + "there are only \(existing(count, in: path.section, sections: sections)) before the update"
  }

  /// The form for a missing section (`count` is `nil`) is this stand-in's wording.
  func move(_ path: IndexPath, toMissing destination: IndexPath, count: Int?, sections: Int) -> String {
    "attempt to move index path (\(path.objectText)) to index path (\(destination.objectText)) "
      + "that does not exist - there are only "
      + "\(existing(count, in: destination.section, sections: sections)) after the update"
  }

  private func existing(_ count: Int?, in section: Int, sections: Int) -> String {
    guard let count else { return "\(sections) sections" }
    return "\(count) \(kind.items) in section \(section)"
  }

  /// Known for table views.
  func negative(_ path: IndexPath) -> String {
    let indexes = path.map { String(UInt(bitPattern: $0)) }.joined(separator: " - ")
    return "Attempted to perform update with invalid index path: "
      + "<NSIndexPath> {length = \(path.count), path = \(indexes)}"
  }

  /// This stand-in's wording.
  func wrongLength(_ path: IndexPath) -> String {
    "invalid index path (\(path.objectText)) in an update of a \(kind.view) - "
      + "it must have exactly two indexes, the section and the \(kind.item)"
  }
}

// MARK: - Conflicts

extension ListUpdateTexts {
  /// The forms for sections of a deletion with a move or a reload, and all forms for repeated operations, are this
  /// stand-in's wording.
  ///
  /// - Parameter place: `section (4)` or `index path (<NSIndexPath> {length = 2, path = 0 - 1})`
  func conflict(_ rule: HeadlessFailure.Kind, at place: String) -> String {
    switch rule {
    case .deleteAndMove: "attempt to perform a delete and a move from the same \(place)"
    case .insertAndMove: "attempt to perform an insert and a move to the same \(place)"
    case .deleteAndReload: "attempt to delete and reload the same \(place)"
    case .duplicateDelete: "attempt to perform more than one delete of the same \(place)"
    case .duplicateInsert: "attempt to perform more than one insert at the same \(place)"
    case .duplicateReload: "attempt to perform more than one reload of the same \(place)"
    case .duplicateMoveSource: "attempt to perform more than one move from the same \(place)"
    case .duplicateMoveDestination: "attempt to perform more than one move to the same \(place)"
    default: "attempt to perform conflicting updates (\(rule.rawValue)) at the same \(place)"
    }
  }

  /// What table views said of rows in conflict that they did not look for: two animations of one cell.
  func earlierConflict(_ rule: HeadlessFailure.Kind) -> String? {
    kind == .table && rule == .insertAndMove ? "Attempt to create two animations for cell" : nil
  }

  /// Known for table views.
  func moveIntoInserted(section: Int) -> String {
    "cannot move \(kind.anItem) into a newly inserted section (\(section))"
  }

  /// Known for table views.
  func moveFromDeleted(section: Int) -> String {
    "cannot move \(kind.anItem) from a deleted section (\(section))"
  }
}

// MARK: - Counts

extension ListUpdateTexts {
  /// The modern text for any inconsistent counts.
  ///
  /// The block for several sections, for none, and for no updates is this stand-in's spelling.
  func inconsistent(_ updates: ListUpdates, before: [Int], after: [Int], viewDescription: String) -> String {
    """
    Invalid batch updates detected: the number of sections and/or \(kind.items) returned by the data source \
    before \(kind == .table ? "and" : "and/or") after performing the batch updates are inconsistent with the updates.
    Data source before updates = \(counts(before))
    Data source after updates = \(counts(after))
    Updates = \(updates.block(for: kind))
    \(kind.capitalizedView): \(viewDescription)
    """
  }

  private func counts(_ counts: [Int]) -> String {
    "{ \(counts.count) \(counts.count == 1 ? "section" : "sections") with \(kind.item) counts: \(counts) }"
  }

  /// The legacy text for the counts in a failure of the kinds `sectionCountMismatch` and `itemCountMismatch`.
  func legacyReason(_ failure: HeadlessFailure) -> String {
    let before = failure.before ?? 0
    let after = failure.after ?? 0
    let inserted = failure.inserted ?? 0
    let deleted = failure.deleted ?? 0
    guard failure.kind == .itemCountMismatch else {
      return """
        Invalid update: invalid number of sections.  The number of sections contained in the \(kind.view) after the \
        update (\(after)) must be equal to the number of sections contained in the \(kind.view) before the update \
        (\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) \
        deleted).
        """
    }
    return """
      Invalid update: invalid number of \(kind.items) in section \(failure.indexes.first?.first ?? 0). The number of \
      \(kind.items) contained in an existing section after the update (\(after)) must be equal to the number of \
      \(kind.items) contained in that section before the update (\(before)), plus or minus the number of \(kind.items) \
      inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \
      \(kind.items) moved into or out of that section (\(failure.movedIn ?? 0) moved in, \(failure.movedOut ?? 0) \
      moved out).
      """
  }
}

// MARK: - Combinations

/// These texts are this stand-in's. UIKit raises what it finds when it has lost count, or nothing.
extension ListUpdateTexts {
  func changeInMoved(section: Int) -> String {
    "\(kind.anItem) is deleted, inserted, reloaded or moved in section \(section), "
      + "which is moved by the same batch - \(lostCount)"
  }

  func moveOutOfMoved(section: Int) -> String {
    "\(kind.anItem) is moved out of section \(section), which is moved by the same batch - \(lostCount)"
  }

  /// Known for an item that moves out of a section that moves; that the index is the number of items is a guess.
  func missing(globalIndex: Int, of count: Int) -> String {
    "request for index path for global index \(globalIndex) when there are only \(count) items in the collection view"
  }

  func insertIntoInserted(section: Int) -> String {
    "\(kind.anItem) is inserted into section \(section), "
      + "which is inserted or reloaded by the same batch - \(consequence)"
  }

  func sectionReloadInBatch(section: Int) -> String {
    "section \(section) is reloaded in a block together with other updates - \(consequence)"
  }

  func reloadDataInBatch() -> String {
    "reloadData is called in a block together with other updates, which are dropped - \(consequence)"
  }

  func repeatedInsert() -> String {
    "\(kind.items) are inserted at the same index path more than once - the later ones are taken to come after the first"
  }

  private var lostCount: String {
    "UIKit loses count of it and raises an exception; split the batch, or replace one of the two"
  }

  private var consequence: String {
    "UIKit accepts this and is known to crash on it; split the batch, or replace one of the two"
  }
}
