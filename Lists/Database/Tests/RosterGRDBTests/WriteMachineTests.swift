#if GRDB
  import Foundation
  import GRDB
  import Roster
  import TestSupport
  import Testing

  @testable import RosterGRDB

  /// Random transactions of several connections; after some of them a strict table and a list that goes through the changes must have
  /// what SQLite gives when all is fetched.
  @MainActor struct WriteMachineTests {
    /// `ROSTER_TRANSACTIONS` makes more of each seed.
    private static let count = ProcessInfo.processInfo.environment["ROSTER_TRANSACTIONS"].flatMap(Int.init) ?? 150

    private struct Setting {
      let order: KeyOrderTests.Order
      let filter: String
      let isSectioned: Bool
      var options = QueryOptions()
    }

    private func setting(_ random: inout SeededGenerator) -> Setting {
      var setting = Setting(
        order: KeyOrderTests.all.randomElement(using: &random) ?? KeyOrderTests.all[0],
        filter: Bool.random(using: &random) ? "1" : "date < 70 OR sender = 'bob'",
        isSectioned: Bool.random(using: &random)
      )
      setting.options.pollInterval = nil
      setting.options.bucketSize = [4, 16].randomElement(using: &random) ?? 4
      setting.options.pageSize = 8
      setting.options.rowsPerTurn = 64
      setting.options.maximumNumberOfKeptKeys = [0, 100, 1_000].randomElement(using: &random) ?? 0
      setting.options.maximumNumberOfFollowedRows = [20, 1_000].randomElement(using: &random) ?? 20
      return setting
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func everyTransactionIsFollowed(_ seed: UInt64) async throws {
      var random = SeededGenerator(seed: seed)
      let setting = setting(&random)
      let database = try TestDatabase(200, seed: Int(seed))
      // Another pool is as foreign as another process: nobody is told of what it writes.
      let other = try DatabasePool(path: database.path)
      let section = setting.isSectioned ? setting.order.orders.first : nil
      let content = QueryDataSource(
        Message.filter(sql: setting.filter),
        sectionedBy: section.map { QuerySections<String>($0) },
        orderedBy: section == nil ? setting.order.orders : Array(setting.order.orders.dropFirst()),
        in: database.pool,
        options: setting.options,
        unreadable: { _ in .unreadable }
      )
      await content.followed()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      table.headlessStrictUpdates = true
      let window = UIWindow(frame: table.frame)
      window.isHidden = false
      window.addSubview(table)
      table.attach(content)
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 600),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      collection.headlessStrictUpdates = true
      window.addSubview(collection)
      collection.attach(content)
      var shown = content.sections
      var ids = shown.map { $0.map(\.id) }
      var violations: [String] = []
      let observation = content.changes.observe { change in
        let sections = content.sections
        let newIDs = sections.map { $0.map(\.id) }
        switch change {
        case .reload: ids = newIDs
        case .update(let stages):
          for stage in stages { ids = apply(stage, to: ids, newIDs) }
          if ids != newIDs { violations.append("\(stages) does not lead to the rows") }
          if !isExact(stages, from: shown, to: sections) { violations.append("\(stages) is not exact") }
        }
        shown = sections
      }
      for step in 0..<Self.count {
        let writer = Int.random(in: 0..<5, using: &random) == 0 ? other : database.pool
        try RandomWrites.write(writer, &random)
        if Int.random(in: 0..<3, using: &random) == 0 {
          _ = try await database.pool.writeWithoutTransaction { try $0.checkpoint(.passive) }
        }
        if Int.random(in: 0..<3, using: &random) > 0 { continue }
        await content.followed()
        try #require(content.status.phase.error == nil, "seed \(seed), step \(step)")
        try #require(
          try content.rows == database.all(setting.filter, by: setting.order.sql),
          "seed \(seed), step \(step)"
        )
        if section != nil {
          try #require(try content.counts == self.counts(setting, database), "seed \(seed), step \(step)")
        }
        try #require(violations == [], "seed \(seed), step \(step)")
        table.layoutIfNeeded()
        collection.layoutIfNeeded()
        table.contentOffset.y = CGFloat(Int.random(in: 0...40, using: &random) * 100)
      }
      let state = try #require(content.state)
      try checkAnchors(state, setting.options.bucketSize)
      withExtendedLifetime((observation, window)) {}
    }

    /// The numbers of rows of the sections as SQLite groups them.
    private func counts(_ setting: Setting, _ database: TestDatabase) throws -> [Int] {
      let terms = setting.order.sql.components(separatedBy: ", ")
      let term = terms[0].replacingOccurrences(of: " DESC", with: "")
      return try database.pool.read { db in
        try Int.fetchAll(
          db,
          sql: "SELECT COUNT(*) FROM message WHERE \(setting.filter) GROUP BY \(term) ORDER BY \(terms[0])"
        )
      }
    }

    /// Each bucket has as many rows as SQLite counts in it, and not more than two that are not split.
    private func checkAnchors(_ state: QueryState, _ size: Int) throws {
      try state.snapshot.back.read { db in
        for (chunk, buckets) in state.anchors.chunks.enumerated() {
          for (bucket, entry) in buckets.enumerated() {
            let upper = state.anchors.upper(of: AnchorIndex.Position(chunk: chunk, bucket: bucket))
            let ranges = state.plan.order.ranges(from: entry.lower, to: upper)
            let counted = try state.plan.count(ranges, db)
            #expect(counted == entry.count)
            #expect(entry.count <= 2 * size)
          }
        }
      }
    }

    /// The ids after a stage; those that come are read from the sections after it.
    private func apply(_ stage: ChangeStage, to ids: [[Int64?]], _ new: [[Int64?]]) -> [[Int64?]] {
      guard stage.hasStructure else { return ids }
      let goneSections = Set(stage.sections.deletes)
      let comeSections = Set(stage.sections.inserts)
      var stay = ids.indices.filter { !goneSections.contains($0) }[...]
      let gone = Set(stage.items.deletes + stage.items.moves.map(\.from))
      let arrived = Set(stage.items.inserts + stage.items.moves.map(\.to))
      let origins = Dictionary(uniqueKeysWithValues: stage.items.moves.map { ($0.to, $0.from) })
      return new.indices.map { section in
        if comeSections.contains(section) { return new[section] }
        guard let old = stay.popFirst() else { return [] }
        var rest = ids[old].indices.filter { !gone.contains(ItemPath(section: old, item: $0)) }.map { ids[old][$0] }[
          ...
        ]
        let result = new[section].indices.map { item -> Int64? in
          let path = ItemPath(section: section, item: item)
          if let origin = origins[path] { return ids[origin.section][origin.item] }
          if arrived.contains(path) { return new[section][item] }
          return rest.popFirst() ?? nil
        }
        return rest.isEmpty ? result : []
      }
    }

    /// Whether only rows that went are deleted, only rows that came are inserted, and exactly those that differ are shown anew: in
    /// sections that went or came, with these.
    private func isExact(_ stages: [ChangeStage], from old: [[Message]], to new: [[Message]]) -> Bool {
      let before = Dictionary(uniqueKeysWithValues: old.joined().map { ($0.id, $0) })
      let after = Dictionary(uniqueKeysWithValues: new.joined().map { ($0.id, $0) })
      let goneSections = stages.flatMap(\.sections.deletes)
      let comeSections = stages.flatMap(\.sections.inserts)
      let carriedFrom = Set(goneSections.flatMap { old[$0].map(\.id) })
      let carriedTo = Set(comeSections.flatMap { new[$0].map(\.id) })
      let deleted = Set(stages.flatMap(\.items.deletes).map { old[$0.section][$0.item].id })
      let inserted = Set(stages.flatMap(\.items.inserts).map { new[$0.section][$0.item].id })
      let updated = stages.flatMap(\.items.updates).map { new[$0.to.section][$0.to.item].id }
      let differing = before.filter { id, row in after[id].map { $0 != row } ?? false }.keys
      // A row that moves out of a section that goes comes as an insert, and the other way around.
      return deleted.subtracting(carriedTo) == Set(before.keys).subtracting(after.keys).subtracting(carriedFrom)
        && inserted.subtracting(carriedFrom) == Set(after.keys).subtracting(before.keys).subtracting(carriedTo)
        && Set(updated) == Set(differing).subtracting(carriedFrom).subtracting(carriedTo)
        && Set(updated).count == updated.count
    }
  }
#endif
