extension FlatDataSource {
  /// Shows the newest list of a sequence.
  ///
  /// ```swift
  /// following = content.follow(server.mails(), by: .id())
  /// ```
  ///
  /// Lists are compared on the main actor, as in ``apply(_:by:animated:)``. If lists arrive faster than they are shown, those between
  /// are skipped.
  ///
  /// - Parameters:
  ///   - lists: The sequence of lists, which is iterated on the main actor.
  ///   - matcher: The matcher that finds items that are the same, and those that show the same.
  ///   - interval: The minimum time between two updates.
  ///   - animated: A Boolean value that indicates whether views animate the updates.
  /// - Returns: The subscription, which you retain to continue.
  public func follow<Lists: AsyncSequence, Matcher: ItemMatcher<Item>>(
    _ lists: Lists,
    by matcher: Matcher,
    atMostEvery interval: Duration = ContentFollowing.frame,
    animated: Bool = true
  ) -> ContentFollowing where Lists.Element == [Item] {
    follow(lists, atMostEvery: interval) { $0.apply($1, by: matcher, animated: animated) }
  }

  /// Shows the newest list of a sequence, matching items by identifier and comparing them with `==`.
  public func follow<Lists: AsyncSequence>(_ lists: Lists) -> ContentFollowing
  where Lists.Element == [Item], Item: Identifiable & Equatable {
    follow(lists, by: .id())
  }

  /// Shows the newest list of values: a changed value becomes another item. Values that are `Identifiable`, too, are matched by `id`.
  @_disfavoredOverload
  public func follow<Lists: AsyncSequence>(_ lists: Lists) -> ContentFollowing
  where Lists.Element == [Item], Item: Hashable {
    follow(lists, by: .value())
  }
}
