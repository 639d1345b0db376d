import Foundation
import GRDB
import RosterGRDB

/// What one file took, in milliseconds unless the name says otherwise.
@MainActor struct Measurements {
  let count: Int
  private(set) var names: [String] = []
  private(set) var values: [String: Double] = [:]

  init(_ count: Int) {
    self.count = count
  }

  private mutating func note(_ name: String, _ value: Double) {
    names.append(name)
    values[name] = value
  }

  private func milliseconds(_ body: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    try await body()
    return Double((ContinuousClock.now - start).components.attoseconds) / 1e15
      + Double((ContinuousClock.now - start).components.seconds) * 1e3
  }

  /// The time that 99 of 100 calls do not exceed.
  private func percentile(_ times: [Double], _ part: Double = 0.99) -> Double {
    times.sorted()[min(times.count - 1, Int(Double(times.count) * part))]
  }

  mutating func measure(_ pool: DatabasePool) async throws {
    let memory = Self.residentMegabytes()
    var options = QueryOptions()
    options.pollInterval = nil
    var list: QueryDataSource<Message, Never>?
    func open() -> QueryDataSource<Message, Never> {
      QueryDataSource(Message.all(), orderedBy: [.descending(Column("date"))], in: pool, options: options) { _ in
        .unreadable
      }
    }
    let first = await milliseconds {
      list = open()
      for index in 0..<min(20, list?.numberOfRows ?? 0) { _ = list?.item(at: index, inSection: 0) }
    }
    note("first screen", first)
    guard let list else { return }
    note("all rows counted, in the background", await milliseconds { await list.followed() })
    let rows = list.numberOfRows
    note("jump to the end", await milliseconds { _ = list.item(at: rows - 1, inSection: 0) })

    var times: [Double] = []
    for step in 0..<1_000 {
      let index = (step &* 7_654_321 &+ 99) % rows
      times.append(await milliseconds { _ = list.item(at: index, inSection: 0) })
    }
    note("jump anywhere, median", percentile(times, 0.5))
    note("jump anywhere, 99 %", percentile(times))
    times = []
    for screen in 0..<1_000 {
      let start = min(rows - 20, screen * 20)
      times.append(
        await milliseconds { for index in start..<start + 20 { _ = list.item(at: index, inSection: 0) } }
      )
    }
    note("a screen further, 99 %", percentile(times))
    let ids = (0..<500).map { Int64(($0 &* 7_654_321) % rows + 1) }
    times = []
    for id in ids { times.append(await milliseconds { _ = list.index(ofRow: id) }) }
    note("index of a row, median", percentile(times, 0.5))

    for size in [1, 10, 1_000] {
      times = []
      for step in 0..<(size == 1_000 ? 5 : 50) {
        try await pool.write { db in
          for number in 0..<size {
            let id = ((step + 1) &* 104_729 &+ number &* 7_654_321) % rows + 1
            let date = Int.random(in: 0..<1_000_000_007)
            try db.execute(sql: "UPDATE message SET date = ? WHERE id = ?", arguments: [date, id])
          }
        }
        times.append(await milliseconds { await list.followed() })
      }
      note("\(size) rows written and followed, median", percentile(times, 0.5))
    }
    let other = try DatabasePool(path: pool.path)
    try await other.write { try $0.execute(sql: "UPDATE message SET subject = subject || '.' WHERE id = 77") }
    note("a write of another process found, in the background", await milliseconds { await list.followed() })
    try await measureFrames(list, pool)
    note(
      "another filter",
      await milliseconds {
        list.show(Message.filter(Column("sender") == "sender 31"), orderedBy: [.descending(Column("date"))])
        await list.followed()
      }
    )
    note("megabytes of memory more", Self.residentMegabytes() - memory)

    note(
      "last page by OFFSET",
      try await milliseconds {
        try await pool.read { db in
          _ = try Message.order(Column("date").desc, Column("id").desc).limit(64, offset: rows - 64).fetchAll(db)
        }
      }
    )
    if rows <= 1_000_000 {
      note(
        "all rows fetched",
        try await milliseconds {
          let all = try await pool.read { try Message.order(Column("date").desc, Column("id").desc).fetchAll($0) }
          precondition(all.count == rows)
        }
      )
    }
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
        await milliseconds { for index in start..<start + 20 { _ = list.item(at: index, inSection: 0) } }
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
