/// Items grouped by a key into ordered sections.
///
/// A change of one item touches the groups that it leaves and enters, and no other: their headers and footers are
/// computed again when they are next asked for. By default a group disappears with its last item.
@MainActor public final class AggregatedDataSource<Item, Key: Hashable, Header, Footer>: DataSource {
  public let changes = ContentChanges()
  /// Whether a group that has lost its last item is still shown.
  public let emptySections: EmptySections

  var groups: [AggregatedGroup<Item, Key, Header, Footer>] = []
  let keyOf: (Item) -> Key
  let keysAreInIncreasingOrder: (Key, Key) -> Bool
  let itemsAreInIncreasingOrder: ((Item, Item) -> Bool)?
  private let headerOf: (Key, [Item]) -> Header?
  private let footerOf: (Key, [Item]) -> Footer?
  private let indexTitleOf: (Key) -> String?

  /// - Parameters:
  ///   - items: the items in any order.
  ///   - key: says which group an item belongs to; is called once for each item, and again when the item changes.
  ///   - keysAreInIncreasingOrder: whether the first key's section comes before the second's. Sections in the same
  ///     place are in the order in which they came.
  ///   - itemsAreInIncreasingOrder: whether the first item comes before the second in their section. Without it, and
  ///     for items in the same place, they are in the order in which they came.
  ///   - emptySections: whether a group that has lost its last item is still shown.
  ///   - header: computes a section's header; is called when the header is asked for after a change of the group.
  ///   - footer: computes a section's footer; is called when the footer is asked for after a change of the group.
  ///   - indexTitle: computes a section's index title.
  public init(
    _ items: [Item],
    by key: @escaping (Item) -> Key,
    sectionsBy keysAreInIncreasingOrder: @escaping (Key, Key) -> Bool,
    itemsBy itemsAreInIncreasingOrder: ((Item, Item) -> Bool)? = nil,
    emptySections: EmptySections = .drop,
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
    regroup(items)
  }

  public var numberOfSections: Int {
    groups.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    checkSection(section)
    return groups[section].items.count
  }

  public func item(at index: Int, inSection section: Int) -> Item {
    checkItem(at: index, inSection: section)
    return groups[section].items[index]
  }

  public func header(ofSection section: Int) -> Header? {
    checkSection(section)
    if let header = groups[section].header { return header }
    let header = headerOf(groups[section].key, groups[section].items)
    groups[section].header = .some(header)
    return header
  }

  public func footer(ofSection section: Int) -> Footer? {
    checkSection(section)
    if let footer = groups[section].footer { return footer }
    let footer = footerOf(groups[section].key, groups[section].items)
    groups[section].footer = .some(footer)
    return footer
  }

  public func indexTitle(ofSection section: Int) -> String? {
    checkSection(section)
    return indexTitleOf(groups[section].key)
  }

  func checkSection(_ section: Int, _ function: StaticString = #function) {
    checkIndex(section, of: .section, below: groups.count, in: "AggregatedDataSource", function)
  }

  func checkItem(at index: Int, inSection section: Int, _ function: StaticString = #function) {
    checkSection(section, function)
    checkIndex(index, of: .item, below: groups[section].items.count, in: "AggregatedDataSource", function)
  }
}
