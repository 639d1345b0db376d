/// A composite of content whose children have items, headers and footers of any types that a table can present.
///
/// ```swift
/// tableView.attach(CompositeTableViewContent {
///   header
///   orders
/// })
/// ```
public typealias CompositeTableViewContent = CompositeDataSource<
  AnyTableViewPresentable, AnyTableViewHeaderFooterPresentable, AnyTableViewHeaderFooterPresentable
>

extension ContentChild
where
  Item == AnyTableViewPresentable,
  Header == AnyTableViewHeaderFooterPresentable,
  Footer == AnyTableViewHeaderFooterPresentable
{
  /// Makes a child of any content that a table can present.
  @inlinable
  public init<Content: DataSource>(presenting content: Content)
  where
    Content.Item: TableViewPresentable,
    Content.Header: TableViewHeaderFooterPresentable,
    Content.Footer: TableViewHeaderFooterPresentable
  {
    self.init(
      content,
      item: { AnyTableViewPresentable($0) },
      header: { AnyTableViewHeaderFooterPresentable($0) },
      footer: { AnyTableViewHeaderFooterPresentable($0) }
    )
    itemType = Content.Item.self
  }
}

extension CompositeBuilder
where
  Item == AnyTableViewPresentable,
  Header == AnyTableViewHeaderFooterPresentable,
  Footer == AnyTableViewHeaderFooterPresentable
{
  @inlinable @_disfavoredOverload
  public static func buildExpression<Content: DataSource>(_ content: Content) -> [Child]
  where
    Content.Item: TableViewPresentable,
    Content.Header: TableViewHeaderFooterPresentable,
    Content.Footer: TableViewHeaderFooterPresentable
  {
    [Child(presenting: content)]
  }
}

// What is no content that a table can present: the compiler chooses this where nothing else fits, and says what to write.
extension CompositeBuilder
where
  Item == AnyTableViewPresentable,
  Header == AnyTableViewHeaderFooterPresentable,
  Footer == AnyTableViewHeaderFooterPresentable
{
  @available(
    *,
    unavailable,
    message:
      "show content whose items are `TableViewPresentable`s and whose headers are `TableViewHeaderFooterPresentable`s, or `import RosterComposites` to show data sources and delegates"
  )
  @_disfavoredOverload
  public static func buildExpression(_ other: Any) -> [Child] { [] }
}
