import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct OddGroupKeysTests {
  /// An order that contradicts itself leads to odd groups, with every item in one of them.
  @Test func anOrderThatGoesRoundLosesNothing() {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let base = FlatDataSource((0..<8).map { Cell(id: $0, content: Int.random(in: 0..<7, using: &random)) })
      let groups = base.grouped(by: { Round(number: $0.content) }, header: { key, _ in Title(id: key.number) })
      let view = ListModel(groups)
      for step in 0..<60 {
        let index = Int.random(in: 0..<base.items.count, using: &random)
        let content = Int.random(in: 0..<7, using: &random)
        if step % 2 == 0 {
          base.update(at: index) { $0.content = content }
        } else {
          base.apply(base.items.shuffled(using: &random), animated: false)
        }
        #expect(Set(groups.rows.joined()) == Set(base.items) && view.complaints == [], "seed \(seed), step \(step)")
      }
    }
  }
}

private struct Round: Comparable {
  let number: Int

  static func < (first: Round, second: Round) -> Bool { (first.number * 3 + second.number * 5) % 7 < 3 }
}
