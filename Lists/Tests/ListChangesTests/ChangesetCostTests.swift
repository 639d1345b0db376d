import ListChanges
import ListModels
import TestSupport
import Testing

/// How often items are compared and hashed.
struct ChangesetCostTests {
  private func cost(
    _ old: [Int],
    _ new: [Int],
    hash: Int? = nil
  ) -> (changes: ListChangeset, comparisons: Double, hashes: Double) {
    let meter = Meter()
    func counted(_ numbers: [Int]) -> [Counted] { numbers.map { Counted(number: $0, meter: meter, hash: hash) } }
    let changes = ListChangeset(from: counted(old), to: counted(new))
    let count = Double(old.count + new.count) / 2
    return (changes, Double(meter.comparisons) / count, Double(meter.hashes) / count)
  }

  private let list = Array(0..<10_000)

  @Test func unchanged() {
    let cost = cost(list, list)
    #expect(cost.changes.isEmpty)
    expectEqual(cost.comparisons, 1)
    expectEqual(cost.hashes, 0)
  }

  @Test func sharedStorage() {
    let meter = Meter()
    let counted = list.map { Counted(number: $0, meter: meter) }
    #expect(ListChangeset(from: counted, to: counted).isEmpty)
    expectEqual(meter.comparisons, 0)
  }

  @Test func oneChange() {
    var new = list
    new[5_000] = -1
    let cost = cost(list, new)
    expectEqual(cost.changes.count, 2)
    #expect(cost.comparisons < 1.01)
    #expect(cost.hashes < 0.001)
  }

  @Test func append() {
    let cost = cost(list, list + (10_000..<10_100))
    expectEqual(cost.changes.inserts.count, 100)
    #expect(cost.comparisons <= 1)
    expectEqual(cost.hashes, 0)
  }

  @Test func prepend() {
    let cost = cost(list, (10_000..<10_100) + list)
    expectEqual(cost.changes.inserts.count, 100)
    #expect(cost.comparisons < 1.01)
    expectEqual(cost.hashes, 0)
  }

  @Test func shuffle() {
    var generator = SeededGenerator(seed: 1)
    let cost = cost(list, list.shuffled(using: &generator))
    #expect(cost.comparisons < 2)
    #expect(cost.hashes <= 2)
  }

  /// Blocks that moved are hashed where they were only: in the new list each item follows the one before it.
  @Test func blocksThatMoved() {
    var generator = SeededGenerator(seed: 6)
    let starts = stride(from: 0, to: list.count, by: 100).shuffled(using: &generator)
    let cost = cost(list, starts.flatMap { list[$0..<$0 + 100] })
    #expect(cost.hashes < 1.1)
    #expect(cost.comparisons < 3)
  }

  /// Each identifier is asked for once, to be hashed; items are compared where they are.
  @Test func identifiersAreNotKept() {
    struct Counting: ItemMatcher {
      final class Calls {
        var identifiers = 0
        var comparisons = 0
      }
      let calls = Calls()

      func id(of element: Int) -> String {
        calls.identifiers += 1
        return String(element)
      }

      func isSame(_ old: Int, _ new: Int) -> Bool {
        calls.comparisons += 1
        return old == new
      }

      func hasSameContent(_ old: Int, _ new: Int) -> Bool { true }
    }
    var generator = SeededGenerator(seed: 8)
    let matcher = Counting()
    let changes = ListChangeset(from: list, to: list.shuffled(using: &generator), by: matcher)
    #expect(changes.deletes.isEmpty && changes.inserts.isEmpty)
    #expect(matcher.calls.identifiers <= 2 * list.count)
    #expect(matcher.calls.comparisons < list.count * 11 / 10)
  }

  @Test func scatteredEditsAreNotHashed() {
    var generator = SeededGenerator(seed: 2)
    let new = list.filter { _ in Int.random(in: 0..<100, using: &generator) > 0 }
    let cost = cost(list, new)
    #expect(cost.comparisons < 1.2)
    expectEqual(cost.hashes, 0)
  }

  /// Two lists that share every other item, in blocks and one by one.
  @Test func interleavings() {
    let evens = list.filter { $0 % 2 == 0 }
    let odds = list.filter { $0 % 2 == 1 }
    for new in [evens + odds, odds + evens, Array(zip(evens, odds.reversed()).map { [$0, $1] }.joined())] {
      let cost = cost(list, new)
      #expect(cost.comparisons < 12)
      #expect(cost.hashes <= 2)
    }
  }

  @Test func repeatedIdentifiers() {
    let few = list.map { $0 % 3 }
    var generator = SeededGenerator(seed: 3)
    for new in [few.reversed(), few.shuffled(using: &generator), [Int](repeating: 1, count: 10_000)] {
      let cost = cost(few, new)
      #expect(cost.comparisons < 12)
      #expect(cost.hashes <= 2)
    }
  }

  /// All items have the same hash: the changeset is valid and takes linear time, but matches less.
  @Test func hostileHashes() {
    var generator = SeededGenerator(seed: 4)
    let new = list.shuffled(using: &generator)
    let cost = cost(list, new, hash: 1)
    #expect(cost.comparisons < 64)
    #expect(cost.hashes <= 2)
    let origins = cost.changes.origins(count: new.count)
    #expect(zip(origins, new).allSatisfy { origin, number in origin.map { list[$0] == number } ?? true })
    expectEqual(origins.count { $0 == nil }, cost.changes.inserts.count)
    #expect(!cost.changes.moves.isEmpty && !cost.changes.deletes.isEmpty)
    expectEqual(cost.changes.deletes.count, cost.changes.inserts.count)
  }

  /// Few items are matched completely, whatever their hashes.
  @Test func hostileHashesOfFewItems() {
    let few = Array(0..<200)
    expectEqual(cost(few, few.reversed(), hash: 1).changes.moves.count, 199)
  }
}
