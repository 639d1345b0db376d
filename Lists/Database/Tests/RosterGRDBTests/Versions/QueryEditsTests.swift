#if GRDB
  import Foundation
  import GRDB
  import ListModels
  import RosterCore
  import RowStructures
  import TestSupport
  import Testing

  @testable import RosterGRDB

  /// Random transactions, each of whose edits leaves the version right.
  @MainActor struct QueryEditsTests {
    /// `ROSTER_EDITS` makes more.
    private nonisolated static let seeds =
      1...(ProcessInfo.processInfo.environment["ROSTER_EDITS"].flatMap(UInt64.init) ?? 16) as ClosedRange<UInt64>

    @Test(arguments: seeds)
    func everyEditLeavesTheVersionRight(_ seed: UInt64) throws {
      let spacing = LabelSpacing.step
      if seed % 2 == 0 { LabelSpacing.step = 2 }
      defer { LabelSpacing.step = spacing }
      let machine = try EditMachine(seed: seed)
      for step in 0..<20 {
        let complaints = try machine.step()
        try #require(complaints.isEmpty, "seed \(seed), step \(step): \(complaints.first ?? "")")
      }
    }
  }

  /// Writes to a database, shows what's different at once, and compares everything that follows with what SQLite fetches.
  @MainActor private final class EditMachine {
    typealias Content = QueryDataSource<Message, String>

    private let database: TestDatabase
    private let content: Content
    private let checker: EditChecker<Content>
    private let composite: CompositeDataSource<Message, String, Never>
    private let compositeChecker: EditChecker<CompositeDataSource<Message, String, Never>>
    private let view: ReplayingView<CompositeDataSource<Message, String, Never>>
    private let order: KeyOrderTests.Order
    private let isSectioned: Bool
    private var random: SeededGenerator
    private var places: [(place: ItemPlace, id: Int64)] = []
    /// Old versions with their rows, the oldest first.
    private var old: [(version: QueryVersion<Message, String>, rows: [[Message]])] = []

    init(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      order = KeyOrderTests.all.randomElement(using: &random) ?? KeyOrderTests.all[0]
      isSectioned = Bool.random(using: &random)
      database = try TestDatabase([0, 3, 40, 120].randomElement(using: &random) ?? 0, seed: Int(seed))
      var options = QueryOptions()
      options.pageSize = [3, 200].randomElement(using: &random) ?? 1
      options.bucketSize = [4, 16].randomElement(using: &random) ?? 4
      let section = isSectioned ? order.orders.first : nil
      content = Content(
        Message.all(),
        sectionedBy: section.map { order in
          QuerySections(order) { (value: DatabaseValue?, count) in "\(value ?? .null) \(count)" }
        },
        orderedBy: isSectioned ? Array(order.orders.dropFirst()) : order.orders,
        in: database.pool,
        options: options,
        unreadable: { _ in .unreadable }
      )
      try content.countNow()
      composite = CompositeDataSource([
        .init(FlatDataSource([Message.unreadable])), .init(content, item: { $0 }, header: { $0 }),
        .init(FlatDataSource([Message]())),
      ])
      func text(_ message: Message) -> String { "\(message.id ?? 0) \(message)" }
      checker = EditChecker(content, "query", text: text, header: { $0 })
      compositeChecker = EditChecker(composite, "composite", text: text, header: { $0 })
      view = ReplayingView(composite, text: text, header: { $0 })
      self.random = random
    }

    private var rows: [[Message]] { content.sections.isEmpty ? [] : Self.rows(of: content.version) }

    private static func rows(of version: QueryVersion<Message, String>) -> [[Message]] {
      (0..<version.numberOfSections).map { section in
        (0..<version.numberOfItems(inSection: section)).map { version.item(at: $0, inSection: section) }
      }
    }

    /// Returns what's wrong after a transaction.
    func step() throws -> [String] {
      remember()
      try RandomWrites.write(database.pool, &random)
      try content.followNow()
      var complaints = checker.complaints + compositeChecker.complaints + view.complaints
      if !complaints.isEmpty { return complaints }
      checker.compareAll("after a step")
      compositeChecker.compareAll("after a step")
      view.compare("after a step")
      complaints = checker.complaints + compositeChecker.complaints + view.complaints
      let expected = try database.all(by: order.sql)
      if Array(rows.joined()) != expected { complaints.append("\(rows) instead of \(expected)") }
      for (place, id) in places {
        let path = place.path.flatMap { rows[$0.section][$0.item].id }
        let isThere = expected.contains { $0.id == id }
        if path != (isThere ? id : nil) {
          complaints.append("the place of \(id) is that of \(String(describing: path))")
        }
      }
      for (version, rows) in old where Self.rows(of: version) != rows { complaints.append("an old version changed") }
      return complaints
    }

    private func remember() {
      let rows = rows
      // Those before the last two have lost their snapshots.
      old = Array((old + [(content.version, rows)]).suffix(2))
      places = places.suffix(10)
      for (section, rows) in rows.enumerated() {
        for (index, row) in rows.enumerated() where Int.random(in: 0..<40, using: &random) == 0 {
          places.append((content.place(at: index, inSection: section), row.id ?? 0))
        }
      }
    }
  }
#endif
