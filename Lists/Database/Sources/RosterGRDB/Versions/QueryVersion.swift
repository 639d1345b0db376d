#if GRDB
  import RosterCore
  import RowStructures

  /// The rows of a ``QueryDataSource`` at one time.
  ///
  /// A version reads its rows from a snapshot of the database. Only the newest version and the two before have one, because SQLite
  /// doesn't restart a write-ahead log that a snapshot reads. An older version retains its row count and the last read rows, and
  /// reads others from the newest version. If a row was deleted since, you get another row, or the replacement for an unreadable
  /// row.
  public struct QueryVersion<Record: FetchedRecord, Header>: ContentVersion {
    public typealias Item = Record
    public typealias Footer = Never

    let sections: [QuerySection<Record, Header>]
    let era: LabelEra
    let channel: ContentChannel<Record>

    public var numberOfSections: Int { sections.count }

    public func numberOfItems(inSection section: Int) -> Int { sections[section].rows.count }

    public func item(at index: Int, inSection section: Int) -> Record {
      item(at: index, of: sections[section]) { sections[section].rows.label(at: index) }
    }

    private func item(
      at index: Int,
      of section: QuerySection<Record, Header>,
      label: () -> RowLabel
    ) -> Record {
      let moment = section.moment
      if let row = section.row(at: index) { return moment.record(of: row, at: index) }
      if moment.state == nil, let (section, index) = newest(label(), of: section) { return section.record(at: index) }
      return moment.record(of: nil, at: index)
    }

    public func header(ofSection section: Int) -> Header? { sections[section].header }

    public func indexTitle(ofSection section: Int) -> String? { sections[section].indexTitle }

    public func label(at index: Int, inSection section: Int) -> Int { sections[section].rows.label(at: index) }

    public func index(of label: Int, inSection section: Int) -> Int? { sections[section].rows.index(of: label) }

    public func forEachItem(inSection section: Int, _ body: (Int, Record) -> Void) {
      let section = sections[section]
      var index = 0
      section.rows.forEach { label, _ in
        body(label, item(at: index, of: section) { label })
        index += 1
      }
    }

    public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
      sections[section].rows.forEach { label, _ in body(label) }
    }

    public func owner(ofSection section: Int) -> SectionOwner? {
      channel.source.map {
        SectionOwner(dataSource: $0, section: section, identity: AnyHashable(sections[section].name))
      }
    }

    // MARK: Places

    public func place(at index: Int, inSection section: Int) -> ItemPlace {
      let section = sections[section]
      let (label, row) = (section.rows.label(at: index), section.row(at: index))
      func id(_ row: QueryPage<Record>.Loaded?) -> AnyHashable? {
        row.flatMap { row in source.map { AnyHashable($0.identity(ofRow: row.rowID)) } }
      }
      // Views can show an old version.
      if let place = source?.sections.firstIndex(where: { $0.name == section.name }),
        let (newest, index) = newest(label, of: section)
      {
        let newRow = newest.row(at: index)
        if row == nil || row?.rowID == newRow?.rowID {
          return channel.place(inSection: place, label: newest.rows.label(at: index), id: id(newRow))
        }
      }
      return channel.place(inSection: nil, label: label, id: id(row))
    }

    private var source: QueryDataSource<Record, Header>? { channel.source as? QueryDataSource<Record, Header> }

    /// Returns a row's place in the newest version, if it exists.
    private func newest(
      _ label: RowLabel,
      of section: QuerySection<Record, Header>
    ) -> (section: QuerySection<Record, Header>, index: Int)? {
      guard let newest = source?.sections.first(where: { $0.name == section.name }) else { return nil }
      let label = era.newest(label, inSectionNamed: section.name)
      return newest.rows.index(of: label).map { (newest, $0) }
    }
  }

  /// The identity of a row, as far as its ID provides one.
  struct RowIdentity: Hashable {
    let rowID: Int64
    /// A number that changes when rows can get other IDs.
    let epoch: Int
  }
#endif
