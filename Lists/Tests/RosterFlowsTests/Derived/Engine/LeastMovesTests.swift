import TestSupport
import Testing

@testable import RosterFlows

struct LeastMovesTests {
  /// The changes from a list to another one in which all that is in both is said to move.
  private func changes(_ old: [Int], _ new: [Int], moving: (Int) -> Bool) -> ListChangeset {
    var changes = ListChangeset()
    changes.deletes = old.indices.filter { !new.contains(old[$0]) }
    changes.inserts = new.indices.filter { !old.contains(new[$0]) }
    for (place, value) in new.enumerated() where moving(value) {
      if let origin = old.firstIndex(of: value) { changes.moves.append(IndexMove(from: origin, to: place)) }
    }
    return changes
  }

  private func longestIncreasing(_ list: [Int]) -> Int {
    var best: [Int] = []
    for value in list {
      let place = best.firstIndex { $0 >= value } ?? best.count
      if place == best.count { best.append(value) } else { best[place] = value }
    }
    return best.count
  }

  private func check(_ old: [Int], _ new: [Int], _ changes: ListChangeset) {
    let least = changes.withLeastMoves(count: old.count)
    let text = "\(old) to \(new): \(changes) became \(least)"
    #expect(least.deletes == changes.deletes && least.inserts == changes.inserts, "\(text)")
    let matched = new.compactMap { old.firstIndex(of: $0) }
    expectEqual(least.moves.count, matched.count - longestIncreasing(matched), "\(text)")
    expectEqual(least.moves.map(\.to), least.moves.map(\.to).sorted(), "\(text)")
    let origins = least.origins(count: new.count)
    #expect(origins.enumerated().allSatisfy { $1 == nil || old[$1 ?? 0] == new[$0] }, "\(text)")
  }

  /// All lists of up to five values and all shorter and longer ones in any order, of which all values are said to move.
  @Test func everySmallChange() {
    var checked = 0
    func permutations(_ values: [Int], _ body: ([Int]) -> Void, _ start: [Int] = []) {
      body(start)
      for value in values where !start.contains(value) { permutations(values, body, start + [value]) }
    }
    for count in 0...4 {
      let old = Array(0..<count)
      permutations(old + [8]) { new in
        check(old, new, changes(old, new) { _ in true })
        checked += 1
      }
    }
    #expect(checked > 400)
  }

  /// Lists of which a part is said to move: all others are in order.
  @Test(arguments: 0..<200)
  func randomChanges(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<Int.random(in: 0...60, using: &random))
    var new = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    var moving: Set<Int> = []
    for _ in 0..<Int.random(in: 0...20, using: &random) where !new.isEmpty {
      let value = new.remove(at: Int.random(in: new.indices, using: &random))
      moving.insert(value)
      new.insert(value, at: Int.random(in: 0...new.count, using: &random))
    }
    for value in 100..<100 + Int.random(in: 0...10, using: &random) {
      new.insert(value, at: Int.random(in: 0...new.count, using: &random))
    }
    check(old, new, changes(old, new, moving: moving.contains))
  }
}
