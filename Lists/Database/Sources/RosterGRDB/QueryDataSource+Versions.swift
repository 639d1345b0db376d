#if GRDB
  import Foundation
  import GRDB
  import RosterCore
  import RowStructures

  extension QueryDataSource {
    /// The maximum number of old moments with a snapshot.
    private static var maximumNumberOfOldMoments: Int { 2 }

    // MARK: Moments

    func makeMoment(_ batch: QueryBatch<Record>, _ sections: QuerySections<Header>?) -> QueryMoment<Record, Header> {
      let next = QueryMoment(engine, batch.state, batch.pages, sections: sections, unreadable: moment.unreadable)
      next.owner = self
      return next
    }

    /// Shows the changes of writes.
    ///
    /// - Parameters:
    ///   - changes: The difference between the newest moment and the batch.
    ///   - batch: The rows after that.
    func show(_ changes: SectionedChangeset, _ batch: QueryBatch<Record>) {
      let old = moment
      if let state = old.state, !changes.isEmpty {
        let next = makeMoment(batch, old.sections)
        self.changes.checkChange()
        Turn.edit {
          moment = next
          var edits = QueryEdits(self, from: state, to: next, batch.state, changes)
          edits.run()
        }
      } else {
        // Versions stay valid, and read from the new snapshot.
        old.move(to: batch.state)
      }
      retire(old === moment ? nil : old)
    }

    /// Shows other rows with an unknown difference.
    func replaceRows(_ batch: QueryBatch<Record>, _ sections: QuerySections<Header>?) {
      let old = moment
      changes.checkChange()
      Turn.edit {
        moment = makeMoment(batch, sections)
        reload()
      }
      retire(old)
    }

    /// Shows more rows at the end.
    func grow(to state: QueryState) {
      let before = numberOfRows
      let after = state.anchors.count
      moment.grow(to: state)
      if before == after { return }
      changes.checkChange()
      Turn.edit {
        guard after - before <= 1_000, state.sections == nil else { return reload() }
        changes.send(.rows(pass(removing: [], inserting: Array(before..<after), inSection: 0), inSection: 0))
      }
    }

    private func reload() {
      makeSections()
      changes.send(.reload(isAnnounced: false))
    }

    /// Limits an old moment's snapshot to the next few batches, because SQLite doesn't restart a log that a snapshot reads.
    ///
    /// - Parameter old: The moment, or `nil` after a batch that didn't change the rows.
    private func retire(_ old: QueryMoment<Record, Header>?) {
      oldMoments.append(WeakMoment(value: old))
      if oldMoments.count <= Self.maximumNumberOfOldMoments { return }
      oldMoments.removeFirst().value?.end()
    }

    // MARK: Sections

    func makeSections() {
      let state = moment.state
      let count = state?.numberOfSections ?? (moment.sections == nil ? 1 : 0)
      sections = (0..<count).map { makeSection($0, of: state, moment) }
    }

    func makeSection(
      _ section: Int,
      of state: QueryState?,
      _ moment: QueryMoment<Record, Header>,
      without gone: [Int] = []
    ) -> QuerySection<Record, Header> {
      nextSectionName += 1
      return QuerySection(section, of: state, moment, named: nextSectionName, without: gone)
    }

    // MARK: Rows

    /// Returns a label for a row to insert.
    func newLabel(at index: Int, inSection place: Int) -> RowLabel {
      if let label = sections[place].rows.newLabel(at: index) { return label }
      relabel(sections[place].rows.makeRoom(at: index), inSection: place)
      guard let label = sections[place].rows.newLabel(at: index) else { fatalError("room was made for a row") }
      return label
    }

    /// Removes and inserts rows.
    ///
    /// - Returns: The edit, which hasn't been sent.
    func pass(removing removed: ContiguousArray<Int>, inserting inserted: [Int], inSection place: Int) -> RowChanges {
      if let relabeling = sections[place].rows.makeRoom(removing: removed, inserting: inserted) {
        relabel(relabeling, inSection: place)
      }
      let rows = sections[place].rows.pass(removing: removed, inserting: inserted.map { ($0, ()) })
      var edit = RowChanges()
      (edit.removed, edit.inserted) = (rows.removed, rows.inserted)
      return edit
    }

    /// Sends a change of labels.
    private func relabel(_ labels: Relabeling, inSection place: Int) {
      era = era.end(labels, ofSectionNamed: sections[place].name)
      changes.send(.relabel(labels, inSection: place))
    }

    // MARK: Identity

    /// Returns the identity of a row while its ID is valid.
    func identity(ofRow rowID: Int64) -> RowIdentity { RowIdentity(rowID: rowID, epoch: epoch) }

    /// Records that all rows except some can have other IDs than before.
    func noteOtherIDs(except rowIDs: [Int64]) {
      firstEpochs = Dictionary(rowIDs.map { ($0, firstEpochs[$0] ?? epoch) }) { first, _ in first }
      epoch += 1
    }
  }

  extension QueryDataSource: PlaceFinding {
    public func indexPath(of place: ItemPlace) -> IndexPath? { place.dataSource === self ? place.indexPath : nil }

    /// Returns the path of a row by its label, or by its ID after all rows were replaced.
    public func path(of item: FollowedItem) -> ItemPath? {
      if let row = changes.places?.row(of: item) {
        return sections[row.section].rows.index(of: row.label).map { ItemPath(section: row.section, item: $0) }
      }
      guard let id = item.id?.base as? RowIdentity, id.epoch >= firstEpochs[id.rowID] ?? epoch else { return nil }
      return path(ofRow: id.rowID)
    }
  }

  /// A weak reference to a moment that versions can retain.
  struct WeakMoment<Record: FetchedRecord, Header> {
    weak var value: QueryMoment<Record, Header>?
  }
#endif
