extension DataSource where Item: Identifiable, Item.ID: Sendable {
  /// The content as Apple's diffable data sources take it: items by identifier, sections by index.
  ///
  /// Identifiers have to differ in all sections, as Apple's snapshots demand.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var snapshot: NSDiffableDataSourceSnapshot<Int, Item.ID> { snapshot { $0 } }

  /// The content as Apple's diffable data sources take it: items by identifier, sections by what identifies them.
  ///
  /// - Parameter sectionIdentifier: what identifies the section at an index; it differs between sections.
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
