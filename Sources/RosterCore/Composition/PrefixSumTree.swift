/// A sequence of values, each of which covers a number of places in a common line of places counted from 0.
///
/// A composite has one with a value for each child and a place for each section: it turns a section of the composite
/// into a child with a section of its own, and back. It is a weight-balanced binary tree ordered by position, in which
/// every node knows the number of nodes and the sum of the counts below it. Elements keep their identity until they are
/// removed. Nothing depends on chance, so that the same edits always cost the same.
package struct PrefixSumTree<Value> {
  /// The identity of a value in the tree and in the tree's copies, until it is removed.
  package struct Element: Hashable, Sendable {
    let node: Int
  }

  struct Node {
    var value: Value?
    var count: Int
    var left = none
    var right = none
    var parent = none
    /// The number of nodes here and below.
    var size = 1
    /// The sum of the counts here and below.
    var sum: Int
  }

  static var none: Int { -1 }

  var nodes: [Node] = []
  var root = none
  private var vacancies: [Int] = []
  /// Counts the nodes that are visited, if it is there.
  package var steps: StepCounter?

  package init() {}

  /// - Complexity: O(*n*)
  package init(_ elements: [(value: Value, count: Int)]) {
    nodes = elements.map { Node(value: $0.value, count: $0.count, sum: $0.count) }
    root = build(0..<nodes.count, under: PrefixSumTree.none)
    _checkInvariants()
  }

  private mutating func build(_ range: Range<Int>, under parent: Int) -> Int {
    guard !range.isEmpty else { return PrefixSumTree.none }
    let middle = range.lowerBound + range.count / 2
    nodes[middle].parent = parent
    nodes[middle].left = build(range.lowerBound..<middle, under: middle)
    nodes[middle].right = build(middle + 1..<range.upperBound, under: middle)
    refresh(middle)
    return middle
  }

  /// The number of values.
  ///
  /// - Complexity: O(1)
  package var count: Int { size(of: root) }

  /// The number of places that all values cover together.
  ///
  /// - Complexity: O(1)
  package var total: Int { root == PrefixSumTree.none ? 0 : nodes[root].sum }

  // MARK: Look-up

  /// The element at an index below ``count``.
  ///
  /// - Complexity: O(log *n*)
  package func element(at index: Int) -> Element {
    checkIndex(index, below: count, "element")
    var node = root
    var index = index
    while true {
      steps?.count += 1
      let before = size(of: nodes[node].left)
      if index < before {
        node = nodes[node].left
      } else if index == before {
        return Element(node: node)
      } else {
        index -= before + 1
        node = nodes[node].right
      }
    }
  }

  /// The index of an element among all elements.
  ///
  /// - Complexity: O(log *n*)
  package func index(of element: Element) -> Int {
    walkUp(from: element.node) { size(of: $0.left) + 1 } + size(of: nodes[element.node].left)
  }

  /// The first place that an element covers; where its places would begin if it covers none.
  ///
  /// - Complexity: O(log *n*)
  package func offset(of element: Element) -> Int {
    walkUp(from: element.node) { sum(of: $0.left) + $0.count } + sum(of: nodes[element.node].left)
  }

  /// The element that covers a place below ``total``, and which of the element's places that is.
  ///
  /// - Complexity: O(log *n*)
  package func element(covering place: Int) -> (element: Element, local: Int) {
    checkIndex(place, below: total, "place")
    var node = root
    var place = place
    while true {
      steps?.count += 1
      let before = sum(of: nodes[node].left)
      if place < before {
        node = nodes[node].left
      } else if place < before + nodes[node].count {
        return (Element(node: node), place - before)
      } else {
        place -= before + nodes[node].count
        node = nodes[node].right
      }
    }
  }

  /// The value of an element.
  ///
  /// - Complexity: O(1)
  package subscript(element: Element) -> Value {
    guard let value = nodes[element.node].value else {
      trap(
        "PrefixSumTree: an element is used that was removed",
        cause: "its identity was kept after the removal",
        advice: "report this as a bug of Roster"
      )
    }
    return value
  }

  /// The number of places that an element covers.
  ///
  /// - Complexity: O(1)
  package func count(of element: Element) -> Int { nodes[element.node].count }

  /// The elements in order.
  ///
  /// - Complexity: O(*n*)
  package var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    var stack: [Int] = []
    var node = root
    while node != PrefixSumTree.none || !stack.isEmpty {
      while node != PrefixSumTree.none {
        stack.append(node)
        node = nodes[node].left
      }
      node = stack.removeLast()
      elements.append(Element(node: node))
      node = nodes[node].right
    }
    return elements
  }

  /// Adds up something over the nodes whose right side a node is on.
  private func walkUp(from start: Int, _ amount: (Node) -> Int) -> Int {
    var total = 0
    var node = start
    while nodes[node].parent != PrefixSumTree.none {
      steps?.count += 1
      let parent = nodes[node].parent
      if nodes[parent].right == node { total += amount(nodes[parent]) }
      node = parent
    }
    return total
  }

  // MARK: Changes

  /// Changes the number of places that an element covers.
  ///
  /// - Complexity: O(log *n*)
  package mutating func setCount(_ count: Int, of element: Element) {
    guard nodes[element.node].count != count else { return }
    nodes[element.node].count = count
    refreshUp(from: element.node)
    _checkInvariants()
  }

  /// Inserts a value at an index from 0 to ``count``.
  ///
  /// - Complexity: O(log *n*)
  @discardableResult
  package mutating func insert(_ value: Value, count: Int, at index: Int) -> Element {
    checkIndex(index, below: self.count + 1, "insertion")
    let new = makeNode(Node(value: value, count: count, sum: count))
    link(new, at: index)
    _checkInvariants()
    return Element(node: new)
  }

  /// Removes an element and returns its value.
  ///
  /// - Complexity: O(log *n*)
  @discardableResult
  package mutating func remove(_ element: Element) -> Value {
    let value = self[element]
    unlink(element.node)
    nodes[element.node] = Node(value: nil, count: 0, sum: 0)
    vacancies.append(element.node)
    _checkInvariants()
    return value
  }

  /// Moves an element to an index of the sequence without it.
  ///
  /// - Complexity: O(log *n*)
  package mutating func move(_ element: Element, to index: Int) {
    checkIndex(index, below: count, "destination")
    _ = self[element]
    unlink(element.node)
    nodes[element.node].left = PrefixSumTree.none
    nodes[element.node].right = PrefixSumTree.none
    nodes[element.node].parent = PrefixSumTree.none
    refresh(element.node)
    link(element.node, at: index)
    _checkInvariants()
  }

  /// Puts another value in the place of an element's.
  ///
  /// - Complexity: O(log *n*)
  package mutating func replace(_ element: Element, with value: Value, count: Int) {
    nodes[element.node].value = value
    setCount(count, of: element)
  }

  private mutating func makeNode(_ node: Node) -> Int {
    guard let vacancy = vacancies.popLast() else {
      nodes.append(node)
      return nodes.count - 1
    }
    nodes[vacancy] = node
    return vacancy
  }

  private func checkIndex(_ index: Int, below limit: Int, _ name: StaticString) {
    guard index >= 0, index < limit else {
      trap(
        "PrefixSumTree: \(name) index \(index) is out of range 0..<\(limit)",
        cause: "the index is older than the last change",
        advice: "read the counts again after each change"
      )
    }
  }
}

/// Counts the steps of an algorithm.
package final class StepCounter {
  package var count = 0

  package init() {}
}
