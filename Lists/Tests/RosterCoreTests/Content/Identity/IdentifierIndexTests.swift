import ListModels
import RowStructures
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct IdentifierIndexTests {
  private func found(_ index: IdentifierIndex, _ hash: UInt32) -> Set<KeptRow> {
    var rows: Set<KeptRow> = []
    index.forEach(hash) { rows.insert($0) }
    return rows
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func rowsAreFoundByHash(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var index = IdentifierIndex(capacity: Int.random(in: 0...50, using: &random))
    var rows: [(hash: UInt32, row: KeptRow)] = []
    for number in 0..<300 {
      // Some hashes are the same, and some are at the end of the table.
      let hash =
        Bool.random(using: &random)
        ? UInt32.random(in: 1...8, using: &random) : .max - UInt32.random(in: 0...40, using: &random)
      let row = KeptRow(UInt32.random(in: 0...3, using: &random), number)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where !rows.isEmpty:
        let gone = rows.remove(at: Int.random(in: rows.indices, using: &random))
        expectEqual(index.remove(gone.hash, gone.row), true)
        expectEqual(index.remove(gone.hash, gone.row), false)
      case 1 where !rows.isEmpty:
        let place = Int.random(in: rows.indices, using: &random)
        expectEqual(index.rename(rows[place].hash, rows[place].row, to: row), true)
        rows[place].row = row
      default:
        _ = index.insert(hash, row)
        rows.append((hash, row))
      }
    }
    for hash in Set(rows.map(\.hash)) {
      expectEqual(found(index, hash), Set(rows.filter { $0.hash == hash }.map(\.row)), "seed \(seed)")
    }
    #expect(found(index, 1_000_000).isEmpty)
  }

  @Test func manyRowsWithOneHashMakeAnIndexUseless() {
    var index = IdentifierIndex(capacity: 100)
    let isUseful = (0..<100).map { index.insert(7, KeptRow(0, $0)) }
    #expect(isUseful.first == true && isUseful.last == false)
  }
}
