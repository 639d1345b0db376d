// Content with headers or footers that can't be presented. The compiler chooses these if nothing else fits, and shows the fix.

extension UITableView {
  @available(
    *,
    unavailable,
    message:
      "make the headers and the footers `String`s or `TableViewHeaderFooterPresentable`s, and leave out the type `any DataSource` or `some DataSource` of a property, which hides them"
  )
  @_disfavoredOverload @discardableResult
  public func attach<Content: DataSource>(_ content: Content) -> TableViewDelegate
  where Content.Item: TableViewPresentable {
    fatalError("unavailable")
  }
}

extension UICollectionView {
  @available(
    *,
    unavailable,
    message:
      "make the headers and the footers `String`s or `CollectionViewSupplementaryPresentable`s, and leave out the type `any DataSource` or `some DataSource` of a property, which hides them"
  )
  @_disfavoredOverload @discardableResult
  public func attach<Content: DataSource>(_ content: Content) -> CollectionViewDelegate
  where Content.Item: CollectionViewPresentable {
    fatalError("unavailable")
  }
}
