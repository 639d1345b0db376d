import ListModels
import RosterCore
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct CoalescedTests {
  @Test func aBurstIsComparedOnce() async {
    makeBurstsOfOthers()
    let meter = Meter()
    func counted(_ numbers: Range<Int>) -> [Counted] {
      numbers.map { .init(number: $0, meter: meter) }
    }
    let source = FlatDataSource(counted(0..<100))
    source.duplicates = .keepAll
    let log = ChangeLog(source)
    for count in 1...10 { coalesced { source.apply(counted(0..<100 + count)) } }
    #expect(log.changes.isEmpty && source.items.count == 110)
    expectEqual(meter.comparisons, 0)
    let update = coalesced {}
    #expect(!update.isCommitted)
    await update.shown()
    #expect(log.changes.count == 1 && source.numberOfItems == 110)
    #expect(meter.comparisons <= 101)
  }

  @Test func anOrdinaryChangeTakesThoseThatWaitAlong() async {
    makeBurstsOfOthers()
    let (source, other) = (FlatDataSource([1]), FlatDataSource([1]))
    let view = ListModel(source.map { Cell(id: $0) })
    let waiting = coalesced { source.apply([1, 2]) }
    expectEqual(view.ids, [[1]])
    let update = other.append(2)
    #expect(update.isShown && waiting.isShown)
    expectEqual(view.ids, [[1, 2]])
    coalesced { source.apply([3]) }
    transaction {}
    expectEqual(view.ids, [[3]])
    expectEqual(view.complaints, [])
  }

  @Test func aBurstWithoutChangesIsOver() {
    makeBurstsOfOthers()
    #expect(coalesced {}.isShown)
  }

  @Test func aBurstInATransactionIsPartOfIt() {
    let source = FlatDataSource([1])
    transaction { coalesced { source.append(2) } }
    expectEqual(source.numberOfItems, 2)
  }
}
