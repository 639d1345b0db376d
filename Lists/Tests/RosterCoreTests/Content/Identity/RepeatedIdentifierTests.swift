import ListModels
import RosterDiagnostics
import TestSupport
import Testing

@testable import RosterCore

/// Repeated identifiers are reported where they arise: in debug builds at `init` and by each edit.
@MainActor struct DuplicateDetectorTests {
  struct Row: Identifiable, Equatable {
    var id: Int
    var text = ""
  }

  struct Head: Identifiable, Equatable {
    var id: Int
    var text = ""
  }

  typealias Section = ContentSection<Head, Row, Never>

  nonisolated private static func rows(_ ids: Int...) -> [Row] { ids.map { Row(id: $0) } }

  #if DEBUG
    // MARK: The standard policy of debug builds

    @Test func aMistakeIsNoted() {
      func notes(_ body: () -> Void) -> [String] {
        let recorder = DebugNotes.Recorder()
        DebugNotes.recorder.withValue(recorder) { body() }
        return recorder.notes
      }
      let atInit = notes { _ = FlatDataSource(Self.rows(1, 2, 3, 2)) }
      expectEqual(atInit.count, 1)
      #expect(atInit[0].contains("must be unique in a list, but these are repeated: 2 at 0.1, 0.3. Likely cause:"))
      let source = FlatDataSource(Self.rows(1, 2))
      let inAnEdit = notes { source.append(Row(id: 2)) }
      #expect(inAnEdit.first?.contains("these are repeated: 2 at 0.1, 0.2") == true)
      expectEqual(source.items.map(\.id), [1, 2, 2])
      let ofSections = notes { _ = NestedDataSource(Self.nested([], []) + Self.nested([])) }
      #expect(ofSections.first?.contains("these are repeated: 0 at sections 0, 2") == true)
      #expect(ofSections.first?.contains("give `sectionKey`") == true)
      #expect(notes { _ = FlatDataSource(Self.rows(1, 1), duplicates: .keepAll) }.isEmpty)
    }

    // MARK: Where duplicates arise

    nonisolated private static func nested(_ items: [Row]...) -> [Section] {
      items.enumerated().map { Section(header: Head(id: $0.offset), items: $0.element) }
    }

    /// What is reported: identifiers with the places of items, or of sections.
    private func reports<Source>(_ source: Source, _ body: (Source) -> Void) -> [String] {
      var found: [String] = []
      let handler: (DuplicateReport) -> Void = { report in
        found += report.entries.map { "\($0.identifier) at \($0.positions.map(\.description))" }
        found += report.sections.map { "section \($0.identifier) at \($0.positions)" }
      }
      if let source = source as? FlatDataSource<Row> { source.onDuplicates = handler }
      if let source = source as? NestedDataSource<Head, Row, Never> { source.onDuplicates = handler }
      body(source)
      return found
    }

    @Test func inAFlatList() {
      func flat(_ body: (FlatDataSource<Row>) -> Void) -> [String] {
        reports(FlatDataSource(Self.rows(1, 2), duplicates: .keepFirst), body)
      }
      expectEqual(flat { $0.insert(Row(id: 1), at: 0) }, ["1 at [\"0.0\", \"0.1\"]"])
      expectEqual(flat { $0.replace(at: 1, with: Row(id: 1)) }, ["1 at [\"0.0\", \"0.1\"]"])
      expectEqual(flat { $0.update(at: 1) { $0.id = 1 } }, ["1 at [\"0.0\", \"0.1\"]"])
      expectEqual(flat { $0.insert(contentsOf: Self.rows(3, 3), at: 2) }, ["3 at [\"0.2\", \"0.3\"]"])
      #expect(flat { $0.update(at: 1) { $0.text = "new" } }.isEmpty)
      #expect(flat { $0.move(from: 1, to: 0) }.isEmpty)
    }

    @Test func inSections() {
      func nested(_ items: [Row]..., body: (NestedDataSource<Head, Row, Never>) -> Void) -> [String] {
        let sections = items.enumerated().map { Section(header: Head(id: $0.offset), items: $0.element) }
        return reports(NestedDataSource(sections, duplicates: .keepFirst), body)
      }
      let (one, two) = (Self.rows(1), Self.rows(2))
      expectEqual(nested(one, two) { $0.append(Row(id: 1), toSection: 1) }, ["1 at [\"0.0\", \"1.1\"]"])
      expectEqual(nested(one) { $0.insertSection(Section(header: nil, items: one)) }, ["1 at [\"0.0\", \"1.0\"]"])
      expectEqual(nested(one, two) { $0.updateSection(at: 1) { $0.items += one } }, ["1 at [\"0.0\", \"1.1\"]"])
      expectEqual(nested(one) { $0.insertSection(Section(header: Head(id: 0), items: [])) }, ["section 0 at [0, 1]"])
      expectEqual(nested([], []) { $0.updateSection(at: 1) { $0.header?.id = 0 } }, ["section 0 at [0, 1]"])
      expectEqual(nested([], []) { $0.sectionKey = { _ in 7 } }, ["section 7 at [0, 1]"])
      expectEqual(nested([]) { $0.apply(Self.nested([]) + Self.nested([])) }, ["section 0 at [0, 1]"])
      #expect(nested(one, two) { $0.move(at: 0, inSection: 0, to: 0, inSection: 1) }.isEmpty)
      #expect(
        nested(one, two) {
          let section = $0.sections[0]
          $0.removeSection(at: 0)
          $0.insertSection(section)
        }.isEmpty
      )
    }

    // MARK: Other policies

    @Test(arguments: [DuplicatePolicy.keepFirst, .keepLast])
    func editsAreReportedAndDoAsTheySay(policy: DuplicatePolicy) {
      let source = FlatDataSource(Self.rows(1, 2, 3), duplicates: policy)
      var reports: [DuplicateReport] = []
      source.onDuplicates = { reports.append($0) }
      source.insert(Row(id: 3), at: 0)
      expectEqual(source.items.map(\.id), [3, 1, 2, 3])
      expectEqual(reports.map(\.policy), [.keepAll])
      expectEqual(reports[0].entries.map(\.positions), [[.init(section: 0, item: 0), .init(section: 0, item: 3)]])
      #expect(reports[0].dropped.isEmpty)
      // What is reported is not reported again; what goes may come.
      source.append(Row(id: 4))
      source.remove(at: 0)
      source.remove(at: 0)
      source.append(Row(id: 1))
      #expect(source.items.map(\.id) == [2, 3, 4, 1] && reports.count == 1)
    }

    @Test func allMayRepeatWhereThePolicySaysSo() {
      let source = FlatDataSource(Self.rows(1, 1), duplicates: .keepAll)
      var reports = 0
      source.onDuplicates = { _ in reports += 1 }
      source.append(Row(id: 1))
      #expect(reports == 0 && source.items.count == 3)
      source.duplicates = .keepFirst
      source.append(Row(id: 2))
      expectEqual(reports, 0)
      source.append(Row(id: 1))
      expectEqual(reports, 1)
    }

    @Test func aTransactionIsReportedAtItsEnd() {
      let source = FlatDataSource(Self.rows(1, 2, 3), duplicates: .keepFirst)
      var reports: [DuplicateReport] = []
      source.onDuplicates = { reports.append($0) }
      transaction {
        source.insert(Row(id: 3), at: 0)
        source.remove(at: 3)
      }
      #expect(reports.isEmpty)
      transaction {
        source.append(Row(id: 1))
        source.append(Row(id: 2))
        #expect(reports.isEmpty)
      }
      expectEqual(reports.map { $0.entries.map(\.identifier) }, [["1", "2"]])
      transaction { source.append(Row(id: 5)) }
      #expect(reports.count == 1 && source.items.map(\.id) == [3, 1, 2, 1, 2, 5])
    }

    @Test func whoIsToldMayEdit() {
      for isDrafted in [false, true] {
        let source = FlatDataSource(Self.rows(1, 2), duplicates: .keepFirst)
        source.onDuplicates = { [unowned source] in source.remove(at: $0.entries[0].positions[1].item) }
        if isDrafted { transaction { source.append(Row(id: 1)) } } else { source.append(Row(id: 1)) }
        expectEqual(source.items.map(\.id), [1, 2])
      }
    }

    // MARK: Cost

    // Unchecked, as only one test, on the main actor, reads and writes the count.
    final class Counter: @unchecked Sendable {
      var calls = 0
    }

    struct CountedID: Hashable, Sendable {
      let value: Int
      let counter: Counter

      static func == (left: CountedID, right: CountedID) -> Bool {
        left.counter.calls += 1
        return left.value == right.value
      }

      func hash(into hasher: inout Hasher) {
        counter.calls += 1
        hasher.combine(value)
      }
    }

    struct CountedRow: Identifiable, Equatable {
      let id: CountedID
    }

    @Test(arguments: [100, 10_000]) func aSingleEditHashesWhatComesAndGoes(count: Int) {
      let counter = Counter()
      func row(_ value: Int) -> CountedRow { CountedRow(id: CountedID(value: value, counter: counter)) }
      let source = FlatDataSource((0..<count).map(row))
      source.append(row(-1))
      counter.calls = 0
      for value in 0..<50 {
        source.append(row(count + value))
        source.insert(row(count + 100 + value), at: 1)
        source.remove(at: 0)
        source.move(from: 2, to: 9)
        source.update(at: 7) { _ in }
      }
      // Five edits; a table of identifiers takes some calls for each that comes or goes, by how hashes fall in this process.
      #expect(counter.calls <= 50 * 5 * 100)
    }
  #endif

  // MARK: A policy that is stated

  @Test func theFirstItemsFollowAStatedPolicy() {
    let first = FlatDataSource([Row(id: 1, text: "a"), Row(id: 2), Row(id: 1, text: "b")], duplicates: .keepFirst)
    expectEqual(first.items.map(\.text), ["a", ""])
    var reports: [DuplicateReport] = []
    first.onDuplicates = { reports.append($0) }
    expectEqual(reports.map(\.policy), [.keepFirst])
    first.onDuplicates = { reports.append($0) }
    expectEqual(reports.count, 1)

    let last = NestedDataSource<Head, Row, Never>(
      [.init(header: Head(id: 1), items: Self.rows(1, 2)), .init(header: Head(id: 2), items: Self.rows(1))],
      duplicates: .keepLast
    )
    expectEqual(last.sections.map { $0.items.map(\.id) }, [[2], [1]])
  }

  @Test func sectionsStay() {
    let source = NestedDataSource<Head, Row, Never>()
    source.duplicates = .keepFirst
    var reports: [DuplicateReport] = []
    source.onDuplicates = { reports.append($0) }
    source.apply([.init(header: Head(id: 1), items: Self.rows(1)), .init(header: Head(id: 1), items: Self.rows(2))])
    expectEqual(source.numberOfSections, 2)
    #expect(reports.map(\.policy) == [.keepAll] && reports[0].entries.isEmpty)
    expectEqual(reports[0].sections, [.init(identifier: "1", positions: [0, 1])])
    source.sectionKey = { $0.items.first?.id }
    source.apply(source.sections)
    source.apply(source.sections + [Section(header: nil, items: []), Section(header: nil, items: [])])
    #expect(reports.count == 1 && source.numberOfSections == 4)
  }

  /// Values say nothing of which is which until they are compared.
  @Test func valuesAreLookedAtWhenTheyAreApplied() {
    let source = FlatDataSource(["a", "a"])
    source.append("a")
    expectEqual(source.items.count, 3)
  }
}
