/// The items of several data sources in one section, in the order of a key or a comparator.
public typealias MergedDataSource<Item> = SortedDataSource<FlattenedDataSource<CompositeDataSource<Item, Never, Never>>>

extension DataSource {
  /// The items of this and other data sources in one section, in the order of a key.
  ///
  /// ```swift
  /// let all = inbox.merged(with: sent, drafts, by: \.date, .descending)
  /// ```
  ///
  /// Items with equal keys are in the order of the data sources, and then in that in which they are there. The data sources
  /// need not be sorted. An item that goes from one to another in one update moves. A place of an item is one of the data
  /// source that has it, which takes edits by it. Keys that are texts are compared by `<`, unless an order is given.
  ///
  /// - Parameters:
  ///   - others: the other data sources; they are kept alive.
  ///   - key: computes the key of an item; a key path does. It is called once for each item that comes or changes.
  ///   - direction: which keys come first.
  /// - Complexity: O(log *n*) for each item that comes, goes, moves or changes. It keeps two numbers for each item, some 18
  ///   bytes, and its key.
  @inlinable
  public func merged<Key: Comparable>(
    with others: any DataSource<Item>...,
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection = .ascending
  ) -> MergedDataSource<Item> {
    joined(with: others).sorted(by: key, direction)
  }

  /// The items of this and other data sources in one section, in an order.
  ///
  /// Items in the same place are in the order of the data sources, and then in that in which they are there.
  ///
  /// - Parameters:
  ///   - others: the other data sources; they are kept alive.
  ///   - areInIncreasingOrder: whether the first item comes before the second.
  @inlinable
  public func merged(
    with others: any DataSource<Item>...,
    by areInIncreasingOrder: @escaping (Item, Item) -> Bool
  ) -> MergedDataSource<Item> {
    joined(with: others).sorted(by: areInIncreasingOrder)
  }

  @usableFromInline
  func joined(with others: [any DataSource<Item>]) -> FlattenedDataSource<CompositeDataSource<Item, Never, Never>> {
    func child(_ source: some DataSource<Item>) -> ContentChild<Item, Never, Never> {
      ContentChild(source.flattened())
    }
    return CompositeDataSource([child(self)] + others.map { child($0) }).flattened()
  }
}
