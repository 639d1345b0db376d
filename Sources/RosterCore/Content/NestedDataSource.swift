/// Sections of items with headers and footers, in the given order or in that of a comparator.
///
/// Methods count sections as they are shown. ``sections`` has all of them: the same ones, unless empty sections are
/// dropped; a dropped section comes back when it gets items.
@preconcurrency @MainActor public final class NestedDataSource<Header, Item, Footer>: DataSource {
  /// A section of this data source.
  public typealias Section = ContentSection<Header, Item, Footer>

  /// What happens to items with an identifier that another item of any section has, when sections are applied.
  public var duplicates = DuplicatePolicy.standard {
    didSet { store.allowsRepeatedItems = duplicates == .keepAll }
  }
  /// Is told of repeated identifiers, when sections are applied.
  public var onDuplicates: ((DuplicateReport) -> Void)?

  /// What identifies a section when sections are applied, instead of its header.
  ///
  /// Without it, which is the default, that is the header's `id` if it is `Identifiable`, or the header itself if it is
  /// `Hashable`. A header that contains a count is another section at each count: its section goes and comes with all
  /// items, unless there is a key.
  ///
  /// ```swift
  /// content.sectionKey = { $0.header?.day }
  /// ```
  public var sectionKey: ((Section) -> AnyHashable?)?

  @usableFromInline let store: SectionStore<Header, Item, Footer>
  let areInIncreasingOrder: ((Section, Section) -> Bool)?

  /// Sections in the given order.
  ///
  /// - Parameters:
  ///   - sections: the sections, empty ones included.
  ///   - emptySections: whether sections without items are shown.
  public convenience init(_ sections: [Section] = [], emptySections: EmptySections = .keep) {
    self.init(sections, emptySections: emptySections, order: nil)
  }

  /// Sections in the order of a comparator, which also places sections that are inserted or changed later.
  ///
  /// - Parameters:
  ///   - sections: the sections in any order; those in the same place keep the given order.
  ///   - emptySections: whether sections without items are shown.
  ///   - areInIncreasingOrder: whether the first section comes before the second.
  public convenience init(
    _ sections: [Section],
    emptySections: EmptySections = .keep,
    sectionsBy areInIncreasingOrder: @escaping (Section, Section) -> Bool
  ) {
    self.init(sections, emptySections: emptySections, order: areInIncreasingOrder)
  }

  /// Sections in the order of their headers, which also places sections that are inserted or changed later.
  ///
  /// - Parameters:
  ///   - sections: the sections in any order; those in the same place keep the given order, and those without a
  ///     header come first.
  ///   - emptySections: whether sections without items are shown.
  ///   - areInIncreasingOrder: whether the first header comes before the second.
  public convenience init(
    _ sections: [Section],
    emptySections: EmptySections = .keep,
    by areInIncreasingOrder: @escaping (Header, Header) -> Bool
  ) {
    self.init(sections, emptySections: emptySections) { first, second in
      switch (first.header, second.header) {
      case (let first?, let second?): areInIncreasingOrder(first, second)
      case (nil, _?): true
      case (_, nil): false
      }
    }
  }

  private init(
    _ sections: [Section],
    emptySections: EmptySections,
    order: ((Section, Section) -> Bool)?
  ) {
    areInIncreasingOrder = order
    store = SectionStore(NestedDataSource.ordered(sections, by: order), emptySections)
    changes.source = self
  }

  /// All sections, whether they are shown or not, as the last change left them.
  public var sections: [Section] { store.newest.sections }

  /// Whether sections without items are shown.
  public var emptySections: EmptySections { store.emptySections }

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
    checkStrictness(order, at: first, in: "NestedDataSource", "by")
    return sections.isOrdered(by: order) ? sections : sections.sorted(by: order)
  }
}

extension NestedDataSource where Header: Hashable, Footer == Never {
  /// Sections from a dictionary of headers and their items, in the order of the headers.
  ///
  /// - Parameters:
  ///   - itemsByHeader: the items of each section.
  ///   - emptySections: whether sections without items are shown.
  ///   - areInIncreasingOrder: whether the first header comes before the second. A dictionary has no order: headers
  ///     in the same place may come in any.
  public convenience init(
    _ itemsByHeader: [Header: [Item]],
    emptySections: EmptySections = .keep,
    by areInIncreasingOrder: @escaping (Header, Header) -> Bool
  ) {
    let sections = itemsByHeader.map { Section(header: $0.key, items: $0.value) }
    self.init(sections, emptySections: emptySections, by: areInIncreasingOrder)
  }
}
