/// A run of neighbors in the old content that are neighbors in the new content, in the same order.
@usableFromInline
package struct MatchedRun: Sendable {
  @usableFromInline let oldStart: Int32
  @usableFromInline let newStart: Int32
  @usableFromInline var length: Int32

  @inlinable
  package init(old: Int, new: Int, count: Int) {
    oldStart = Int32(truncatingIfNeeded: old)
    newStart = Int32(truncatingIfNeeded: new)
    length = Int32(truncatingIfNeeded: count)
  }

  @inlinable package var old: Int { Int(oldStart) }
  @inlinable package var new: Int { Int(newStart) }
  @inlinable package var count: Int { Int(length) }
}

extension MatchedRun {
  /// Calls a closure with each range of old indexes between runs.
  @inlinable
  @inline(__always)
  static func forEachOldGap(_ runs: ArraySlice<MatchedRun>, count: Int, _ body: (Range<Int>) -> Void) {
    var start = 0
    for run in runs {
      if run.old > start { body(start..<run.old) }
      start = run.old + run.count
    }
    if count > start { body(start..<count) }
  }

  /// Calls a closure with each range of new indexes between runs.
  @inlinable
  @inline(__always)
  static func forEachNewGap(_ runs: ArraySlice<MatchedRun>, count: Int, _ body: (Range<Int>) -> Void) {
    var start = 0
    for run in runs {
      if run.new > start { body(start..<run.new) }
      start = run.new + run.count
    }
    if count > start { body(start..<count) }
  }
}

extension [MatchedRun] {
  /// Adds a run, joining it with the last one if they're neighbors.
  @inlinable
  package mutating func join(_ run: MatchedRun) {
    if let last, last.oldStart + last.length == run.oldStart, last.newStart + last.length == run.newStart {
      self[count - 1].length += run.length
    } else {
      append(run)
    }
  }
}
