/// Models grouped by a function into sections with headers.
@preconcurrency @MainActor
public final class AggregatedDataSource<I: Aggregating, K: ItemType & Hashable, V: ItemType>:
  NestedDataSource<K>
{
  /// - Parameters:
  ///   - items: the models.
  ///   - aggregator: makes the headers and view models of all models; is called once.
  ///   - sectionsComparator: whether the first header comes before the second.
  public init(
    items: [I],
    aggregator: ([I]) throws -> [K: [V]],
    sectionsComparator: (K, K) throws -> Bool
  ) rethrows {
    try super.init(items: try aggregator(items).mapValues { $0 }, sectionsComparator: sectionsComparator)
  }

  /// The same with view models of several types in a section.
  public init(
    items: [I],
    aggregator: ([I]) throws -> [K: [any ItemType]],
    sectionsComparator: (K, K) throws -> Bool
  ) rethrows {
    try super.init(items: try aggregator(items), sectionsComparator: sectionsComparator)
  }
}
