#if GRDB
  import Foundation
  import GRDB
  import RosterCore
  import RosterDiagnostics

  /// The rows of a GRDB request, which are read on demand and follow writes.
  ///
  /// It retains the key of every 256th row, and the rows around the last read ones. Ten million rows cost some megabytes, and
  /// finding a row by index takes an index look-up. Each commit is one update with minimal changes. If other processes write to the
  /// file, set ``QueryOptions/pollInterval``.
  ///
  /// ```swift
  /// let mails = QueryDataSource(
  ///   Mail.filter(Column("folder") == "inbox"),
  ///   orderedBy: [.descending(Column("date"))],
  ///   in: pool
  /// ) { error in Mail(subject: "\(error)") }
  /// ```
  ///
  /// Rows are in one section, or in sections by a column:
  ///
  /// ```swift
  /// let books = QueryDataSource(
  ///   Book.all(),
  ///   sectionedBy: QuerySections(.ascending(Column("author"))),
  ///   orderedBy: [.ascending(Column("title"))],
  ///   in: pool
  /// ) { _ in .unreadable }
  /// ```
  ///
  /// The database must use a write-ahead log, as a `DatabasePool` does, and the request's table must have row IDs. For speed,
  /// create an index on the terms of the order, after the columns that are filtered for equality. Debug builds post a note if there
  /// is none and many rows are sorted.
  @preconcurrency @MainActor public final class QueryDataSource<Record: FetchedRecord, Header>: VersionedDataSource {
    public typealias Item = Record
    public typealias Footer = Never

    public let changes = ContentChannel<Record>()

    var query: Query<Record>
    let engine: QueryEngine<Record>

    /// The moment from which the newest rows are read.
    var moment: QueryMoment<Record, Header>
    /// The previous moments, which versions can still retain.
    var oldMoments: [WeakMoment<Record, Header>] = []
    /// The newest sections.
    var sections: [QuerySection<Record, Header>] = []
    var nextSectionName = 0
    var era = LabelEra()
    /// A number that changes when rows can get other IDs, and the first of these numbers with some rows' current IDs.
    var (epoch, firstEpochs): (Int, [Int64: Int]) = (0, [:])
    /// The sections of the last request.
    var nextSections: QuerySections<Header>?
    /// The error of reading rows.
    var failure: (any Error)?

    var loadStatus = LoadStatus()
    let observers = LoadObservers()
    /// The progress of counting or comparing all rows, if any. Observers of the status are notified of each step.
    public internal(set) var progress: QueryProgress?

    /// The last of the queued work.
    var work: Task<Void, Never>?
    var poll: Task<Void, Never>?
    var followsSoon = false
    var replacesSoon = false
    /// A number that changes with each shown request.
    var generation = 0

    /// Opens connections and reads the first rows. The others are counted in the background, and inserted in a few updates.
    ///
    /// - Parameters:
    ///   - request: The request for the rows. Its own order is ignored.
    ///   - sections: The sections of the rows, or `nil` for one section without a header.
    ///   - orders: The order of the rows in each section. Equal rows are in the order of their row IDs, in the direction of the
    ///     last term.
    ///   - writer: A `DatabasePool`, or a `DatabaseQueue` whose journal mode is WAL. All writes of this process must use it.
    ///   - options: The options for reading and following the database.
    ///   - unreadable: A closure that returns the replacement for a row that can't be read or decoded.
    public init(
      _ request: QueryInterfaceRequest<Record>,
      sectionedBy sections: QuerySections<Header>?,
      orderedBy orders: [QueryOrder] = [],
      in writer: any DatabaseWriter,
      options: QueryOptions = QueryOptions(),
      unreadable: @escaping (any Error) -> Record
    ) {
      query = Query(request, sectionedBy: sections?.order, orderedBy: orders)
      nextSections = sections
      engine = QueryEngine(writer, options)
      moment = QueryMoment(engine, nil, [:], sections: sections, unreadable: unreadable)
      moment.owner = self
      changes.source = self
      do {
        let (state, count, version) = try engine.open(query)
        moment.grow(to: state)
        enqueue { await $0.goOnCounting(count, version) }
      } catch {
        fail(error)
      }
      makeSections()
      updateStatus(isLoading: failure == nil)
      pollOthers()
    }

    deinit {
      work?.cancel()
      poll?.cancel()
      engine.close()
    }

    // MARK: Content

    public var version: QueryVersion<Record, Header> { QueryVersion(sections: sections, era: era, channel: changes) }

    /// The shown state, or `nil` before the database was opened.
    var state: QueryState? { moment.state }

    /// The number of counted rows in all sections.
    public var numberOfRows: Int { state?.anchors.count ?? 0 }

    /// Returns the value of a section's rows, or `nil` without sections.
    public func value(ofSection section: Int) -> DatabaseValue? {
      checkIndex(section, of: .section, below: sections.count, in: Self.self, #function)
      return sections[section].databaseValue
    }

    // MARK: Rows

    /// Returns the ID of a row, or `nil` if the row can't be read.
    ///
    /// It's the ID in the shown version of the database. Edits by IDs need a table with an `INTEGER PRIMARY KEY`. Otherwise VACUUM
    /// changes all row IDs, which the list has once it follows.
    public func rowID(at index: Int, inSection section: Int) -> Int64? {
      checkIndex(index, of: .item, below: numberOfItems(inSection: section), in: Self.self, #function)
      return sections[section].row(at: index)?.rowID
    }

    /// Returns the ID of the row at an index among all sections' rows, or `nil` if it can't be read.
    public func rowID(at index: Int) -> Int64? {
      checkIndex(index, of: .item, below: numberOfRows, in: Self.self, #function)
      return moment.row(at: index)?.rowID
    }

    /// Returns the index path of the row with an ID, or `nil` if it isn't shown.
    ///
    /// - Complexity: Some look-ups in an index of the database.
    public func indexPath(ofRow rowID: Int64) -> IndexPath? {
      path(ofRow: rowID).map { IndexPath(indexes: [$0.section, $0.item]) }
    }

    func path(ofRow rowID: Int64) -> ItemPath? { index(ofRow: rowID).flatMap { state?.path(of: $0) } }

    /// Returns the index of the row with an ID among all sections' rows, or `nil` if it isn't shown.
    ///
    /// - Complexity: Some look-ups in an index of the database.
    public func index(ofRow rowID: Int64) -> Int? {
      guard let state else { return nil }
      do {
        return try state.snapshot.front.read { db in
          var key: RowKey?
          try state.plan.readRows([rowID], db) { found, _ in key = found }
          guard let key else { return nil }
          let rank = try state.rank(of: key, db)
          return rank < state.anchors.count ? rank : nil
        }
      } catch {
        noteFailure(error)
        return nil
      }
    }

    // MARK: Changing

    /// Shows another request or order. Visible rows that are in both stay in place.
    ///
    /// The list doesn't change until the rows up to the visible ones are counted. The others follow as at first. So a search shows
    /// its first matches at once.
    ///
    /// - Parameters:
    ///   - request: The new request for the rows.
    ///   - sections: The sections of the rows, or `nil` for one section.
    ///   - orders: The order of the rows in each section.
    public func show(
      _ request: QueryInterfaceRequest<Record>,
      sectionedBy sections: QuerySections<Header>?,
      orderedBy orders: [QueryOrder]
    ) {
      query = Query(request, sectionedBy: sections?.order, orderedBy: orders)
      nextSections = sections
      generation += 1
      engine.begin(generation: generation)
      updateStatus(isLoading: true)
      if replacesSoon { return }
      replacesSoon = true
      enqueue { await $0.replace(showsEarly: true) }
    }

    /// Waits until previous commits and the last request are shown.
    public func followed() async {
      followSoon()
      await work?.value
    }
  }

  extension QueryDataSource where Header == Never {
    /// Opens connections and reads the first rows, in one section. The others are counted in the background, and inserted in a few
    /// updates.
    ///
    /// - Parameters:
    ///   - request: The request for the rows. Its own order is ignored.
    ///   - orders: The order of the rows. Equal rows are in the order of their row IDs, in the direction of the last term.
    ///   - writer: A `DatabasePool`, or a `DatabaseQueue` whose journal mode is WAL. All writes of this process must use it.
    ///   - options: The options for reading and following the database.
    ///   - unreadable: A closure that returns the replacement for a row that can't be read or decoded.
    public convenience init(
      _ request: QueryInterfaceRequest<Record>,
      orderedBy orders: [QueryOrder] = [],
      in writer: any DatabaseWriter,
      options: QueryOptions = QueryOptions(),
      unreadable: @escaping (any Error) -> Record
    ) {
      self.init(request, sectionedBy: nil, orderedBy: orders, in: writer, options: options, unreadable: unreadable)
    }

    /// Shows another request or order, in one section. Visible rows that are in both stay in place.
    ///
    /// - Parameters:
    ///   - request: The new request for the rows.
    ///   - orders: The order of the rows.
    public func show(_ request: QueryInterfaceRequest<Record>, orderedBy orders: [QueryOrder]) {
      show(request, sectionedBy: nil, orderedBy: orders)
    }
  }
#endif
