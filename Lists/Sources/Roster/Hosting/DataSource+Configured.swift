import RosterFlows

extension DataSource {
  /// The same content with each item shown by a content configuration, in a table or a collection, without a cell class.
  ///
  /// ```swift
  /// let rows = movies.configured { movie in
  ///   var content = UIListContentConfiguration.cell()
  ///   content.text = movie.title
  ///   return content
  /// }
  /// tableView.attach(rows).onSelect(Movie.self) { movie in print(movie.title) }
  /// ```
  ///
  /// - Parameters:
  ///   - remembersSizes: whether an item that is equal to one that was measured has its size: contents are then measured
  ///     once for each width, text size and item. Say `false` where contents depend on more than their items. Items that are
  ///     objects, that are not `Equatable`, or that have neither an `id` nor a hash, are measured each time.
  ///   - configuration: makes the content of an item, each time that a cell is filled with it.
  public func configured<Configuration: UIContentConfiguration>(
    remembersSizes: Bool = true,
    _ configuration: @escaping @MainActor (Item) -> Configuration
  ) -> MappedDataSource<Self, ConfiguredItem<Item, Configuration>> {
    let way = remembersSizes ? WayOfShowing() : nil
    return map { ConfiguredItem($0, way, configuration) }
  }
}
