/// A time of the day.
public struct ClockTime: Hashable, Sendable {
  /// The minutes since midnight; those of another day count as today's.
  public var minutes: Int

  /// The time as in "09:05".
  public var formatted: String {
    let (hour, minute) = (minutes / 60 % 24).quotientAndRemainder(dividingBy: 10)
    let (ten, one) = (minutes % 60).quotientAndRemainder(dividingBy: 10)
    return "\(hour)\(minute):\(ten)\(one)"
  }
}
