extension UICollectionViewDiffableDataSource {
  /// What a collection's data source asks and tells when the user moves an item.
  public struct ReorderingHandlers {
    /// Whether an item can be moved; without it, none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the content changes. It applies nothing.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the content has changed.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// No handlers.
    public init() {}
  }
}
