#if GRDB
  import Foundation
  import GRDB
  import Roster
  import TestSupport
  import Testing

  @testable import RosterGRDB

  /// Reads rows of a list at random indexes at every moment, while anything happens to the database, and compares each with what SQLite gives
  /// when all is fetched of the time that the list shows.
  @MainActor final class ReadMachine {
    struct Difference: Error, CustomStringConvertible {
      let description: String
    }

    /// What SQLite gives for a request at one time.
    private struct Oracle {
      let snapshot: QuerySnapshot
      let version: Int
      let request: String
      let rows: [Entry]
      let rowIDs: [Int64]
      let indexes: [Int64: Int]
      let counts: [Int]
    }

    let table: RandomTable
    private let file: TestFile
    private var random: SeededGenerator
    private let content: QueryDataSource<Entry, String>
    private let options: QueryOptions
    private var observation: ContentObservation?
    private var statusObservation: LoadObservation?
    /// Requests by what their statements are.
    private var requests: [String: RandomTable.Request] = [:]
    private var oracle: Oracle?
    private var filtered: FilteredDataSource<QueryDataSource<Entry, String>>?
    private var window: UIWindow?
    private var listView: UITableView?
    /// Another connection is as foreign as another process.
    private let other: DatabaseQueue
    /// Reads what was at one time, so that the log cannot begin anew, for some steps.
    private var reader: DatabaseQueue?
    /// Has the lock for some steps.
    private var locker: DatabaseQueue?
    /// After how many turns of the main actor another request is shown.
    private var replacesAfterYields: Int?
    private var numberOfSchemas = 0
    private(set) var numberOfReads = 0
    /// Whether no other process writes.
    var isOnlyWriter = true
    var path: String { file.path }
    private(set) var events: [String] = []
    /// What was found where nothing can be thrown.
    private var difference: Difference?

    /// - Returns: `nil` if the list cannot show the table and has said so.
    init?(seed: UInt64, in folder: String? = nil) throws {
      var random = SeededGenerator(seed: seed)
      let table = RandomTable(&random)
      self.table = table
      file = try TestFile(table.schema, encoding: table.encoding, in: folder)
      let request = table.request(&random)
      var options = QueryOptions()
      func pick(_ numbers: [Int]) -> Int { numbers[Int.random(in: 0..<numbers.count, using: &random)] }
      options.pollInterval = Bool.random(using: &random) ? nil : .milliseconds(2)
      options.bucketSize = pick([2, 4, 16, 64])
      options.pageSize = pick([1, 3, 8, 32])
      options.maximumNumberOfPages = pick([4, 8, 48])
      options.maximumNumberOfKeptKeys = pick([0, 0, 30, 1_000])
      options.rowsPerTurn = pick([1, 20, 64, 500])
      options.maximumNumberOfFollowedRows = pick([20, 1_000])
      options.maximumLogPages = pick([10, 4_096])
      self.options = options
      if table.refusal == nil {
        let count = Int.random(in: 0...300, using: &random)
        try file.pool.writeWithoutTransaction { try table.fill($0, count, &random) }
        if Bool.random(using: &random) { try Self.recordChanges(file.pool, &random) }
      }
      content = QueryDataSource(
        request.request,
        sectionedBy: request.section.map { QuerySections($0) },
        orderedBy: request.orders,
        in: file.pool,
        options: options,
        unreadable: { _ in .unreadable }
      )
      other = try DatabaseQueue(path: file.path, configuration: TestFile.configuration())
      self.random = random
      switch (table.refusal, content.status.phase.error as? QueryError) {
      case (.rowIDs, .rowIDsAreMissing), (.collation, .collationIsUnknown): return nil
      case (nil, nil): break
      case (let refusal, let error):
        throw Difference(
          description: "\(refusal.map { "\($0)" } ?? "nothing") is refused with \(String(describing: error))"
        )
      }
      try know(request)
      observation = content.changes.observe { [weak self] _ in self?.readAtAChange() }
      statusObservation = content.observeStatus { [weak self] _ in self?.checkProgress() }
      if chance(3) {
        filtered = content.filtered { $0.number % 3 == 0 }
      }
      if chance(3) { attach() }
    }

    /// Has rows noted that any connection writes, if that is possible.
    private static func recordChanges(_ writer: some DatabaseWriter, _ random: inout SeededGenerator) throws {
      let count = [1, 20, 200, 20_000][Int.random(in: 0..<4, using: &random)]
      try writer.writeWithoutTransaction { db in
        do { try ChangeTable.create(for: "item", keeping: count, in: db) } catch QueryError.changesAreUnseen {}
      }
    }

    private func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private func attach() {
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      view.headlessStrictUpdates = true
      let window = UIWindow(frame: view.frame)
      window.isHidden = false
      window.addSubview(view)
      view.attach(content.map { Line(number: $0.number) })
      (self.window, listView) = (window, view)
    }

    private func know(_ request: RandomTable.Request) throws {
      let plan = try file.pool.read { db in
        let query = Query(request.request, sectionedBy: request.section, orderedBy: request.orders)
        return try query.plan(db)
      }
      requests[Self.text(of: plan)] = request
    }

    private static func text(of plan: QueryPlan) -> String {
      "\(plan.sectionCounts == nil) \(plan.rows.head) \(plan.order.terms.map(\.orderingSQL))"
    }

    // MARK: Running

    /// Goes on until so many rows were read.
    func run(reads: Int) async throws {
      try read(10)
      while numberOfReads < reads {
        try happen()
        if let yields = replacesAfterYields {
          for _ in 0..<yields { await Task.yield() }
          if chance(2) { usleep(UInt32.random(in: 0...600, using: &random)) }
          try showAnother()
          replacesAfterYields = nil
        }
        if events.count > 12 { events.removeFirst(events.count - 12) }
        for _ in 0..<Int.random(in: 0...5, using: &random) {
          if chance(3) { try await Task.sleep(for: .microseconds(Int.random(in: 10...2_000, using: &random))) }
          await Task.yield()
          try read(Int.random(in: 1...12, using: &random))
          try scroll()
        }
        if chance(3) { try await settle() }
      }
      try await settle()
      release()
      try await settle()
    }

    /// What happens to the database and to the list.
    private func happen() throws {
      let number = Int.random(in: 0..<36, using: &random)
      do {
        switch number {
        case 0...9:
          events.append("write")
          try table.write(file.pool, &random)
        case 10...13:
          events.append("foreign write")
          try table.write(other, &random)
        case 14:
          events.append("vacuum")
          try file.pool.writeWithoutTransaction { try $0.execute(sql: "VACUUM") }
        case 15:
          events.append("foreign vacuum")
          try other.writeWithoutTransaction { try $0.execute(sql: "VACUUM") }
        case 16: try changeSchema(file.pool)
        case 17: try changeSchema(other)
        case 18...19:
          let kinds: [Database.CheckpointMode] = [.passive, .full, .restart, .truncate]
          let kind = kinds[Int.random(in: 0..<4, using: &random)]
          events.append("checkpoint \(kind)")
          if chance(2) {
            _ = try file.pool.writeWithoutTransaction { try $0.checkpoint(kind) }
          } else {
            _ = try other.writeWithoutTransaction { try $0.checkpoint(kind) }
          }
        case 20:
          events.append("reader")
          reader = try hold("BEGIN; SELECT * FROM sqlite_master")
        case 21:
          events.append("lock")
          locker = try hold("BEGIN IMMEDIATE")
        case 22:
          events.append("full disk")
          try file.pool.writeWithoutTransaction { db in
            let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
            try db.execute(sql: "PRAGMA max_page_count = \(pages)")
          }
        case 23...25: release()
        case 26...27: try showAnother()
        case 29:
          events.append("changes recorded")
          if chance(2) { try Self.recordChanges(file.pool, &random) } else { try Self.recordChanges(other, &random) }
        case 30: try disturbRecording()
        case 31:
          let isRecursive = chance(2)
          events.append("recursive triggers \(isRecursive)")
          try other.writeWithoutTransaction { try $0.execute(sql: "PRAGMA recursive_triggers = \(isRecursive)") }
        case 32...34:
          events.append("foreign writes")
          for _ in 0..<3 { try table.write(other, &random) }
        case 28:
          events.append("refresh")
          content.refresh()
        case 35:
          events.append("write, refresh, and another request while rows are compared")
          try table.write(other, &random)
          content.refresh()
          replacesAfterYields = Int.random(in: 0...4, using: &random)
        default:
          events.append("nothing")
        }
      } catch let error as DatabaseError {
        // Of what happens a part is to fail: whoever writes meets a lock, or a disk that is full.
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CONSTRAINT:
          events.append("\(error.resultCode)")
        default: throw error
        }
      }
    }

    private func showAnother() throws {
      let request = table.request(&random)
      events.append("show \(request.description)")
      try know(request)
      content.show(
        request.request,
        sectionedBy: request.section.map { QuerySections($0) },
        orderedBy: request.orders
      )
    }

    private func hold(_ sql: String) throws -> DatabaseQueue {
      var configuration = TestFile.configuration()
      configuration.allowsUnsafeTransactions = true
      let queue = try DatabaseQueue(path: file.path, configuration: configuration)
      try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
      return queue
    }

    /// Takes away what hinders writers.
    private func release() {
      events.append("release")
      (reader, locker) = (nil, nil)
      try? file.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1073741823") }
    }

    private func changeSchema(_ writer: some DatabaseWriter) throws {
      numberOfSchemas += 1
      let statements = [
        "ALTER TABLE item ADD COLUMN more\(numberOfSchemas) DEFAULT 'm'",
        "CREATE INDEX more\(numberOfSchemas) ON item(b, a, n)",
        "DROP INDEX IF EXISTS byTerms\(Int.random(in: 0..<10, using: &random))", "REINDEX", "ANALYZE",
        "CREATE TABLE aside\(numberOfSchemas)(x)",
      ]
      let statement = statements[Int.random(in: 0..<statements.count, using: &random)]
      events.append(statement)
      try writer.writeWithoutTransaction { try $0.execute(sql: statement) }
    }

    /// Takes away what the recording of changes needs, and writes.
    private func disturbRecording() throws {
      let topic =
        ["insert", "inserted", "update", "delete", "replace", "trim"].randomElement(using: &random) ?? "insert"
      try other.writeWithoutTransaction { db in
        guard try db.tableExists("rosterChanges_item") else { return }
        let name = "rosterChanges_\(topic)_item"
        let sql = try String.fetchOne(db, sql: "SELECT sql FROM sqlite_master WHERE name = ?", arguments: [name])
        let isCleared = Bool.random(using: &random)
        try db.inTransaction(.immediate) {
          switch Int.random(in: 0..<4, using: &random) {
          case 0: try ChangeTable.drop(for: "item", in: db)
          case 1:
            let some = " WHERE sequence % 9 = 0 AND sequence < (SELECT MAX(sequence) FROM rosterChanges_item)"
            try db.execute(sql: "DELETE FROM rosterChanges_item" + (isCleared ? "" : some))
          case let number:
            guard let sql else { break }
            try db.execute(sql: "DROP TRIGGER \(name); UPDATE item SET v = v + 1 WHERE n < 90")
            // It may be there again when it is looked for.
            if number == 2 { try db.execute(sql: sql) }
          }
          return .commit
        }
        try db.execute(sql: "UPDATE item SET v = v + 1 WHERE n < 40; UPDATE item SET v = v + 1")
        events.append("disturbed \(name)")
      }
    }

    private func scroll() throws {
      guard let listView, chance(2) else { return }
      listView.layoutIfNeeded()
      listView.contentOffset.y = CGFloat(Int.random(in: 0...300, using: &random) * 44)
      listView.layoutIfNeeded()
    }

    // MARK: Comparing

    /// Waits until all is shown, which must be what the database is now.
    private func settle() async throws {
      await content.followed()
      // Another process may have written since, and that is being followed.
      for _ in 0..<100 where !isOnlyWriter && content.progress != nil { await content.followed() }
      if content.status.phase.error != nil { throw problem("phase \(content.status.phase)") }
      guard content.progress == nil else { throw problem("not all is counted") }
      let oracle = try currentOracle()
      guard content.numberOfRows == oracle.rows.count else {
        throw problem("\(content.numberOfRows) rows instead of \(oracle.rows.count)")
      }
      try read(6)
      if chance(8) { for index in oracle.rows.indices { try compare(index, oracle) } }
      try compareDerived(oracle)
      guard isOnlyWriter else { return }
      let newest = try fetch(currentRequest())
      guard newest.rows == oracle.rows, newest.rowIDs == oracle.rowIDs else {
        let place = zip(newest.rows, oracle.rows).enumerated().first { $0.element.0 != $0.element.1 }
        throw problem("what was written is not shown: \(place.map { "\($0)" } ?? "")")
      }
    }

    private func compareDerived(_ oracle: Oracle) throws {
      if let filtered {
        let shown = (0..<filtered.numberOfSections).flatMap { section in
          (0..<filtered.numberOfItems(inSection: section)).map { filtered.item(at: $0, inSection: section) }
        }
        numberOfReads += shown.count
        guard shown == oracle.rows.filter({ $0.number % 3 == 0 }) else { throw problem("the derived rows are others") }
      }
    }

    /// What is told of is at most all, and only while something is done.
    private func checkProgress() {
      guard difference == nil, let progress = content.progress else { return }
      let isLoading = [.refreshing, .firstLoad].contains(content.status.phase.kind)
      if case .compared(let count, let total) = progress, count > total || total != content.numberOfRows || !isLoading {
        difference = problem("\(progress) of \(content.numberOfRows) rows in phase \(content.status.phase)")
      }
    }

    private func readAtAChange() {
      do { try read(3) } catch { if difference == nil { difference = error as? Difference } }
    }

    /// Reads some rows at random indexes, with numbers and ids.
    private func read(_ count: Int) throws {
      if let difference { throw difference }
      guard content.state != nil else { throw problem("phase \(content.status.phase)") }
      let oracle = try currentOracle()
      let number = content.numberOfRows
      guard number <= oracle.rows.count else { throw problem("\(number) rows instead of \(oracle.rows.count)") }
      try compareSections(oracle, number)
      guard number > 0 else { return numberOfReads += 1 }
      for _ in 0..<count {
        // Of all indexes, and of those near the end of what is counted and of buckets.
        let index: Int
        switch Int.random(in: 0..<4, using: &random) {
        case 0: index = max(0, number - 1 - Int.random(in: 0..<40, using: &random))
        case 1:
          index = min(number - 1, Int.random(in: 0...number, using: &random) / options.bucketSize * options.bucketSize)
        default: index = Int.random(in: 0..<number, using: &random)
        }
        try compare(index, oracle)
      }
      for _ in 0..<count {
        let (id, place) = oracle.indexes.randomElement(using: &random) ?? (0, 0)
        numberOfReads += 1
        let found = content.index(ofRow: id)
        guard found == (place < number ? place : nil) else {
          throw problem("row \(id) is at \(String(describing: found)) instead of \(place)")
        }
      }
    }

    private func compare(_ index: Int, _ oracle: Oracle) throws {
      guard let path = content.state?.path(of: index) else { throw problem("nothing is shown") }
      let row = content.item(at: path.item, inSection: path.section)
      numberOfReads += 1
      guard row == oracle.rows[index] else {
        let place = oracle.rows.firstIndex(of: row).map { "the row at \($0)" } ?? "\(row)"
        throw problem("\(place) is at \(index) of \(content.numberOfRows) instead of \(oracle.rows[index])")
      }
      guard content.rowID(at: index) == oracle.rowIDs[index] else { throw problem("another row id at \(index)") }
    }

    /// Sections are those of the rows that are counted.
    private func compareSections(_ oracle: Oracle, _ number: Int) throws {
      guard content.state?.sections != nil else { return }
      var rest = number
      var expected: [Int] = []
      for count in oracle.counts where rest > 0 {
        expected.append(min(rest, count))
        rest -= count
      }
      guard content.counts == expected else { throw problem("sections \(content.counts) instead of \(expected)") }
    }

    private func currentRequest() throws -> RandomTable.Request {
      guard let plan = content.state?.plan, let request = requests[Self.text(of: plan)] else {
        throw problem("an unknown request")
      }
      return request
    }

    private func currentOracle() throws -> Oracle {
      guard let state = content.state else { throw problem("nothing is shown") }
      let text = Self.text(of: state.plan)
      let version = try state.snapshot.front.dataVersion()
      if let oracle, oracle.snapshot === state.snapshot, oracle.version == version, oracle.request == text {
        return oracle
      }
      let request = try currentRequest()
      let fetched = try state.snapshot.front.read { try Self.fetch(request, table, $0) }
      let found = Oracle(
        snapshot: state.snapshot,
        version: version,
        request: text,
        rows: fetched.rows,
        rowIDs: fetched.rowIDs,
        indexes: Dictionary(uniqueKeysWithValues: zip(fetched.rowIDs, fetched.rows.indices)),
        counts: fetched.counts
      )
      oracle = found
      return found
    }

    /// What is in the database now.
    private func fetch(_ request: RandomTable.Request) throws -> (rows: [Entry], rowIDs: [Int64], counts: [Int]) {
      try other.read { db in
        // A connection learns of another schema by running a statement.
        _ = try Int.fetchOne(db, sql: "SELECT 1 FROM sqlite_master")
        return try Self.fetch(request, table, db)
      }
    }

    private static func fetch(
      _ request: RandomTable.Request,
      _ table: RandomTable,
      _ db: Database
    ) throws -> (rows: [Entry], rowIDs: [Int64], counts: [Int]) {
      let tail = "FROM item WHERE \(request.filter)"
      var rows: [Entry] = []
      var rowIDs: [Int64] = []
      let sql = "SELECT *, item.\(table.rowID) AS rosterOracle \(tail) ORDER BY \(request.ordering)"
      let cursor = try Row.fetchCursor(try db.makeStatement(sql: sql))
      while let row = try cursor.next() {
        rows.append(Entry(row: row))
        rowIDs.append(row["rosterOracle"])
      }
      let counts = try request.grouping.map { grouping in
        try Int.fetchAll(try db.makeStatement(sql: "SELECT COUNT(*) \(tail) \(grouping)"))
      }
      return (rows, rowIDs, counts ?? [])
    }

    private func problem(_ text: String) -> Difference {
      let request = content.state.flatMap { requests[Self.text(of: $0.plan)] }
      func count(_ read: (_ body: (Database) throws -> Int) throws -> Int) -> String {
        guard let request else { return "?" }
        let sql = "SELECT COUNT(*) FROM item WHERE \(request.filter)"
        return (try? read { try Int.fetchOne($0, sql: sql) ?? 0 }).map(String.init) ?? "?"
      }
      let (front, back) = (content.state?.snapshot.front, content.state?.snapshot.back)
      let counts = [
        "\(front.map { front in count { try front.read($0) } } ?? "?") where rows are read",
        "\(back.map { back in count { try back.read($0) } } ?? "?") where they are counted",
        "\(count { try other.read($0) }) now",
      ]
      return Difference(
        description: """
          after \(numberOfReads) reads: \(text); rows of the request: \(counts.joined(separator: ", "))
          \(request?.description ?? "no request")
          \(table)
          bucket \(options.bucketSize), page \(options.pageSize), kept \(options.maximumNumberOfKeptKeys), turn \(options.rowsPerTurn)
          \(events.joined(separator: "; "))
          """
      )
    }
  }

  /// What a table shows of an entry.
  private struct Line: TableViewPresentable {
    typealias TableViewCell = LineCell
    let number: Int64
  }

  private final class LineCell: UITableViewCell, ReusablePresenter {
    func present(viewModel: Line) { textLabel?.text = "\(viewModel.number)" }
  }
#endif
