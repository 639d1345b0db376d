import Foundation

extension UICollectionView {
  /// Records one operation; outside a block it is a batch of its own.
  func record(_ change: (inout ListUpdates) -> Void) {
    if refusesUpdate(of: dataSource) { return }
    guard updateDepth == 0 else {
      change(&updates)
      return
    }
    beginUpdate()
    change(&updates)
    endUpdate(isExplicitBatch: false)
  }

  func runBatch(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if updateDepth == 0 { beginUpdate() }
    updateDepth += 1
    if let completion { updateCompletions.append(completion) }
    changes?()
    updateDepth -= 1
    if updateDepth == 0 { endUpdate(isExplicitBatch: true) }
  }

  /// Captures the counts before the update; if they are not known they are asked for now.
  func beginUpdate() {
    applyReload()
    countsBeforeUpdate = counts
  }

  func endUpdate(isExplicitBatch: Bool) {
    var updates = updates
    let completions = updateCompletions
    self.updates = ListUpdates()
    updateCompletions = []
    if wasReloadedDuringUpdate {
      wasReloadedDuringUpdate = false
      if !updates.isEmpty { dislike(HeadlessFailure(.reloadDataInBatch, reason: texts.reloadDataInBatch())) }
      markForReload()
      complete(completions)
      return
    }
    let after = askForCounts()
    if !headlessStrictUpdates, updates.spreadRepeatedInsertions() { warn(texts.repeatedInsert()) }
    let validator = ListUpdateValidator(kind: .collection, isStrict: headlessStrictUpdates)
    let failure = validator.validate(
      updates,
      before: countsBeforeUpdate,
      after: after,
      isExplicitBatch: isExplicitBatch,
      viewDescription: headlessDescription
    )
    let refusal = failure ?? responderFailure(ListUpdateMapping(updates))
    headlessEvents.record(
      HeadlessListUpdate(updates, before: countsBeforeUpdate, after: after, isRefused: refusal != nil)
    )
    if let refusal {
      refusal.raise()
      markForReload()
      complete(completions)
      return
    }
    let mapping = ListUpdateMapping(updates)
    if let disliked = validator.strictFailure(updates, mapping: mapping, isExplicitBatch: isExplicitBatch) {
      warn(disliked.reason)
    }
    apply(updates, counts: after)
    complete(completions)
  }

  private var texts: ListUpdateTexts { ListUpdateTexts(kind: .collection) }

  /// Refuses what UIKit accepts in strict mode, and notes it otherwise.
  private func dislike(_ failure: HeadlessFailure) {
    if headlessStrictUpdates { failure.raise() } else { warn(failure.reason) }
  }

  /// Follows a valid update: what survived keeps its view, and the screen shows the new state when this returns.
  private func apply(_ updates: ListUpdates, counts: [Int]) {
    let mapping = ListUpdateMapping(updates)
    setCounts(counts)
    selected = mapping.selection(after: selected)
    highlighted = highlighted.flatMap(mapping.indexPath(after:))
    menu = menu.flatMap { shown in mapping.indexPath(after: shown.item).map { ($0, shown.configuration, shown.menu) } }
    prefetchTracker.follow(mapping)
    dragState.follow(mapping, counts: counts)
    storedLayout.follow(mapping)
    followScrollers(mapping)
    followSwipe(mapping)
    followFocus(mapping)
    let retired = followDisplayed(mapping)
    movePreparedItems(mapping)
    let context = storedLayout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
    guard !isLayingOut else {
      for (element, record) in retired { retire(record, of: element) }
      return
    }
    isLayingOut = true
    prepareLayout()
    storedLayout.prepare(
      forCollectionViewUpdates: UICollectionViewUpdateItem.items(for: updates, mapping: mapping)
    )
    reconfigure(updates.reconfiguredItems.compactMap(mapping.indexPath(after:)))
    adoptTargetOffset()
    let survivors = Set(displayed.keys)
    for (element, _) in retired { askForFinalAttributes(of: element) }
    displayVisibleElements()
    askForAttributes(ofVanished: survivors)
    for element in displayed.keys.filter({ !survivors.contains($0) }).sorted() { askForInitialAttributes(of: element) }
    storedLayout.finalizeCollectionViewUpdates()
    // Only now, so that what was reloaded got another view than the one that goes.
    for (element, record) in retired { retire(record, of: element) }
    laidOutBounds = bounds
    isLayingOut = false
  }

  /// Renames the views that survive, and returns those that do not.
  private func followDisplayed(_ mapping: ListUpdateMapping) -> [(CollectionElement, DisplayedElement)] {
    var retired: [(CollectionElement, DisplayedElement)] = []
    var followed: [CollectionElement: DisplayedElement] = [:]
    for (element, record) in displayed {
      if let new = follow(element, mapping) {
        followed[new] = record
      } else {
        retired.append((element, record))
      }
    }
    displayed = followed
    return retired.sorted { $0.0 < $1.0 }
  }

  private func follow(_ element: CollectionElement, _ mapping: ListUpdateMapping) -> CollectionElement? {
    var followed = element
    if element.category == .cell {
      guard let path = mapping.indexPath(after: element.indexPath) else { return nil }
      followed.indexPath = path
    } else if let first = element.indexPath.first, element.indexPath.count == 2 {
      guard let section = mapping.section(after: first) else { return nil }
      followed.indexPath = IndexPath(item: element.indexPath.item, section: section)
    }
    return followed
  }

  /// Asks the data source to configure existing cells again.
  private func reconfigure(_ paths: [IndexPath]) {
    for path in paths.sorted() {
      let element = CollectionElement.cell(path)
      if let existing = prepared[path], let attributes = storedLayout.layoutAttributesForItem(at: path) {
        prepared[path] = requestCell(for: attributes, existing: existing)
        continue
      }
      guard let record = displayed[element], let existing = record.view as? UICollectionViewCell else { continue }
      let attributes = record.attributes.duplicate
      attributes.indexPath = path
      let cell = requestCell(for: attributes, existing: existing)
      if cell !== existing {
        existing.removeFromSuperview()
        displayed[element]?.view = cell
        addSubview(cell)
        apply(attributes, to: cell)
      }
      updateState(of: cell, at: path)
      displayed[element]?.preferredSize = nil
      displayed[element]?.declinedSize = nil
    }
  }

  private func askForFinalAttributes(of element: CollectionElement) {
    switch element.category {
    case .cell:
      _ = storedLayout.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
    case .supplementaryView:
      _ = storedLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind,
        at: element.indexPath
      )
    case .decorationView:
      break
    }
  }

  private func askForInitialAttributes(of element: CollectionElement) {
    switch element.category {
    case .cell:
      _ = storedLayout.initialLayoutAttributesForAppearingItem(at: element.indexPath)
    case .supplementaryView:
      _ = storedLayout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind,
        at: element.indexPath
      )
    case .decorationView:
      break
    }
  }
}
