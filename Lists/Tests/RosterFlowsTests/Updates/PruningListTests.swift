import RosterFlows
import TestSupport
import Testing

@testable import RosterCore

@MainActor @Suite struct PruningListTests {
  /// However many there are, and whether they lapse or not, an entry costs a few looks.
  @Test(arguments: [0, 1, 2, 10])
  func anEntryCostsAConstantNumberOfLooks(_ livingOfTen: Int) {
    var list = PruningList<Int>()
    var looks = 0
    for entry in 0..<10_000 {
      list.append(entry) {
        looks += 1
        return $0 % 10 >= livingOfTen
      }
    }
    #expect(looks <= 20_000)
    let living = (0..<10_000).filter { $0 % 10 < livingOfTen }
    expectEqual(list.entries.filter { $0 % 10 < livingOfTen }, living)
    #expect(list.entries.count <= max(16, 2 * living.count + 1))
  }

  /// Observers and derived content come and go by thousands; each that lives is told once.
  @Test(.slow) func thousandsObserveAndDerive() {
    let content = FlatDataSource([1])
    var told = 0
    var observations: [ContentObservation] = []
    var derived: [FilteredDataSource<FlatDataSource<Int>>] = []
    for number in 0..<3_000 {
      let observation = content.changes.observe { _ in told += 1 }
      let filtered = content.filtered { _ in true }
      if number % 3 == 0 {
        observations.append(observation)
        derived.append(filtered)
      }
    }
    expectEqual(content.changes.numberOfObservers, 1_000)
    #expect(content.changes.links.count { $0.container != nil } == 1_000 && content.changes.links.count <= 2_016)
    content.append(2)
    #expect(told == 1_000 && derived.allSatisfy { $0.numberOfItems(inSection: 0) == 2 })
  }
}
