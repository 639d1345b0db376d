#if canImport(Observation)
  import Observation

  @available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *)
  extension DataSource {
    /// Shows a value that is read from `@Observable` models, now and whenever it changes.
    ///
    /// ```swift
    /// following = content.follow(observing: { [weak model] in model?.mails }) { $0.apply($1) }
    /// ```
    ///
    /// The first value is shown at once. Changes that are made in one turn of the main actor are one value. An array's
    /// property says when the array changes, not when its items do: read what rows show in the closure. Roster calls the closure
    /// twice for each value, so that a change that the closure makes isn't lost.
    ///
    /// - Parameters:
    ///   - read: reads the value; `nil` ends it, as where a model has gone.
    ///   - interval: how much time is between two values that are shown, at least.
    ///   - show: shows a value.
    /// - Returns: what keeps it going, and tells how far it is.
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
    /// A handler that's called in a turn of the main actor after something that was read has changed.
    var onChange: () -> Void = {}
    private let value: @MainActor () -> Value?
    private var reads: ObservedReads?

    init(_ value: @escaping @MainActor () -> Value?) {
      self.value = value
    }

    /// Reads the value, and follows what it was read from until that changes.
    ///
    /// A change that the read itself makes isn't reported by its own tracking, which begins at its end. So the value is read once
    /// more while the first tracking goes on.
    func read() -> Value? {
      let first = ObservedReads()
      _ = first.track(value)
      let reads = ObservedReads()
      reads.willChange = { [weak self] in self?.follow() }
      self.reads = reads
      defer { if first.hasChanged { follow() } }
      return reads.track(value)
    }

    /// Reads the value again in another turn, once for each read.
    private func follow() {
      guard reads != nil else { return }
      reads = nil
      Task { [weak self] in self?.onChange() }
    }
  }
#endif
