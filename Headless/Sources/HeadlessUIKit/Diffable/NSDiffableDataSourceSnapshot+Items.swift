import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section.
  ///
  /// Items that are there already move; UIKit warns of that. An item that is passed twice is a failure, and so is a
  /// missing section.
  ///
  /// - Parameters:
  ///   - identifiers: the items in order.
  ///   - sectionIdentifier: the section; `nil`, the default, is the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? (sections.isEmpty ? nil : sections[sections.count - 1]) else {
      HeadlessFailure(.missingIdentifier, reason: DiffableTexts.noSections).raiseAnywhere()
      return
    }
    guard areUnique(identifiers), range(ofSection: section) != nil else { return }
    takeOut(identifiers, warns: true)
    guard let end = range(ofSection: section)?.upperBound else { return }
    put(identifiers, at: end, inSection: section)
  }

  /// Adds items before one. What ``appendItems(_:toSection:)`` says of items that are there already holds here.
  ///
  /// - Parameter beforeIdentifier: the item; one that is missing is a failure.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, isAfter: false)
  }

  /// Adds items after one. What ``appendItems(_:toSection:)`` says of items that are there already holds here.
  ///
  /// - Parameter afterIdentifier: the item; one that is missing is a failure.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, isAfter: true)
  }

  /// Removes items. Those that are missing are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    takeOut(identifiers, warns: false)
    unmark(identifiers)
  }

  /// Removes all items, and the sections with them.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another one, in whatever section that is. An item that is missing is a failure.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, isAfter: false)
  }

  /// Moves an item after another one, in whatever section that is. An item that is missing is a failure.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, isAfter: true)
  }

  /// Has items shown by other cells. An item that is missing is a failure.
  ///
  /// The cell provider receives the identifier that the snapshot holds, not the equal one that is passed here.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard exist(identifiers, DiffableTexts.reloadOfMissing(_:)) else { return }
    warnOfChanged(identifiers)
    for identifier in identifiers { reloadedItems.insert(items.held(identifier) ?? identifier) }
  }

  /// Has the cells of items configured again, where there are cells. An item that is missing is a failure.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard exist(identifiers, DiffableTexts.reconfigureOfMissing(_:)) else { return }
    warnOfChanged(identifiers)
    for identifier in identifiers { reconfiguredItems.insert(items.held(identifier) ?? identifier) }
  }

  // MARK: Checks

  private func areUnique(_ identifiers: [ItemIdentifierType]) -> Bool {
    let repeated = UniqueIdentifiers.repeated(in: identifiers)
    guard !repeated.isEmpty else { return true }
    HeadlessFailure(.duplicateIdentifier, reason: DiffableTexts.duplicates("item", repeated)).raiseAnywhere()
    return false
  }

  private func exist(_ identifiers: [ItemIdentifierType], _ text: (ItemIdentifierType) -> String) -> Bool {
    guard let missing = identifiers.first(where: { !items.contains($0) }) else { return true }
    HeadlessFailure(.missingIdentifier, reason: text(missing)).raiseAnywhere()
    return false
  }

  private func exist(_ identifiers: [ItemIdentifierType]) -> Bool {
    exist(identifiers) { DiffableTexts.missing("item", $0) }
  }

  // MARK: Changes

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside destination: ItemIdentifierType,
    isAfter: Bool
  ) {
    guard areUnique(identifiers), exist([destination]) else { return }
    // A destination that is inserted beside itself stays, and the others come around it.
    let own = identifiers.firstIndex(of: destination)
    takeOut(own == nil ? identifiers : identifiers.filter { $0 != destination }, warns: true)
    let before = own.map { Array(identifiers[..<$0]) } ?? (isAfter ? [] : identifiers)
    let after = own.map { Array(identifiers[($0 + 1)...]) } ?? (isAfter ? identifiers : [])
    guard let section = sectionIdentifier(containingItem: destination) else { return }
    if let index = items.index(of: destination) { put(before, at: index, inSection: section) }
    if let index = items.index(of: destination) { put(after, at: index + 1, inSection: section) }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType,
    beside destination: ItemIdentifierType,
    isAfter: Bool
  ) {
    guard exist([identifier, destination]), identifier != destination,
      let source = sectionIdentifier(containingItem: identifier),
      let target = sectionIdentifier(containingItem: destination),
      let from = items.index(of: identifier), let place = items.index(of: destination)
    else { return }
    let gap = isAfter ? place + 1 : place
    items.move(from..<from + 1, to: gap > from ? gap - 1 : gap)
    sections.addWeight(-1, to: source)
    sections.addWeight(1, to: target)
  }

  private mutating func put(
    _ identifiers: [ItemIdentifierType],
    at index: Int,
    inSection section: SectionIdentifierType
  ) {
    items.insert(identifiers, at: index)
    sections.addWeight(identifiers.count, to: section)
  }

  /// Removes what is there of these items; marks stay.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType], warns: Bool) {
    let existing = items.isEmpty ? [] : identifiers.filter(items.contains)
    guard !existing.isEmpty else { return }
    if warns { HeadlessDiffableWarning(.existingIdentifier, DiffableTexts.alreadyExist("item", existing)).send() }
    guard existing.count < items.count / 16 else { return takeOutTogether(Set(existing)) }
    for identifier in existing {
      guard let section = sectionIdentifier(containingItem: identifier) else { continue }
      items.remove(identifier)
      sections.addWeight(-1, to: section)
    }
  }

  /// Removes items in one pass over all, which takes less where they are many.
  private mutating func takeOutTogether(_ gone: Set<ItemIdentifierType>) {
    let all = items.elements
    var start = 0
    for section in sections.elements {
      let end = start + (sections.weight(of: section) ?? 0)
      sections.addWeight(-all[start..<end].count(where: gone.contains), to: section)
      start = end
    }
    items.removeAll()
    items.append(all.filter { !gone.contains($0) })
  }

  mutating func unmark(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.remove(identifiers)
    reconfiguredItems.remove(identifiers)
  }

  /// Makes the items of a section other ones. Marks of those that go are taken off.
  mutating func replaceItems(
    inSection section: SectionIdentifierType,
    with identifiers: [ItemIdentifierType]
  ) {
    guard let range = range(ofSection: section) else { return }
    unmark(items.elements(in: range))
    items.removeSubrange(range)
    sections.addWeight(-range.count, to: section)
    appendItems(identifiers, toSection: section)
  }

  /// The snapshot keeps the identifier that it has: what is given anew and shows something else is not what cells get.
  private func warnOfChanged(_ identifiers: [ItemIdentifierType]) {
    // Of these, what is equal is the same.
    guard !(ItemIdentifierType.self is any FixedWidthInteger.Type), ItemIdentifierType.self != UUID.self else { return }
    for identifier in identifiers {
      guard let held = items.held(identifier) else { continue }
      let texts = (held: String(reflecting: held), given: String(reflecting: identifier))
      guard texts.held != texts.given else { continue }
      HeadlessDiffableWarning(.changedIdentifier, DiffableTexts.changed(texts.held, texts.given)).send()
    }
  }
}
