import Roster

/// A row with an identity and a content.
struct PeerRow: Identifiable, Hashable {
  var id: Int
  var version = 0
}

extension PeerRow: TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = PeerCell
  typealias CollectionViewCell = PeerTile
}

final class PeerCell: UITableViewCell, ReusablePresenter {
  private var shown: PeerRow?

  func present(viewModel: PeerRow) { shown = viewModel }
}

final class PeerTile: UICollectionViewCell, ReusablePresenter {
  private var shown: PeerRow?

  func present(viewModel: PeerRow) { shown = viewModel }
}

/// A content as either side takes it.
struct PeerContent {
  let rows: [PeerRow]
  let rowsByID: [Int: PeerRow]
  let snapshot: NSDiffableDataSourceSnapshot<Int, Int>

  /// - Parameter old: the content before, whose rows that show something else are reconfigured.
  init(_ rows: [PeerRow], insteadOf old: [PeerRow]) {
    self.rows = rows
    rowsByID = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
    let known = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows.map(\.id))
    snapshot.reconfigureItems(rows.filter { row in known[row.id].map { $0 != row } ?? false }.map(\.id))
    self.snapshot = snapshot
  }
}
