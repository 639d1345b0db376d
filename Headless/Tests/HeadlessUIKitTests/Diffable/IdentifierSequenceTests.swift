import TestSupport
import Testing

@testable import HeadlessUIKit

struct IdentifierSequenceTests {
  /// Against an array, with queries after each edit.
  @Test(.slow, arguments: 0..<20 as Range<UInt64>) func randomEditsMatchAnArray(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var sequence = IdentifierSequence<Int>()
    var model: [(id: Int, weight: Int)] = []
    var next = 0
    for _ in 0..<150 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        let added = (0..<Int.random(in: 0..<7, using: &generator)).map { next + $0 }
        next += added.count
        let index = Int.random(in: 0...model.count, using: &generator)
        sequence.insert(added, at: index)
        model.insert(contentsOf: added.map { ($0, 0) }, at: index)
      case 2:
        let low = Int.random(in: 0...model.count, using: &generator)
        let range = low..<Int.random(in: low...min(model.count, low + 4), using: &generator)
        sequence.removeSubrange(range)
        model.removeSubrange(range)
      case 3:
        let low = Int.random(in: 0...model.count, using: &generator)
        let range = low..<Int.random(in: low...model.count, using: &generator)
        let index = Int.random(in: 0...model.count - range.count, using: &generator)
        sequence.move(range, to: index)
        let moved = Array(model[range])
        model.removeSubrange(range)
        model.insert(contentsOf: moved, at: index)
      case 4:
        guard let index = model.indices.randomElement(using: &generator) else { continue }
        let weight = Int.random(in: 0..<4, using: &generator)
        sequence.addWeight(weight, to: model[index].id)
        model[index].weight += weight
      default:
        guard let id = model.randomElement(using: &generator)?.id else { continue }
        sequence.remove(id)
        model.removeAll { $0.id == id }
      }
      expectEqual(sequence.elements, model.map(\.id), "seed \(seed)")
      var before = 0
      for (index, entry) in model.enumerated() {
        expectEqual(sequence.index(of: entry.id), index)
        expectEqual(sequence[index], entry.id)
        expectEqual(sequence.weight(before: entry.id), before)
        for rest in 0..<entry.weight {
          let found = sequence.index(atWeight: before + rest)
          #expect(found.index == index && found.rest == rest)
        }
        before += entry.weight
      }
      expectEqual(sequence.totalWeight, before)
      #expect(sequence.index(of: -1) == nil)
    }
  }

  @Test func copiesAreValues() {
    var sequence = IdentifierSequence<Int>()
    sequence.append([1, 2, 3])
    let copy = sequence
    sequence.remove(2)
    expectEqual(copy.elements, [1, 2, 3])
    expectEqual(sequence.elements, [1, 3])
  }
}
