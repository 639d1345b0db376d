/// A schedule for evaluating a replaced rule, such as a predicate, a query, or an order, on the main actor.
///
/// ```swift
/// shown.slices = .lasting(.milliseconds(2))
/// search.text = "roster"  // asks a part of the items, and the others in the next turns of the main actor
/// print("\(shown.pendingCount) rows are left")
/// ```
///
/// If there are few items, all are evaluated at once.
public struct TimeSlicing: Sendable {
  /// The default number of base items from which evaluation is sliced. Fewer items take about the time of a slice.
  @usableFromInline package static let minimumCount = 10_000

  /// The default duration of a slice: about a quarter of a frame at 60 frames a second.
  @usableFromInline static let duration = Duration.milliseconds(4)

  /// The end of a slice.
  package enum Length: Sendable {
    case unlimited
    case count(Int)
    /// Begins a slice, and returns a closure that returns whether it's over.
    case time(begin: @Sendable () -> @Sendable () -> Bool)
  }

  package let length: Length
  package let minimumCount: Int
  /// A closure that schedules the next slice.
  package let schedule: @Sendable (_ slice: @escaping @MainActor @Sendable () -> Void) -> Void

  /// A schedule that evaluates all items at once.
  public static let atOnce = TimeSlicing(length: .unlimited, minimumCount: .max) { slice in
    Task { @MainActor in slice() }
  }

  /// Returns a schedule of slices that end after a time.
  ///
  /// - Parameters:
  ///   - duration: The time for evaluating items. The work of views and other content adds to it.
  ///   - clock: The clock that measures it.
  ///   - minimumCount: The number of base items from which evaluation is sliced.
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

  /// Returns a schedule of slices with a number of items, which are the same on every system, as for tests.
  ///
  /// - Parameters:
  ///   - count: The number of items in a slice, at least 1.
  ///   - minimumCount: The number of base items from which evaluation is sliced.
  ///   - schedule: A closure that schedules each slice but the first, by default in the next turn of the main actor. If
  ///     it does nothing, call `DerivedDataSource.proceed()`.
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
