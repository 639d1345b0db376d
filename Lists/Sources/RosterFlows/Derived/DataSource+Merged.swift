/// The items of several data sources in one section, in an order.
public typealias MergedDataSource<Item> = SortedDataSource<FlattenedDataSource<CompositeDataSource<Item, Never, Never>>>

extension DataSource {
  /// Returns the items of this and other data sources in one section, in an order.
  ///
  /// ```swift
  /// let all = inbox.merged(with: sent, drafts, by: Sorter(\.date, .descending))
  /// ```
  ///
  /// Equal items are in the order of the data sources, then in their own order. The data sources needn't be sorted. An item that
  /// moves from one to another in one update moves here, too. A place of an item belongs to the data source that has it, which takes
  /// edits by it.
  ///
  /// - Parameters:
  ///   - others: The other data sources. They are retained.
  ///   - sorter: The order of the items, which you can change.
  /// - Complexity: O(log *n*) for each inserted, removed, moved, or changed item. It retains two numbers for each item, some 18
  ///   bytes, and its key.
  @inlinable
  public func merged(with others: any DataSource<Item>..., by sorter: Sorter<Item>) -> MergedDataSource<Item> {
    joined(with: others).sorted(by: sorter)
  }

  @usableFromInline
  func joined(with others: [any DataSource<Item>]) -> FlattenedDataSource<CompositeDataSource<Item, Never, Never>> {
    func child(_ source: some DataSource<Item>) -> ContentChild<Item, Never, Never> {
      ContentChild(source.flattened())
    }
    return CompositeDataSource([child(self)] + others.map { child($0) }).flattened()
  }
}
