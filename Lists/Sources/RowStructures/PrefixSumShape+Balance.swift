import RosterDiagnostics

/// The weight of a node is the number of nodes from it on downwards, and 1. A node's children have weights that differ
/// by a factor of 3 at most; with 2 as the limit for a single rotation, one rotation restores that after an insertion
/// or a removal (Hirai and Yamamoto, "Balancing weight-balanced trees", 2011).
extension PrefixSumShape {
  private var balanceLimit: Int { 3 }
  private var rotationLimit: Int { 2 }

  package func size(of node: Int) -> Int { node == PrefixSumShape.none ? 0 : nodes[node].size }

  package func sum(of node: Int) -> Int { node == PrefixSumShape.none ? 0 : nodes[node].sum }

  private func weight(of node: Int) -> Int { size(of: node) + 1 }

  package mutating func refresh(_ node: Int) {
    let left = nodes[node].left
    let right = nodes[node].right
    nodes[node].size = size(of: left) + 1 + size(of: right)
    nodes[node].sum = sum(of: left) + nodes[node].count + sum(of: right)
  }

  package mutating func refreshUp(from start: Int) {
    var node = start
    while node != PrefixSumShape.none {
      steps?.count += 1
      refresh(node)
      node = nodes[node].parent
    }
  }

  // MARK: Linking

  /// Puts a single node at an index.
  package mutating func link(_ new: Int, at index: Int) {
    guard root != PrefixSumShape.none else {
      root = new
      return
    }
    var node = root
    var index = index
    while true {
      steps?.count += 1
      let before = size(of: nodes[node].left)
      if index <= before {
        guard nodes[node].left != PrefixSumShape.none else {
          nodes[node].left = new
          break
        }
        node = nodes[node].left
      } else {
        index -= before + 1
        guard nodes[node].right != PrefixSumShape.none else {
          nodes[node].right = new
          break
        }
        node = nodes[node].right
      }
    }
    nodes[new].parent = node
    rebalanceUp(from: node)
  }

  /// Takes a node out. Its own links are left as they were.
  package mutating func unlink(_ node: Int) {
    guard nodes[node].left != PrefixSumShape.none, nodes[node].right != PrefixSumShape.none else {
      splice(node)
      return
    }
    var successor = nodes[node].right
    while nodes[successor].left != PrefixSumShape.none {
      steps?.count += 1
      successor = nodes[successor].left
    }
    splice(successor)
    nodes[successor].left = nodes[node].left
    nodes[successor].right = nodes[node].right
    if nodes[successor].left != PrefixSumShape.none { nodes[nodes[successor].left].parent = successor }
    if nodes[successor].right != PrefixSumShape.none { nodes[nodes[successor].right].parent = successor }
    replaceInParent(node, with: successor)
    refreshUp(from: successor)
  }

  /// Takes a node with at most one child out.
  private mutating func splice(_ node: Int) {
    let child = nodes[node].left != PrefixSumShape.none ? nodes[node].left : nodes[node].right
    let parent = nodes[node].parent
    replaceInParent(node, with: child)
    rebalanceUp(from: parent)
  }

  private mutating func replaceInParent(_ node: Int, with other: Int) {
    let parent = nodes[node].parent
    if other != PrefixSumShape.none { nodes[other].parent = parent }
    if parent == PrefixSumShape.none {
      root = other
    } else if nodes[parent].left == node {
      nodes[parent].left = other
    } else {
      nodes[parent].right = other
    }
  }

  // MARK: Rotating

  private mutating func rebalanceUp(from start: Int) {
    var node = start
    while node != PrefixSumShape.none {
      steps?.count += 1
      refresh(node)
      node = nodes[rebalance(node)].parent
    }
  }

  /// Restores the balance of a node, and returns the node that is in its place then.
  private mutating func rebalance(_ node: Int) -> Int {
    let left = nodes[node].left
    let right = nodes[node].right
    if weight(of: right) > balanceLimit * weight(of: left) {
      if weight(of: nodes[right].left) >= rotationLimit * weight(of: nodes[right].right) { rotateRight(right) }
      return rotateLeft(node)
    }
    if weight(of: left) > balanceLimit * weight(of: right) {
      if weight(of: nodes[left].right) >= rotationLimit * weight(of: nodes[left].left) { rotateLeft(left) }
      return rotateRight(node)
    }
    return node
  }

  @discardableResult
  private mutating func rotateLeft(_ node: Int) -> Int {
    let pivot = nodes[node].right
    let inner = nodes[pivot].left
    replaceInParent(node, with: pivot)
    nodes[pivot].left = node
    nodes[node].parent = pivot
    nodes[node].right = inner
    if inner != PrefixSumShape.none { nodes[inner].parent = node }
    refresh(node)
    refresh(pivot)
    return pivot
  }

  @discardableResult
  private mutating func rotateRight(_ node: Int) -> Int {
    let pivot = nodes[node].left
    let inner = nodes[pivot].right
    replaceInParent(node, with: pivot)
    nodes[pivot].right = node
    nodes[node].parent = pivot
    nodes[node].left = inner
    if inner != PrefixSumShape.none { nodes[inner].parent = node }
    refresh(node)
    refresh(pivot)
    return pivot
  }

  // MARK: Checking

  /// Stops the program if the tree is not what it has to be. Looks only where ``checksInvariants`` says so.
  @inline(__always)
  package func _checkInvariants() {
    #if DEBUG
      if checksInvariants, let violation = firstViolation { fatalError(violation) }
    #endif
  }

  /// What is wrong with the tree, or `nil`.
  ///
  /// - Complexity: O(*n*)
  package var firstViolation: String? {
    var visited = 0
    let violation = firstViolation(below: root, parent: PrefixSumShape.none, visited: &visited)
    if let violation { return violation }
    return visited == count ? nil : "\(visited) nodes are reached, but the root counts \(count)"
  }

  private func firstViolation(below node: Int, parent: Int, visited: inout Int) -> String? {
    guard node != PrefixSumShape.none else { return nil }
    visited += 1
    let (left, right) = (nodes[node].left, nodes[node].right)
    if nodes[node].size == 0 { return "node \(node) is vacant" }
    if nodes[node].count < 0 { return "node \(node) has the count \(nodes[node].count)" }
    if nodes[node].parent != parent { return "node \(node) has the parent \(nodes[node].parent), not \(parent)" }
    if nodes[node].size != size(of: left) + 1 + size(of: right) { return "node \(node) has a wrong size" }
    if nodes[node].sum != sum(of: left) + nodes[node].count + sum(of: right) { return "node \(node) has a wrong sum" }
    if weight(of: left) > balanceLimit * weight(of: right) || weight(of: right) > balanceLimit * weight(of: left) {
      return "node \(node) is out of balance: \(weight(of: left)) and \(weight(of: right))"
    }
    return firstViolation(below: left, parent: node, visited: &visited)
      ?? firstViolation(below: right, parent: node, visited: &visited)
  }
}
