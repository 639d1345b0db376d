import RosterFlows

extension DataSource {
  /// Returns the same content with a content configuration for each item, without a cell class.
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
  ///   - remembersSizes: A Boolean value that indicates whether equal items share measured sizes. Contents are then measured once
  ///     for each width, text size, and item. Use `false` if contents depend on more than their items. Objects, items that aren't
  ///     `Equatable`, and items with neither an `id` nor a hash are always measured.
  ///   - configuration: A closure that returns the content configuration of an item, each time a cell is filled.
  public func configured<Configuration: UIContentConfiguration>(
    remembersSizes: Bool = true,
    _ configuration: @escaping @MainActor (Item) -> Configuration
  ) -> MappedDataSource<Self, ConfiguredItem<Item, Configuration>> {
    let way = remembersSizes ? WayOfShowing() : nil
    return map { ConfiguredItem($0, way, configuration) }
  }
}
