import ListModels
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct FlatDataSourceTests {
  @Test func oneSectionHoldsTheItems() {
    let source = FlatDataSource(["a", "b"])
    expectEqual(source.rows, [["a", "b"]])
    #expect(source.header(ofSection: 0) == nil)
  }

  @Test(arguments: [(EmptySections.keep, 1), (.drop, 0)])
  func anEmptyListIsAnEmptySectionOrNone(policy: EmptySections, sections: Int) {
    let source = FlatDataSource<Int>(emptySections: policy)
    expectEqual(source.numberOfSections, sections)
    #expect(source.isEmpty)
    source.append(1)
    expectEqual(source.numberOfSections, 1)
    #expect(!source.isEmpty)
    source.remove(at: 0)
    expectEqual(source.numberOfSections, sections)
  }

  @Test func eachEditChangesTheItemsAndIsAnnouncedOnceAfterwards() {
    let source = FlatDataSource([1, 2, 3])
    let log = ChangeLog(source)
    func check(_ items: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
      expectEqual(source.rows, [items], sourceLocation: sourceLocation)
      expectEqual(log.itemCounts.last, items.count, sourceLocation: sourceLocation)
      expectEqual(log.drain(), 1, sourceLocation: sourceLocation)
    }
    source.insert(9, at: 1)
    check([1, 9, 2, 3])
    source.insert(8, at: 4)
    check([1, 9, 2, 3, 8])
    source.insert(contentsOf: [6, 7], at: 0)
    check([6, 7, 1, 9, 2, 3, 8])
    expectEqual(source.remove(at: 6).value, 8)
    check([6, 7, 1, 9, 2, 3])
    source.move(from: 0, to: 5)
    check([7, 1, 9, 2, 3, 6])
    source.move(from: 5, to: 1)
    check([7, 6, 1, 9, 2, 3])
    source.replace(at: 2, with: 4)
    check([7, 6, 4, 9, 2, 3])
    source.update(at: 3) { $0 += 1 }
    check([7, 6, 4, 10, 2, 3])
    source.append(5)
    check([7, 6, 4, 10, 2, 3, 5])
    source.apply([1, 2])
    check([1, 2])
    source.append(contentsOf: [3, 4])
    check([1, 2, 3, 4])
    source.apply([])
    check([])
  }

  @Test func moveMeansTheIndexAfterwards() {
    for count in 1...4 {
      for old in 0..<count {
        for new in 0..<count {
          let source = FlatDataSource(Array(0..<count))
          source.move(from: old, to: new)
          expectEqual(source.items[new], old)
          expectEqual(source.items.filter { $0 != old }, (0..<count).filter { $0 != old })
        }
      }
    }
  }

  #if EXIT_TESTS
    @Test func readingOutOfRangeTraps() async {
      var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1, 2, 3]).item(at: 7, inSection: 0) }
      }
      expectText(
        "FlatDataSource: item index 7 is out of range 0..<3 in item(at:inSection:). Likely cause: ",
        "What to do: read `numberOfItems(inSection:)` again",
        in: result
      )
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).item(at: -1, inSection: 0) }
      }
      expectText("FlatDataSource: item index -1 is out of range 0..<1", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).item(at: 0, inSection: 1) }
      }
      expectText("FlatDataSource: section index 1 is out of range 0..<1 in item(at:inSection:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource<Int>([], emptySections: .drop).numberOfItems(inSection: 0) }
      }
      expectText("FlatDataSource: section index 0 is out of range 0..<0 in numberOfItems(inSection:)", in: result)
    }

    @Test func editingOutOfRangeTraps() async {
      var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).insert(2, at: 2) }
      }
      expectText("FlatDataSource: item index 2 is out of range 0...1 in insert(_:at:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).insert(contentsOf: [2], at: -1) }
      }
      expectText("FlatDataSource: item index -1 is out of range 0...1 in insert(contentsOf:at:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).remove(at: 1) }
      }
      expectText("FlatDataSource: item index 1 is out of range 0..<1 in remove(at:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1, 2]).move(from: 2, to: 0) }
      }
      expectText("FlatDataSource: item index 2 is out of range 0..<2 in move(from:to:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1, 2]).move(from: 0, to: 2) }
      }
      expectText("FlatDataSource: item index 2 is out of range 0...1 in move(from:to:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).replace(at: 1, with: 2) }
      }
      expectText("FlatDataSource: item index 1 is out of range 0..<1 in replace(at:with:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).update(at: 1) { $0 = 2 } }
      }
      expectText("FlatDataSource: item index 1 is out of range 0..<1 in update(at:_:)", in: result)
    }
  #endif
}
