/// The data source that another one follows, whatever its items are.
@MainActor struct DerivedBase {
  let changes: ContentChannel
  let numberOfSections: () -> Int
  let numberOfItems: (_ section: Int) -> Int
  let item: (ItemPath) -> Any

  /// - Parameter base: is kept alive.
  init(_ base: some DataSource) {
    changes = base.changes
    numberOfSections = { base.numberOfSections }
    numberOfItems = { base.numberOfItems(inSection: $0) }
    item = { base.item(at: $0.item, inSection: $0.section) }
  }
}
