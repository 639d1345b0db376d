import RosterDiagnostics

/// The shape of a ``PrefixSumTree``: which node is where, and how many places it covers.
///
/// It knows nothing of the values, so that it is compiled once, for all of them. A node is known by its number, which it
/// keeps until it is removed.
@usableFromInline
package struct PrefixSumShape {
  @usableFromInline
  package struct Node {
    @usableFromInline var count: Int
    var left = none
    var right = none
    var parent = none
    /// The number of nodes here and below; 0 if the node was removed.
    var size = 1
    /// The sum of the counts here and below.
    var sum: Int

    init(count: Int) {
      self.count = count
      sum = count
    }
  }

  @usableFromInline
  package static var none: Int { -1 }

  @usableFromInline
  package var nodes: [Node] = []
  @usableFromInline
  package var root = none
  private var vacancies: [Int] = []
  /// Counts the nodes that are visited, if it is there.
  @usableFromInline
  package var steps: StepCounter?

  @usableFromInline
  package init() {}

  /// - Complexity: O(*n*)
  @usableFromInline
  package init(counts: [Int]) {
    nodes = counts.map(Node.init(count:))
    root = build(0..<nodes.count, under: PrefixSumShape.none)
    _checkInvariants()
  }

  private mutating func build(_ range: Range<Int>, under parent: Int) -> Int {
    guard !range.isEmpty else { return PrefixSumShape.none }
    let middle = range.lowerBound + range.count / 2
    nodes[middle].parent = parent
    nodes[middle].left = build(range.lowerBound..<middle, under: middle)
    nodes[middle].right = build(middle + 1..<range.upperBound, under: middle)
    refresh(middle)
    return middle
  }

  @usableFromInline
  package var count: Int { size(of: root) }

  @usableFromInline
  package var total: Int { sum(of: root) }

  // MARK: Look-up

  @usableFromInline
  package func node(at index: Int) -> Int {
    checkIndex(index, below: count, "element")
    var node = root
    var index = index
    while true {
      steps?.count += 1
      let before = size(of: nodes[node].left)
      if index < before {
        node = nodes[node].left
      } else if index == before {
        return node
      } else {
        index -= before + 1
        node = nodes[node].right
      }
    }
  }

  @usableFromInline
  package func index(of node: Int) -> Int {
    walkUp(from: node) { size(of: $0.left) + 1 } + size(of: nodes[node].left)
  }

  @usableFromInline
  package func offset(of node: Int) -> Int {
    walkUp(from: node) { sum(of: $0.left) + $0.count } + sum(of: nodes[node].left)
  }

  @usableFromInline
  package func node(covering place: Int) -> (node: Int, local: Int) {
    checkIndex(place, below: total, "place")
    var node = root
    var place = place
    while true {
      steps?.count += 1
      let before = sum(of: nodes[node].left)
      if place < before {
        node = nodes[node].left
      } else if place < before + nodes[node].count {
        return (node, place - before)
      } else {
        place -= before + nodes[node].count
        node = nodes[node].right
      }
    }
  }

  /// The nodes in order.
  @usableFromInline
  package var inOrder: [Int] {
    var inOrder: [Int] = []
    inOrder.reserveCapacity(count)
    var stack: [Int] = []
    var node = root
    while node != PrefixSumShape.none || !stack.isEmpty {
      while node != PrefixSumShape.none {
        stack.append(node)
        node = nodes[node].left
      }
      node = stack.removeLast()
      inOrder.append(node)
      node = nodes[node].right
    }
    return inOrder
  }

  /// Adds up something over the nodes whose right side a node is on.
  private func walkUp(from start: Int, _ amount: (Node) -> Int) -> Int {
    var total = 0
    var node = start
    while nodes[node].parent != PrefixSumShape.none {
      steps?.count += 1
      let parent = nodes[node].parent
      if nodes[parent].right == node { total += amount(nodes[parent]) }
      node = parent
    }
    return total
  }

  // MARK: Changes

  @usableFromInline
  package mutating func setCount(_ count: Int, of node: Int) {
    guard nodes[node].count != count else { return }
    nodes[node].count = count
    refreshUp(from: node)
    _checkInvariants()
  }

  @usableFromInline
  package mutating func insert(count: Int, at index: Int) -> Int {
    checkIndex(index, below: self.count + 1, "insertion")
    let new = makeNode(Node(count: count))
    link(new, at: index)
    _checkInvariants()
    return new
  }

  @usableFromInline
  package mutating func remove(_ node: Int) {
    unlink(node)
    nodes[node] = Node(count: 0)
    nodes[node].size = 0
    vacancies.append(node)
    _checkInvariants()
  }

  /// Moves a node to an index of the sequence without it.
  @usableFromInline
  package mutating func move(_ node: Int, to index: Int) {
    checkIndex(index, below: count, "destination")
    unlink(node)
    nodes[node] = Node(count: nodes[node].count)
    link(node, at: index)
    _checkInvariants()
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
