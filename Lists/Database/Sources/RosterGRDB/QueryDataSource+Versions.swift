#if GRDB
  import Foundation
  import GRDB
  import RosterCore
  import RowStructures

  extension QueryDataSource {
    /// How many old moments keep a snapshot.
    private static var maximumNumberOfOldMoments: Int { 2 }

    // MARK: Moments

    func makeMoment(_ batch: QueryBatch<Record>, _ sections: QuerySections<Header>?) -> QueryMoment<Record, Header> {
      let next = QueryMoment(engine, batch.state, batch.pages, sections: sections, unreadable: moment.unreadable)
      next.owner = self
      return next
    }

    /// Shows what writes have changed.
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
        // Versions are right as they are, and whoever has one reads from the new snapshot.
        old.move(to: batch.state)
      }
      retire(old === moment ? nil : old)
    }

    /// Shows other rows, of which nothing is known.
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

    /// Has an old moment keep its snapshot for the next few batches at most, because SQLite doesn't restart a log that a snapshot reads.
    ///
    /// - Parameter old: The moment; `nil` after a batch that didn't change the rows.
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

    /// Returns a label for a row that's going to be inserted.
    func newLabel(at index: Int, inSection place: Int) -> RowLabel {
      if let label = sections[place].rows.newLabel(at: index) { return label }
      relabel(sections[place].rows.makeRoom(at: index), inSection: place)
      guard let label = sections[place].rows.newLabel(at: index) else { fatalError("room was made for a row") }
      return label
    }

    /// Removes rows and inserts others.
    ///
    /// - Returns: The edit, of which nobody has been told.
    func pass(removing removed: ContiguousArray<Int>, inserting inserted: [Int], inSection place: Int) -> RowChanges {
      if let relabeling = sections[place].rows.makeRoom(removing: removed, inserting: inserted) {
        relabel(relabeling, inSection: place)
      }
      let rows = sections[place].rows.pass(removing: removed, inserting: inserted.map { ($0, ()) })
      var edit = RowChanges()
      (edit.removed, edit.inserted) = (rows.removed, rows.inserted)
      return edit
    }

    /// Tells of other labels.
    private func relabel(_ labels: Relabeling, inSection place: Int) {
      era = era.end(labels, ofSectionNamed: sections[place].name)
      changes.send(.relabel(labels, inSection: place))
    }

    // MARK: Identity

    /// Returns what identifies a row as long as its id does.
    func identity(ofRow rowID: Int64) -> RowIdentity { RowIdentity(rowID: rowID, epoch: epoch) }

    /// Notes that all rows may have other ids than before, except some.
    func noteOtherIDs(except rowIDs: [Int64]) {
      firstEpochs = Dictionary(rowIDs.map { ($0, firstEpochs[$0] ?? epoch) }) { first, _ in first }
      epoch += 1
    }
  }

  extension QueryDataSource: PlaceFinding {
    public func indexPath(of place: ItemPlace) -> IndexPath? { place.dataSource === self ? place.indexPath : nil }

    /// Returns where a row is: by its label, or by its id after all rows were replaced.
    public func path(of item: FollowedItem) -> ItemPath? {
      if let row = changes.places?.row(of: item) {
        return sections[row.section].rows.index(of: row.label).map { ItemPath(section: row.section, item: $0) }
      }
      guard let id = item.id?.base as? RowIdentity, id.epoch >= firstEpochs[id.rowID] ?? epoch else { return nil }
      return path(ofRow: id.rowID)
    }
  }

  /// A moment that others may keep.
  struct WeakMoment<Record: FetchedRecord, Header> {
    weak var value: QueryMoment<Record, Header>?
  }
#endif
