#if canImport(Observation)
  import Observation

  @available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *)
  extension DataSource {
    /// Shows a value that's read from `@Observable` models, now and after each change.
    ///
    /// ```swift
    /// following = content.follow(observing: { [weak model] in model?.mails }) { $0.apply($1) }
    /// ```
    ///
    /// The first value is shown at once. Changes in one turn of the main actor are one value. An array's property reports changes of
    /// the array, not of its items, so read the visible properties in the closure. Roster calls the closure twice for each value, so
    /// that a change that the closure makes isn't lost.
    ///
    /// - Parameters:
    ///   - read: A closure that returns the value, or `nil` to end, such as when a model is gone.
    ///   - interval: The minimum time between two updates.
    ///   - show: A closure that shows a value.
    /// - Returns: The subscription, which you retain to continue.
    public func follow<Value>(
      observing read: @escaping @MainActor () -> Value?,
      atMostEvery interval: Duration = ContentFollowing.frame,
      show: @escaping (Self, Value) -> Void
    ) -> ContentFollowing {
      let following = ContentFollowing()
      let elements = FollowedElements<Value>(keepsAll: false, every: interval) {
        [weak self, weak following] values in
        guard let self, following?.isActive == true else { return }
        for value in values { show(self, value) }
      }
      let observed = ObservedValue(read)
      observed.onChange = { [weak self, weak following, weak observed] in
        guard let following, following.isActive else { return }
        guard self != nil else { return following.end(.cancelled) }
        guard let value = observed?.read() else { return following.end(.finished) }
        elements.take(value)
      }
      following.begin(keeping: observed)
      if let value = observed.read() {
        following.note()
        elements.noteShown()
        show(self, value)
      } else {
        following.end(.finished)
      }
      return following
    }
  }

  /// A value that is read from observable models.
  @available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *)
  @MainActor private final class ObservedValue<Value> {
    /// A closure that's called in a turn of the main actor after a property that was read has changed.
    var onChange: () -> Void = {}
    private let value: @MainActor () -> Value?
    private var reads: ObservedReads?

    init(_ value: @escaping @MainActor () -> Value?) {
      self.value = value
    }

    /// Reads the value, and observes its properties until one changes.
    ///
    /// Tracking begins at the end of a read, and doesn't report changes that the read makes. So the value is read twice, while the
    /// first tracking continues.
    func read() -> Value? {
      let first = ObservedReads()
      _ = first.track(value)
      let reads = ObservedReads()
      reads.willChange = { [weak self] in self?.follow() }
      self.reads = reads
      defer { if first.hasChanged { follow() } }
      return reads.track(value)
    }

    /// Reports a change in another turn, once for each read.
    private func follow() {
      guard reads != nil else { return }
      reads = nil
      Task { [weak self] in self?.onChange() }
    }
  }
#endif
