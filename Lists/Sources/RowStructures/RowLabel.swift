/// A number that identifies a row in its section. Labels ascend with the rows.
///
/// A label isn't `Int.min` or `Int.max`. It's valid until its row is removed or gets another label in a ``Relabeling``.
@usableFromInline
package typealias RowLabel = Int

/// The old and the new labels of rows. Both ascend.
@usableFromInline
package struct Relabeling: Sendable {
  @usableFromInline package var old: ContiguousArray<RowLabel> = []
  @usableFromInline package var new: ContiguousArray<RowLabel> = []

  @inlinable
  package init() {}

  /// Returns the new label of a row, or its old one if it isn't relabeled.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func map(_ label: RowLabel) -> RowLabel {
    let place = old.withUnsafeBufferPointer { old in
      var low = 0
      var high = old.count
      while low < high {
        let middle = (low &+ high) / 2
        if old[middle] < label { low = middle &+ 1 } else { high = middle }
      }
      return low
    }
    return place < old.count && old[place] == label ? new[place] : label
  }
}

/// The distances of labels.
@usableFromInline
package enum LabelSpacing {
  // Apps don't write it, so reads on any thread are safe. Tests write it on the main actor, in suites that create their
  // structures there, and reset it before they return.
  @exclusivity(unchecked) @usableFromInline
  nonisolated(unsafe) static var distance = 1 << 24

  /// The distance of fresh labels. With the default, the labels of a piece of rows fit in 4 bytes each.
  ///
  /// Tests reduce it so that labels run out.
  @inlinable
  package static var step: Int {
    get { distance }
    set { distance = newValue }
  }

  /// The bound of all labels and, negated, the lower one.
  @inlinable
  static var limit: Int { 1 << 62 }

  /// Returns the distance of the labels of a number of rows that are labeled together.
  @inlinable
  static func step(for count: Int) -> Int { Swift.max(1, Swift.min(step, (1 << 61) / Swift.max(1, count))) }

  /// Returns the first label of a number of rows that are labeled together.
  @inlinable
  static func first(for count: Int) -> RowLabel { -(count / 2) * step(for: count) }

  /// Returns a label between two, or `nil` if there isn't one.
  ///
  /// - Parameter last: The label made last. The next one is near it, as rows are often inserted in order.
  @inlinable
  static func between(_ before: RowLabel?, _ after: RowLabel?, last: RowLabel?) -> RowLabel? {
    guard let before, let after else { return labels(1, between: before, and: after)?.first }
    let gap = after &- before
    if gap < 2 { return nil }
    if before == last { return before &+ Swift.max(1, gap >> 4) }
    if after == last { return after &- Swift.max(1, gap >> 4) }
    return before &+ gap / 2
  }

  /// Returns evenly spaced labels between two, or `nil` if there are too few.
  @inlinable
  static func labels(
    _ count: Int,
    between before: RowLabel?,
    and after: RowLabel?
  ) -> (first: RowLabel, step: Int)? {
    switch (before, after) {
    case (nil, nil):
      return (first(for: count), step(for: count))
    case (nil, let after?):
      let first = after - count * step
      return first > -limit ? (first, step) : nil
    case (let before?, nil):
      return before + count * step < limit ? (before + step, step) : nil
    case (let before?, let after?):
      let step = (after - before) / (count + 1)
      return step > 0 ? (before + step, step) : nil
    }
  }
}

extension Relabeling {
  /// Spreads the labels of as few rows around a gap as leave room there.
  ///
  /// The more rows a neighborhood has, the farther apart they must be. So an inserted row leads to O(log *n*) new
  /// labels, amortized. (Bender et al., “Two simplified algorithms for maintaining order in a list”, 2002.)
  ///
  /// - Parameters:
  ///   - room: The number of rows to insert in the gap.
  ///   - label: A closure that returns the label of a row.
  /// - Returns: The index of the first relabeled row, and the labels.
  @inlinable
  static func spread(
    around index: Int,
    of count: Int,
    room: Int = 1,
    _ label: (Int) -> RowLabel
  ) -> (first: Int, relabeling: Relabeling) {
    var reach = 16
    var needed = Swift.max(2, LabelSpacing.step >> 12)
    while true {
      let (low, high) = (Swift.max(0, index - reach), Swift.min(count, index + reach))
      let slots = high - low + room
      let isAll = low == 0 && high == count
      let step: Int
      var next: RowLabel
      if isAll {
        step = LabelSpacing.step(for: slots)
        next = LabelSpacing.first(for: slots)
      } else {
        let length = (slots + 1) * LabelSpacing.step
        // A neighborhood at an end has a row on the other side, or it would be all.
        let before = low > 0 ? label(low - 1) : label(high) - length
        let after = high < count ? label(high) : label(low - 1) + length
        step = before > -LabelSpacing.limit && after < LabelSpacing.limit ? (after - before) / (slots + 1) : 0
        next = before + step
      }
      if isAll || step >= needed {
        var relabeling = Relabeling()
        relabeling.old.reserveCapacity(high - low)
        relabeling.new.reserveCapacity(high - low)
        for place in low..<high {
          if place == index { next += step * room }
          relabeling.old.append(label(place))
          relabeling.new.append(next)
          next += step
        }
        return (low, relabeling)
      }
      reach *= 2
      needed = Swift.min(Swift.max(2, LabelSpacing.step), needed * 181 / 128)
    }
  }
}
