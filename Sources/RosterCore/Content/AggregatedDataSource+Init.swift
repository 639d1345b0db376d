extension AggregatedDataSource where Footer == Never {
  /// Groups with headers and without footers.
  ///
  /// The parameters are those of
  /// ``init(_:by:sectionsBy:itemsBy:emptySections:duplicates:header:footer:indexTitle:)``.
  public convenience init(
    _ items: [Item],
    by key: @escaping (Item) -> Key,
    sectionsBy keysAreInIncreasingOrder: @escaping (Key, Key) -> Bool,
    itemsBy itemsAreInIncreasingOrder: ((Item, Item) -> Bool)? = nil,
    emptySections: EmptySections = .drop,
    duplicates: DuplicatePolicy? = nil,
    header: @escaping (Key, [Item]) -> Header?,
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) {
    self.init(
      items,
      by: key,
      sectionsBy: keysAreInIncreasingOrder,
      itemsBy: itemsAreInIncreasingOrder,
      emptySections: emptySections,
      duplicates: duplicates,
      header: header,
      footer: { _, _ in nil },
      indexTitle: indexTitle
    )
  }
}

extension AggregatedDataSource where Header == Never, Footer == Never {
  /// Groups without headers and footers.
  ///
  /// The parameters are those of
  /// ``init(_:by:sectionsBy:itemsBy:emptySections:duplicates:header:footer:indexTitle:)``.
  public convenience init(
    _ items: [Item],
    by key: @escaping (Item) -> Key,
    sectionsBy keysAreInIncreasingOrder: @escaping (Key, Key) -> Bool,
    itemsBy itemsAreInIncreasingOrder: ((Item, Item) -> Bool)? = nil,
    emptySections: EmptySections = .drop,
    duplicates: DuplicatePolicy? = nil,
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) {
    self.init(
      items,
      by: key,
      sectionsBy: keysAreInIncreasingOrder,
      itemsBy: itemsAreInIncreasingOrder,
      emptySections: emptySections,
      duplicates: duplicates,
      header: { _, _ in nil },
      footer: { _, _ in nil },
      indexTitle: indexTitle
    )
  }
}
