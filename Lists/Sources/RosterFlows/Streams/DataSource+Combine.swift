#if canImport(Combine)
  import Combine
  import RosterDiagnostics

  extension DataSource {
    /// Shows the newest of the values of a publisher.
    ///
    /// ```swift
    /// following = content.follow(store.$mails) { $0.apply($1) }
    /// ```
    ///
    /// Values are received on the main actor; a publisher that sends them elsewhere needs `receive(on: DispatchQueue.main)`.
    ///
    /// - Parameters:
    ///   - publisher: where the values come from; all that it has are asked for.
    ///   - interval: how much time is between two values that are shown, at least.
    ///   - show: shows a value.
    /// - Returns: what keeps it going, and tells how far it is.
    public func follow<Values: Publisher>(
      _ publisher: Values,
      atMostEvery interval: Duration = ContentFollowing.frame,
      show: @escaping (Self, Values.Output) -> Void
    ) -> ContentFollowing {
      follow(received(publisher, .bufferingNewest(1)), atMostEvery: interval) { show($0, $1.value) }
    }

    /// Makes each change that a publisher of events tells of, in their order.
    ///
    /// Events that come faster than they are shown are made in one `transaction(animated:_:)`: none is lost.
    ///
    /// - Parameters:
    ///   - publisher: where the events come from. They are received on the main actor; a publisher that sends them elsewhere
    ///     needs `receive(on: DispatchQueue.main)`.
    ///   - interval: how much time is between two updates, at least.
    ///   - animated: whether views animate the updates.
    ///   - make: changes the content by an event, in a transaction.
    /// - Returns: what keeps it going, and tells how far it is.
    public func follow<Events: Publisher>(
      events publisher: Events,
      atMostEvery interval: Duration = ContentFollowing.frame,
      animated: Bool = true,
      _ make: @escaping (Self, Events.Output) -> Void
    ) -> ContentFollowing {
      follow(events: received(publisher, .unbounded), atMostEvery: interval, animated: animated) { make($0, $1.value) }
    }

    /// The values of a publisher, which may send many before they are asked for.
    private func received<Values: Publisher>(
      _ publisher: Values,
      _ policy: AsyncThrowingStream<Received<Values.Output>, any Error>.Continuation.BufferingPolicy
    ) -> AsyncThrowingStream<Received<Values.Output>, any Error> {
      AsyncThrowingStream(bufferingPolicy: policy) { continuation in
        let subscription = publisher.sink { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        } receiveValue: { value in
          guard MainThread.isCurrent else {
            trap(
              "A publisher that content follows sent a value outside the main actor",
              cause: "it works on a queue of its own",
              advice: "follow `publisher.receive(on: DispatchQueue.main)`"
            )
          }
          continuation.yield(Received(value: value))
        }
        let end = SubscriptionEnd(subscription)
        continuation.onTermination = { _ in end() }
      }
    }
  }

  /// A value that is received and shown on the main actor.
  ///
  /// Sendable unchecked: it is made and read on the main thread only, as `received(_:_:)` checks.
  private struct Received<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Ends a subscription, from any thread.
  ///
  /// Sendable unchecked: `cancel()` of Combine's subscriptions may be called from any thread, and nothing else is.
  private final class SubscriptionEnd: @unchecked Sendable {
    private let subscription: AnyCancellable

    init(_ subscription: AnyCancellable) {
      self.subscription = subscription
    }

    func callAsFunction() { subscription.cancel() }
  }
#endif
