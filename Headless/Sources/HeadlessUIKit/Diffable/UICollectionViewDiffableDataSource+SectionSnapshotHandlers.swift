extension UICollectionViewDiffableDataSource {
  /// What a collection's data source asks and tells when the user expands or collapses an item.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether an item can be expanded; without it, all can.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item can be collapsed; without it, all can.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives what is below an item that is being expanded, from what was below it.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// No handlers.
    public init() {}
  }
}
