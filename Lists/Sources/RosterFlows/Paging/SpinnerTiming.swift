/// When a spinner is seen: late enough that quick answers need none, and long enough that it does not flash.
///
/// ```swift
/// let options = PagingOptions(spinner: SpinnerTiming(delay: .milliseconds(500)))
/// ```
public struct SpinnerTiming: Hashable, Sendable {
  /// How long loading takes before its spinner is seen.
  public var delay: Duration
  /// How long a spinner is seen at least.
  public var minimum: Duration
  /// Whether the first items wait for the spinner that is seen instead of them. If not, it goes as soon as they come.
  public var holdsContent: Bool

  /// - Parameters:
  ///   - delay: how long loading takes before its spinner is seen.
  ///   - minimum: how long a spinner is seen at least.
  ///   - holdsContent: whether the first items wait for the spinner that is seen instead of them.
  public init(delay: Duration = .milliseconds(200), minimum: Duration = .milliseconds(400), holdsContent: Bool = true) {
    self.delay = delay
    self.minimum = minimum
    self.holdsContent = holdsContent
  }
}
