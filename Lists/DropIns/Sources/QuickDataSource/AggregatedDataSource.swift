/// Models grouped by a function into sections with headers.
@preconcurrency @MainActor
public final class AggregatedDataSource<I: Aggregating, K: ItemType & Hashable, V: ItemType>:
  NestedDataSource<K>
{
  /// Creates a data source that groups models.
  ///
  /// - Parameters:
  ///   - items: The models.
  ///   - aggregator: A closure that returns the headers and view models of all models. It's called once.
  ///   - sectionsComparator: A closure that returns whether the first header precedes the second.
  public init(
    items: [I],
    aggregator: ([I]) throws -> [K: [V]],
    sectionsComparator: (K, K) throws -> Bool
  ) rethrows {
    try super.init(items: try aggregator(items).mapValues { $0 }, sectionsComparator: sectionsComparator)
  }

  /// Creates the same with view models of several types in a section.
  public init(
    items: [I],
    aggregator: ([I]) throws -> [K: [any ItemType]],
    sectionsComparator: (K, K) throws -> Bool
  ) rethrows {
    try super.init(items: try aggregator(items), sectionsComparator: sectionsComparator)
  }
}
