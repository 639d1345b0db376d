/// A composite of content whose children have items, headers and footers of any types that a collection can present.
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
  /// Makes a child of any content that a collection can present.
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

// What is no content that a collection can present: the compiler chooses this where nothing else fits, and says what to write.
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
