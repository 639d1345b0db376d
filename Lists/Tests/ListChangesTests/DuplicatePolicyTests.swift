import ListChanges
import ListModels
import TestSupport
import Testing

struct DuplicatePolicyTests {
  private func resolve(_ policy: DuplicatePolicy, _ sections: [[Cell]]) -> (
    sections: [[Cell]], reports: [DuplicateReport]
  ) {
    var reports: [DuplicateReport] = []
    let result = policy.resolved(sections, by: .id()) { reports.append($0) } ?? sections
    return (result, reports)
  }

  private let sections = [
    [Cell(id: 1, content: 1), Cell(id: 2, content: 1), Cell(id: 1, content: 2)],
    [Cell(id: 2, content: 2), Cell(id: 3, content: 1), Cell(id: 1, content: 3)],
  ]

  @Test func keepsTheFirst() {
    let (kept, reports) = resolve(.keepFirst, sections)
    expectEqual(kept, [[Cell(id: 1, content: 1), Cell(id: 2, content: 1)], [Cell(id: 3, content: 1)]])
    expectEqual(
      reports.map(\.description),
      [
        "Identifiers must be unique in a list, but these are repeated: 1 at 0.0, 0.2, 1.2; 2 at 0.1, 1.0. "
          + "What happens now: the first of each stays, the others are left out."
      ]
    )
    expectEqual(reports.first?.dropped.map(\.description), ["0.2", "1.0", "1.2"])
  }

  @Test func aTextNamesTenIdentifiersAndTenPositionsOfEach() {
    let (_, reports) = resolve(.keepAll, Array(repeating: (0..<12).map { Cell(id: $0, content: 1) }, count: 12))
    let places = (0..<10).map { "\($0)." }
    let entries = (0..<10).map { id in "\(id) at " + places.map { "\($0)\(id), " }.joined() + "and 2 more; " }
    let text = "these are repeated: " + entries.joined() + "and 2 more. What happens now"
    #expect(reports.first?.description.contains(text) == true, "\(reports)")
    #expect(reports.first?.entries.count == 12 && reports.first?.entries.last?.positions.count == 12)
  }

  @Test func keepsTheLast() {
    let (kept, reports) = resolve(.keepLast, sections)
    expectEqual(kept, [[], [Cell(id: 2, content: 2), Cell(id: 3, content: 1), Cell(id: 1, content: 3)]])
    expectEqual(reports.count, 1)
  }

  @Test func keepsAll() {
    let (kept, reports) = resolve(.keepAll, sections)
    expectEqual(kept, sections)
    expectEqual(reports.first?.dropped, [])
    expectEqual(reports.first?.entries.map(\.identifier), ["1", "2"])
  }

  @Test(arguments: [.trap, .keepFirst, .keepLast, .keepAll] as [DuplicatePolicy])
  func saysNothingAboutUniqueIdentifiers(policy: DuplicatePolicy) {
    let (kept, reports) = resolve(policy, [cells(1, 2), [], cells(3)])
    expectEqual(kept, [cells(1, 2), [], cells(3)])
    #expect(reports.isEmpty)
  }

  @Test func oneList() {
    expectEqual(DuplicatePolicy.keepLast.resolved([[1, 2, 1]], by: .value()) { _ in }, [[2, 1]])
  }

  #if EXIT_TESTS
    @Test func traps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = DuplicatePolicy.trap.resolved([["a", "b", "a"]], by: .value()) { _ in }
      }
      expectText("these are repeated: a at 0.0, 0.2", "choose another `DuplicatePolicy`", in: result)
    }
  #endif
}
