import Roster

// A composite's children from the data sources, delegates, and content in a closure.

extension MixedListBuilder where Element == CompositeTableViewDataSource.Child {
  @preconcurrency @MainActor
  public static func buildExpression(_ dataSource: any UITableViewDataSource) -> [Element] { [Element(dataSource)] }
  @preconcurrency @MainActor
  public static func buildExpression(_ delegate: TableViewDelegate) -> [Element] { [Element(delegate)] }

  @preconcurrency @MainActor
  public static func buildExpression<Content: DataSource>(_ content: Content) -> [Element]
  where
    Content.Item: TableViewPresentable,
    Content.Header: TableViewHeaderFooterPresentable,
    Content.Footer: TableViewHeaderFooterPresentable
  {
    [Element(content)]
  }
}

extension MixedListBuilder where Element == CompositeCollectionViewDataSource.Child {
  @preconcurrency @MainActor
  public static func buildExpression(_ dataSource: any UICollectionViewDataSource) -> [Element] {
    [Element(dataSource)]
  }
  @preconcurrency @MainActor
  public static func buildExpression(_ delegate: CollectionViewDelegate) -> [Element] { [Element(delegate)] }

  @preconcurrency @MainActor
  public static func buildExpression<Content: DataSource>(_ content: Content) -> [Element]
  where
    Content.Item: CollectionViewPresentable,
    Content.Header: CollectionViewSupplementaryPresentable,
    Content.Footer: CollectionViewSupplementaryPresentable
  {
    [Element(content)]
  }
}
