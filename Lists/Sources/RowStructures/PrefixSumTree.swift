import RosterDiagnostics

/// A sequence of values, each of which covers a number of places in a common line of places counted from 0.
///
/// A composite has one with a value for each child and a place for each section: it turns a section of the composite
/// into a child with a section of its own, and back. It is a weight-balanced binary tree ordered by position, in which
/// every node knows the number of nodes and the sum of the counts below it. Elements keep their identity until they are
/// removed. Nothing depends on chance, so that the same edits always cost the same.
@usableFromInline
package struct PrefixSumTree<Value> {
  /// The identity of a value in the tree and in the tree's copies, until it is removed.
  @usableFromInline
  package typealias Element = PrefixSumElement

  @usableFromInline var shape: PrefixSumShape
  /// The values by their nodes' numbers; `nil` where one was removed.
  @usableFromInline var values: [Value?]

  @inlinable
  package init() {
    shape = PrefixSumShape()
    values = []
  }

  /// - Complexity: O(*n*)
  @inlinable
  package init(_ elements: [(value: Value, count: Int)]) {
    shape = PrefixSumShape(counts: elements.map(\.count))
    values = elements.map(\.value)
  }

  /// Counts the nodes that are visited, if it is there.
  package var steps: StepCounter? {
    get { shape.steps }
    set { shape.steps = newValue }
  }

  /// The number of values.
  ///
  /// - Complexity: O(1)
  @inlinable
  package var count: Int { shape.count }

  /// The number of places that all values cover together.
  ///
  /// - Complexity: O(1)
  @inlinable
  package var total: Int { shape.total }

  /// What is wrong with the tree, or `nil`.
  ///
  /// - Complexity: O(*n*)
  package var firstViolation: String? {
    shape.firstViolation ?? shape.inOrder.first { values[$0] == nil }.map { "node \($0) has no value" }
  }

  // MARK: Look-up

  /// The element at an index below ``count``.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func element(at index: Int) -> Element {
    Element(node: shape.node(at: index))
  }

  /// The index of an element among all elements.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func index(of element: Element) -> Int {
    shape.index(of: element.node)
  }

  /// The first place that an element covers; where its places would begin if it covers none.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func offset(of element: Element) -> Int {
    shape.offset(of: element.node)
  }

  /// The element that covers a place below ``total``, and which of the element's places that is.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func element(covering place: Int) -> (element: Element, local: Int) {
    let (node, local) = shape.node(covering: place)
    return (Element(node: node), local)
  }

  /// The value of an element.
  ///
  /// - Complexity: O(1)
  @inlinable
  package subscript(element: Element) -> Value {
    guard let value = values[element.node] else {
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
  @inlinable
  package func count(of element: Element) -> Int { shape.nodes[element.node].count }

  /// The elements in order.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  package var elements: [Element] { shape.inOrder.map(Element.init(node:)) }

  // MARK: Changes

  /// Changes the number of places that an element covers.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func setCount(_ count: Int, of element: Element) {
    shape.setCount(count, of: element.node)
  }

  /// Inserts a value at an index from 0 to ``count``.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  @discardableResult
  package mutating func insert(_ value: Value, count: Int, at index: Int) -> Element {
    let node = shape.insert(count: count, at: index)
    if node == values.count { values.append(value) } else { values[node] = value }
    return Element(node: node)
  }

  /// Removes an element and returns its value.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  @discardableResult
  package mutating func remove(_ element: Element) -> Value {
    let value = self[element]
    shape.remove(element.node)
    values[element.node] = nil
    return value
  }

  /// Moves an element to an index of the sequence without it.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func move(_ element: Element, to index: Int) {
    _ = self[element]
    shape.move(element.node, to: index)
  }

  /// Puts another value in the place of an element's.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func replace(_ element: Element, with value: Value, count: Int) {
    values[element.node] = value
    setCount(count, of: element)
  }
}

/// The identity of a value in a ``PrefixSumTree`` and in its copies, until it is removed.
@usableFromInline
package struct PrefixSumElement: Hashable, Sendable {
  @usableFromInline package let node: Int

  @inlinable
  package init(node: Int) { self.node = node }
}
