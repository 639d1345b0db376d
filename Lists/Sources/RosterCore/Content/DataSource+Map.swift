extension DataSource {
  /// Returns the same content with each item transformed, such as a model into its row's view model.
  ///
  /// - Parameter transform: A closure that's called at each access to an item. Its results aren't stored.
  @inlinable
  public func map<NewItem>(_ transform: @escaping (Item) -> NewItem) -> MappedDataSource<Self, NewItem> {
    MappedDataSource(self, transform: transform)
  }
}
