#if GRDB
  import Foundation
  import GRDB
  import RosterCore
  import RosterDiagnostics

  /// The rows of a GRDB request, read where they are asked for, and following what is written.
  ///
  /// It keeps the key of every 256th row and the rows around those that were read last: ten million rows cost some megabytes, and the
  /// row at any index is found in the time of an index look-up. Each commit is one update with the least changes. Set
  /// ``QueryOptions/pollInterval`` if other processes write to the file.
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
  /// The database keeps a write-ahead log, as a `DatabasePool` does, and the request's table has row ids. An index on the terms of the order,
  /// behind the columns that are filtered for equality, makes it fast. Debug builds post a note if there is none and many rows are sorted.
  @preconcurrency @MainActor public final class QueryDataSource<Record: FetchedRecord, Header>: VersionedDataSource {
    public typealias Item = Record
    public typealias Footer = Never

    public let changes = ContentChannel<Record>()

    var query: Query<Record>
    let engine: QueryEngine<Record>

    /// Where the newest rows are read.
    var moment: QueryMoment<Record, Header>
    /// The moments before it, of which someone may still have versions.
    var oldMoments: [WeakMoment<Record, Header>] = []
    /// The newest sections.
    var sections: [QuerySection<Record, Header>] = []
    var nextSectionName = 0
    var era = LabelEra()
    /// Another number after each change that may have given rows other ids, and the first of these numbers with which some rows had
    /// theirs.
    var (epoch, firstEpochs): (Int, [Int64: Int]) = (0, [:])
    /// The sections of the last request that was asked for.
    var nextSections: QuerySections<Header>?
    /// Why rows could not be read.
    var failure: (any Error)?

    var loadStatus = LoadStatus()
    let observers = LoadObservers()
    /// How far all rows have been counted, or compared, while they are. Observers of the status are told of each step.
    public internal(set) var progress: QueryProgress?

    /// What is done one after the other; the last of it.
    var work: Task<Void, Never>?
    var poll: Task<Void, Never>?
    var followsSoon = false
    var replacesSoon = false
    /// Another number for each request that is shown.
    var generation = 0

    /// Opens connections and reads the first rows; the others are counted in the background, and come in a few updates.
    ///
    /// - Parameters:
    ///   - request: whose rows are shown. Its own order does not count.
    ///   - sections: the sections of the rows; `nil` if all are in one, which has no header.
    ///   - orders: the order of the rows in each section; equal rows are in the order of their row ids, in the direction of the last term.
    ///   - writer: a `DatabasePool`, or a `DatabaseQueue` whose journal mode is WAL. All writes of this process go through it.
    ///   - options: how the database is read and followed.
    ///   - unreadable: what is shown in the place of a row that cannot be read or decoded.
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

    /// What is shown; `nil` before the database could be opened.
    var state: QueryState? { moment.state }

    /// The number of rows in all sections, as far as they have been counted.
    public var numberOfRows: Int { state?.anchors.count ?? 0 }

    /// The value that the rows of a section have; `nil` without sections.
    public func value(ofSection section: Int) -> DatabaseValue? {
      checkIndex(section, of: .section, below: sections.count, in: Self.self, #function)
      return sections[section].databaseValue
    }

    // MARK: Rows

    /// The id of a row; `nil` if the row cannot be read.
    ///
    /// It is that of the database as it is shown. Edits by ids need a table with an `INTEGER PRIMARY KEY`: otherwise VACUUM gives
    /// all rows other ids, which the list has as soon as it follows.
    public func rowID(at index: Int, inSection section: Int) -> Int64? {
      checkIndex(index, of: .item, below: numberOfItems(inSection: section), in: Self.self, #function)
      return sections[section].row(at: index)?.rowID
    }

    /// The id of the row at an index among the rows of all sections; `nil` if the row cannot be read.
    public func rowID(at index: Int) -> Int64? {
      checkIndex(index, of: .item, below: numberOfRows, in: Self.self, #function)
      return moment.row(at: index)?.rowID
    }

    /// The section and the index there of the row with an id; `nil` if it is not shown.
    ///
    /// - Complexity: some look-ups in an index of the database.
    public func indexPath(ofRow rowID: Int64) -> IndexPath? {
      path(ofRow: rowID).map { IndexPath(indexes: [$0.section, $0.item]) }
    }

    func path(ofRow rowID: Int64) -> ItemPath? { index(ofRow: rowID).flatMap { state?.path(of: $0) } }

    /// The index of the row with an id among the rows of all sections; `nil` if it is not shown.
    ///
    /// - Complexity: some look-ups in an index of the database.
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

    /// Shows another request, or another order. Rows on the screen that are there in both stay where they are.
    ///
    /// The list stays as it is until the rows up to those on the screen are counted; the others come as at first. So the first matches
    /// of a search are shown at once.
    ///
    /// - Parameters:
    ///   - request: whose rows are shown from now on.
    ///   - sections: their sections; `nil` if all are in one.
    ///   - orders: their order in each section.
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

    /// Waits until what was committed before, and the last request, are shown.
    public func followed() async {
      followSoon()
      await work?.value
    }
  }

  extension QueryDataSource where Header == Never {
    /// Opens connections and reads the first rows, which are in one section; the others are counted in the background, and come in a few
    /// updates.
    ///
    /// - Parameters:
    ///   - request: whose rows are shown. Its own order does not count.
    ///   - orders: the order of the rows; equal rows are in the order of their row ids, in the direction of the last term.
    ///   - writer: a `DatabasePool`, or a `DatabaseQueue` whose journal mode is WAL. All writes of this process go through it.
    ///   - options: how the database is read and followed.
    ///   - unreadable: what is shown in the place of a row that cannot be read or decoded.
    public convenience init(
      _ request: QueryInterfaceRequest<Record>,
      orderedBy orders: [QueryOrder] = [],
      in writer: any DatabaseWriter,
      options: QueryOptions = QueryOptions(),
      unreadable: @escaping (any Error) -> Record
    ) {
      self.init(request, sectionedBy: nil, orderedBy: orders, in: writer, options: options, unreadable: unreadable)
    }

    /// Shows another request, or another order, in one section. Rows on the screen that are there in both stay where they are.
    ///
    /// - Parameters:
    ///   - request: whose rows are shown from now on.
    ///   - orders: their order.
    public func show(_ request: QueryInterfaceRequest<Record>, orderedBy orders: [QueryOrder]) {
      show(request, sectionedBy: nil, orderedBy: orders)
    }
  }
#endif
