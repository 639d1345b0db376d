import Foundation
import RosterDiagnostics

/// Zero or more rows for each item of another data source, in its order and its sections.
///
/// ```swift
/// let lines = orders.flatMapped { $0.lines }
/// ```
///
/// The rows of an item are computed when it comes or changes, and kept. When it changes, rows are compared with those it
/// gave before: by identifier if they are `Identifiable` and `Equatable` or `Hashable`, and one after the other if not. The
/// rows of an item that moves go with it. A closure that reads an `@Observable` item is called again, from iOS 17 on, when what
/// it has read changes.
///
/// Rows are computed, so that they cannot be edited: edit the item that gives them (``ExpandedDataSource/baseIndexPath(of:)``).
///
/// - Complexity: O(log *n* + *k*) for each item that comes, goes, moves or changes, with *k* rows and one call of the
///   closure. It keeps the rows, and some 60 bytes for each item of the base.
@preconcurrency @MainActor
public final class FlatMappedDataSource<Base: DataSource, Row>: ExpandedDataSource<Base, Row> {
  private let expansion: Expansion<FlatMapRule<Row>>

  /// - Parameters:
  ///   - base: the data source whose items give rows; it is kept alive.
  ///   - rows: the rows that an item gives; is called once for each item that comes or changes.
  init(_ base: Base, by rows: @escaping (Base.Item) -> [Row]) {
    let rule = FlatMapRule { rows(base.item(at: $0.item, inSection: $0.section)) }
    expansion = Expansion(base, by: rule, "FlatMappedDataSource")
    super.init(base, expansion)
  }

  /// - Complexity: O(log *n*) in the number of the section's items in the base.
  public override func item(at index: Int, inSection section: Int) -> Row {
    let (span, local, _) = expansion.span(at: ItemPath(section: section, item: index), #function)
    return span.rows[local]
  }

  /// A place of a row, which is one of this data source.
  public override func place(at index: Int, inSection section: Int) -> ItemPlace {
    let path = ItemPath(section: section, item: index)
    _ = expansion.span(at: path, #function)
    return changes.history.place(at: path, in: changes)
  }
}

/// The items of a data source for each item of another one, in its order and its sections.
///
/// ```swift
/// let all = accounts.flatMapped { $0.messages }  // each account has a data source of its own
/// ```
///
/// Each of the data sources keeps changing, and what happens to it is shown in the same round as what happens to the
/// base. It is asked for when its item comes or changes: the closure answers the same one for the same item, or the rows go
/// and others come. Its sections are shown one after the other.
///
/// A place of an item is one of the data source that has it, which takes edits by it.
///
/// - Complexity: O(log *n* + *k*) for each item of the base that comes, goes, moves or changes, with *k* rows; O(log *n*) for
///   each row that comes, goes, moves or changes. It keeps some 200 bytes for each item of the base.
@preconcurrency @MainActor
public final class FlatMappedContentDataSource<Base: DataSource, Child: DataSource>: ExpandedDataSource<
  Base, Child.Item
>
{
  private let expansion: Expansion<ChildrenRule<Child>>

  /// - Parameters:
  ///   - base: the data source whose items have data sources; it is kept alive.
  ///   - content: the data source of an item; is called once for each item that comes or changes.
  init(_ base: Base, by content: @escaping (Base.Item) -> Child) {
    let rule = ChildrenRule { content(base.item(at: $0.item, inSection: $0.section)) }
    expansion = Expansion(base, by: rule, "FlatMappedContentDataSource")
    super.init(base, expansion)
  }

  /// - Complexity: O(log *n*) in the number of the section's items in the base, and what its data source takes.
  public override func item(at index: Int, inSection section: Int) -> Child.Item {
    let (child, local) = child(at: index, inSection: section, #function)
    return child.item(at: local)
  }

  private func child(at index: Int, inSection section: Int, _ function: StaticString) -> (SpanChild<Child>, Int) {
    let (span, local, _) = expansion.span(at: ItemPath(section: section, item: index), function)
    guard let child = span.child else {
      trap(
        "FlatMappedContentDataSource: a row has no data source",
        cause: "it was counted before it was asked for",
        advice: "report this as a bug of Roster"
      )
    }
    return (child, local)
  }

  /// A place of an item, which is one of the data source that has it.
  public override func place(at index: Int, inSection section: Int) -> ItemPlace {
    let (child, local) = child(at: index, inSection: section, #function)
    if let flat = child.flat { return flat.place(at: local, inSection: 0) }
    return child.source.flattened().place(at: local, inSection: 0)
  }

  /// - Complexity: O(log *n*); in a transaction, O(*n*) for an item whose data source has come in it.
  public override func indexPath(of place: ItemPlace) -> IndexPath? {
    if let path = super.indexPath(of: place) { return path }
    guard UpdateCoordinator.shared.readsDrafts else { return nil }
    let paths = expansion.paths { span in
      guard let source = span.child?.source else { return nil }
      return source.indexPath(of: place).map { path in
        (0..<path[0]).reduce(path[1]) { $0 + source.numberOfItems(inSection: $1) }
      }
    }
    return paths.first.map { IndexPath(indexes: [$0.section, $0.item]) }
  }
}

extension DataSource {
  /// The rows that the items give, one after the other, in the same sections.
  ///
  /// - Parameter rows: the rows that an item gives; is called once for each item that comes or changes.
  public func flatMapped<Row>(_ rows: @escaping (Item) -> [Row]) -> FlatMappedDataSource<Self, Row> {
    FlatMappedDataSource(self, by: rows)
  }

  /// The items of the data sources that the items have, one after the other, in the same sections.
  ///
  /// - Parameter content: the data source of an item; it answers the same one for the same item.
  public func flatMapped<Child: DataSource>(
    _ content: @escaping (Item) -> Child
  ) -> FlatMappedContentDataSource<Self, Child> {
    FlatMappedContentDataSource(self, by: content)
  }
}
