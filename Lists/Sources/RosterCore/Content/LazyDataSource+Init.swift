extension LazyDataSource where Footer == Never {
  /// Creates sections with headers and without footers.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items in each section.
  ///   - emptySections: The policy for sections without items.
  ///   - header: A closure that computes a section's header from its index in `itemCounts`.
  ///   - indexTitle: A closure that computes a section's index title from its index in `itemCounts`.
  ///   - item: A closure that computes an item from its index in its section and the section's index in `itemCounts`.
  public convenience init(
    itemCounts: [Int],
    emptySections: EmptySections = .keep,
    header: @escaping (_ section: Int) -> Header?,
    indexTitle: @escaping (_ section: Int) -> String? = { _ in nil },
    item: @escaping (_ index: Int, _ section: Int) -> Item
  ) {
    self.init(
      itemCounts: itemCounts,
      emptySections: emptySections,
      header: header,
      footer: { _ in nil },
      indexTitle: indexTitle,
      item: item
    )
  }
}

extension LazyDataSource where Header == Never, Footer == Never {
  /// Creates sections without headers and footers.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items in each section.
  ///   - emptySections: The policy for sections without items.
  ///   - indexTitle: A closure that computes a section's index title from its index in `itemCounts`.
  ///   - item: A closure that computes an item from its index in its section and the section's index in `itemCounts`.
  public convenience init(
    itemCounts: [Int],
    emptySections: EmptySections = .keep,
    indexTitle: @escaping (_ section: Int) -> String? = { _ in nil },
    item: @escaping (_ index: Int, _ section: Int) -> Item
  ) {
    self.init(
      itemCounts: itemCounts,
      emptySections: emptySections,
      header: { _ in nil },
      footer: { _ in nil },
      indexTitle: indexTitle,
      item: item
    )
  }
}
