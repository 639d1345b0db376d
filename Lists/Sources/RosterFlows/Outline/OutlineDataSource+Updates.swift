import Foundation
import ListChanges
import RosterCore

// The tree is as the last change left it. Views read what was there before a change until they are told of it: the rows that
// may be others are kept as long.

extension OutlineDataSource {
  private var coordinator: UpdateCoordinator { .shared }

  // MARK: Reading

  /// What rows were before the last changes at the time that is asked about, the newest first.
  private var patches: [Patch] {
    if coordinator.readsDrafts || drafted == nil && stepToCome == nil { return [] }
    return [drafted, readsAhead ? nil : stepToCome].compactMap(\.self)
  }

  var numberOfReadRows: Int { patches.reduce(shape.rowCount) { $1.count($0) } }

  func readRow(at index: Int) -> Item {
    var index = index
    for patch in patches.reversed() {
      let (old, new) = patch.row(index)
      if let old { return old }
      index = new
    }
    return row(shape.slot(atRow: index))
  }

  // MARK: Changing

  /// Makes changes of the tree, and shows them as one update.
  @discardableResult
  func change(_ body: () -> Void) -> ContentUpdate {
    coordinator.checkChange()
    changes.checkChange()
    change = (isFollowed: coordinator.isDrafting || !changes.hasNoSubscribers, changesRows: false)
    body()
    guard change.isFollowed else { return change.changesRows ? coordinator.noteUpdate(of: changes) : .nothing }
    guard drafted != nil else { return .nothing }
    guard !coordinator.isDrafting else { return coordinator.add(self) }
    guard let update = planStep() else { return .nothing }
    var step = step(update)
    step.isLast = true
    return coordinator.update([{ [coordinator] in coordinator.round([step]) }])
  }

  /// Makes a change of an item and of what is in it.
  @discardableResult
  func change(below slot: Slot, _ body: () -> Void) -> ContentUpdate {
    change { replaceRows(in: shape.rows(of: slot), body) }
  }

  /// Changes rows, and keeps what was there for views that do not have the update yet.
  ///
  /// - Parameter rows: all rows that may go or be others, and where some come; `nil` if none changes. With a filter any may.
  func replaceRows(in rows: Range<Int>?, _ body: () -> Void) {
    guard let rows = predicate == nil ? rows : 0..<shape.rowCount else { return body() }
    change.changesRows = true
    guard change.isFollowed else {
      body()
      return shape.refreshMatches()
    }
    let patch = drafted ?? Patch(at: rows.lowerBound)
    drafted = patch
    patch.cover(rows) { self.rows($0) }
    let count = shape.rowCount
    body()
    shape.refreshMatches()
    patch.grow(by: shape.rowCount - count)
  }

  /// Has an item's row shown anew if it differs from what it was.
  func noteReplaced(_ id: Node.ID, _ old: Node, _ new: Node) {
    guard let drafted, change.isFollowed, !showSame(old, new) else { return }
    drafted.replaced.insert(id)
  }

  // MARK: Steps

  /// Has what was drafted come with the next step.
  ///
  /// - Returns: what is different; `nil` if nothing is.
  func planStep() -> StagedUpdate? {
    guard let patch = drafted else { return nil }
    drafted = nil
    let changes = patch.changes { self.rows($0) }
    if changes.isEmpty { return nil }
    stepToCome = patch
    let stages = SectionedChangeset(changes, inSection: 0).stages()
    return StagedUpdate(
      structure: stages.first { $0.hasStructure } ?? ChangeStage(),
      content: stages.first { !$0.hasStructure } ?? ChangeStage()
    )
  }

  private func step(_ update: StagedUpdate) -> UpdateStep {
    UpdateStep(changes, update, ahead: self) { [weak self] in self?.stepToCome = nil }
  }
}

extension OutlineDataSource: ContentDraft {
  package func takeDraft() -> [DraftPhase: UpdateStep] {
    guard let update = planStep() else { return [:] }
    return [update.stage.hasStructure ? .structure : .content: step(update)]
  }
}

/// A row is where its identifier is, whatever has happened meanwhile.
extension OutlineDataSource: ItemHistorySource {
  package var readsDraft: Bool { coordinator.readsDrafts }
  package var readMoment: ContentRevision { moment }
  package var newestMoment: ContentRevision { moment }

  package func newestPath(_ path: ItemPath, known: ContentRevision.Change?) -> ItemPath? { nil }
  package func newestPath(_ path: ItemPath, at moment: ContentRevision) -> ItemPath? { nil }
  package func shownPath(_ path: ItemPath, at moment: ContentRevision) -> ItemPath? { nil }
  package var allowsRepeatedItems: Bool { false }

  package func path(ofID id: AnyHashable, isLatest: Bool) -> ItemPath? {
    guard let id = id as? Item.ID else { return nil }
    let slot = slot(of: id.node).flatMap { id.standsForChildren ? shape.placeholder(of: $0) : $0 }
    var row = slot.flatMap(shape.row(of:))
    if !isLatest { for patch in patches { row = patch.row(of: id, now: row) } }
    return row.map { ItemPath(section: 0, item: $0) }
  }

  package func id(at path: ItemPath) -> AnyHashable? { readRow(at: path.item).id }

  package var newestSectionCount: Int { 1 }

  package func newestItemCount(inSection section: Int) -> Int { shape.rowCount }
}
