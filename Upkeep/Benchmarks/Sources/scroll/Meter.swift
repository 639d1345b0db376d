import Dispatch

/// Adds up the time that is spent in many short pieces of work, by a clock: to ask for the processor's takes as long as a
/// short piece does.
@MainActor final class Meter {
  private(set) var count = 0
  private var total: UInt64 = 0
  /// What measuring nothing takes.
  private let overhead: UInt64

  init() {
    let empty = (0..<1_001).map { _ in
      let start = DispatchTime.now().uptimeNanoseconds
      return DispatchTime.now().uptimeNanoseconds - start
    }
    overhead = empty.sorted()[empty.count / 2]
  }

  /// The time of all work, without that of reading the clock.
  var nanoseconds: Double { Double(total) - Double(overhead) * Double(count) }

  func reset() {
    count = 0
    total = 0
  }

  @inline(__always)
  func measure<Result>(_ work: () -> Result) -> Result {
    let start = DispatchTime.now().uptimeNanoseconds
    let result = work()
    total += DispatchTime.now().uptimeNanoseconds - start
    count += 1
    return result
  }
}
