import Foundation
import RosterDiagnostics
import RowStructures

/// Sections of items with headers and footers, in the given order or sorted by a comparator.
///
/// ```swift
/// let week = NestedDataSource([
///   ContentSection(header: "Monday", items: [order]),
///   ContentSection(header: "Tuesday", items: []),
/// ])
/// tableView.attach(week)
/// week.append(order, toSection: 1)
/// ```
///
/// Methods count the visible sections. ``sections`` has all of them, including dropped empty ones. A dropped section
/// reappears when it gets items.
@preconcurrency @MainActor public final class NestedDataSource<Header, Item, Footer>: VersionedDataSource {
  /// A section of this data source.
  public typealias Section = ContentSection<Header, Item, Footer>

  /// The policy for applied items with the same identifier in any section.
  ///
  /// With `DuplicatePolicy.trap`, the standard of debug builds, applying such items stops the program. Debug builds
  /// also check the first items, edits, and transactions. These aren't changed, and ``onDuplicates`` receives a report.
  /// Without that handler, a note is printed once. Values without an `id` are checked only when you apply them.
  ///
  /// Sections with the same ``sectionKey``, or with headers of the same `id`, are reported likewise. Equal headers
  /// without an `id` are reported when you apply them. All sections are retained, because their items would be removed
  /// with them.
  public var duplicates: DuplicatePolicy {
    get { watch.policy }
    set { watch.policy = newValue }
  }

  /// A handler that's called with repeated identifiers, and with those of the first items when you set it.
  public var onDuplicates: ((DuplicateReport) -> Void)? {
    get { watch.handler }
    set { watch.handler = newValue }
  }

  /// Returns the identity of a section when you apply sections, instead of its header's.
  ///
  /// The default is `nil`. Then the identity is the header's `id` if it's `Identifiable`, or the header itself if it's
  /// `Hashable`. A header that contains a count is another section at each count. Without a key, its section is removed
  /// and inserted with all items.
  ///
  /// ```swift
  /// days.sectionKey = { $0.header?.day }
  /// ```
  public var sectionKey: ((Section) -> AnyHashable?)? {
    didSet {
      watchSections()
      watch.checkFirstSections()
    }
  }

  public let changes = ContentChannel<Item>()
  /// All sections, including hidden ones.
  @usableFromInline var kept = CountedList<KeptSection<Header, Item, Footer>>()
  @usableFromInline let gate: EmptySectionGate<Item>
  let watch = ItemWatch<Item>()
  let areInIncreasingOrder: ((Header?, Header?) -> Bool)?
  /// Sections of a burst that haven't been compared yet.
  var pending: PendingSections?
  /// The sections that are being applied.
  var target: [Section] = []
  private var nextName: UInt32 = 0
  /// The indexes of sections by their names, until a section is inserted, removed, or moved.
  private var indexes: [UInt32: Int]?

  /// Sections that become the content later.
  struct PendingSections {
    let sections: [Section]
    let compare: ([Section], [Section]) -> SectionedChangeset?
  }

  /// Creates sections in the given order.
  ///
  /// - Parameters:
  ///   - sections: The sections, including empty ones.
  ///   - emptySections: The policy for sections without items.
  ///   - duplicates: The policy for items with the same identifier. Without it, all are retained, and debug builds
  ///     report them.
  public convenience init(
    _ sections: [Section] = [],
    emptySections: EmptySections = .keep,
    duplicates: DuplicatePolicy? = nil
  ) {
    self.init(sections, emptySections: emptySections, duplicates: duplicates, order: nil)
  }

  /// Creates sections in the order of their headers, which also places sections that you insert or change later.
  ///
  /// - Parameters:
  ///   - sections: The sections in any order. Equal ones retain the given order, and those without a header are first.
  ///   - emptySections: The policy for sections without items.
  ///   - duplicates: The policy for items with the same identifier. Without it, all are retained, and debug builds
  ///     report them.
  ///   - areInIncreasingOrder: A closure that returns whether the first header precedes the second.
  public convenience init(
    _ sections: [Section],
    emptySections: EmptySections = .keep,
    duplicates: DuplicatePolicy? = nil,
    by areInIncreasingOrder: @escaping (Header, Header) -> Bool
  ) {
    self.init(sections, emptySections: emptySections, duplicates: duplicates) { first, second in
      switch (first, second) {
      case (let first?, let second?): areInIncreasingOrder(first, second)
      case (nil, _?): true
      case (_, nil): false
      }
    }
  }

  private init(
    _ sections: [Section],
    emptySections: EmptySections,
    duplicates: DuplicatePolicy?,
    order: ((Header?, Header?) -> Bool)?
  ) {
    areInIncreasingOrder = order
    var sections = NestedDataSource.ordered(sections, by: order)
    for (index, items) in watch.resolveFirst(sections.map(\.items), by: duplicates).enumerated() {
      sections[index].items = items
    }
    gate = EmptySectionGate(emptySections, changes, total: sections.count) { sections[$0].items.isEmpty }
    changes.source = self
    watch.rows = self
    kept = CountedList(sections.map { (named($0, RowList($0.items)), weight: 0) })
    watchSections()
    watch.checkFirstSections()
  }

  private func watchSections() {
    let identity = InferredSectionMatcher<Header, Item, Footer>.identity(key: sectionKey)
    watch.sectionIDs = identity.map { identity in { [unowned self] in sections.map(identity) } }
  }

  @inlinable public var version: NestedVersion<Header, Item, Footer> { NestedVersion(kept, gate.shown, changes) }

  /// All sections after the last change, including hidden ones.
  ///
  /// - Complexity: O(*s*) for *s* sections whose items were assigned and not edited since then, otherwise O(*n*).
  public var sections: [Section] { pending?.sections ?? keptSections }

  var keptSections: [Section] {
    var sections: [Section] = []
    sections.reserveCapacity(kept.count)
    kept.forEach { section, _ in sections.append(section.content) }
    return sections
  }

  public func indexPath(of place: ItemPlace) -> IndexPath? {
    place.dataSource === self ? place.indexPath : nil
  }

  // MARK: Sections

  /// Prepares an edit, which follows pending sections.
  func willEdit() {
    changes.checkChange()
    settle()
  }

  func named(_ section: Section, _ rows: RowList<Item>) -> KeptSection<Header, Item, Footer> {
    nextName &+= 1
    return KeptSection(nextName, section, rows: rows)
  }

  var shownCount: Int { gate.shown.count(of: kept.count) }

  /// Returns the index among all sections of a visible one.
  func checked(_ section: Int, _ function: StaticString) -> Int {
    checkIndex(section, of: .section, below: shownCount, in: Self.self, function)
    return gate.shown[section]
  }

  func checked(item index: Int, inSection section: Int, _ function: StaticString) -> ItemPath {
    let section = checked(section, function)
    checkIndex(index, of: .item, below: rows(ofSection: section).count, in: Self.self, function)
    return ItemPath(section: section, item: index)
  }

  /// Returns the position among the visible sections, or `nil` if the section is hidden or removed.
  func position(ofSectionNamed name: UInt32) -> Int? { index(ofSectionNamed: name).flatMap(gate.shown.position) }

  func index(ofSectionNamed name: UInt32) -> Int? {
    if let indexes { return indexes[name] }
    var made: [UInt32: Int] = [:]
    var index = 0
    kept.forEach { section, _ in
      made[section.name] = index
      index += 1
    }
    indexes = made
    return made[name]
  }

  /// Discards the indexes of sections.
  func sectionsMoved() { indexes = nil }

  /// Returns the sections sorted by the comparator, if there is one.
  static func ordered(_ sections: [Section], by order: ((Header?, Header?) -> Bool)?) -> [Section] {
    guard let order, let first = sections.first else { return sections }
    return Turn.evaluate("NestedDataSource") {
      checkStrictness(order, at: first.header, in: "NestedDataSource", "by")
      let areInOrder: (Section, Section) -> Bool = { order($0.header, $1.header) }
      return sections.isOrdered(by: areInOrder) ? sections : sections.sorted(by: areInOrder)
    }
  }
}

extension NestedDataSource: KeptRows, PlaceFinding, IdentifierFinding {
  package func forEachKeptRow(_ body: (ItemPath, KeptRow, Item) -> Void) {
    var path = ItemPath(section: 0, item: 0)
    kept.forEach { section, _ in
      path.item = 0
      section.rows.forEach { label, item in
        body(path, KeptRow(section.name, label), item)
        path.item += 1
      }
      path.section += 1
    }
  }

  package func item(of row: KeptRow) -> Item? {
    index(ofSectionNamed: row.section).flatMap { kept.read($0) { $0.rows.item(labeled: row.label) } }
  }

  package func path(of row: KeptRow) -> ItemPath? {
    guard let section = index(ofSectionNamed: row.section), let position = gate.shown.position(of: section),
      let item = kept.read(section, { $0.rows.index(of: row.label) })
    else { return nil }
    return ItemPath(section: position, item: item)
  }

  package func name(ofSection section: Int) -> UInt32 { kept.read(section) { $0.name } }

  package func path(ofID id: AnyHashable) -> ItemPath? {
    settle()
    return watch.path(ofID: id)
  }

  public func path(of item: FollowedItem) -> ItemPath? {
    settle()
    if let row = changes.places?.row(of: item) {
      return version.index(of: row.label, inSection: row.section).map { ItemPath(section: row.section, item: $0) }
    }
    return watch.policy == .keepAll ? nil : item.id.flatMap(watch.path)
  }
}

extension NestedDataSource where Header: Hashable, Footer == Never {
  /// Creates sections from a dictionary of headers and their items, in the order of the headers.
  ///
  /// - Parameters:
  ///   - itemsByHeader: The items of each section.
  ///   - emptySections: The policy for sections without items.
  ///   - duplicates: The policy for items with the same identifier. Without it, all are retained, and debug builds
  ///     report them.
  ///   - areInIncreasingOrder: A closure that returns whether the first header precedes the second. Dictionaries aren't
  ///     ordered, so equal headers may be in any order.
  public convenience init(
    _ itemsByHeader: [Header: [Item]],
    emptySections: EmptySections = .keep,
    duplicates: DuplicatePolicy? = nil,
    by areInIncreasingOrder: @escaping (Header, Header) -> Bool
  ) {
    let sections = itemsByHeader.map { Section(header: $0.key, items: $0.value) }
    self.init(sections, emptySections: emptySections, duplicates: duplicates, by: areInIncreasingOrder)
  }
}
