import ListChanges
import RosterCore
import RowStructures

// Other orders, and changed models.

extension SortedDataSource {
  // MARK: Other orders

  /// Begins to put the rows in another order. They retain the old one until then.
  func show(_ order: ItemOrder<Item>) -> ContentUpdate {
    changes.checkChange()
    let resorting = Resorting(order.make(), base)
    self.resorting = resorting
    return work.begin(resorting.count)
  }

  /// Continues with the new order, and shows it when all rows are in order.
  ///
  /// - Returns: A Boolean value that indicates whether more is pending.
  func proceed(_ budget: inout SliceBudget) -> Bool {
    guard let resorting else { return false }
    let (order, observed) = (resorting.order, resorting.observed)
    let read = { [unowned self] (item: Item, section: Int, label: RowLabel) in
      self.read(item, section, label, by: order, observed)
    }
    guard Turn.evaluate("SortedDataSource", { resorting.proceed(&budget, read) }) else { return true }
    become(resorting)
    for section in own.indices {
      show(Turn.evaluate("SortedDataSource") { resorting.finish(section, read) }, section)
    }
    return false
  }

  /// Replaces the order with the new one.
  func become(_ resorting: Resorting<Base>) {
    (order, observed) = (resorting.order, resorting.observed)
    (self.resorting, stale) = (nil, [])
    askStaleRowsEachFrame()
  }

  // MARK: Models that change

  /// Evaluates rows again once a frame if models have changed.
  func askStaleRowsEachFrame() {
    observed?.askAgain = { [weak self] in
      Turn.edit { self?.askStaleRows() }
    }
  }

  /// Returns the rows of a section that are in no order, by their indexes in the base, as a comparator compares changed models.
  func unorderedRows(_ section: Int) -> [(index: Int, label: RowLabel)] {
    order.check == nil ? [] : staleRows(section)
  }

  @usableFromInline
  func takeStaleRows() {
    guard let observed, observed.hasChanged else { return }
    stale += observed.takeChanged()
  }

  private func staleRows(_ section: Int) -> [(index: Int, label: RowLabel)] {
    let version = base.version
    return stale.compactMap { row in
      row.section == section ? version.index(of: row.label, inSection: section).map { ($0, row.label) } : nil
    }
  }

  /// Returns the place at which to insert the row that was read, ignoring rows that are in no order.
  @usableFromInline
  func newPlaceAmongOrdered(_ base: RowLabel, _ section: Int) -> Int {
    var rows = sections[section]
    let unordered = unorderedRows(section).compactMap { rows.index(of: own[section][$0.index]) }.sorted()
    for index in unordered.reversed() { order.remove(&rows, index) }
    var place = Turn.evaluate("SortedDataSource") { order.place(rows, base) }
    for index in unordered where index < place { place += 1 }
    return place
  }

  /// Puts rows whose models have changed in their places.
  @usableFromInline
  func askStaleRows() {
    takeStaleRows()
    for section in Set(stale.map(\.section)).sorted() {
      let rows = staleRows(section)
      stale.removeAll { $0.section == section }
      if let row = rows.first, rows.count == 1 {
        let item = base.version.item(at: row.index, inSection: section)
        read(item, section, row.label)
        relocate(own[section][row.index], to: RowPlace(section, row.index, row.label), item, item, isChanged: false)
      } else {
        var changes = RowChanges()
        changes.updated = ContiguousArray(rows.map { ($0.index, $0.label) })
        follow(changes, section, isChanged: false)
      }
    }
  }
}
