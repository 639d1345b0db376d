extension DataSource where Item: Identifiable, Item.ID: Sendable {
  /// A snapshot of the content for Apple's diffable data sources, with items by identifier and sections by index.
  ///
  /// Identifiers must be unique across all sections.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var snapshot: NSDiffableDataSourceSnapshot<Int, Item.ID> { snapshot { $0 } }

  /// Returns a snapshot of the content for Apple's diffable data sources, with items and sections by identifier.
  ///
  /// - Parameter sectionIdentifier: A closure that returns a unique identifier of the section at an index.
  /// - Complexity: O(*n*) for *n* items.
  public func snapshot<Section: Hashable & Sendable>(
    sectionIdentifier: (_ section: Int) -> Section
  ) -> NSDiffableDataSourceSnapshot<Section, Item.ID> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()
    let sections = (0..<numberOfSections).map(sectionIdentifier)
    snapshot.appendSections(sections)
    for (index, section) in sections.enumerated() {
      let items = (0..<numberOfItems(inSection: index)).map { item(at: $0, inSection: index).id }
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }
}
