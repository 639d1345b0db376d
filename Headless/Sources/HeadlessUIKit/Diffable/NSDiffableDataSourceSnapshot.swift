/// The sections and items of a list at one time, by identifiers.
///
/// A value: changing a copy changes no list until it is applied. An identifier stands for what is shown: contents that
/// changed under an equal identifier are shown after ``reconfigureItems(_:)`` or ``reloadItems(_:)``.
///
/// A rule that is broken raises at the change itself; if ``HeadlessFailure/handler`` returns, nothing is changed. Off the
/// main queue it stops the program.
///
/// - Complexity: a query, and a change of one item or section, takes O(log *n*) for *n* items and sections; a change in
///   which *k* identifiers come, go or are marked O(*k* log *n*).
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections, weighted by their numbers of items.
  var sections = IdentifierSequence<SectionIdentifierType>()
  /// The items of all sections.
  var items = IdentifierSequence<ItemIdentifierType>()
  var reloadedSections = MarkedIdentifiers<SectionIdentifierType>()
  var reloadedItems = MarkedIdentifiers<ItemIdentifierType>()
  var reconfiguredItems = MarkedIdentifiers<ItemIdentifierType>()

  /// A snapshot without sections.
  public init() {}

  // MARK: Counts

  /// The number of items of all sections.
  public var numberOfItems: Int { items.count }
  public var numberOfSections: Int { sections.count }

  /// The number of items of a section. A section that is missing is a failure.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    range(ofSection: identifier)?.count ?? 0
  }

  // MARK: Identifiers

  /// The sections in order.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.elements }

  /// The items of all sections in order.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var itemIdentifiers: [ItemIdentifierType] { items.elements }

  /// The items of a section in order. A section that is missing is a failure.
  ///
  /// - Complexity: O(*k* + log *n*) for *k* items of the section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    range(ofSection: identifier).map(items.elements) ?? []
  }

  /// The section of an item; `nil` if there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    items.index(of: identifier).map { sections[sections.index(atWeight: $0).index] }
  }

  /// The position of an item among the items of all sections; `nil` if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { items.index(of: identifier) }

  /// The position of a section; `nil` if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.index(of: identifier) }

  // MARK: What is shown anew

  /// The sections that were passed to ``reloadSections(_:)`` and are still there.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }

  /// The items that were passed to ``reloadItems(_:)`` and are still there.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }

  /// The items that were passed to ``reconfigureItems(_:)`` and are still there.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }
}

extension NSDiffableDataSourceSnapshot {
  /// Where a section's items are among all; a section that is missing is a failure.
  func range(ofSection identifier: SectionIdentifierType) -> Range<Int>? {
    guard let first = sections.weight(before: identifier), let count = sections.weight(of: identifier) else {
      HeadlessFailure(.missingIdentifier, reason: DiffableTexts.missingSection).raiseAnywhere()
      return nil
    }
    return first..<first + count
  }

  /// The same content with nothing to be shown anew.
  var withoutMarks: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedSections = MarkedIdentifiers()
    copy.reloadedItems = MarkedIdentifiers()
    copy.reconfiguredItems = MarkedIdentifiers()
    return copy
  }
}
