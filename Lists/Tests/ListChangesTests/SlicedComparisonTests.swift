import ListChanges
import ListModels
import TestSupport
import Testing

@MainActor @Suite struct SlicedComparisonTests {
  /// All lists of up to three items over three identifiers, which may repeat.
  private static let lists = (0...3).reduce(into: [[Int]]()) { lists, length in
    lists += (0..<length).reduce([[]]) { lists, _ in lists.flatMap { list in (0..<3).map { list + [$0] } } }
  }

  @Test(.slow, arguments: [1, 3])
  func aComparisonInSlicesOfAnyLengthSaysWhatOneAtOnceMust(_ length: Int) async throws {
    for old in Self.lists where old.first ?? 0 == 0 {
      for (index, new) in Self.lists.enumerated() {
        let oldCells = old.map { Cell(id: $0) }
        let newCells = new.enumerated().map { Cell(id: $1, content: (index >> $0) & 1) }
        let comparison = SlicedComparison(
          from: oldCells,
          to: newCells,
          by: .id(),
          in: .counting(length) { slice in MainActor.assumeIsolated { slice() } }
        )
        let changes = try await comparison.changes()
        let complaints = ChangesetOracle.complaints(
          SectionedChangeset(changes, inSection: 0),
          old: [CellSection(id: 0, cells: oldCells)],
          new: [CellSection(id: 0, cells: newCells)]
        )
        expectEqual(complaints, [], "\(oldCells) to \(newCells)")
        try await expectEqual(comparison.repeatsIdentifiers(), (Set(new).count < new.count), "\(new)")
      }
    }
  }

  @Test func aSliceAsksNoMoreItemsThanItMay() async throws {
    struct Counted: Identifiable, Equatable {
      let number: Int
      @MainActor static var asked = 0
      var id: Int {
        MainActor.assumeIsolated { Self.asked += 1 }
        return number
      }
      static func == (old: Counted, new: Counted) -> Bool {
        MainActor.assumeIsolated { asked += 1 }
        return old.number == new.number
      }
    }
    let old = (0..<1_000).map { Counted(number: $0) }
    var slices = 0
    let counting = TimeSlicing.counting(10) { slice in
      MainActor.assumeIsolated {
        slices += 1
        // Two lists, each of whose items is asked for its identifier.
        #expect(Counted.asked <= 20)
        Counted.asked = 0
      }
      MainActor.assumeIsolated { slice() }
    }
    let comparison = SlicedComparison(from: old, to: old.reversed(), by: .id(), in: counting)
    let changes = try await comparison.changes()
    #expect(changes.moves.count == 999 && changes.updates.isEmpty)
    // 1,000 items are hashed in each list and compared once, after a look at each end.
    #expect((300...302).contains(slices))
  }

  @Test func aCancelledTaskComparesNoFurther() async {
    let task = Task {
      let comparison = SlicedComparison(
        from: Array(0..<100),
        to: Array((0..<100).reversed()),
        by: .value(),
        in: .counting(1) { slice in
          withUnsafeCurrentTask { $0?.cancel() }
          MainActor.assumeIsolated { slice() }
        }
      )
      return try? await comparison.changes()
    }
    #expect(await task.value == nil)
  }
}
