import TestSupport
import Testing

@testable import RowStructures

/// Tests of the persistent structures, one after the other, as some change the distance of labels.
@Suite(.serialized) enum PersistentStructureTests {
  /// Distances of labels: the default, and those with which labels run out.
  static let spacings = Seeds.runSlowTests ? [LabelSpacing.step, 4, 2, 1] : [LabelSpacing.step, 1]

  /// The seeds of random edits.
  static let seeds: Range<UInt64> = Seeds.runSlowTests ? 0..<6 : 0..<2

  static func with<Result>(spacing: Int, _ body: () throws -> Result) rethrows -> Result {
    let old = LabelSpacing.step
    LabelSpacing.step = spacing
    defer { LabelSpacing.step = old }
    return try body()
  }

  /// What is wrong with a tree, or `nil`.
  static func violation<Leaf>(in tree: CountedTree<Leaf>, _ leafViolation: (Leaf) -> String? = { _ in nil }) -> String?
  {
    func visit(_ node: TreeNode<Leaf>, _ height: Int) -> String? {
      if node.entries.count > TreeNode<Leaf>.width { return "\(node.entries.count) entries" }
      if height == 0 {
        if !node.nodes.isEmpty { return "nodes at the lowest level" }
        if node.entries.map(\.sum) != node.leaves.map(\.sum) { return "wrong sums of leaves" }
        if node.entries.map(\.first) != node.leaves.map(\.first) { return "wrong first labels of leaves" }
        if tree.count > 0, node.leaves.contains(where: { $0.sum.count == 0 }) { return "an empty leaf" }
        for leaf in node.leaves { if let violation = leafViolation(leaf) { return violation } }
        return nil
      }
      if !node.leaves.isEmpty { return "leaves above the lowest level" }
      if node.entries.map(\.sum) != node.nodes.map(\.total) { return "wrong sums of nodes" }
      if node.entries.map(\.first) != node.nodes.map(\.entries[0].first) { return "wrong first labels of nodes" }
      for node in node.nodes { if let violation = visit(node, height - 1) { return violation } }
      return nil
    }
    if tree.root.total != tree.total { return "a wrong total" }
    if tree.height > 0, tree.root.nodes.count < 2 { return "a root with one node" }
    return visit(tree.root, tree.height)
  }

  /// The nodes of a tree.
  static func nodes<Leaf>(of tree: CountedTree<Leaf>) -> Set<ObjectIdentifier> {
    var nodes: Set<ObjectIdentifier> = []
    func visit(_ node: TreeNode<Leaf>) {
      nodes.insert(ObjectIdentifier(node))
      node.nodes.forEach(visit)
    }
    visit(tree.root)
    return nodes
  }

  /// Returns a Boolean value that indicates whether the look-ups of an index are checked: of all in few, of some in many.
  static func isChecked(_ index: Int, of count: Int) -> Bool { count < 100 || (index + count) % (count / 50) == 0 }

  /// All ways to choose some of a number of things, ascending.
  static func subsets(of count: Int) -> [ContiguousArray<Int>] {
    (0..<1 << count).map { pattern in ContiguousArray((0..<count).filter { pattern >> $0 & 1 == 1 }) }
  }
}
