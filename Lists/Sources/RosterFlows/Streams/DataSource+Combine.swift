#if canImport(Combine)
  import Combine
  import RosterDiagnostics

  extension DataSource {
    /// Shows the newest value of a publisher.
    ///
    /// ```swift
    /// following = content.follow(store.$mails) { $0.apply($1) }
    /// ```
    ///
    /// A publisher that doesn't send values on the main actor needs `receive(on: DispatchQueue.main)`.
    ///
    /// - Parameters:
    ///   - publisher: The publisher of the values, with unlimited demand.
    ///   - interval: The minimum time between two updates.
    ///   - show: A closure that shows a value.
    /// - Returns: The subscription, which you retain to continue.
    public func follow<Values: Publisher>(
      _ publisher: Values,
      atMostEvery interval: Duration = ContentFollowing.frame,
      show: @escaping (Self, Values.Output) -> Void
    ) -> ContentFollowing {
      follow(received(publisher, .bufferingNewest(1)), atMostEvery: interval) { show($0, $1.value) }
    }

    /// Makes the change of each event of a publisher, in order.
    ///
    /// Events that arrive faster than they are shown are handled in one `transaction(animated:_:)`. None is lost.
    ///
    /// - Parameters:
    ///   - publisher: The publisher of the events. If it doesn't send them on the main actor, it needs
    ///     `receive(on: DispatchQueue.main)`.
    ///   - interval: The minimum time between two updates.
    ///   - animated: A Boolean value that indicates whether views animate the updates.
    ///   - make: A closure that changes the content for an event, in a transaction.
    /// - Returns: The subscription, which you retain to continue.
    public func follow<Events: Publisher>(
      events publisher: Events,
      atMostEvery interval: Duration = ContentFollowing.frame,
      animated: Bool = true,
      _ make: @escaping (Self, Events.Output) -> Void
    ) -> ContentFollowing {
      follow(events: received(publisher, .unbounded), atMostEvery: interval, animated: animated) { make($0, $1.value) }
    }

    /// Returns the values of a publisher, which may send many before they are read.
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

  /// A value that's received and shown on the main actor.
  ///
  /// It's unchecked `Sendable`, as it's created and read on the main thread only, which `received(_:_:)` checks.
  private struct Received<Value>: @unchecked Sendable {
    let value: Value
  }

  /// The end of a subscription, from any thread.
  ///
  /// It's unchecked `Sendable`, as only `cancel()` is called, which Combine allows from any thread.
  private final class SubscriptionEnd: @unchecked Sendable {
    private let subscription: AnyCancellable

    init(_ subscription: AnyCancellable) {
      self.subscription = subscription
    }

    func callAsFunction() { subscription.cancel() }
  }
#endif
