extension LazyDataSource where Footer == Never {
  /// Sections with headers and without footers.
  ///
  /// - Parameters:
  ///   - itemCounts: the number of items in each section.
  ///   - emptySections: whether sections without items are shown.
  ///   - header: computes the header of a section, given its index in `itemCounts`.
  ///   - indexTitle: computes the index title of a section, given its index in `itemCounts`.
  ///   - item: computes an item, given its index in its section and the section's index in `itemCounts`.
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
  /// Sections without headers and footers.
  ///
  /// - Parameters:
  ///   - itemCounts: the number of items in each section.
  ///   - emptySections: whether sections without items are shown.
  ///   - indexTitle: computes the index title of a section, given its index in `itemCounts`.
  ///   - item: computes an item, given its index in its section and the section's index in `itemCounts`.
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
