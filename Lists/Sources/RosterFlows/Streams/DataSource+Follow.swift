import RosterCore

extension DataSource {
  /// Shows the newest value of a sequence.
  ///
  /// ```swift
  /// following = content.follow(prices) { $0.apply($1) }
  /// ```
  ///
  /// If values arrive faster than they are shown, those between are skipped. The first is shown in the next turn of the main actor.
  ///
  /// - Parameters:
  ///   - values: The sequence of values. It's iterated on the main actor, and continues while a value is shown.
  ///   - interval: The minimum time between two updates.
  ///   - show: A closure that shows a value, on the main actor.
  /// - Returns: The subscription, which you retain to continue.
  public func follow<Values: AsyncSequence>(
    _ values: Values,
    atMostEvery interval: Duration = ContentFollowing.frame,
    show: @escaping (Self, Values.Element) -> Void
  ) -> ContentFollowing {
    follow(values, keepsAll: false, interval) { content, values in
      for value in values { show(content, value) }
    }
  }

  /// Makes the change of each event of a sequence, in order.
  ///
  /// ```swift
  /// following = chat.follow(events: socket.messages) { chat, message in chat.append(message) }
  /// ```
  ///
  /// Events that arrive faster than they are shown are handled in one `transaction(animated:_:)`, as one update. None is lost. A
  /// source that's 10,000 events ahead waits until they are shown.
  ///
  /// - Parameters:
  ///   - events: The sequence of events, which is iterated on the main actor.
  ///   - interval: The minimum time between two updates.
  ///   - animated: A Boolean value that indicates whether views animate the updates.
  ///   - make: A closure that changes the content for an event, in a transaction.
  /// - Returns: The subscription, which you retain to continue.
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

  /// Iterates over a source, and shows its elements.
  ///
  /// - Parameters:
  ///   - keepsAll: A Boolean value that indicates whether all elements are shown in order, or only the newest.
  ///   - show: A closure that shows elements.
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
            // A source that always has another element would block the main actor.
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
