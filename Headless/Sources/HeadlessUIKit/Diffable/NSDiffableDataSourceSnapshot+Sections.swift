extension NSDiffableDataSourceSnapshot {
  /// Adds sections without items at the end.
  ///
  /// Sections that are there already move with their items, and UIKit warns of that. A section that is passed twice is a
  /// failure.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    guard areUnique(identifiers) else { return }
    insert(identifiers) { $0.count }
  }

  /// Adds sections without items before one. What ``appendSections(_:)`` says of existing sections holds here.
  ///
  /// - Parameter toIdentifier: the section; one that is missing is a failure.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, isAfter: false)
  }

  /// Adds sections without items after one. What ``appendSections(_:)`` says of existing sections holds here.
  ///
  /// - Parameter toIdentifier: the section; one that is missing is a failure.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, isAfter: true)
  }

  /// Removes sections and their items. Those that are missing are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where sections.contains(identifier) {
      guard let range = range(ofSection: identifier) else { continue }
      if !reloadedItems.isEmpty || !reconfiguredItems.isEmpty { unmark(items.elements(in: range)) }
      items.removeSubrange(range)
      sections.remove(identifier)
    }
    reloadedSections.remove(identifiers)
  }

  /// Moves a section with its items before another one. A section that is missing is a failure.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, isAfter: false)
  }

  /// Moves a section with its items after another one. A section that is missing is a failure.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, isAfter: true)
  }

  /// Has sections shown by other views: their items, headers and footers. A section that is missing is a failure.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let missing = identifiers.first(where: { !sections.contains($0) }) {
      HeadlessFailure(.missingIdentifier, reason: DiffableTexts.reloadOfMissing(section: missing)).raiseAnywhere()
      return
    }
    for identifier in identifiers { reloadedSections.insert(sections.held(identifier) ?? identifier) }
  }

  // MARK: Checks

  private func areUnique(_ identifiers: [SectionIdentifierType]) -> Bool {
    let repeated = UniqueIdentifiers.repeated(in: identifiers)
    guard !repeated.isEmpty else { return true }
    HeadlessFailure(.duplicateIdentifier, reason: DiffableTexts.duplicates("section", repeated)).raiseAnywhere()
    return false
  }

  private func exist(_ identifiers: [SectionIdentifierType]) -> Bool {
    guard let missing = identifiers.first(where: { !sections.contains($0) }) else { return true }
    HeadlessFailure(.missingIdentifier, reason: DiffableTexts.missing("section", missing)).raiseAnywhere()
    return false
  }

  // MARK: Changes

  private mutating func insert(
    _ identifiers: [SectionIdentifierType],
    beside destination: SectionIdentifierType,
    isAfter: Bool
  ) {
    guard areUnique(identifiers), exist([destination]) else { return }
    // A destination that is inserted beside itself stays, and the others come around it.
    let own = identifiers.firstIndex(of: destination)
    let before = own.map { Array(identifiers[..<$0]) } ?? (isAfter ? [] : identifiers)
    let after = own.map { Array(identifiers[($0 + 1)...]) } ?? (isAfter ? identifiers : [])
    insert(before) { $0.index(of: destination) ?? $0.count }
    insert(after) { $0.index(of: destination).map { $0 + 1 } ?? $0.count }
  }

  /// Adds sections in order before what is at an index of the sequence without them.
  private mutating func insert(
    _ identifiers: [SectionIdentifierType],
    at index: (IdentifierSequence<SectionIdentifierType>) -> Int
  ) {
    let existing = sections.isEmpty ? [] : identifiers.filter(sections.contains)
    guard !existing.isEmpty else {
      sections.insert(identifiers, at: index(sections))
      return
    }
    HeadlessDiffableWarning(.existingIdentifier, DiffableTexts.alreadyExist("section", existing)).send()
    let present = Set(existing)
    // First to the end, so that all that is before the index stays there.
    for identifier in existing { moveSection(identifier, toGap: sections.count) }
    var place = min(index(sections), sections.count - existing.count)
    for identifier in identifiers {
      if present.contains(identifier) {
        moveSection(identifier, toGap: place)
      } else {
        sections.insert([identifier], at: place)
      }
      place += 1
    }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    beside destination: SectionIdentifierType,
    isAfter: Bool
  ) {
    guard exist([identifier, destination]), identifier != destination, let place = sections.index(of: destination)
    else { return }
    moveSection(identifier, toGap: isAfter ? place + 1 : place)
  }

  /// Moves a section and its items to a gap between sections, counted before the move.
  mutating func moveSection(_ identifier: SectionIdentifierType, toGap gap: Int) {
    guard let from = sections.index(of: identifier), gap != from, gap != from + 1,
      let range = range(ofSection: identifier)
    else { return }
    let itemGap =
      gap == sections.count ? items.count : sections.weight(before: sections[gap]) ?? items.count
    items.move(range, to: gap > from ? itemGap - range.count : itemGap)
    sections.move(from..<from + 1, to: gap > from ? gap - 1 : gap)
  }
}
