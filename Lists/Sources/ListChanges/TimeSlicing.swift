/// How a rule that is replaced, such as a predicate, a query or an order, shares the main actor with everything else.
///
/// ```swift
/// shown.slices = .lasting(.milliseconds(2))
/// search.text = "roster"  // asks a part of the items, and the others in the next turns of the main actor
/// print("\(shown.pendingCount) rows are left")
/// ```
///
/// Of few items, all are asked at once.
public struct TimeSlicing: Sendable {
  /// The number of items of the base from which on there are slices, unless another one is given: fewer are asked in about
  /// the time of a slice.
  @usableFromInline package static let minimumCount = 10_000

  /// How long a slice is, unless something else is given: a quarter of a frame at 60 frames a second.
  @usableFromInline static let duration = Duration.milliseconds(4)

  /// Where a slice ends.
  package enum Length: Sendable {
    case unlimited
    case count(Int)
    /// Begins a slice, and returns what says whether it is over.
    case time(begin: @Sendable () -> @Sendable () -> Bool)
  }

  package let length: Length
  package let minimumCount: Int
  /// Has the next slice made in its turn.
  package let schedule: @Sendable (_ slice: @escaping @MainActor @Sendable () -> Void) -> Void

  /// All items at once, however many there are.
  public static let atOnce = TimeSlicing(length: .unlimited, minimumCount: .max) { slice in
    Task { @MainActor in slice() }
  }

  /// Slices that end after a time.
  ///
  /// - Parameters:
  ///   - duration: how long items are asked; what views and other content make of the answers comes on top.
  ///   - clock: measures it.
  ///   - minimumCount: the number of items of the base from which on there are slices.
  public static func lasting(
    _ duration: Duration = TimeSlicing.duration,
    by clock: some Clock<Duration> = ContinuousClock(),
    from minimumCount: Int = TimeSlicing.minimumCount
  ) -> TimeSlicing {
    let length = Length.time {
      let end = clock.now.advanced(by: duration)
      return { clock.now >= end }
    }
    return TimeSlicing(length: length, minimumCount: minimumCount) { slice in Task { @MainActor in slice() } }
  }

  /// Slices of a number of items, which are the same on every system, as for tests.
  ///
  /// - Parameters:
  ///   - count: how many items are asked in a slice; at least 1.
  ///   - minimumCount: the number of items of the base from which on there are slices.
  ///   - schedule: has each slice but the first made in its turn, by default the next one of the main actor. One that does
  ///     nothing leaves that to `DerivedDataSource.proceed()`.
  public static func counting(
    _ count: Int,
    from minimumCount: Int = 0,
    schedule: @escaping @Sendable (_ slice: @escaping @MainActor @Sendable () -> Void) -> Void = { slice in
      Task { @MainActor in slice() }
    }
  ) -> TimeSlicing {
    TimeSlicing(length: .count(max(1, count)), minimumCount: minimumCount, schedule: schedule)
  }
}
