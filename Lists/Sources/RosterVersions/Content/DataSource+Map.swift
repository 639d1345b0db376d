extension DataSource {
  /// The same content with each item turned into something else, such as a model into the view model of its row.
  ///
  /// - Parameter transform: is called at each access to an item; its results are not kept.
  @inlinable
  public func map<NewItem>(_ transform: @escaping (Item) -> NewItem) -> MappedDataSource<Self, NewItem> {
    MappedDataSource(self, transform: transform)
  }
}
