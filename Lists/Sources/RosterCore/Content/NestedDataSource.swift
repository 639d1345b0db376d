import RosterDiagnostics
import RowStructures

/// Sections of items with headers and footers, in the given order or in that of a comparator of headers.
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
/// Methods count sections as they are shown. ``sections`` has all of them: the same ones, unless empty sections are
/// dropped; a dropped section comes back when it gets items.
@preconcurrency @MainActor public final class NestedDataSource<Header, Item, Footer>: DataSource {
  /// A section of this data source.
  public typealias Section = ContentSection<Header, Item, Footer>

  /// How items with an identifier that another item of any section has are treated when they are applied; repeated identifiers that
  /// come in another way are reported, too.
  ///
  /// With `DuplicatePolicy.trap`, which is the standard of debug builds, the program stops where items are applied.
  /// Debug builds also look at the items that the data source is made with, at edits and at transactions: these do as
  /// they say, and ``onDuplicates`` gets a report; without it, a note is printed once. Each edit hashes the identifiers
  /// that come and go, the first one all. Values that have no `id` are only looked at when they are applied.
  ///
  /// Sections with the same ``sectionKey``, or with headers of the same `id`, are reported in the same places, and equal
  /// headers without an `id` where they are applied. All sections stay, as their items would go with them.
  public var duplicates: DuplicatePolicy {
    get { store.watch.policy }
    set { store.watch.policy = newValue }
  }
  /// Is called with repeated identifiers as soon as they are there; with those of the first items when it is set.
  public var onDuplicates: ((DuplicateReport) -> Void)? {
    get { store.watch.handler }
    set { store.watch.handler = newValue }
  }

  /// The identity of a section when sections are applied, instead of its header.
  ///
  /// Without it, which is the default, that is the header's `id` if it is `Identifiable`, or the header itself if it is
  /// `Hashable`. A header that contains a count is another section at each count: its section goes and comes with all
  /// items, unless there is a key.
  ///
  /// ```swift
  /// days.sectionKey = { $0.header?.day }
  /// ```
  public var sectionKey: ((Section) -> AnyHashable?)? {
    didSet {
      store.watch.identifySection = InferredSectionMatcher.identity(key: sectionKey)
      store.watch.checkFirst(sections)
    }
  }

  @usableFromInline let store: SectionStore<Header, Item, Footer>
  /// The order of sections by their headers; `nil` if it is as given.
  let areInIncreasingOrder: ((Section, Section) -> Bool)?

  /// Sections in the given order.
  ///
  /// - Parameters:
  ///   - sections: the sections, empty ones included.
  ///   - emptySections: whether sections without items are shown.
  ///   - duplicates: what happens to items with an identifier that another item has. Without it, all stay,
  ///     and debug builds report them.
  public convenience init(
    _ sections: [Section] = [],
    emptySections: EmptySections = .keep,
    duplicates: DuplicatePolicy? = nil
  ) {
    self.init(sections, emptySections: emptySections, duplicates: duplicates, order: nil)
  }

  /// Sections in the order of their headers, which also places sections that are inserted or changed later.
  ///
  /// - Parameters:
  ///   - sections: the sections in any order; those in the same place keep the given order, and those without a
  ///     header come first.
  ///   - emptySections: whether sections without items are shown.
  ///   - duplicates: what happens to items with an identifier that another item has. Without it, all stay,
  ///     and debug builds report them.
  ///   - areInIncreasingOrder: whether the first header comes before the second.
  public convenience init(
    _ sections: [Section],
    emptySections: EmptySections = .keep,
    duplicates: DuplicatePolicy? = nil,
    by areInIncreasingOrder: @escaping (Header, Header) -> Bool
  ) {
    let order = { (first: Section, second: Section) -> Bool in
      switch (first.header, second.header) {
      case (let first?, let second?): areInIncreasingOrder(first, second)
      case (nil, _?): true
      case (_, nil): false
      }
    }
    self.init(sections, emptySections: emptySections, duplicates: duplicates, order: order)
  }

  private init(
    _ sections: [Section],
    emptySections: EmptySections,
    duplicates: DuplicatePolicy?,
    order: ((Section, Section) -> Bool)?
  ) {
    areInIncreasingOrder = order
    let watch = DuplicateDetector<Header, Item, Footer>()
    let sections = watch.resolveFirst(NestedDataSource.ordered(sections, by: order), by: duplicates)
    watch.identifySection = InferredSectionMatcher.identity(key: nil)
    store = SectionStore(sections, emptySections, watch: watch)
    changes.source = self
    watch.checkFirst(sections)
  }

  /// All sections, whether they are shown or not, as the last change left them.
  public var sections: [Section] { store.newest.sections }

  public var changes: ContentChannel { store.changes }

  @inlinable public var numberOfSections: Int { store.numberOfSections }

  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    store.numberOfItems(inSection: section, in: "NestedDataSource")
  }

  @inlinable
  public func item(at index: Int, inSection section: Int) -> Item {
    store.item(at: index, inSection: section, in: "NestedDataSource")
  }

  public func header(ofSection section: Int) -> Header? {
    store.section(at: section, in: "NestedDataSource").header
  }

  public func footer(ofSection section: Int) -> Footer? {
    store.section(at: section, in: "NestedDataSource").footer
  }

  public func indexTitle(ofSection section: Int) -> String? {
    store.section(at: section, in: "NestedDataSource").indexTitle
  }

  /// The index in ``sections`` of a section that is shown.
  func checked(_ section: Int, _ function: StaticString) -> Int {
    checkIndex(section, of: .section, below: store.newest.shown.count, in: "NestedDataSource", function)
    return store.newest.shown[section]
  }

  /// The sections in the order of the comparator, if there is one.
  static func ordered(_ sections: [Section], by order: ((Section, Section) -> Bool)?) -> [Section] {
    guard let order, let first = sections.first else { return sections }
    return UpdateCoordinator.shared.evaluate("NestedDataSource") {
      checkStrictness(order, at: first, in: "NestedDataSource", "by")
      return sections.isOrdered(by: order) ? sections : sections.sorted(by: order)
    }
  }
}

extension NestedDataSource where Header: Hashable, Footer == Never {
  /// Sections from a dictionary of headers and their items, in the order of the headers.
  ///
  /// - Parameters:
  ///   - itemsByHeader: the items of each section.
  ///   - emptySections: whether sections without items are shown.
  ///   - duplicates: what happens to items with an identifier that another item has. Without it, all stay,
  ///     and debug builds report them.
  ///   - areInIncreasingOrder: whether the first header comes before the second. A dictionary has no order: headers
  ///     in the same place may come in any.
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
