import TestSupport
import Testing

@testable import RowStructures

extension PersistentStructureTests {
  @MainActor struct CountedListTests {
    typealias Element = (Int, weight: Int)

    private func check(_ list: CountedList<Int>, _ model: [Element], _ comment: @autoclosure () -> String) {
      func fail(_ text: String) { Issue.record("\(comment()): \(text)") }
      var elements: [Int] = []
      list.forEach { element, _ in elements.append(element) }
      if list.count != model.count || elements != model.map(\.0) { return fail("other elements") }
      var offset = 0
      for (index, element) in model.enumerated() {
        if list[index] != element.0 || list.read(index, { $0 }) != element.0 { fail("another element at \(index)") }
        if list.weight(at: index) != element.weight { fail("another weight at \(index)") }
        if list.offset(of: index) != offset { fail("another offset of \(index)") }
        for place in 0..<element.weight where list.index(covering: offset + place) != (index, place) {
          fail("another index of \(offset + place)")
        }
        offset += element.weight
      }
      if list.offset(of: model.count) != offset || list.totalWeight != offset { fail("another weight") }
      if let tree = list.tree, let violation = violation(in: tree) { fail(violation) }
    }

    /// All lists of up to four elements of no weight to two, with each edit of each.
    @Test func everyEditOfSmallLists() {
      for count in 0...4 {
        for pattern in 0..<[1, 3, 9, 27, 81][count] {
          var rest = pattern
          let model: [Element] = (0..<count).map { index in
            defer { rest /= 3 }
            return (index, rest % 3)
          }
          let list = CountedList(model)
          check(list, model, "\(model)")
          for (name, edit) in edits(of: count) {
            var changed = (list, model)
            edit(&changed.0, &changed.1)
            check(changed.0, changed.1, "\(name) of \(model)")
          }
          check(list, model, "the old version of \(model)")
        }
      }
    }

    private func edits(of count: Int) -> [(String, (inout CountedList<Int>, inout [Element]) -> Void)] {
      var edits: [(String, (inout CountedList<Int>, inout [Element]) -> Void)] = []
      for index in 0...count {
        edits.append(
          (
            "insert at \(index)",
            {
              $0.insert(100, weight: 2, at: index)
              $1.insert((100, 2), at: index)
            }
          )
        )
        guard index < count else { continue }
        edits.append(("remove at \(index)", { expectEqual($0.remove(at: index), $1.remove(at: index).0) }))
        edits.append(
          (
            "replace at \(index)",
            {
              expectEqual($0.replace(at: index, with: 100, weight: 1), $1[index].0)
              $1[index] = (100, 1)
            }
          )
        )
        edits.append(
          (
            "update at \(index)",
            {
              $0.update(at: index) { element, weight in
                element += 10
                weight += 1
              }
              $0.update(at: index) { $0 += 1 }
              $1[index].0 += 11
              $1[index].weight += 1
            }
          )
        )
        for to in 0..<count {
          edits.append(
            (
              "move \(index) to \(to)",
              {
                $0.move(from: index, to: to)
                $1.insert($1.remove(at: index), at: to)
              }
            )
          )
        }
      }
      return edits
    }

    /// Every edit of lists around the sizes at which they get a tree or lose it.
    @Test(arguments: Seeds.runSlowTests ? [16, 32, 33] : [32])
    func everyEditAroundTrees(count: Int) {
      let model: [Element] = (0..<count).map { ($0, $0 % 3) }
      var list = CountedList<Int>(model)
      check(list, model, "\(count)")
      for (name, edit) in edits(of: count) {
        var changed = (list, model)
        edit(&changed.0, &changed.1)
        check(changed.0, changed.1, "\(name) of \(count)")
      }
      // From a tree that has shrunk.
      list = CountedList(model + model + model)
      for _ in 0..<2 * count { list.remove(at: count) }
      check(list, model, "shrunk to \(count)")
      for (name, edit) in edits(of: count) {
        var changed = (list, model)
        edit(&changed.0, &changed.1)
        check(changed.0, changed.1, "\(name) of those shrunk to \(count)")
      }
    }

    @Test(arguments: seeds)
    func randomEditsKeepOldVersions(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
      var model: [Element] = (0..<[500, 10, 0, 3_000][Int(seed % 4)]).map { ($0, $0 % 4) }
      var list = CountedList<Int>(model)
      var kept: [(CountedList<Int>, [Element])] = []
      for step in 0..<1_200 {
        let grows = (step / 300 + Int(seed)) % 2 == 0
        let index = number(0...model.count)
        if grows ? number(0...2) > 0 : number(0...3) == 0 {
          list.insert(step, weight: step % 5, at: index)
          model.insert((step, step % 5), at: index)
        } else if index < model.count {
          expectEqual(list.remove(at: index), model.remove(at: index).0)
        }
        if index < model.count {
          let to = number(0...model.count - 1)
          list.move(from: index, to: to)
          model.insert(model.remove(at: index), at: to)
          list.update(at: index) { element, weight in
            element += 1
            weight = step % 3
          }
          model[index].0 += 1
          model[index].weight = step % 3
        }
        if step % 60 == 0 { kept.append((list, model)) }
        if step % 300 == 0 { check(list, model, "seed \(seed), step \(step)") }
      }
      for (number, version) in kept.enumerated() where number % 5 == 0 {
        check(version.0, version.1, "seed \(seed), version \(number)")
      }
    }

    /// An update doesn't copy what an element has, but if another version has it, too.
    @Test(arguments: [1, 20, 1_000])
    func updatesInPlace(count: Int) {
      var list = CountedList<[Int]>((0..<count).map { (Array(repeating: $0, count: 100), weight: 100) })
      func address(_ index: Int) -> UnsafePointer<Int>? {
        list.read(index) { element in element.withUnsafeBufferPointer { $0.baseAddress } }
      }
      for index in [0, count / 2, count - 1] {
        let before = address(index)
        list.update(at: index) { $0[5] += 1 }
        expectEqual(address(index), before)
        let old = list
        list.update(at: index) { $0[5] += 1 }
        #expect(address(index) != before && old[index][5] + 1 == list[index][5])
      }
    }
  }
}
