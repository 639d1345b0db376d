/// The items of several data sources in one section, in an order.
public typealias MergedDataSource<Item> = SortedDataSource<FlattenedDataSource<CompositeDataSource<Item, Never, Never>>>

extension DataSource {
  /// The items of this and other data sources in one section, in an order.
  ///
  /// ```swift
  /// let all = inbox.merged(with: sent, drafts, by: Sorter(\.date, .descending))
  /// ```
  ///
  /// Items in the same place are in the order of the data sources, and then in that in which they are there. The data sources
  /// need not be sorted. An item that goes from one to another in one update moves. A place of an item is one of the data
  /// source that has it, which takes edits by it.
  ///
  /// - Parameters:
  ///   - others: the other data sources; they are kept alive.
  ///   - sorter: says which item comes before which; it may be changed.
  /// - Complexity: O(log *n*) for each item that comes, goes, moves or changes. It keeps two numbers for each item, some 18
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
