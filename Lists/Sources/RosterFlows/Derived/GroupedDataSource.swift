import Foundation
import RosterDiagnostics

/// The items of another data source in sections by a key, in the order of the keys; in each, in the order of the base.
///
/// ```swift
/// let days = mails.sorted(by: \.date, .descending).grouped(by: \.day, .descending) { day, mails in
///   "\(day): \(mails.count)"
/// }
/// ```
///
/// A section comes with its first item and goes with its last. An item whose key changes moves to another section. The
/// header and the footer of a group whose items came, went or changed are shown anew; what they say of them is computed when
/// they are asked for. A key that reads an `@Observable` item is followed from iOS 17 on. The sections of the base do not count. Keys of which none comes before the other have one section; those that are not
/// equal to themselves, as NaN is not, have one, which is the last in either direction.
///
/// - Complexity: O(log *n*) for an item that comes to a group or leaves it, with one call of the key, and O(log *n* + *g*) in *g*
///   groups where one comes or goes, or an item moves or changes. It keeps some 9 bytes for each item of the base, up to 18 where items have come and
///   gone, and its key.
@preconcurrency @MainActor
public final class GroupedDataSource<Base: DataSource, Key: Comparable, Header, Footer>: DataSource {
  public typealias Item = Base.Item

  /// The items of a group.
  @preconcurrency @MainActor public struct Items {
    /// The number of items.
    public let count: Int
    private let itemAt: (Int) -> Item

    init(count: Int, itemAt: @escaping (Int) -> Item) {
      self.count = count
      self.itemAt = itemAt
    }

    /// The item at an index below ``count``.
    public func item(at index: Int) -> Item { itemAt(index) }

    /// Joins all items.
    ///
    /// - Complexity: O(*n*)
    public func reduce<Result>(_ initial: Result, _ join: (Result, Item) -> Result) -> Result {
      (0..<count).reduce(initial) { join($0, itemAt($1)) }
    }
  }

  /// The data source whose items are grouped.
  public let base: Base
  private let timeline: Timeline<Grouping<Key>>
  private let headerOf: (Key, Items) -> Header?
  private let footerOf: (Key, Items) -> Footer?
  private let indexTitleOf: (Key) -> String?

  @usableFromInline
  init(
    _ base: Base,
    _ direction: SortDirection,
    _ makeRule: @escaping () -> GroupingRule<Key>,
    header: @escaping (Key, Items) -> Header?,
    footer: @escaping (Key, Items) -> Footer?,
    indexTitle: @escaping (Key) -> String?
  ) {
    self.base = base
    let rows = DerivedBase(base)
    let observed = ObservedRows(of: base, rows)
    timeline = Timeline(Grouping(bases: [rows], observed: [observed], direction: direction, makeRule: makeRule))
    observed?.reader = timeline
    headerOf = header
    footerOf = footer
    indexTitleOf = indexTitle
    changes.source = self
    if base.changes.source == nil { base.changes.source = base }
  }

  public var changes: ContentChannel { timeline.changes }

  // MARK: Reading

  public var numberOfSections: Int { timeline.read { $0.groups.count } }

  public func numberOfItems(inSection section: Int) -> Int {
    timeline.read { state in
      checkIndex(section, of: .section, below: state.groups.count, in: "GroupedDataSource", #function)
      return state.counts[section]
    }
  }

  /// - Complexity: O(log *n*), and that of the base.
  public func item(at index: Int, inSection section: Int) -> Item {
    let row = row(ItemPath(section: section, item: index), #function)
    return timeline.item(ofBase: 0, at: row) { base.item(at: $0.item, inSection: $0.section) }
  }

  public func header(ofSection section: Int) -> Header? { supplement(ofSection: section, by: headerOf, #function) }

  public func footer(ofSection section: Int) -> Footer? { supplement(ofSection: section, by: footerOf, #function) }

  private func supplement<Supplement>(
    ofSection section: Int,
    by compute: (Key, Items) -> Supplement?,
    _ function: StaticString
  ) -> Supplement? {
    let (key, count) = timeline.read { state in
      checkIndex(section, of: .section, below: state.groups.count, in: "GroupedDataSource", function)
      return (state.groups[section], state.counts[section])
    }
    return compute(key, Items(count: count) { self.item(at: $0, inSection: section) })
  }

  public func indexTitle(ofSection section: Int) -> String? { indexTitleOf(key(ofSection: section)) }

  /// The key of a section.
  public func key(ofSection section: Int) -> Key {
    timeline.read { state in
      checkIndex(section, of: .section, below: state.groups.count, in: "GroupedDataSource", #function)
      return state.groups[section]
    }
  }

  private func basePath(_ path: ItemPath, _ function: StaticString) -> ItemPath {
    timeline.path(inBase: 0, of: row(path, function))
  }

  /// The row of the base, as the timeline counts it, of an item.
  private func row(_ path: ItemPath, _ function: StaticString) -> ItemPath {
    timeline.read { state in
      checkIndex(path.section, of: .section, below: state.groups.count, in: "GroupedDataSource", function)
      checkIndex(path.item, of: .item, below: state.counts[path.section], in: "GroupedDataSource", function)
      return state.basePath(path)
    }
  }

  // MARK: Places

  /// A place of an item, which is one of the base.
  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    let path = basePath(ItemPath(section: section, item: index), #function)
    return base.place(at: path.item, inSection: path.section)
  }

  public func indexPath(of place: ItemPlace) -> IndexPath? {
    base.indexPath(of: place).flatMap { timeline.path(ItemPath(section: $0[0], item: $0[1]), ofBase: 0) }
      .map { IndexPath(indexes: [$0.section, $0.item]) }
  }
}

extension DataSource {
  /// The items in sections by a key, with headers and footers.
  ///
  /// - Parameters:
  ///   - key: says which group an item belongs to; a key path does. It is called once for each item that comes or changes.
  ///   - direction: which keys come first.
  ///   - header: computes a group's header; is called when the header is asked for.
  ///   - footer: computes a group's footer; is called when the footer is asked for.
  ///   - indexTitle: the title of a group in the index beside the list; none by default.
  @inlinable
  public func grouped<Key: Comparable, Header, Footer>(
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection = .ascending,
    header: @escaping (Key, GroupedDataSource<Self, Key, Header, Footer>.Items) -> Header?,
    footer: @escaping (Key, GroupedDataSource<Self, Key, Header, Footer>.Items) -> Footer?,
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) -> GroupedDataSource<Self, Key, Header, Footer> {
    GroupedDataSource(
      self,
      direction,
      { .keys(of: self, by: key, direction) },
      header: header,
      footer: footer,
      indexTitle: indexTitle
    )
  }

  /// The items in sections by a key, with headers.
  ///
  /// The parameters are those of ``grouped(by:_:header:footer:indexTitle:)``.
  @inlinable
  public func grouped<Key: Comparable, Header>(
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection = .ascending,
    header: @escaping (Key, GroupedDataSource<Self, Key, Header, Never>.Items) -> Header?,
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) -> GroupedDataSource<Self, Key, Header, Never> {
    grouped(by: key, direction, header: header, footer: { _, _ in nil }, indexTitle: indexTitle)
  }

  /// The items in sections by a key, which is the header.
  ///
  /// The parameters are those of ``grouped(by:_:header:footer:indexTitle:)``.
  @inlinable
  public func grouped<Key: Comparable>(
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection = .ascending,
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) -> GroupedDataSource<Self, Key, Key, Never> {
    grouped(by: key, direction, header: { key, _ in key }, indexTitle: indexTitle)
  }
}

extension GroupedDataSource: BaseEditing {}
extension GroupedDataSource: EditableByPlace where Base: EditableByPlace {}
