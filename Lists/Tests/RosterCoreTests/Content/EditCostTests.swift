import ListModels
import TestSupport
import Testing

@testable import RosterCore

/// What changes cost, counted, and what is done about repeated identifiers.
@MainActor struct EditCostTests {
  @Test func singleEditsCompareNothing() {
    let meter = Meter()
    let source = FlatDataSource((0..<100_000).map { Counted(number: $0, meter: meter) })
    source.append(Counted(number: -1, meter: meter))
    source.append(Counted(number: -2, meter: meter))
    source.update(at: 50_000) { $0.hash = 1 }
    source.replace(at: 3, with: Counted(number: -3, meter: meter))
    source.move(from: 0, to: 10)
    source.remove(at: 7)
    #expect(meter.comparisons == 0 && meter.hashes == 0)
    expectEqual(source.numberOfItems, 100_001)
  }

  /// Content that was applied is in its place before the items of the old one are let go.
  @Test func itemsThatAppliedContentReplacesReadTheNewOne() {
    let source = FlatDataSource<LastWord>()
    var counts: [Int] = []
    source.append(LastWord { counts.append(source.numberOfItems) })
    source.apply([LastWord {}, LastWord {}])
    expectEqual(counts, [2])
  }

  @Test func aChangedRowOfManyIsFoundInOnePass() {
    let count = 100_000
    let meter = Meter()
    func rows(changed: Int?) -> [Row] { (0..<count).map { Row(id: $0, content: $0 == changed ? 1 : 0, meter: meter) } }
    let source = FlatDataSource(rows(changed: nil))
    source.apply(rows(changed: 50_000))
    #expect(meter.comparisons <= count + 8)
    expectEqual(meter.hashes, 0)
    expectEqual(source.items[50_000].content, 1)
  }

  /// A row whose `==` is counted.
  private struct Row: Identifiable, Equatable {
    let id: Int
    var content: Int
    let meter: Meter

    static func == (left: Row, right: Row) -> Bool {
      left.meter.comparisons += 1
      return left.id == right.id && left.content == right.content
    }
  }

  @Test func repeatedIdentifiersAreLookedForWhereSomethingCame() {
    let meter = Meter()
    func rows(_ numbers: [Int]) -> [Counted] { numbers.map { Counted(number: $0, meter: meter) } }
    let source = FlatDataSource(rows([]))
    source.duplicates = .keepFirst
    source.apply(rows(Array(0..<1_000)))
    #expect(meter.hashes >= 1_000)
    meter.hashes = 0
    source.apply(rows(Array(0..<900)))
    expectEqual(meter.hashes, 0)
    source.apply(rows(Array(0..<900) + [5]))
    expectEqual(source.items.count, 900)
  }

  @Test func contentThatMayRepeatIsLookedThroughAgain() {
    let source = FlatDataSource<Int>()
    source.duplicates = .keepFirst
    source.apply([1, 2])
    source.duplicates = .keepAll
    source.apply([1, 1, 2])
    source.duplicates = .keepFirst
    source.apply([1, 1, 2])
    expectEqual(source.items, [1, 2])
    source.duplicates = .keepAll
    transaction { source.apply([1, 1, 2]) }
    source.duplicates = .keepLast
    source.apply([1, 1, 2])
    expectEqual(source.items, [1, 2])
    source.insert(2, at: 0)
    source.apply([2, 1, 2])
    expectEqual(source.items, [1, 2])
  }

  // MARK: Repeated identifiers

  private func reports(_ apply: (@escaping (DuplicateReport) -> Void) -> Void) -> [DuplicateReport] {
    var reports: [DuplicateReport] = []
    apply { reports.append($0) }
    return reports
  }

  private let twice = [Cell(id: 1), Cell(id: 2), Cell(id: 1, content: 7), Cell(id: 3)]

  @Test(arguments: [DuplicatePolicy.keepFirst, .keepLast, .keepAll])
  func repeatedIdentifiersInAList(policy: DuplicatePolicy) {
    let expected: [DuplicatePolicy: [String]] = [
      .keepFirst: ["1", "2", "3"], .keepLast: ["2", "1'7", "3"], .keepAll: ["1", "2", "1'7", "3"],
    ]
    for isDrafted in [false, true] {
      let source = FlatDataSource<Cell>()
      source.duplicates = policy
      let reports = reports { report in
        source.onDuplicates = report
        if isDrafted { transaction { source.apply(twice) } } else { source.apply(twice) }
      }
      expectEqual(source.items.map(\.description), expected[policy])
      expectEqual(reports.count, (policy == .keepAll ? 0 : 1))
      for report in reports {
        #expect(report.policy == policy && report.entries.map(\.identifier) == ["1"])
        expectEqual(report.entries[0].positions, [ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 2)])
      }
    }
  }

  @Test func repeatedIdentifiersInSectionsAndGroups() {
    let nested = NestedDataSource<Int, Cell, Never>()
    nested.duplicates = .keepLast
    let inSections = reports {
      nested.onDuplicates = $0
      nested.apply([.init(header: 1, items: cells(1, 2)), .init(header: 2, items: cells(2, 1))])
    }
    expectEqual(nested.sections.map { $0.items.map(\.id) }, [[], [2, 1]])
    expectEqual(inSections.count, 1)
    expectEqual(inSections.first?.entries.map(\.identifier), ["2", "1"])
    expectEqual(
      inSections.first?.entries.last?.positions,
      [ItemPath(section: 0, item: 0), ItemPath(section: 1, item: 1)]
    )
  }

  private struct Draft: Identifiable, Equatable {
    var id: Int?
    var text: String
  }

  @Test func itemsWithoutIdentifierRepeatNothing() {
    let source = FlatDataSource<Draft>()
    source.duplicates = .trap
    source.apply([Draft(text: "a"), Draft(id: 1, text: "b"), Draft(text: "c")])
    expectEqual(source.items.map(\.text), ["a", "b", "c"])
  }

  #if EXIT_TESTS
    @Test func aTrapTellsIdentifiersAndPositions() async {
      let list = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = FlatDataSource([4])
          source.duplicates = .trap
          source.apply([4, 5, 4])
        }
      }
      expectText("Identifiers must be unique in a list, but these are repeated: 4 at 0.0, 0.2", in: list)
      let sections = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = NestedDataSource<Int, Int, Never>()
          source.duplicates = .trap
          source.apply([.init(header: 1, items: [7]), .init(header: 2, items: [7])])
        }
      }
      expectText("7 at 0.0, 1.0", in: sections)
    }
  #endif
}

/// Calls something when it is let go.
@MainActor private final class LastWord {
  private let say: () -> Void

  init(_ say: @escaping () -> Void) {
    self.say = say
  }

  isolated deinit { say() }
}
