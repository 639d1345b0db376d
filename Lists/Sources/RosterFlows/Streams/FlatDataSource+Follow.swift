extension FlatDataSource {
  /// Shows the newest of lists that come one after the other.
  ///
  /// ```swift
  /// following = content.follow(server.mails(), by: .id())
  /// ```
  ///
  /// Lists are compared on the main actor, as ``apply(_:by:animated:)`` does. Of lists that come faster than they are shown,
  /// those between are left out.
  ///
  /// - Parameters:
  ///   - lists: where the lists come from; it is iterated on the main actor.
  ///   - matcher: says which items are the same, and which show the same.
  ///   - interval: how much time is between two lists that are shown, at least.
  ///   - animated: whether views animate the updates.
  /// - Returns: what keeps it going, and tells how far it is.
  public func follow<Lists: AsyncSequence, Matcher: ItemMatcher<Item>>(
    _ lists: Lists,
    by matcher: Matcher,
    atMostEvery interval: Duration = ContentFollowing.frame,
    animated: Bool = true
  ) -> ContentFollowing where Lists.Element == [Item] {
    follow(lists, atMostEvery: interval) { $0.apply($1, by: matcher, animated: animated) }
  }

  /// Shows the newest of lists of items that are matched by their identifier and compared with `==`.
  public func follow<Lists: AsyncSequence>(_ lists: Lists) -> ContentFollowing
  where Lists.Element == [Item], Item: Identifiable & Equatable {
    follow(lists, by: .id())
  }

  /// Shows the newest of lists of values: one that changes becomes another one. Values that are `Identifiable`, too, are matched by `id`.
  @_disfavoredOverload
  public func follow<Lists: AsyncSequence>(_ lists: Lists) -> ContentFollowing
  where Lists.Element == [Item], Item: Hashable {
    follow(lists, by: .value())
  }
}
