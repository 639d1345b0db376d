/// Makes the children of a composite out of the data sources, delegates and content in a closure.
@resultBuilder @preconcurrency @MainActor
public enum CompositeTableViewBuilder {
  public typealias Child = CompositeTableViewDataSource.Child

  public static func buildExpression(_ child: Child) -> [Child] { [child] }
  public static func buildExpression(_ dataSource: any UITableViewDataSource) -> [Child] { [Child(dataSource)] }
  public static func buildExpression(_ delegate: TableViewDelegate) -> [Child] { [Child(delegate)] }

  public static func buildExpression<Content: DataSource>(_ content: Content) -> [Child]
  where
    Content.Item: TableViewPresentable,
    Content.Header: TableViewHeaderFooterPresentable,
    Content.Footer: TableViewHeaderFooterPresentable
  {
    [Child(content)]
  }

  public static func buildBlock(_ children: [Child]...) -> [Child] { children.flatMap { $0 } }
  public static func buildOptional(_ children: [Child]?) -> [Child] { children ?? [] }
  public static func buildEither(first children: [Child]) -> [Child] { children }
  public static func buildEither(second children: [Child]) -> [Child] { children }
  public static func buildArray(_ children: [[Child]]) -> [Child] { children.flatMap { $0 } }
}
