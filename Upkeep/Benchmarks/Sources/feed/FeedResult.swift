import BenchmarkSupport

/// What the frames of a run took, in milliseconds of the processor.
struct FeedResult: Codable, Remeasurable {
  let name: String
  let perSecond: Double
  let median: Double
  /// What 99 of 100 frames took at most.
  let mostOfThem: Double
  let longest: Double
  let updatesPerSecond: Double
  /// Whether what is shown in the end is what the events make of the list.
  let isExact: Bool

  /// The run that took less in all, if both are exact.
  func least(_ other: FeedResult) -> FeedResult {
    if isExact != other.isExact { return isExact ? other : self }
    return perSecond <= other.perSecond ? self : other
  }

  /// - Parameter frames: what each frame took; not empty.
  init(_ name: String, frames: [Double], seconds: Int, updates: Int, isExact: Bool) {
    let sorted = frames.sorted()
    self.name = name
    self.isExact = isExact
    perSecond = sorted.reduce(0, +) / Double(seconds)
    median = sorted[sorted.count / 2]
    mostOfThem = sorted[(sorted.count * 99 - 1) / 100]
    longest = sorted[sorted.count - 1]
    updatesPerSecond = Double(updates) / Double(seconds)
  }
}
