import Roster

/// A data source with Roster's content, whose changes views follow.
@MainActor protocol ContentProviding: DataSourceType {
  /// Creates a composite's child from the content.
  func makeChild<Header>(header: @escaping @MainActor (any ItemType) -> Header?)
    -> ContentChild<PresentedItem, Header, Never>
}

extension DataSourceType {
  /// Returns the items as table and collection views present them.
  func content<Header>(header: @escaping @MainActor (any ItemType) -> Header?)
    -> CompositeDataSource<PresentedItem, Header, Never>
  {
    let child = (self as? any ContentProviding)?.makeChild(header: header)
    return CompositeDataSource([child ?? ContentChild(ItemContent(self, header: header))])
  }
}
