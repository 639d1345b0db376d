/// Neighbors in a counted list, each with its weight.
@usableFromInline
package struct CountedEntries<Element>: CountedLeaf {
  @usableFromInline
  package typealias Entry = (element: Element, weight: Int)

  @usableFromInline var entries: ContiguousArray<Entry>

  @inlinable
  init(_ entries: ContiguousArray<Entry>) {
    self.entries = entries
  }

  /// The maximum number of elements.
  @inlinable
  static var size: Int { 32 }

  @inlinable
  package var sum: Sum {
    var weight = 0
    for entry in entries { weight += entry.weight }
    return Sum(entries.count, weight)
  }

  @inlinable
  package var isSmall: Bool { entries.count < Self.size / 4 }

  @inlinable
  package func fits(_ next: CountedEntries) -> Bool { entries.count + next.entries.count <= Self.size * 3 / 4 }

  @inlinable
  package mutating func append(_ next: CountedEntries) { entries += next.entries }

  /// Returns the index of the element that covers a weight, and the offset in the element.
  @inlinable
  func index(covering weight: Int) -> (index: Int, offset: Int) {
    var (index, offset) = (0, weight)
    while offset >= entries[index].weight {
      offset -= entries[index].weight
      index += 1
    }
    return (index, offset)
  }

  /// Returns the weight of the elements before one.
  @inlinable
  func offset(of index: Int) -> Int {
    var offset = 0
    for entry in entries[..<index] { offset += entry.weight }
    return offset
  }
}

extension CountedEntries: Sendable where Element: Sendable {}

/// A list of elements that each have a weight, such as sections with their numbers of items, as a value: a copy takes O(1).
///
/// Few elements are in an array, and many in a tree.
@usableFromInline
package struct CountedList<Element> {
  @usableFromInline var few: CountedEntries<Element>
  @usableFromInline var fewWeight: Int
  @usableFromInline var tree: CountedTree<CountedEntries<Element>>?

  /// - Complexity: O(*n*)
  @inlinable
  package init(_ elements: [(Element, weight: Int)] = []) {
    few = CountedEntries(ContiguousArray(elements.map { (element: $0.0, weight: $0.weight) }))
    fewWeight = few.sum.weight
    if elements.count > CountedEntries<Element>.size { plant() }
  }

  /// Converts the array into a tree.
  @inlinable
  mutating func plant() {
    let size = CountedEntries<Element>.size * 3 / 4
    var leaves: ContiguousArray<CountedEntries<Element>> = []
    for start in stride(from: 0, to: few.entries.count, by: size) {
      leaves.append(CountedEntries(ContiguousArray(few.entries[start..<Swift.min(few.entries.count, start + size)])))
    }
    tree = CountedTree(leaves, empty: CountedEntries([]))
    (few, fewWeight) = (CountedEntries([]), 0)
  }

  // MARK: Reads

  @inlinable
  package var count: Int { tree?.count ?? few.entries.count }

  @inlinable
  package var totalWeight: Int { tree?.weight ?? fewWeight }

  /// - Complexity: O(log *n*)
  @inlinable @inline(__always)
  package subscript(index: Int) -> Element {
    guard let tree else { return few.entries[index].element }
    return tree.read(index) { $0.entries[$1].element }
  }

  /// - Complexity: O(log *n*)
  @inlinable
  package func weight(at index: Int) -> Int {
    guard let tree else { return few.entries[index].weight }
    return tree.read(index) { $0.entries[$1].weight }
  }

  /// Reads an element in place, without a copy.
  ///
  /// - Complexity: O(log *n*)
  @inlinable @inline(__always)
  package func read<Result>(_ index: Int, _ body: (borrowing Element) -> Result) -> Result {
    guard let tree else { return few.entries.withUnsafeBufferPointer { body($0[index].element) } }
    return tree.read(index) { leaf, index in leaf.entries.withUnsafeBufferPointer { body($0[index].element) } }
  }

  /// Returns the weight of the elements before an index from 0 to ``count``.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func offset(of index: Int) -> Int {
    guard let tree else { return few.offset(of: index) }
    return tree.rank(index) { leaf, index, weight in weight + leaf.offset(of: index) }
  }

  /// Returns the index of the element that covers a weight below ``totalWeight``, and the offset in the element.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func index(covering weight: Int) -> (index: Int, offset: Int) {
    guard let tree else {
      precondition(weight >= 0 && weight < fewWeight, "place out of range")
      return few.index(covering: weight)
    }
    return tree.read(weight: weight) { leaf, weight, before in
      let place = leaf.index(covering: weight)
      return (before + place.index, place.offset)
    }
  }

  /// Calls a closure with the elements in order.
  @inlinable
  package func forEach(_ body: (_ element: Element, _ weight: Int) -> Void) {
    guard let tree else {
      for entry in few.entries { body(entry.element, entry.weight) }
      return
    }
    tree.forEach { leaf in
      for entry in leaf.entries { body(entry.element, entry.weight) }
    }
  }

  /// Returns a Boolean value that indicates whether both are known to be the same version, without comparing elements.
  @inlinable
  package func isIdentical(to other: CountedList) -> Bool {
    if let tree, let other = other.tree { return tree.isIdentical(to: other) }
    guard tree == nil, other.tree == nil, few.entries.count == other.few.entries.count else { return false }
    return few.entries.withUnsafeBufferPointer { entries in
      other.few.entries.withUnsafeBufferPointer { entries.baseAddress == $0.baseAddress }
    }
  }

  // MARK: Edits

  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func insert(_ element: Element, weight: Int, at index: Int) {
    if tree == nil {
      few.entries.insert((element, weight), at: index)
      fewWeight += weight
      if few.entries.count > CountedEntries<Element>.size { plant() }
      return
    }
    // There's a tree, by the check above.
    tree!.edit(index, isGap: true) { leaf, index, more in
      leaf.entries.reserveOneMore()
      leaf.entries.insert((element, weight), at: index)
      if leaf.entries.count > CountedEntries<Element>.size {
        let half = leaf.entries.count / 2
        more.append(CountedEntries(ContiguousArray(leaf.entries[half...])))
        leaf.entries.removeSubrange(half...)
      }
    }
  }

  /// - Complexity: O(log *n*)
  @discardableResult
  @inlinable
  package mutating func remove(at index: Int) -> Element {
    if tree == nil {
      let removed = few.entries.remove(at: index)
      fewWeight -= removed.weight
      return removed.element
    }
    // There's a tree, by the check above.
    let removed = tree!.edit(index, isGap: false) { leaf, index, _ in leaf.entries.remove(at: index).element }
    if count < CountedEntries<Element>.size / 2 {
      var entries: ContiguousArray<CountedEntries<Element>.Entry> = []
      forEach { entries.append(($0, $1)) }
      few = CountedEntries(entries)
      fewWeight = few.sum.weight
      tree = nil
    }
    return removed
  }

  /// - Returns: The old element.
  /// - Complexity: O(log *n*)
  @discardableResult
  @inlinable
  package mutating func replace(at index: Int, with element: Element, weight: Int) -> Element {
    if tree == nil {
      let old = few.entries[index]
      few.entries[index] = (element, weight)
      fewWeight += weight - old.weight
      return old.element
    }
    // There's a tree, by the check above.
    return tree!.edit(index, isGap: false) { leaf, index, _ in
      let old = leaf.entries[index].element
      leaf.entries[index] = (element, weight)
      return old
    }
  }

  /// Moves an element.
  ///
  /// - Parameter to: The index after the move.
  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func move(from: Int, to: Int) {
    if from == to { return }
    let weight = weight(at: from)
    let element = remove(at: from)
    insert(element, weight: weight, at: to)
  }

  /// Changes an element, in place if no other version has it.
  ///
  /// - Parameter body: A closure that receives the element and its weight.
  /// - Complexity: O(log *n*)
  @inlinable @inline(__always)
  package mutating func update<Result>(at index: Int, _ body: (inout Element, inout Int) -> Result) -> Result {
    if tree == nil {
      let old = few.entries[index].weight
      let result = Self.update(&few.entries[index], body)
      fewWeight += few.entries[index].weight - old
      return result
    }
    // There's a tree, by the check above.
    return tree!.edit(index, isGap: false) { leaf, index, _ in Self.update(&leaf.entries[index], body) }
  }

  @inlinable @inline(__always)
  static func update<Result>(
    _ entry: inout CountedEntries<Element>.Entry,
    _ body: (inout Element, inout Int) -> Result
  ) -> Result {
    body(&entry.element, &entry.weight)
  }

  /// Changes an element, in place if no other version has it, and retains its weight.
  ///
  /// - Complexity: O(log *n*)
  @inlinable @inline(__always)
  package mutating func update<Result>(at index: Int, _ body: (inout Element) -> Result) -> Result {
    update(at: index) { element, _ in body(&element) }
  }
}

extension CountedList: Sendable where Element: Sendable {}
