import Roster

/// A data source with content of Roster's, whose changes views follow.
@MainActor protocol ContentProviding: DataSourceType {
  /// Makes the content a child of a composite.
  func makeChild<Header>(header: @escaping @MainActor (any ItemType) -> Header?)
    -> ContentChild<PresentedItem, Header, Never>
}

extension DataSourceType {
  /// The items as a table and a collection present them.
  func content<Header>(header: @escaping @MainActor (any ItemType) -> Header?)
    -> CompositeDataSource<PresentedItem, Header, Never>
  {
    let child = (self as? any ContentProviding)?.makeChild(header: header)
    return CompositeDataSource([child ?? ContentChild(ItemContent(self, header: header))])
  }
}
