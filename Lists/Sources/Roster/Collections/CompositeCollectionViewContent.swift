/// A composite whose children can have any items, headers, and footers that a collection view can present.
///
/// ```swift
/// collectionView.attach(CompositeCollectionViewContent {
///   header
///   orders
/// })
/// ```
public typealias CompositeCollectionViewContent = CompositeDataSource<
  AnyCollectionViewPresentable, AnyCollectionViewSupplementaryPresentable, AnyCollectionViewSupplementaryPresentable
>

extension ContentChild
where
  Item == AnyCollectionViewPresentable,
  Header == AnyCollectionViewSupplementaryPresentable,
  Footer == AnyCollectionViewSupplementaryPresentable
{
  /// Creates a child from any content that a collection view can present.
  @inlinable
  public init<Content: DataSource>(presenting content: Content)
  where
    Content.Item: CollectionViewPresentable,
    Content.Header: CollectionViewSupplementaryPresentable,
    Content.Footer: CollectionViewSupplementaryPresentable
  {
    self.init(
      content,
      item: { AnyCollectionViewPresentable($0) },
      header: { AnyCollectionViewSupplementaryPresentable($0) },
      footer: { AnyCollectionViewSupplementaryPresentable($0) }
    )
    itemType = Content.Item.self
  }
}

extension CompositeBuilder
where
  Item == AnyCollectionViewPresentable,
  Header == AnyCollectionViewSupplementaryPresentable,
  Footer == AnyCollectionViewSupplementaryPresentable
{
  @inlinable @_disfavoredOverload
  public static func buildExpression<Content: DataSource>(_ content: Content) -> [Child]
  where
    Content.Item: CollectionViewPresentable,
    Content.Header: CollectionViewSupplementaryPresentable,
    Content.Footer: CollectionViewSupplementaryPresentable
  {
    [Child(presenting: content)]
  }
}

// Content that collection views can't present. The compiler chooses this if nothing else fits, and shows the fix.
extension CompositeBuilder
where
  Item == AnyCollectionViewPresentable,
  Header == AnyCollectionViewSupplementaryPresentable,
  Footer == AnyCollectionViewSupplementaryPresentable
{
  @available(
    *,
    unavailable,
    message:
      "show content whose items are `CollectionViewPresentable`s and whose headers are `CollectionViewSupplementaryPresentable`s, or `import RosterComposites` to show data sources and delegates"
  )
  @_disfavoredOverload
  public static func buildExpression(_ other: Any) -> [Child] { [] }
}
