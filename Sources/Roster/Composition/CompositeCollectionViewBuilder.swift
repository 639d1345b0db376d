/// Makes the children of a composite out of the data sources, delegates and content in a closure.
@resultBuilder @preconcurrency @MainActor
public enum CompositeCollectionViewBuilder {
  public typealias Child = CompositeCollectionViewDataSource.Child

  public static func buildExpression(_ child: Child) -> [Child] { [child] }
  public static func buildExpression(_ dataSource: any UICollectionViewDataSource) -> [Child] { [Child(dataSource)] }
  public static func buildExpression(_ delegate: CollectionViewDelegate) -> [Child] { [Child(delegate)] }

  public static func buildExpression<Content: DataSource>(_ content: Content) -> [Child]
  where
    Content.Item: CollectionViewPresentable,
    Content.Header: CollectionViewSupplementaryPresentable,
    Content.Footer: CollectionViewSupplementaryPresentable
  {
    [Child(content)]
  }

  public static func buildBlock(_ children: [Child]...) -> [Child] { children.flatMap { $0 } }
  public static func buildOptional(_ children: [Child]?) -> [Child] { children ?? [] }
  public static func buildEither(first children: [Child]) -> [Child] { children }
  public static func buildEither(second children: [Child]) -> [Child] { children }
  public static func buildArray(_ children: [[Child]]) -> [Child] { children.flatMap { $0 } }
}
