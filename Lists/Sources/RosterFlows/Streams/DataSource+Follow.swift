import RosterCore

extension DataSource {
  /// Shows the newest of whole values that come one after the other.
  ///
  /// ```swift
  /// following = content.follow(prices) { $0.apply($1) }
  /// ```
  ///
  /// Of values that come faster than they are shown, those between are left out. The first is shown in the next turn of
  /// the main actor.
  ///
  /// - Parameters:
  ///   - values: where the values come from. It is iterated on the main actor, and is asked for the next one while the
  ///     last is being shown.
  ///   - interval: how much time is between two values that are shown, at least.
  ///   - show: shows a value, on the main actor.
  /// - Returns: what keeps it going, and tells how far it is.
  public func follow<Values: AsyncSequence>(
    _ values: Values,
    atMostEvery interval: Duration = ContentFollowing.frame,
    show: @escaping (Self, Values.Element) -> Void
  ) -> ContentFollowing {
    follow(values, keepsAll: false, interval) { content, values in
      for value in values { show(content, value) }
    }
  }

  /// Makes each change that a source of events tells of, in their order.
  ///
  /// ```swift
  /// following = chat.follow(events: socket.messages) { chat, message in chat.append(message) }
  /// ```
  ///
  /// Events that come faster than they are shown are made in one `transaction(animated:_:)`: none is lost, and views get
  /// one update. A source that is 10,000 events ahead is asked for no more until they are shown.
  ///
  /// - Parameters:
  ///   - events: where the events come from; it is iterated on the main actor.
  ///   - interval: how much time is between two updates, at least.
  ///   - animated: whether views animate the updates.
  ///   - make: changes the content by an event, in a transaction.
  /// - Returns: what keeps it going, and tells how far it is.
  public func follow<Events: AsyncSequence>(
    events: Events,
    atMostEvery interval: Duration = ContentFollowing.frame,
    animated: Bool = true,
    _ make: @escaping (Self, Events.Element) -> Void
  ) -> ContentFollowing {
    follow(events, keepsAll: true, interval) { content, events in
      transaction(animated: animated) {
        for event in events { make(content, event) }
      }
    }
  }

  /// Iterates over a source, and shows what comes.
  ///
  /// - Parameters:
  ///   - keepsAll: whether all elements are shown, in their order; otherwise the newest is.
  ///   - show: shows elements.
  func follow<Source: AsyncSequence>(
    _ source: Source,
    keepsAll: Bool,
    _ interval: Duration,
    show: @escaping @MainActor (Self, [Source.Element]) -> Void
  ) -> ContentFollowing {
    let following = ContentFollowing()
    let elements = FollowedElements<Source.Element>(keepsAll: keepsAll, every: interval) {
      [weak self, weak following] elements in
      guard let self, let following, following.isActive else { return }
      following.note()
      show(self, elements)
    }
    let task = Task { [weak following] in
      var failure: (any Error)?
      do {
        var count = 0
        for try await element in source {
          if Task.isCancelled { break }
          elements.take(element)
          count += 1
          if elements.isFull {
            await elements.drain()
          } else if count.isMultiple(of: 64) {
            // A source that always has another one would keep the main actor to itself.
            await Task.yield()
          }
        }
      } catch {
        failure = error
      }
      if Task.isCancelled { elements.cancel() } else { await elements.drain() }
      following?.end(Task.isCancelled ? .cancelled : failure.map { .failed($0) } ?? .finished)
    }
    following.begin { task.cancel() }
    changes.endWithContent(task)
    return following
  }
}
