extension FlatDataSource {
  /// The number of items from which a comparison is worth the way to another thread and back.
  static var longList: Int { 2_000 }
}

extension FlatDataSource where Item: Sendable {
  /// Shows the newest of lists that come one after the other.
  ///
  /// ```swift
  /// following = content.follow(server.mails(), by: .id())
  /// ```
  ///
  /// Long lists are compared away from the main actor, as ``applyInBackground(_:by:animated:)`` does. Of lists that come
  /// faster than they are shown, those between are left out.
  ///
  /// - Parameters:
  ///   - lists: where the lists come from; it is iterated on the main actor.
  ///   - matcher: says which items are the same, and which show the same.
  ///   - interval: how much time is between two lists that are shown, at least.
  ///   - animated: whether views animate the updates.
  /// - Returns: what keeps it going, and tells how far it is.
  public func follow<Lists: AsyncSequence, Matcher: ItemMatcher<Item> & Sendable>(
    _ lists: Lists,
    by matcher: Matcher,
    atMostEvery interval: Duration = ContentFollowing.frame,
    animated: Bool = true
  ) -> ContentFollowing where Lists.Element == [Item] {
    follow(lists, keepsAll: false, interval) { content, lists in
      for list in lists {
        if max(list.count, content.items.count) < Self.longList {
          content.apply(list, by: matcher, animated: animated)
        } else {
          await content.applyInBackground(list, by: matcher, animated: animated)
        }
      }
    }
  }

  /// Shows the newest of lists of items that are matched by their identifier and compared with `==`.
  public func follow<Lists: AsyncSequence>(_ lists: Lists) -> ContentFollowing
  where Lists.Element == [Item], Item: Identifiable & Equatable {
    follow(lists, by: .id())
  }

  /// Shows the newest of lists of values: one that changes becomes another one.
  public func follow<Lists: AsyncSequence>(_ lists: Lists) -> ContentFollowing
  where Lists.Element == [Item], Item: Hashable {
    follow(lists, by: .value())
  }

  /// Shows the newest of lists of items that are matched by their identifier and compared with `==`.
  public func follow<Lists: AsyncSequence>(_ lists: Lists) -> ContentFollowing
  where Lists.Element == [Item], Item: Identifiable & Hashable {
    follow(lists, by: .id())
  }
}
