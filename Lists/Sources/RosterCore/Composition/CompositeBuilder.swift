/// A result builder that makes a composite's children from data sources.
@resultBuilder @preconcurrency @MainActor
public enum CompositeBuilder<Item, Header, Footer> {
  public typealias Child = ContentChild<Item, Header, Footer>

  public static func buildExpression(_ child: Child) -> [Child] { [child] }

  @inlinable
  public static func buildExpression<Content: DataSource>(_ content: Content) -> [Child]
  where Content.Item == Item, Content.Header == Header, Content.Footer == Footer {
    [Child(content)]
  }

  @inlinable @_disfavoredOverload
  public static func buildExpression<Content: DataSource>(_ content: Content) -> [Child]
  where Content.Item == Item, Content.Header == Never, Content.Footer == Never {
    [Child(content)]
  }

  public static func buildExpression(_ children: [Child]) -> [Child] { children }
  public static func buildBlock(_ children: [Child]...) -> [Child] { children.flatMap { $0 } }
  public static func buildOptional(_ children: [Child]?) -> [Child] { children ?? [] }
  public static func buildEither(first children: [Child]) -> [Child] { children }
  public static func buildEither(second children: [Child]) -> [Child] { children }
  public static func buildArray(_ children: [[Child]]) -> [Child] { children.flatMap { $0 } }
}
