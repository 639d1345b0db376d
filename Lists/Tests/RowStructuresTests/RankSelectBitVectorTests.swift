import RowStructures
import TestSupport
import Testing

struct RankSelectBitVectorTests {
  private func check(_ bits: RankSelectBitVector, _ model: [Bool], _ comment: String) {
    #expect(bits.firstViolation == nil, "\(comment)")
    expectEqual(bits.count, model.count, "\(comment)")
    expectEqual(bits.ones, model.count { $0 }, "\(comment)")
    var rank = 0
    for (index, bit) in model.enumerated() {
      if bits[index] != bit || bits.rank(index) != rank { Issue.record("\(comment): wrong at \(index)") }
      if bit {
        if bits.select(rank) != index { Issue.record("\(comment): select(\(rank)) is \(bits.select(rank))") }
        rank += 1
      }
    }
    expectEqual(bits.rank(model.count), rank, "\(comment)")
    var iterator = bits.makeIterator()
    #expect(model.allSatisfy { iterator.next() == $0 } && iterator.next() == nil, "\(comment)")
  }

  /// All lists of up to five bits, with each edit of each.
  @Test func everySmallList() {
    for count in 0...5 {
      for pattern in 0..<1 << count {
        let model = (0..<count).map { pattern >> $0 & 1 != 0 }
        let bits = RankSelectBitVector(count: count) { model[$0] }
        check(bits, model, "\(model)")
        for index in 0...count {
          for bit in [false, true] {
            var (changed, expected) = (bits, model)
            changed.insert(bit, at: index)
            expected.insert(bit, at: index)
            check(changed, expected, "insert \(bit) at \(index) of \(model)")
            guard index < count else { continue }
            (changed, expected) = (bits, model)
            changed.set(bit, at: index)
            expected[index] = bit
            check(changed, expected, "set \(bit) at \(index) of \(model)")
          }
          guard index < count else { continue }
          var (changed, expected) = (bits, model)
          expectEqual(changed.remove(at: index), expected.remove(at: index))
          check(changed, expected, "remove at \(index) of \(model)")
        }
      }
    }
  }

  /// Lists of several leaves that grow and shrink, so that leaves are divided and joined.
  @Test(arguments: 0..<6)
  func randomEdits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = (0..<Int.random(in: 0...5_000, using: &random)).map { _ in Bool.random(using: &random) }
    var bits = RankSelectBitVector(count: model.count) { model[$0] }
    check(bits, model, "seed \(seed)")
    for phase in 0..<6 {
      for _ in 0..<1_200 {
        let grows = (phase % 2 == 0) == (Int.random(in: 0..<8, using: &random) > 0)
        // Mostly in one place, so that leaves fill up and run empty.
        let place = min(model.count, 700 + Int.random(in: 0...40, using: &random))
        let index = Bool.random(using: &random) ? place : Int.random(in: 0...model.count, using: &random)
        if grows {
          let bit = Bool.random(using: &random)
          bits.insert(bit, at: index)
          model.insert(bit, at: index)
        } else if index < model.count {
          expectEqual(bits.remove(at: index), model.remove(at: index), "seed \(seed)")
        }
        if !model.isEmpty, Bool.random(using: &random) {
          let index = Int.random(in: model.indices, using: &random)
          model[index].toggle()
          bits.set(model[index], at: index)
        }
      }
      check(bits, model, "seed \(seed), phase \(phase)")
    }
  }

  /// What is different in lists that are as long: all pairs of up to five bits, and lists of leaves of the same and of other
  /// lengths.
  @Test func differences() {
    func check(_ old: RankSelectBitVector, _ new: RankSelectBitVector, _ comment: String) {
      var (gone, come): ([Int], [Int]) = ([], [])
      for index in 0..<old.count {
        if old[index], !new[index] { gone.append(old.rank(index)) }
        if new[index], !old[index] { come.append(new.rank(index)) }
      }
      let found = old.differences(from: new)
      #expect(found.gone == gone && found.come == come, "\(comment)")
      expectEqual(new.setIndexes.map { Int($0) }, (0..<new.count).filter { new[$0] }, "\(comment)")
    }
    for count in 0...5 {
      for old in 0..<1 << count {
        for new in 0..<1 << count {
          func bits(_ word: Int) -> RankSelectBitVector { RankSelectBitVector(count: count) { word >> $0 & 1 != 0 } }
          check(bits(old), bits(new), "\(old) to \(new) of \(count)")
        }
      }
    }
    var random = SeededGenerator(seed: 9)
    var old = RankSelectBitVector(count: 5_000) { _ in Bool.random(using: &random) }
    let same = RankSelectBitVector(count: 5_000) { _ in Bool.random(using: &random) }
    check(old, same, "leaves of the same length")
    for _ in 0..<700 {
      old.insert(Bool.random(using: &random), at: 1_500)
      old.remove(at: 4_000)
    }
    check(old, same, "leaves of other lengths")
    check(same, old, "leaves of other lengths, turned round")
  }

  @Test func memoryIsAFractionOfAByteABit() {
    #expect(Double(RankSelectBitVector(repeating: true, count: 1_000_000).byteCount) < 0.2 * 1_000_000)
    var bits = RankSelectBitVector()
    for index in 0..<100_000 { bits.insert(index % 3 == 0, at: index / 2) }
    #expect(Double(bits.byteCount) < 0.7 * 100_000)
    while bits.count > 5 { bits.remove(at: bits.count / 2) }
    #expect(bits.byteCount < 1_000)
  }

  /// Parts, opposites and unions of bits in leaves of any length.
  @Test func partsAndUnions() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<30 {
      var (bits, other) = (RankSelectBitVector(), RankSelectBitVector())
      var (model, otherModel): ([Bool], [Bool]) = ([], [])
      for _ in 0..<Int.random(in: 0...3_000, using: &random) {
        let place = Int.random(in: 0...model.count, using: &random)
        let (bit, otherBit) = (Bool.random(using: &random), Bool.random(using: &random))
        bits.insert(bit, at: place)
        model.insert(bit, at: place)
        other.insert(otherBit, at: other.count)
        otherModel.append(otherBit)
      }
      let start = Int.random(in: 0...model.count, using: &random)
      for count in [0, 1, 70, 5_000] {
        let rest = model.indices.filter { $0 >= start && model[$0] }
        expectEqual(bits.setIndexes(from: start, upTo: count), Array(rest.prefix(count)))
      }
      expectEqual(bits.inverted, RankSelectBitVector(count: model.count) { !model[$0] })
      #expect(bits.inverted.firstViolation == nil)
      expectEqual(bits.union(other), RankSelectBitVector(count: model.count) { model[$0] || otherModel[$0] })
      expectEqual(bits.union(bits.inverted).ones, model.count)
    }
  }
}
