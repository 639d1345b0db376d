/// The timing of a spinner: late enough for quick answers, and long enough not to flash.
///
/// ```swift
/// let options = PagingOptions(spinner: SpinnerTiming(delay: .milliseconds(500)))
/// ```
public struct SpinnerTiming: Hashable, Sendable {
  /// The loading time before a spinner appears.
  public var delay: Duration
  /// The minimum time that a spinner is visible.
  public var minimum: Duration
  /// A Boolean value that indicates whether the first items wait for a visible spinner's minimum time.
  public var holdsContent: Bool

  /// Creates a timing.
  ///
  /// - Parameters:
  ///   - delay: The loading time before a spinner appears.
  ///   - minimum: The minimum time that a spinner is visible.
  ///   - holdsContent: A Boolean value that indicates whether the first items wait for a visible spinner's minimum time.
  public init(delay: Duration = .milliseconds(200), minimum: Duration = .milliseconds(400), holdsContent: Bool = true) {
    self.delay = delay
    self.minimum = minimum
    self.holdsContent = holdsContent
  }
}
