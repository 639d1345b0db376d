import TestSupport
import Testing

@testable import RowStructures

extension PersistentStructureTests {
  @MainActor struct BitListTests {
    private func check(_ bits: BitList, _ model: [Bool], _ comment: @autoclosure () -> String) {
      func fail(_ text: String) { Issue.record("\(comment()): \(text)") }
      if bits.count != model.count || Array(bits.flags) != model { return fail("\(bits.flags) instead of \(model)") }
      if bits.ones != model.count(where: \.self) { fail("\(bits.ones) ones") }
      var rank = 0
      for (index, bit) in model.enumerated() {
        defer { rank += bit ? 1 : 0 }
        guard isChecked(index, of: model.count) else { continue }
        if bits[index] != bit { fail("another bit at \(index)") }
        if bits.rank(index) != rank { fail("another rank of \(index)") }
        if bit, bits.select(rank) != index { fail("another place of one \(rank)") }
      }
      if bits.rank(model.count) != rank { fail("another rank of the end") }
      for part in [0..<model.count, model.count / 3..<model.count / 3 * 2, 0..<model.count / 2] {
        var ones: [Int] = []
        bits.forEachOne(in: part) { ones.append($0) }
        if ones != part.filter({ model[$0] }) { fail("other ones in \(part)") }
      }
      let violation = violation(in: bits.tree) { leaf in
        if leaf.count > BitLeaf.size { return "a leaf of \(leaf.count)" }
        for bit in leaf.count..<BitLeaf.size where leaf.words[bit / 64] >> UInt64(bit % 64) & 1 != 0 {
          return "a bit beyond the end"
        }
        return nil
      }
      if let violation { fail(violation) }
    }

    /// All lists of up to five bits, with each edit of each.
    @Test func everyEditOfSmallLists() {
      for count in 0...5 {
        for pattern in 0..<1 << count {
          let model = (0..<count).map { pattern >> $0 & 1 != 0 }
          let bits = BitList(ContiguousArray(model))
          check(bits, model, "\(model)")
          for index in 0...count {
            for many in [[false], [true], [true, false, true]] {
              var (changed, expected) = (bits, model)
              changed.insert(contentsOf: ContiguousArray(many), at: index)
              expected.insert(contentsOf: many, at: index)
              check(changed, expected, "insert \(many) at \(index) of \(model)")
              if many.count > 1 { continue }
              changed = bits
              changed.insert(many[0], at: index)
              check(changed, expected, "insert \(many[0]) at \(index) of \(model)")
              guard index < count else { continue }
              (changed, expected) = (bits, model)
              changed.set(many[0], at: index)
              expected[index] = many[0]
              check(changed, expected, "set \(many[0]) at \(index) of \(model)")
            }
            for end in index...count {
              var (changed, expected) = (bits, model)
              changed.removeSubrange(index..<end)
              expected.removeSubrange(index..<end)
              check(changed, expected, "remove \(index)..<\(end) of \(model)")
              guard end == index + 1 else { continue }
              changed = bits
              expectEqual(changed.remove(at: index), model[index])
              check(changed, expected, "remove at \(index) of \(model)")
            }
          }
          check(bits, model, "the old version of \(model)")
        }
      }
    }

    /// Edits at each index of lists around the length of a leaf.
    @Test(arguments: [447, 448, 449])
    func everyEditOfLeaves(count: Int) {
      let model = (0..<count).map { $0 % 3 == 0 || $0 % 7 == 1 }
      let bits = BitList(ContiguousArray(model))
      for index in stride(from: 0, through: count, by: 5) {
        var (changed, expected) = (bits, model)
        changed.insert(true, at: index)
        expected.insert(true, at: index)
        check(changed, expected, "insert at \(index)")
        changed.remove(at: expected.count / 2)
        expected.remove(at: expected.count / 2)
        check(changed, expected, "remove after an insertion at \(index)")
      }
      check(bits, model, "the old version")
    }

    @Test(arguments: seeds)
    func randomEditsKeepOldVersions(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
      var model = (0..<number(0...3_000)).map { _ in number(0...1) == 0 }
      var bits = BitList(ContiguousArray(model))
      var kept: [(BitList, [Bool])] = []
      for step in 0..<1_500 {
        let grows = (step / 300 + Int(seed)) % 2 == 0
        let index = number(0...3) == 0 ? number(0...model.count) : min(model.count, 500)
        if step % 100 == 50 {
          let many = (0..<number(1...2_000)).map { _ in number(0...2) == 0 }
          bits.insert(contentsOf: ContiguousArray(many), at: index)
          model.insert(contentsOf: many, at: index)
        } else if step % 100 == 99 {
          let end = number(index...model.count)
          bits.removeSubrange(index..<end)
          model.removeSubrange(index..<end)
        } else if grows || index == model.count {
          bits.insert(step % 3 == 0, at: index)
          model.insert(step % 3 == 0, at: index)
        } else {
          expectEqual(bits.remove(at: index), model.remove(at: index))
        }
        if index < model.count {
          bits.set(step % 2 == 0, at: index)
          model[index] = step % 2 == 0
        }
        if step % 50 == 0 { kept.append((bits, model)) }
        if step % 150 == 0 { check(bits, model, "seed \(seed), step \(step)") }
      }
      for (number, version) in kept.enumerated() { check(version.0, version.1, "seed \(seed), version \(number)") }
    }

    @Test func repeatedBits() {
      for count in [0, 1, 63, 64, 448, 449, 1_000] {
        check(BitList(repeating: true, count: count), Array(repeating: true, count: count), "\(count) ones")
        check(BitList(repeating: false, count: count), Array(repeating: false, count: count), "\(count) zeros")
      }
    }
  }
}
