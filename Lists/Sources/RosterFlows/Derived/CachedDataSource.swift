/// The items of another data source, each of which is kept once it has been read.
///
/// ```swift
/// let rows = mails.map { MailRow($0, formatted: formatter.string(from: $0.date)) }.cached()
/// ```
///
/// A data source that computes its items, as `MappedDataSource` does, computes them at each access. Here an item is
/// computed when it is first asked for, and again only after the base has said that it changed. `reconfigure(_:)` in the
/// base says so of an item that depends on something else, too.
///
/// - Complexity: O(log *n*) for each item that comes, goes, moves or changes, with no call of the base. It keeps some 10 bytes
///   for each item of the base, and the items that have been read.
@preconcurrency @MainActor public final class CachedDataSource<Base: DataSource>: DerivedDataSource<Base> {
  /// - Parameter base: the data source whose items are shown; it is kept alive.
  init(_ base: Base) {
    let rule = ArrangementRule.all { CacheArrangement<Base.Item>(count: $0) }
    let derivation = Derivation(base, by: rule, .keep, "CachedDataSource")
    super.init(base, derivation)
  }

  /// - Complexity: O(log *n*), and that of the base where the item has not been read.
  public override func item(at index: Int, inSection section: Int) -> Base.Item {
    let (rows, row) = derivation.rows(at: ItemPath(section: section, item: index), #function)
    func read() -> Base.Item {
      derivation.timeline.item(ofBase: 0, at: row) { base.item(at: $0.item, inSection: $0.section) }
    }
    return (rows as? CacheArrangement<Base.Item>)?.item(at: row.item, read) ?? read()
  }

  public override func readItems(at paths: [ItemPath], _ body: @MainActor (_ number: Int, _ item: Base.Item) -> Void) {
    for (number, path) in paths.enumerated() { body(number, item(at: path.item, inSection: path.section)) }
  }
}

extension DataSource {
  /// The same items, each of which is kept once it has been read.
  public func cached() -> CachedDataSource<Self> { CachedDataSource(self) }
}
