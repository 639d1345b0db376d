/// How often lists and views did what costs time, in all windows together.
///
/// A count is the same on every machine and in every run, as a duration is not. Take the difference of two moments, or
/// use ``counting(_:)``.
public struct HeadlessCounts: Hashable, Sendable {
  /// Cells that were made, by the list or by the app.
  public var cellsCreated = 0
  /// Cells that were dequeued, whether they were made for it or used again.
  public var dequeues = 0
  /// Times that a view was asked for its height or size, so that a list could place it.
  public var sizingPasses = 0
  /// Calls of `layoutSubviews`.
  public var layoutPasses = 0
  /// Questions to and messages for data sources and delegates that they implement.
  public var providerCalls = 0
  /// Turns of the main actor in which something was left to do, such as the completion of an update.
  public var turns = 0

  public init() {}

  /// The counts since the process began.
  @preconcurrency @MainActor public internal(set) static var now = HeadlessCounts()

  /// Runs a function and returns what happened meanwhile.
  @preconcurrency @MainActor public static func counting(_ body: () throws -> Void) rethrows -> HeadlessCounts {
    let before = now
    try body()
    return now - before
  }

  /// What happened between two moments.
  public static func - (later: HeadlessCounts, earlier: HeadlessCounts) -> HeadlessCounts {
    var counts = later
    counts.cellsCreated -= earlier.cellsCreated
    counts.dequeues -= earlier.dequeues
    counts.sizingPasses -= earlier.sizingPasses
    counts.layoutPasses -= earlier.layoutPasses
    counts.providerCalls -= earlier.providerCalls
    counts.turns -= earlier.turns
    return counts
  }
}
