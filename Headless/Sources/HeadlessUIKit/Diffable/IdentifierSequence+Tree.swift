/// The treap under a sequence. A node's priority follows from its number, so that trees are the same on every machine.
extension IdentifierSequence {
  func size(_ node: Int) -> Int { node < 0 ? 0 : nodes[node].size }

  private func priority(_ node: Int) -> UInt64 {
    var mixed = UInt64(truncatingIfNeeded: node) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  // MARK: Finding

  /// - Precondition: `0 <= index < count`
  func node(at index: Int) -> Int {
    precondition(index >= 0 && index < size(root), "the index is one of the sequence")
    var current = root
    var rest = index
    while true {
      let left = size(nodes[current].left)
      if rest == left { return current }
      if rest < left {
        current = nodes[current].left
      } else {
        rest -= left + 1
        current = nodes[current].right
      }
    }
  }

  func rank(of node: Int) -> Int {
    var rank = size(nodes[node].left)
    var current = node
    while nodes[current].parent >= 0 {
      let parent = nodes[current].parent
      if nodes[parent].right == current { rank += size(nodes[parent].left) + 1 }
      current = parent
    }
    return rank
  }

  func weightBefore(_ node: Int) -> Int {
    func total(_ node: Int) -> Int { node < 0 ? 0 : nodes[node].totalWeight }
    var weight = total(nodes[node].left)
    var current = node
    while nodes[current].parent >= 0 {
      let parent = nodes[current].parent
      if nodes[parent].right == current { weight += total(nodes[parent].left) + nodes[parent].weight }
      current = parent
    }
    return weight
  }

  /// The next node in order, or -1.
  func successor(of node: Int) -> Int {
    if nodes[node].right >= 0 {
      var current = nodes[node].right
      while nodes[current].left >= 0 { current = nodes[current].left }
      return current
    }
    var current = node
    while nodes[current].parent >= 0, nodes[nodes[current].parent].right == current { current = nodes[current].parent }
    return nodes[current].parent
  }

  // MARK: Building

  mutating func setRoot(_ node: Int) {
    root = node
    if node >= 0 { nodes[node].parent = -1 }
  }

  private mutating func update(_ node: Int) {
    let (left, right) = (nodes[node].left, nodes[node].right)
    var size = 1
    var weight = nodes[node].weight
    if left >= 0 {
      size += nodes[left].size
      weight += nodes[left].totalWeight
      nodes[left].parent = node
    }
    if right >= 0 {
      size += nodes[right].size
      weight += nodes[right].totalWeight
      nodes[right].parent = node
    }
    nodes[node].size = size
    nodes[node].totalWeight = weight
  }

  /// A tree of new nodes in their order.
  ///
  /// - Complexity: O(*k*) for *k* nodes.
  mutating func grow(_ made: [Int]) -> Int {
    var spine: [Int] = []
    for node in made {
      var last = -1
      while let top = spine.last, priority(top) < priority(node) {
        update(top)
        last = top
        spine.removeLast()
      }
      nodes[node].left = last
      if let top = spine.last { nodes[top].right = node }
      spine.append(node)
    }
    for node in spine.reversed() { update(node) }
    return spine.first ?? -1
  }

  /// The first `count` nodes of a tree, and the others.
  mutating func split(_ tree: Int, at count: Int) -> (Int, Int) {
    guard tree >= 0 else { return (-1, -1) }
    nodes[tree].parent = -1
    let left = nodes[tree].left
    if count <= size(left) {
      let (first, second) = split(left, at: count)
      nodes[tree].left = second
      update(tree)
      return (first, tree)
    }
    let (first, second) = split(nodes[tree].right, at: count - size(left) - 1)
    nodes[tree].right = first
    update(tree)
    return (tree, second)
  }

  mutating func merge(_ first: Int, _ second: Int) -> Int {
    guard first >= 0 else { return second }
    guard second >= 0 else { return first }
    if priority(first) > priority(second) {
      nodes[first].right = merge(nodes[first].right, second)
      update(first)
      return first
    }
    nodes[second].left = merge(first, nodes[second].left)
    update(second)
    return second
  }
}
