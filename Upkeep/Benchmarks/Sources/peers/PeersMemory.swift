import BenchmarkSupport
import HeapUse
import Roster

/// What a table and its content keep.
@MainActor struct PeersMemory {
  let count: Int

  /// The rows of a table.
  var rows: [String] {
    [
      row("Roster: an array of rows of 16 bytes") { roster(looksUp: false) },
      row("Roster, once an item was looked up by its identifier") { roster(looksUp: true) },
      row("the stand-in's own diffable: a snapshot of identifiers of 8 bytes, without the rows", diffable),
    ]
  }

  private func row(_ name: String, _ make: () -> [Any]) -> String {
    let before = heap_bytes_in_use()
    let kept = make()
    HeadlessRunLoop.runPending()
    let bytes = (Double(heap_bytes_in_use()) - Double(before)) / Double(count)
    return withExtendedLifetime(kept) { ResultTable.row([name, before == 0 ? "–" : ResultTable.rounded(bytes)]) }
  }

  private func roster(looksUp: Bool) -> [Any] {
    let source = FlatDataSource((0..<count).map { PeerRow(id: $0) })
    let table = PeerLists.table()
    let window = PeerLists.show(table)
    table.attach(source)
    table.layoutIfNeeded()
    if looksUp { _ = source.indexPath(ofID: 1) }
    return [window, source]
  }

  private func diffable() -> [Any] {
    let table = PeerLists.table()
    table.register(PeerCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    let window = PeerLists.show(table)
    source.apply(snapshot)
    table.layoutIfNeeded()
    return [window, source]
  }
}
