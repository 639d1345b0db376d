import Foundation
import Roster

/// A batch whose index paths are known beforehand.
struct KnownBatch {
  var rows: [ApplyRow]
  var deletes: [IndexPath] = []
  var inserts: [IndexPath] = []
  var moves: [(IndexPath, IndexPath)] = []
  var updates: [IndexPath] = []

  var hasStructure: Bool { !(deletes.isEmpty && inserts.isEmpty && moves.isEmpty) }

  /// - Parameters:
  ///   - old: the rows before, which are other contents or in another order.
  ///   - new: the rows after.
  init(from old: [ApplyRow], to new: [ApplyRow]) {
    rows = new
    let difference = ListChangeset(from: old, to: new, by: .id())
    deletes = difference.deletes.map { IndexPath(row: $0, section: 0) }
    inserts = difference.inserts.map { IndexPath(row: $0, section: 0) }
    moves = difference.moves.map { (IndexPath(row: $0.from, section: 0), IndexPath(row: $0.to, section: 0)) }
    updates = difference.updates.map { IndexPath(row: $0.to, section: 0) }
  }

  /// Tells content the same by edits, in a transaction if there are several; there are no moves.
  @MainActor func make(in content: FlatDataSource<ApplyRow>) {
    if deletes.count + inserts.count + updates.count > 1 {
      transaction { edit(content) }
    } else {
      edit(content)
    }
  }

  @MainActor private func edit(_ content: FlatDataSource<ApplyRow>) {
    for path in deletes.reversed() { content.remove(at: path.row) }
    for path in inserts { content.insert(rows[path.row], at: path.row) }
    for path in updates { content.replace(at: path.row, with: rows[path.row]) }
  }
}

/// A hand-written data source of a table.
final class HandWrittenTable: NSObject, UITableViewDataSource {
  var rows: [ApplyRow]

  init(_ rows: [ApplyRow], _ table: UITableView) {
    self.rows = rows
    super.init()
    table.register(ApplyCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? ApplyCell)?.present(viewModel: rows[indexPath.row])
    return cell
  }

  func make(_ batch: KnownBatch, in table: UITableView) {
    if batch.hasStructure {
      table.performBatchUpdates {
        self.rows = batch.rows
        if !batch.deletes.isEmpty { table.deleteRows(at: batch.deletes, with: .automatic) }
        if !batch.inserts.isEmpty { table.insertRows(at: batch.inserts, with: .automatic) }
        for (from, to) in batch.moves { table.moveRow(at: from, to: to) }
      }
    }
    rows = batch.rows
    if !batch.updates.isEmpty { table.reconfigureRows(at: batch.updates) }
  }
}

/// A hand-written data source of a collection.
final class HandWrittenCollection: NSObject, UICollectionViewDataSource {
  var rows: [ApplyRow]

  init(_ rows: [ApplyRow], _ collection: UICollectionView) {
    self.rows = rows
    super.init()
    collection.register(ApplyTile.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ApplyTile)?.present(viewModel: rows[indexPath.item])
    return cell
  }

  func make(_ batch: KnownBatch, in collection: UICollectionView) {
    if batch.hasStructure {
      collection.performBatchUpdates {
        self.rows = batch.rows
        if !batch.deletes.isEmpty { collection.deleteItems(at: batch.deletes) }
        if !batch.inserts.isEmpty { collection.insertItems(at: batch.inserts) }
        for (from, to) in batch.moves { collection.moveItem(at: from, to: to) }
      }
    }
    rows = batch.rows
    if !batch.updates.isEmpty { collection.reconfigureItems(at: batch.updates) }
  }
}
