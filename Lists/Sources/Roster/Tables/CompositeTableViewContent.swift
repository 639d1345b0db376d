/// A composite whose children can have any items, headers, and footers that a table view can present.
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
  /// Creates a child from any content that a table view can present.
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

// Content that table views can't present. The compiler chooses this if nothing else fits, and shows the fix.
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
