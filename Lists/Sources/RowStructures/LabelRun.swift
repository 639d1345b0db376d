/// The ascending labels of neighbors.
///
/// Labels at even distances take no memory. Others are stored as distances from an origin, in 4 bytes if they fit, and
/// otherwise in 8.
@usableFromInline
package struct LabelRun: Sendable {
  @usableFromInline var origin: RowLabel
  /// The distance of even labels.
  @usableFromInline var step: Int
  @usableFromInline package var count: Int
  /// The distances from the origin, or empty for even labels. They take a word each, or two with the lower one first.
  @usableFromInline var words: ContiguousArray<UInt32> = []

  /// Creates labels at even distances.
  @inlinable
  package init(first: RowLabel = 0, step: Int = 1, count: Int = 0) {
    origin = first
    self.step = step
    self.count = count
  }

  /// Creates labels in the form with the least memory.
  ///
  /// - Parameter label: A closure that returns a label.
  /// - Complexity: O(*n*)
  @inlinable
  package init(count: Int, _ label: (Int) -> RowLabel) {
    guard count > 0 else {
      self.init()
      return
    }
    let first = label(0)
    self.init(first: first, step: count > 1 ? label(1) &- first : 1, count: count)
    var index = 2
    while index < count, label(index) == self[index] { index += 1 }
    guard index < count else { return }
    let isWide = label(count - 1) &- first > UInt32.max
    words.reserveCapacity(isWide ? 2 * count : count)
    for index in 0..<count {
      let distance = label(index) &- first
      words.append(UInt32(truncatingIfNeeded: distance))
      if isWide { words.append(UInt32(truncatingIfNeeded: distance >> 32)) }
    }
  }

  @inlinable
  package init(_ labels: ContiguousArray<RowLabel>) {
    self = labels.withUnsafeBufferPointer { labels in LabelRun(count: labels.count) { labels[$0] } }
  }

  @inlinable @inline(__always)
  var isEven: Bool { words.isEmpty }

  @inlinable @inline(__always)
  var isWide: Bool { words.count > count }

  @inlinable @inline(__always)
  package subscript(index: Int) -> RowLabel {
    if isEven { return origin &+ index &* step }
    if !isWide { return origin &+ Int(words[index]) }
    return origin &+ (Int(words[2 &* index]) | Int(words[2 &* index &+ 1]) << 32)
  }

  /// Returns the index of the first label that isn't less than `label`.
  ///
  /// - Complexity: O(log *n*), O(1) for even labels.
  @inlinable
  package func place(of label: RowLabel) -> Int {
    // Labels are between -2^62 and 2^62, so differences don't overflow.
    let distance = label &- origin
    if distance <= 0 || count == 0 { return 0 }
    if isEven { return Swift.min(count, (distance &- 1) / step &+ 1) }
    if isWide {
      var low = 0
      var high = count
      while low < high {
        let middle = (low &+ high) / 2
        if self[middle] < label { low = middle &+ 1 } else { high = middle }
      }
      return low
    }
    guard let distance = UInt32(exactly: distance) else { return count }
    return words.withUnsafeBufferPointer { words in
      var low = 0
      var high = words.count
      while low < high {
        let middle = (low &+ high) / 2
        if words[middle] < distance { low = middle &+ 1 } else { high = middle }
      }
      return low
    }
  }

  /// Returns the index of a label, or `nil` if it isn't here.
  @inlinable
  package func index(of label: RowLabel) -> Int? {
    let place = place(of: label)
    return place < count && self[place] == label ? place : nil
  }

  @inlinable
  package func part(_ range: Range<Int>) -> LabelRun {
    if isEven { return LabelRun(first: origin &+ range.lowerBound &* step, step: step, count: range.count) }
    return LabelRun(count: range.count) { self[range.lowerBound &+ $0] }
  }

  // MARK: Edits

  /// Writes out even labels.
  @inlinable
  mutating func writeOut() {
    let isWide = (count - 1) * step > UInt32.max
    // One more label will be inserted.
    words.reserveCapacity((isWide ? 2 : 1) * (count + 1 + count / 8))
    for index in 0..<count {
      words.append(UInt32(truncatingIfNeeded: index &* step))
      if isWide { words.append(UInt32(truncatingIfNeeded: index &* step >> 32)) }
    }
  }

  /// - Complexity: O(*n*), O(1) at an end of even labels at their distance.
  @inlinable
  package mutating func insert(_ label: RowLabel, at index: Int) {
    if isEven {
      if count == 0 {
        self = LabelRun(first: label, count: 1)
        return
      }
      if index == count, count == 1 || label == self[count] {
        step = count == 1 ? label &- origin : step
        count += 1
        return
      }
      if index == 0, count == 1 || label == origin &- step {
        step = origin &- label
        origin = label
        count += 1
        return
      }
      writeOut()
    }
    let distance = label &- origin
    if distance >= 0, isWide || distance <= UInt32.max {
      let isWide = isWide
      words.reserveOneMore()
      words.insert(UInt32(truncatingIfNeeded: distance), at: isWide ? 2 * index : index)
      if isWide {
        words.reserveOneMore()
        words.insert(UInt32(truncatingIfNeeded: distance >> 32), at: 2 * index + 1)
      }
      count += 1
    } else {
      let old = self
      self = LabelRun(count: count + 1) { $0 == index ? label : old[$0 < index ? $0 : $0 - 1] }
    }
  }

  @inlinable
  package mutating func remove(at index: Int) {
    if isEven {
      if index == 0 { origin &+= step }
      if index == 0 || index == count - 1 {
        count -= 1
        return
      }
      writeOut()
    }
    if isWide {
      words.removeSubrange(2 * index..<2 * index + 2)
    } else {
      words.remove(at: index)
    }
    count -= 1
  }

  /// Replaces labels. They must ascend with their neighbors.
  @inlinable
  package mutating func replace(_ range: Range<Int>, with label: (Int) -> RowLabel) {
    let old = self
    self = LabelRun(count: count) { range.contains($0) ? label($0 &- range.lowerBound) : old[$0] }
  }
}

extension LabelRun: CountedLeaf {
  @inlinable
  static var size: Int { 128 }

  @inlinable @inline(__always)
  package var sum: Sum { Sum(count) }

  @inlinable @inline(__always)
  package var first: RowLabel { count > 0 ? self[0] : 0 }

  @inlinable @inline(__always)
  package var isSmall: Bool { count < Self.size / 4 }

  @inlinable
  package func fits(_ next: LabelRun) -> Bool { count + next.count <= Self.size * 3 / 4 }

  @inlinable
  package mutating func append(_ next: LabelRun) {
    if next.count == 0 { return }
    if isEven, next.isEven, count > 0, next.origin == self[count], next.step == step || next.count == 1 {
      count += next.count
      return
    }
    let (old, first) = (self, count)
    self = LabelRun(count: first + next.count) { $0 < first ? old[$0] : next[$0 &- first] }
  }
}

extension ContiguousArray {
  /// Makes room for another element with less slack than doubling.
  @inlinable @inline(__always)
  mutating func reserveOneMore() {
    if count == capacity { reserveCapacity(count + 4 + count / 8) }
  }
}

extension Array {
  /// Makes room for another element with less slack than doubling.
  @inlinable @inline(__always)
  mutating func reserveOneMore() {
    if count == capacity { reserveCapacity(count + 4 + count / 8) }
  }
}
