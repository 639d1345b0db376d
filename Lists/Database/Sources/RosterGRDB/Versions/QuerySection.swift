#if GRDB
  import GRDB
  import RosterCore
  import RowStructures

  /// A section of a version.
  @MainActor struct QuerySection<Record: FetchedRecord, Header> {
    /// A number that identifies the section while others are inserted and removed.
    let name: Int
    private(set) var moment: QueryMoment<Record, Header>
    /// The index of the first row among all rows at the moment.
    private(set) var start: Int
    /// The labels of the rows.
    var rows: RowList<Void>
    /// The rows that differ from the moment, and the moment to read them from.
    var patch: (rows: RowPatch, next: QueryMoment<Record, Header>)?
    /// A value of the rows, and their number, for the header. `nil` without sections.
    private var value: (value: StoredValue, count: Int)?

    /// Creates a section of a moment.
    ///
    /// - Parameter gone: The indexes of rows that are inserted later, ascending.
    init(
      _ section: Int,
      of state: QueryState?,
      _ moment: QueryMoment<Record, Header>,
      named name: Int,
      without gone: [Int] = []
    ) {
      self.name = name
      self.moment = moment
      start = state?.start(ofSection: section) ?? 0
      rows = RowList([Void](repeating: (), count: (state?.count(ofSection: section) ?? 0) - gone.count))
      if !gone.isEmpty { patch = (RowPatch(gone: gone), moment) }
      if let state { setHeader(section, of: state) }
    }

    /// Reads the same rows from another moment.
    mutating func become(_ section: Int, of state: QueryState, _ newMoment: QueryMoment<Record, Header>) {
      moment = newMoment
      start = state.start(ofSection: section)
      patch = nil
    }

    mutating func setHeader(_ section: Int, of state: QueryState) {
      value = state.sections.map { ($0.values[section], $0.count(ofSection: section)) }
    }

    // MARK: Reading

    func row(at index: Int) -> QueryPage<Record>.Loaded? {
      switch patch?.rows.origin(of: index) {
      case nil: moment.row(at: start + index)
      case .own(let own): moment.row(at: start + own)
      case .next(let row): patch?.next.row(at: row)
      }
    }

    func record(at index: Int) -> Record { moment.record(of: row(at: index), at: index) }

    var header: Header? { value.flatMap { moment.sections?.header($0.value.databaseValue, $0.count) } }

    var indexTitle: String? { databaseValue.flatMap { moment.sections?.indexTitle($0) } }

    var databaseValue: DatabaseValue? { value?.value.databaseValue }
  }
#endif
