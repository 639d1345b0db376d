/// A walk that finds the items that stayed in order, without hashing.
///
/// It trims both ends, then walks with two cursors. While the cursors agree, a run grows. Where they differ, it tries a
/// few positions ahead on either side, then more, as far as earlier matches pay for. When the credit is used up, it
/// walks the rest from the end. So the number of comparisons is linear in the number of items.
@usableFromInline
struct RunWalk<Matcher: ItemMatcher> {
  @usableFromInline typealias Items = UnsafeBufferPointer<Matcher.Element>

  @usableFromInline let matcher: Matcher
  /// The runs in ascending order.
  @usableFromInline var runs: [MatchedRun] = []
  /// The items of the runs whose content changed, each as a run of one, in ascending order.
  @usableFromInline var changed: [MatchedRun] = []

  /// The number of positions ahead that are tried where the cursors differ.
  @inlinable static var reach: Int { 8 }
  /// The credit of comparisons before anything has matched.
  @inlinable static var initialCredit: Int { 512 }

  @inlinable
  init(_ matcher: Matcher) {
    self.matcher = matcher
  }

  /// Finds the runs of two lists.
  ///
  /// - Complexity: O(n + m) comparisons. One of identifiers and one of content for each item if nothing changed.
  @inlinable
  mutating func walk(_ old: Items, _ new: Items) {
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
    if !changed.isEmpty { changed.removeAll(keepingCapacity: true) }
    runs.reserveCapacity(32)
    changed.reserveCapacity(16)

    guard let oldBase = old.baseAddress, let newBase = new.baseAddress else { return }
    let common = min(old.count, new.count)
    var start = 0
    while start < common, let isUnchanged = matcher._hasSameContent(oldBase + start, newBase + start) {
      if !isUnchanged { changed.append(MatchedRun(old: start, new: start, count: 1)) }
      start += 1
    }
    if start > 0 { runs.append(MatchedRun(old: 0, new: 0, count: start)) }

    var oldEnd = old.count
    var newEnd = new.count
    var last: [MatchedRun] = []
    while oldEnd > start, newEnd > start,
      let isUnchanged = matcher._hasSameContent(oldBase + (oldEnd - 1), newBase + (newEnd - 1))
    {
      oldEnd -= 1
      newEnd -= 1
      if !isUnchanged { last.append(MatchedRun(old: oldEnd, new: newEnd, count: 1)) }
    }
    if oldEnd > start, newEnd > start {
      walkMiddle(oldBase, old.count, newBase, from: start, oldEnd: oldEnd, newEnd: newEnd)
    }
    if oldEnd < old.count {
      runs.join(MatchedRun(old: oldEnd, new: newEnd, count: old.count - oldEnd))
    }
    changed.append(contentsOf: last.reversed())
  }

  /// Walks forward, then backward over the rest. The items trimmed at an end pay for looking ahead from there.
  @inlinable
  mutating func walkMiddle(
    _ old: UnsafePointer<Matcher.Element>,
    _ oldCount: Int,
    _ new: UnsafePointer<Matcher.Element>,
    from start: Int,
    oldEnd: Int,
    newEnd: Int
  ) {
    let used = advance(
      old + start,
      oldEnd - start,
      new + start,
      newEnd - start,
      step: 1,
      offset: start,
      paid: start,
      found: &runs,
      changed: &changed
    )

    let oldRest = oldEnd - start - used.old
    let newRest = newEnd - start - used.new
    guard oldRest > 0, newRest > 0 else { return }
    var found: [MatchedRun] = []
    var foundChanged: [MatchedRun] = []
    _ = advance(
      old + (oldEnd - 1),
      oldRest,
      new + (newEnd - 1),
      newRest,
      step: -1,
      offset: 0,
      paid: oldCount - oldEnd,
      found: &found,
      changed: &foundChanged
    )
    for run in found.reversed() {
      runs.join(MatchedRun(old: oldEnd - run.old - run.count, new: newEnd - run.new - run.count, count: run.count))
    }
    for one in foundChanged.reversed() {
      changed.append(MatchedRun(old: oldEnd - 1 - one.old, new: newEnd - 1 - one.new, count: 1))
    }
  }

  /// Walks in one direction until one list or the credit is used up. Consecutive failures cost more and more, because
  /// looking ahead doesn't help where everything was reordered.
  ///
  /// - Parameters:
  ///   - old: The first old item in the direction of the walk.
  ///   - new: The first new item in the direction of the walk.
  ///   - step: 1 to walk forward, -1 to walk backward. Indexes of runs count in that direction.
  ///   - offset: A number added to the indexes of runs.
  ///   - paid: The number of items that matched before the first one.
  /// - Returns: The number of items passed in either list.
  @inlinable
  @inline(__always)
  func advance(
    _ old: UnsafePointer<Matcher.Element>,
    _ oldCount: Int,
    _ new: UnsafePointer<Matcher.Element>,
    _ newCount: Int,
    step: Int,
    offset: Int,
    paid: Int,
    found: inout [MatchedRun],
    changed: inout [MatchedRun]
  ) -> (old: Int, new: Int) {
    var x = 0
    var y = 0
    var credit = Self.initialCredit
    var farCredit = 2 * paid
    var failures = 0
    while x < oldCount, y < newCount, credit > 0 {
      let room = min(oldCount - x, newCount - y)
      var length = 0
      while length < room,
        let isUnchanged = matcher._hasSameContent(old + (x + length) * step, new + (y + length) * step)
      {
        if !isUnchanged {
          changed.append(MatchedRun(old: offset + x + length, new: offset + y + length, count: 1))
        }
        length += 1
      }
      if length > 0 {
        found.append(MatchedRun(old: offset + x, new: offset + y, count: length))
        x += length
        y += length
        credit += 2 * length
        farCredit += 2 * length
        failures = 0
        continue
      }

      let oldLeft = oldCount - x
      let newLeft = newCount - y
      let near = min(Self.reach, max(oldLeft, newLeft) - 1)
      var distance = 1
      var oldSkip = -1
      var newSkip = -1
      while distance <= near {
        if distance < newLeft, matcher._isSame(old + x * step, new + (y + distance) * step) {
          oldSkip = 0
          newSkip = distance
          break
        }
        if distance < oldLeft {
          if matcher._isSame(old + (x + distance) * step, new + y * step) {
            oldSkip = distance
            newSkip = 0
            break
          }
          if distance < newLeft, matcher._isSame(old + (x + distance) * step, new + (y + distance) * step) {
            oldSkip = distance
            newSkip = distance
            break
          }
        }
        distance += 1
      }
      credit -= 3 * distance * (1 + failures / 8)

      if oldSkip < 0, farCredit > 4 * Self.reach {
        let far = min(farCredit, max(oldLeft, newLeft) - 2)
        while distance < far {
          if distance + 1 < newLeft, 1 < oldLeft,
            matcher._isSame(old + x * step, new + (y + distance) * step),
            matcher._isSame(old + (x + 1) * step, new + (y + distance + 1) * step)
          {
            oldSkip = 0
            newSkip = distance
            break
          }
          if distance + 1 < oldLeft, 1 < newLeft,
            matcher._isSame(old + (x + distance) * step, new + y * step),
            matcher._isSame(old + (x + distance + 1) * step, new + (y + 1) * step)
          {
            oldSkip = distance
            newSkip = 0
            break
          }
          distance += 1
        }
        farCredit -= distance
        if oldSkip < 0 { farCredit /= 2 }
      }
      if oldSkip < 0 {
        failures += 1
        x += 1
        y += 1
      } else {
        x += oldSkip
        y += newSkip
      }
    }
    return (min(x, oldCount), min(y, newCount))
  }
}
