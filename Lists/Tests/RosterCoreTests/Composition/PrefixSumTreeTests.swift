import RosterCore
import RowStructures
import TestSupport
import Testing

/// The same sequence as an array, and every question answered by counting.
private struct NaiveTree {
  var entries: [(value: Int, count: Int)] = []

  func expectSameSums(_ tree: PrefixSumTree<Int>, _ comment: @autoclosure () -> Comment) {
    #expect(tree.firstViolation == nil, comment())
    expectEqual(tree.count, entries.count, comment())
    expectEqual(tree.total, entries.reduce(0) { $0 + $1.count }, comment())
    expectEqual(tree.elements.map { tree[$0] }, entries.map(\.value), comment())
    var offset = 0
    for (index, entry) in entries.enumerated() {
      let element = tree.element(at: index)
      expectEqual(tree[element], entry.value, comment())
      expectEqual(tree.index(of: element), index, comment())
      expectEqual(tree.offset(of: element), offset, comment())
      expectEqual(tree.count(of: element), entry.count, comment())
      for local in 0..<entry.count {
        let found = tree.element(covering: offset + local)
        #expect(found.element == element && found.local == local, comment())
      }
      offset += entry.count
    }
  }
}

struct PrefixSumTreeTests {
  /// Every tree with up to 5 elements of 0, 1 or 2 places each, and every single edit of it.
  @Test(.slow, arguments: 0...5)
  func smallTrees(size: Int) {
    var numberOfShapes = 1
    for _ in 0..<size { numberOfShapes *= 3 }
    for shape in 0..<numberOfShapes {
      var rest = shape
      let entries = (0..<size).map { value -> (value: Int, count: Int) in
        defer { rest /= 3 }
        return (value, rest % 3)
      }
      let tree = PrefixSumTree(entries)
      let naive = NaiveTree(entries: entries)
      naive.expectSameSums(tree, "shape \(shape)")
      for index in 0...size {
        var (inserted, expected) = (tree, naive)
        inserted.insert(9, count: 2, at: index)
        expected.entries.insert((9, 2), at: index)
        expected.expectSameSums(inserted, "shape \(shape), insert at \(index)")
      }
      for index in 0..<size {
        var (changed, expected) = (tree, naive)
        changed.setCount(3, of: changed.element(at: index))
        expected.entries[index].count = 3
        expected.expectSameSums(changed, "shape \(shape), count at \(index)")
        var (removed, shorter) = (tree, naive)
        expectEqual(removed.remove(removed.element(at: index)), shorter.entries.remove(at: index).value)
        shorter.expectSameSums(removed, "shape \(shape), remove at \(index)")
        for target in 0..<size {
          var (moved, reordered) = (tree, naive)
          moved.move(moved.element(at: index), to: target)
          reordered.entries.insert(reordered.entries.remove(at: index), at: target)
          reordered.expectSameSums(moved, "shape \(shape), move \(index) to \(target)")
        }
      }
    }
  }

  @Test(arguments: [1, 20, 300, 4_000] as [UInt64])
  func randomEdits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tree = PrefixSumTree<Int>()
    var naive = NaiveTree()
    for step in 0..<400 {
      let count = naive.entries.count
      switch count == 0 ? 0 : Int.random(in: 0..<6, using: &random) {
      case 0, 1, 2:
        let index = Int.random(in: 0...count, using: &random)
        let places = Int.random(in: 0..<3, using: &random)
        tree.insert(step, count: places, at: index)
        naive.entries.insert((step, places), at: index)
      case 3:
        let index = Int.random(in: 0..<count, using: &random)
        tree.remove(tree.element(at: index))
        naive.entries.remove(at: index)
      case 4:
        let index = Int.random(in: 0..<count, using: &random)
        let target = Int.random(in: 0..<count, using: &random)
        tree.move(tree.element(at: index), to: target)
        naive.entries.insert(naive.entries.remove(at: index), at: target)
      default:
        let index = Int.random(in: 0..<count, using: &random)
        tree.setCount(step % 4, of: tree.element(at: index))
        naive.entries[index].count = step % 4
      }
      #expect(tree.firstViolation == nil, "seed \(seed), step \(step)")
      if step % 10 == 0 { naive.expectSameSums(tree, "seed \(seed), step \(step)") }
    }
    naive.expectSameSums(tree, "seed \(seed)")
  }

  /// Identities survive everything that happens to others.
  @Test func identities() {
    var tree = PrefixSumTree((0..<100).map { ($0, 1) })
    let elements = tree.elements
    for index in stride(from: 0, to: 100, by: 2) { tree.remove(elements[index]) }
    for index in stride(from: 1, to: 100, by: 2) {
      expectEqual(tree[elements[index]], index)
      expectEqual(tree.index(of: elements[index]), index / 2)
    }
  }

  /// With 10,000 elements nothing visits more nodes than a few times the height, which is below 2.5 log2 n.
  @Test func costs() {
    let limit = 2 * 34
    var tree = PrefixSumTree((0..<10_000).map { ($0, $0 % 3) })
    let steps = StepCounter()
    tree.steps = steps
    func cost(_ body: (inout PrefixSumTree<Int>) -> Void) -> Int {
      steps.count = 0
      body(&tree)
      return steps.count
    }
    var random = SeededGenerator(seed: 10_000)
    var worst = 0
    for _ in 0..<500 {
      let index = Int.random(in: 0..<9_000, using: &random)
      let place = Int.random(in: 0..<tree.total, using: &random)
      let element = tree.element(at: index)
      worst = max(worst, cost { _ = $0.element(covering: place) })
      worst = max(worst, cost { _ = $0.offset(of: element) })
      worst = max(worst, cost { _ = $0.index(of: element) })
      worst = max(worst, cost { $0.setCount(5, of: element) })
      worst = max(worst, cost { $0.insert(-1, count: 1, at: index) })
      worst = max(worst, cost { $0.remove($0.element(at: index)) })
      worst = max(worst, cost { $0.move(element, to: 4) } / 2)
    }
    #expect(worst > 5)
    #expect(worst <= limit)
    #expect(tree.firstViolation == nil)
  }

  /// Elements that always come at the same end do not make a list of the tree.
  @Test func growthAtOneEnd() {
    var (front, back) = (PrefixSumTree<Int>(), PrefixSumTree<Int>())
    for value in 0..<1_000 {
      front.insert(value, count: 1, at: 0)
      back.insert(value, count: 1, at: value)
    }
    #expect(front.firstViolation == nil && back.firstViolation == nil)
    while front.count > 0 { front.remove(front.element(at: 0)) }
    expectEqual(front.total, 0)
  }
}
