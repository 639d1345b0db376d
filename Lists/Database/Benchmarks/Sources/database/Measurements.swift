import ArgumentParser
import Foundation
import GRDB
import RosterGRDB

/// What one file took, in milliseconds unless the name says otherwise.
@MainActor struct Measurements {
  let count: Int
  private(set) var names: [String] = []
  private(set) var values: [String: Double] = [:]

  /// What is measured with one list.
  enum Topic: String, CaseIterable, ExpressibleByArgument {
    case reading, writing, comparing, frames, changeTable, sections, searching, fetching
  }

  init(_ count: Int) {
    self.count = count
  }

  private mutating func note(_ name: String, _ value: Double) {
    names.append(name)
    values[name] = value
  }

  private func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private func milliseconds(_ body: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    try await body()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  /// The time that 99 of 100 calls do not exceed.
  private func percentile(_ times: [Double], _ part: Double = 0.99) -> Double {
    times.sorted()[min(times.count - 1, Int(Double(times.count) * part))]
  }

  /// - Parameter topics: what is measured.
  mutating func measure(_ pool: DatabasePool, _ topics: Set<Topic>) async throws {
    let memory = Self.residentMegabytes()
    var options = QueryOptions()
    options.pollInterval = nil
    var list: QueryDataSource<Message, Never>?
    func open() -> QueryDataSource<Message, Never> {
      QueryDataSource(Message.all(), orderedBy: [.descending(Column("date"))], in: pool, options: options) { _ in
        .unreadable
      }
    }
    let first = milliseconds {
      list = open()
      for index in 0..<min(20, list?.numberOfRows ?? 0) { _ = list?.item(at: index, inSection: 0) }
    }
    note("first screen", first)
    guard let list else { return }
    note("all rows counted, in the background", await milliseconds { await list.followed() })
    let other = try DatabasePool(path: pool.path)
    if topics.contains(.reading) { measureReading(list) }
    if topics.contains(.writing) { try await measureWriting(list, pool) }
    if topics.contains(.comparing) {
      var times: [Double] = []
      for _ in 0..<3 {
        try await other.write { try $0.execute(sql: "UPDATE message SET subject = subject || '.' WHERE id = 77") }
        times.append(await milliseconds { await list.followed() })
      }
      note("a write of another process found, in the background, median", percentile(times, 0.5))
    }
    if topics.contains(.frames) {
      try await measureFrames(list, pool)
      note(
        "another filter",
        await milliseconds {
          list.show(Message.filter(Column("sender") == "sender 31"), orderedBy: [.descending(Column("date"))])
          await list.followed()
        }
      )
      note("megabytes of memory more", Self.residentMegabytes() - memory)
    }
    if topics.contains(.changeTable) { try await measureChangeTable(pool, other) }
    if topics.contains(.sections) { try await measureSections(pool) }
    if topics.contains(.searching) { try await measureSearch(pool) }
    if topics.contains(.fetching) { try await measureFetching(pool) }
  }

  /// What rows take that are read where no page has them.
  private mutating func measureReading(_ list: QueryDataSource<Message, Never>) {
    let rows = list.numberOfRows
    note("first jump to the end", milliseconds { _ = list.item(at: rows - 1, inSection: 0) })
    var times: [Double] = []
    for step in 0..<1_000 {
      let index = (step &* 7_654_321 &+ 99) % rows
      times.append(milliseconds { _ = list.item(at: index, inSection: 0) })
    }
    note("jump anywhere, median", percentile(times, 0.5))
    note("jump anywhere, 99 %", percentile(times))
    times = []
    for jump in 0..<50 {
      // No page is kept from the time before.
      for step in 0..<60 { _ = list.item(at: ((jump * 60 + step) &* 7_654_321 &+ 99) % rows, inSection: 0) }
      times.append(milliseconds { _ = list.item(at: rows - 1, inSection: 0) })
    }
    note("jump to the end, median of 50", percentile(times, 0.5))
    times = []
    for screen in 0..<1_000 {
      let start = min(rows - 20, screen * 20)
      times.append(
        milliseconds { for index in start..<start + 20 { _ = list.item(at: index, inSection: 0) } }
      )
    }
    note("a screen further, 99 %", percentile(times))
    let ids = (0..<500).map { Int64(($0 &* 7_654_321) % rows + 1) }
    times = []
    for id in ids { times.append(milliseconds { _ = list.index(ofRow: id) }) }
    note("index of a row, median", percentile(times, 0.5))
  }

  /// What a transaction of this process takes until it is shown.
  private mutating func measureWriting(_ list: QueryDataSource<Message, Never>, _ pool: DatabasePool) async throws {
    let rows = list.numberOfRows
    for size in [1, 10, 1_000] {
      var written: [Double] = []
      var followed: [Double] = []
      for step in 0..<(size == 1_000 ? 25 : 300) {
        let write = try await milliseconds {
          try await pool.write { db in
            let statement = try db.cachedStatement(sql: "UPDATE message SET date = ? WHERE id = ?")
            for number in 0..<size {
              let id = ((step + 1) &* 104_729 &+ number &* 7_654_321) % rows + 1
              let date = Int.random(in: 0..<1_000_000_007)
              try statement.execute(arguments: [date, id])
            }
          }
        }
        let follow = await milliseconds { await list.followed() }
        written.append(write + follow)
        followed.append(follow)
      }
      let rows = size == 1 ? "one row" : "\(size) rows"
      note("\(rows) written and followed, median", percentile(written, 0.5))
      note("… from the commit of \(rows) on", percentile(followed, 0.5))
    }
  }

  private mutating func measureFetching(_ pool: DatabasePool) async throws {
    let rows = count
    note(
      "last page by OFFSET",
      try await milliseconds {
        try await pool.read { db in
          _ = try Message.order(Column("date").desc, Column("id").desc).limit(64, offset: rows - 64).fetchAll(db)
        }
      }
    )
    guard rows <= 1_000_000 else { return }
    note(
      "all rows fetched",
      try await milliseconds {
        let all = try await pool.read { try Message.order(Column("date").desc, Column("id").desc).fetchAll($0) }
        precondition(all.count == rows)
      }
    )
  }

  /// What sections of 5,000 senders take.
  private mutating func measureSections(_ pool: DatabasePool) async throws {
    var options = QueryOptions()
    options.pollInterval = nil
    var list: QueryDataSource<Message, String>?
    let first = milliseconds {
      list = QueryDataSource(
        Message.all(),
        sectionedBy: QuerySections<String>(.ascending(Column("sender"))),
        orderedBy: [.descending(Column("date"))],
        in: pool,
        options: options
      ) { _ in .unreadable }
      for index in 0..<min(20, list?.numberOfItems(inSection: 0) ?? 0) { _ = list?.item(at: index, inSection: 0) }
    }
    note("first screen in sections", first)
    guard let list else { return }
    note("all rows and sections counted", await milliseconds { await list.followed() })
    var times: [Double] = []
    for step in 0..<1_000 {
      let section = (step &* 7_654_321) % list.numberOfSections
      times.append(milliseconds { _ = list.item(at: list.numberOfItems(inSection: section) - 1, inSection: section) })
    }
    note("jump to the end of any section, median", percentile(times, 0.5))
    times = []
    for step in 0..<50 {
      try await pool.write { [count] db in
        let sql = "UPDATE message SET sender = 'sender ' || ? WHERE id = ?"
        try db.execute(sql: sql, arguments: [step &* 97 % 5_000, (step &* 7_654_321) % count + 1])
      }
      times.append(await milliseconds { await list.followed() })
    }
    note("one row written into another section and followed, median", percentile(times, 0.5))
  }

  /// What is found by a full text search, as it is typed.
  private mutating func measureSearch(_ pool: DatabasePool) async throws {
    // A run that was ended has left its index.
    try await pool.write { try Self.dropSearch($0) }
    try await pool.write { db in
      try db.create(virtualTable: "messageSearch", using: FTS5()) { table in
        table.synchronize(withTable: "message")
        table.prefixes = [1, 2, 3]
        table.column("subject")
      }
    }
    let list = QueryDataSource(Message.all(), orderedBy: [.descending(Column("date"))], in: pool) { _ in .unreadable }
    await list.followed()
    for (topic, text) in [("few", "number \(count / 2)"), ("many", "number 9"), ("all", "message")] {
      var shown: Double?
      let start = ContinuousClock.now
      let observation = list.changes.observe { _ in
        if shown == nil { shown = (ContinuousClock.now - start) / .milliseconds(1) }
      }
      list.show(Message.all().searching(text, in: "messageSearch"), orderedBy: [.descending(Column("date"))])
      await list.followed()
      note("a search that finds \(topic): first rows", shown ?? 0)
      note("a search that finds \(topic): all counted", (ContinuousClock.now - start) / .milliseconds(1))
      withExtendedLifetime(observation) {}
    }
    try await pool.write { try Self.dropSearch($0) }
  }

  private nonisolated static func dropSearch(_ db: GRDB.Database) throws {
    guard try db.tableExists("messageSearch") else { return }
    try db.drop(table: "messageSearch")
    try db.dropFTS5SynchronizationTriggers(forTable: "messageSearch")
  }

  /// What the table of changes saves and costs.
  private mutating func measureChangeTable(_ pool: DatabasePool, _ other: DatabasePool) async throws {
    func write(_ step: Int) throws -> Double {
      try milliseconds {
        try other.write { db in
          for number in 0..<1_000 {
            let id = (step &* 104_729 &+ number &* 7_654_321) % count + 1
            let date = Int.random(in: 0..<1_000_000_007)
            let statement = try db.cachedStatement(sql: "UPDATE message SET date = ? WHERE id = ?")
            try statement.execute(arguments: [date, id])
          }
        }
      }
    }
    let withoutTable = try (0..<5).map(write)
    try await pool.write { try ChangeTable.create(for: "message", in: $0) }
    note("1,000 rows written without a table of changes, median", percentile(withoutTable, 0.5))
    note("1,000 rows written with a table of changes, median", percentile(try (0..<5).map(write), 0.5))
    let list = QueryDataSource(Message.all(), orderedBy: [.descending(Column("date"))], in: pool) { _ in .unreadable }
    await list.followed()
    var (noticed, found): ([Double], [Double]) = ([], [])
    for step in 0..<50 {
      let isLast = step == 49
      try await other.write { db in
        let sql = "UPDATE message SET subject = subject || '.', date = 1000000010 + ? WHERE id = 78"
        try db.execute(sql: sql, arguments: [step])
      }
      if step % 2 == 0 || isLast {
        found.append(await milliseconds { await list.followed() })
      } else {
        let time = try await milliseconds {
          while list.item(at: 0, inSection: 0).date != 1_000_000_010 + step {
            try await Task.sleep(for: .milliseconds(1))
          }
        }
        noticed.append(time)
      }
    }
    note("a write of another process found, with a table of changes, median", percentile(found, 0.5))
    note("the same until it is shown, noticed by polling, median", percentile(noticed, 0.5))
    note("the same, 90 %", percentile(noticed, 0.9))
    try await pool.write { try ChangeTable.drop(for: "message", in: $0) }
  }

  /// What rows cost in frames of 16 milliseconds, while somebody writes every 5 milliseconds.
  private mutating func measureFrames(_ list: QueryDataSource<Message, Never>, _ pool: DatabasePool) async throws {
    let rows = list.numberOfRows
    let writer = Task.detached {
      while !Task.isCancelled {
        try await pool.write { db in
          let date = Int.random(in: 0..<1_000_000_007)
          try db.execute(sql: "UPDATE message SET date = ? WHERE id = ?", arguments: [date, Int.random(in: 1...rows)])
        }
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
    var times: [Double] = []
    for frame in 0..<250 {
      let start = min(list.numberOfRows - 20, frame * 5)
      times.append(
        milliseconds { for index in start..<start + 20 { _ = list.item(at: index, inSection: 0) } }
      )
      try await Task.sleep(for: .milliseconds(16))
    }
    writer.cancel()
    _ = try? await writer.value
    await list.followed()
    note("a frame with a writer every 5 ms, 99 %", percentile(times))
    note("the longest such frame", percentile(times, 1))
    let log = try? FileManager.default.attributesOfItem(atPath: pool.path + "-wal")[.size] as? NSNumber
    note("megabytes of log then", (log?.doubleValue ?? 0) / 1_048_576)
  }

  /// The memory that the process has in use; 0 where that is not told.
  private static func residentMegabytes() -> Double {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * 4_096 / 1_048_576
  }
}
