/// Items grouped by a key into ordered sections.
///
/// A change of one item touches the groups that it leaves and enters, and no other: their headers and footers are
/// computed again when they are next asked for. By default a group disappears with its last item.
@preconcurrency @MainActor public final class AggregatedDataSource<Item, Key: Hashable, Header, Footer>: DataSource {
  @usableFromInline typealias Group = ContentSection<GroupHead<Key, Header, Footer>, Item, Never>

  /// Whether a group that has lost its last item is still shown.
  public let emptySections: EmptySections
  /// What happens to items with an identifier that another item has, when they are applied; repeated identifiers that
  /// come in another way are reported, too.
  ///
  /// With `DuplicatePolicy.trap`, which is the standard of debug builds, the program stops where items are applied.
  /// Debug builds also look at the items that the data source is made with, at edits and at transactions: these do as
  /// they say, and ``onDuplicates`` gets a report; without it, a note is printed once. Each edit hashes the identifiers
  /// that come and go, the first one all. Values that have no `id` are only looked at when they are applied.
  public var duplicates: DuplicatePolicy {
    get { store.watch.policy }
    set { store.watch.policy = newValue }
  }
  /// Is told of repeated identifiers as soon as they are there; of those of the first items when it is set.
  public var onDuplicates: ((DuplicateReport) -> Void)? {
    get { store.watch.handler }
    set { store.watch.handler = newValue }
  }

  @usableFromInline let store: SectionStore<GroupHead<Key, Header, Footer>, Item, Never>
  let keyOf: (Item) -> Key
  let keysAreInIncreasingOrder: (Key, Key) -> Bool
  let itemsAreInIncreasingOrder: ((Item, Item) -> Bool)?
  let headerOf: (Key, [Item]) -> Header?
  let footerOf: (Key, [Item]) -> Footer?
  private let indexTitleOf: (Key) -> String?

  /// - Parameters:
  ///   - items: the items in any order.
  ///   - key: says which group an item belongs to; is called once for each item, and again when the item changes.
  ///   - keysAreInIncreasingOrder: whether the first key's section comes before the second's. Sections in the same
  ///     place are in the order in which they came.
  ///   - itemsAreInIncreasingOrder: whether the first item comes before the second in their section. Without it, and
  ///     for items in the same place, they are in the order in which they came.
  ///   - emptySections: whether a group that has lost its last item is still shown.
  ///   - duplicates: what happens to items with an identifier that another item has. Without it, all stay,
  ///     and debug builds report them.
  ///   - header: computes a section's header; is called when the header is asked for after a change of the group.
  ///   - footer: computes a section's footer; is called when the footer is asked for after a change of the group.
  ///   - indexTitle: computes a section's index title.
  public init(
    _ items: [Item],
    by key: @escaping (Item) -> Key,
    sectionsBy keysAreInIncreasingOrder: @escaping (Key, Key) -> Bool,
    itemsBy itemsAreInIncreasingOrder: ((Item, Item) -> Bool)? = nil,
    emptySections: EmptySections = .drop,
    duplicates: DuplicatePolicy? = nil,
    header: @escaping (Key, [Item]) -> Header?,
    footer: @escaping (Key, [Item]) -> Footer?,
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) {
    self.emptySections = emptySections
    keyOf = key
    self.keysAreInIncreasingOrder = keysAreInIncreasingOrder
    self.itemsAreInIncreasingOrder = itemsAreInIncreasingOrder
    headerOf = header
    footerOf = footer
    indexTitleOf = indexTitle
    let watch = DuplicateWatch<GroupHead<Key, Header, Footer>, Item, Never>()
    store = SectionStore(
      AggregatedDataSource.grouped(
        watch.resolveFirst([items], by: duplicates)[0],
        by: key,
        sectionsBy: keysAreInIncreasingOrder,
        itemsBy: itemsAreInIncreasingOrder
      ),
      emptySections,
      watch: watch
    )
    changes.source = self
    store.showsDifferently = { [weak self] in self?.showsDifferently($0, $1) ?? false }
  }

  public var changes: ContentChannel { store.changes }

  @inlinable public var numberOfSections: Int { store.numberOfSections }

  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    store.numberOfItems(inSection: section, in: "AggregatedDataSource")
  }

  @inlinable
  public func item(at index: Int, inSection section: Int) -> Item {
    store.item(at: index, inSection: section, in: "AggregatedDataSource")
  }

  public func header(ofSection section: Int) -> Header? {
    header(of: store.section(at: section, in: "AggregatedDataSource"))
  }

  public func footer(ofSection section: Int) -> Footer? {
    footer(of: store.section(at: section, in: "AggregatedDataSource"))
  }

  public func indexTitle(ofSection section: Int) -> String? {
    store.section(at: section, in: "AggregatedDataSource").header.flatMap { indexTitleOf($0.key) }
  }

}
