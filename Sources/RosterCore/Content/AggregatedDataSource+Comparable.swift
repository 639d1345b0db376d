extension AggregatedDataSource where Key: Comparable {
  /// Groups in increasing order of their keys.
  ///
  /// The parameters are those of
  /// ``init(_:by:sectionsBy:itemsBy:emptySections:duplicates:header:footer:indexTitle:)``.
  public convenience init(
    _ items: [Item],
    by key: @escaping (Item) -> Key,
    itemsBy itemsAreInIncreasingOrder: ((Item, Item) -> Bool)? = nil,
    emptySections: EmptySections = .drop,
    duplicates: DuplicatePolicy? = nil,
    header: @escaping (Key, [Item]) -> Header?,
    footer: @escaping (Key, [Item]) -> Footer?,
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) {
    self.init(
      items,
      by: key,
      sectionsBy: { SortDirection.ascending.puts($0, before: $1) },
      itemsBy: itemsAreInIncreasingOrder,
      emptySections: emptySections,
      duplicates: duplicates,
      header: header,
      footer: footer,
      indexTitle: indexTitle
    )
  }
}

extension AggregatedDataSource where Key: Comparable, Footer == Never {
  /// Groups with headers and without footers in increasing order of their keys.
  ///
  /// The parameters are those of
  /// ``init(_:by:sectionsBy:itemsBy:emptySections:duplicates:header:footer:indexTitle:)``.
  public convenience init(
    _ items: [Item],
    by key: @escaping (Item) -> Key,
    itemsBy itemsAreInIncreasingOrder: ((Item, Item) -> Bool)? = nil,
    emptySections: EmptySections = .drop,
    duplicates: DuplicatePolicy? = nil,
    header: @escaping (Key, [Item]) -> Header?,
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) {
    self.init(
      items,
      by: key,
      sectionsBy: { SortDirection.ascending.puts($0, before: $1) },
      itemsBy: itemsAreInIncreasingOrder,
      emptySections: emptySections,
      duplicates: duplicates,
      header: header,
      indexTitle: indexTitle
    )
  }
}

extension AggregatedDataSource where Key: Comparable, Header == Never, Footer == Never {
  /// Groups without headers and footers in increasing order of their keys.
  ///
  /// The parameters are those of
  /// ``init(_:by:sectionsBy:itemsBy:emptySections:duplicates:header:footer:indexTitle:)``.
  public convenience init(
    _ items: [Item],
    by key: @escaping (Item) -> Key,
    itemsBy itemsAreInIncreasingOrder: ((Item, Item) -> Bool)? = nil,
    emptySections: EmptySections = .drop,
    duplicates: DuplicatePolicy? = nil,
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) {
    self.init(
      items,
      by: key,
      sectionsBy: { SortDirection.ascending.puts($0, before: $1) },
      itemsBy: itemsAreInIncreasingOrder,
      emptySections: emptySections,
      duplicates: duplicates,
      indexTitle: indexTitle
    )
  }
}
