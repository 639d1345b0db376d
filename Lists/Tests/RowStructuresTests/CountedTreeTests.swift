import TestSupport
import Testing

@testable import RowStructures

extension PersistentStructureTests {
  @MainActor struct CountedTreeTests {
    /// Up to four numbers, which are their own weights.
    struct Leaf: CountedLeaf {
      var numbers: [Int] = []

      var sum: Sum { Sum(numbers.count, numbers.reduce(0, +)) }
      var isSmall: Bool { numbers.count < 2 }
      func fits(_ next: Leaf) -> Bool { numbers.count + next.numbers.count <= 3 }
      mutating func append(_ next: Leaf) { numbers += next.numbers }

      mutating func insert(_ number: Int, at index: Int, _ more: inout ContiguousArray<Leaf>) {
        numbers.insert(number, at: index)
        if numbers.count > 4 {
          more.append(Leaf(numbers: Array(numbers[2...])))
          numbers.removeSubrange(2...)
        }
      }
    }

    typealias Tree = CountedTree<Leaf>

    private func tree(_ numbers: [Int]) -> Tree {
      let leaves = stride(from: 0, to: numbers.count, by: 3).map {
        Leaf(numbers: Array(numbers[$0..<min(numbers.count, $0 + 3)]))
      }
      return Tree(ContiguousArray(leaves), empty: Leaf())
    }

    private func numbers(_ tree: Tree) -> [Int] {
      var numbers: [Int] = []
      tree.forEach { numbers += $0.numbers }
      return numbers
    }

    private func check(_ tree: Tree, _ model: [Int], _ comment: String) {
      expectEqual(violation(in: tree), nil, "\(comment)")
      expectEqual(numbers(tree), model, "\(comment)")
      var (before, isRight) = (0, true)
      for (index, number) in model.enumerated() {
        defer { before += number }
        guard isChecked(index, of: model.count) else { continue }
        if tree.read(index, { $0.numbers[$1] }) != number { isRight = false }
        if tree.rank(index, { $2 + $0.numbers[..<$1].reduce(0, +) }) != before { isRight = false }
        for place in before..<before + number {
          let found = tree.read(weight: place) { leaf, weight, before in
            var (index, weight) = (0, weight)
            while weight >= leaf.numbers[index] {
              weight -= leaf.numbers[index]
              index += 1
            }
            return before + index
          }
          if found != index { isRight = false }
        }
      }
      if tree.rank(model.count, { $2 + $0.numbers[..<$1].reduce(0, +) }) != before { isRight = false }
      for low in stride(from: 0, through: model.count, by: max(1, model.count / 7)) {
        for high in stride(from: low, through: model.count, by: max(1, model.count / 5)) {
          var part: [Int] = []
          tree.forEach(in: low..<high) { part += $0.numbers[$1] }
          if part != Array(model[low..<high]) { isRight = false }
        }
      }
      #expect(isRight, "\(comment)")
    }

    /// All edits of trees of up to 14 numbers.
    @Test func everyEditOfSmallTrees() {
      for count in 0...14 {
        let model = (0..<count).map { $0 % 3 }
        let old = tree(model)
        check(old, model, "\(model)")
        for index in 0...count {
          var (new, expected) = (old, model)
          new.edit(index, isGap: true) { $0.insert(1, at: $1, &$2) }
          expected.insert(1, at: index)
          check(new, expected, "insert at \(index) of \(model)")
          guard index < count else { continue }
          (new, expected) = (old, model)
          expectEqual(new.edit(index, isGap: false) { leaf, index, _ in leaf.numbers.remove(at: index) }, model[index])
          expected.remove(at: index)
          check(new, expected, "remove at \(index) of \(model)")
        }
        check(old, model, "the old version of \(model)")
      }
    }

    /// Trees of several levels that grow, get many leaves at once and shrink, with old versions held.
    @Test(arguments: seeds)
    func randomEditsKeepOldVersions(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      var model = (0..<Int.random(in: 0...1_000, using: &random)).map { $0 % 3 }
      var new = tree(model)
      var kept: [(Tree, [Int])] = []
      for step in 0..<2_400 {
        let grows = (step / 600 + Int(seed)) % 2 == 0
        let index = Int.random(in: 0...model.count, using: &random)
        let spot = min(model.count, step % 7 == 0 ? index : 300 + step % 5)
        if step % 500 == 250 {
          let many = (0..<Int.random(in: 100...1_000, using: &random)).map { $0 % 2 }
          new.edit(index, isGap: true) { leaf, index, more in
            more = ContiguousArray(many.map { Leaf(numbers: [$0, 0]) })
            more.append(Leaf(numbers: Array(leaf.numbers[index...])))
            leaf.numbers.removeSubrange(index...)
          }
          model.insert(contentsOf: many.flatMap { [$0, 0] }, at: index)
          // The last leaf may be empty: only an edit balances it.
          if violation(in: new) == "an empty leaf" { new = tree(model) }
        } else if grows || model.isEmpty {
          new.edit(spot, isGap: true) { $0.insert(step % 3, at: $1, &$2) }
          model.insert(step % 3, at: spot)
        } else {
          let spot = min(spot, model.count - 1)
          new.edit(spot, isGap: false) { leaf, index, _ in _ = leaf.numbers.remove(at: index) }
          model.remove(at: spot)
        }
        if step % 100 == 0 { kept.append((new, model)) }
        if step % 600 == 599 { check(new, model, "seed \(seed), step \(step)") }
      }
      for (number, version) in kept.enumerated() {
        expectEqual(violation(in: version.0), nil, "seed \(seed), version \(number)")
        expectEqual(numbers(version.0), version.1, "seed \(seed), version \(number)")
      }
    }

    @Test func emptyTreeAfterManyRemovals() {
      var tree = tree(Array(0..<2_000))
      for left in (0..<2_000).reversed() {
        tree.edit(left / 2, isGap: false) { leaf, index, _ in _ = leaf.numbers.remove(at: index) }
      }
      check(tree, [], "all removed")
      expectEqual(tree.height, 0)
    }

    /// An edit makes new nodes on one way, and those next to it that it balances.
    @Test func editSharesAllButOneWay() {
      for count in [100, 1_000, 10_000, 100_000] {
        let old = tree(Array(repeating: 1, count: count))
        let known = nodes(of: old)
        for index in stride(from: 0, to: count, by: count / 20) {
          var new = old
          new.edit(index, isGap: true) { $0.insert(1, at: $1, &$2) }
          new.edit(index, isGap: false) { leaf, index, _ in _ = leaf.numbers.remove(at: index) }
          let made = nodes(of: new).subtracting(known).count
          #expect(made <= 2 * (old.height + 1), "\(made) nodes for an edit of \(count)")
        }
      }
    }

    @Test func editInPlaceMakesNoNode() {
      var tree = tree(Array(repeating: 1, count: 10_000))
      let known = nodes(of: tree)
      for index in stride(from: 0, to: 10_000, by: 100) {
        tree.edit(index, isGap: false) { leaf, index, _ in leaf.numbers[index] = 2 }
      }
      expectEqual(nodes(of: tree), known)
    }

    @Test func searchComparesLogarithmically() {
      for count in [10, 1_000, 100_000] {
        let tree = tree(Array(0..<count))
        let steps = StepCounter()
        for number in stride(from: 0, to: count, by: max(1, count / 50)) {
          steps.count = 0
          let found = tree.search({ leaf in
            steps.count += 1
            return leaf.numbers[0] <= number
          }) { leaf, before in before + number - leaf.numbers[0] }
          expectEqual(found, number)
          // Four at a level of 16.
          #expect(steps.count <= 4 * (tree.height + 1), "\(steps.count) comparisons in \(count)")
        }
        expectEqual(tree.search({ $0.numbers[0] <= -1 }) { $1 }, 0)
      }
    }

    @Test func copiesAreIdenticalUntilAnEdit() {
      let old = tree(Array(0..<100))
      var new = old
      #expect(new.isIdentical(to: old))
      new.edit(50, isGap: false) { leaf, index, _ in leaf.numbers[index] = 0 }
      #expect(!new.isIdentical(to: old))
    }
  }
}
