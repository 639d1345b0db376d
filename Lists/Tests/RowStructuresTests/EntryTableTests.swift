import RowStructures
import TestSupport
import Testing

/// A table of entries finds what a set of them has, also where hashes are the same.
struct EntryTableTests {
  @Test(arguments: [1, 7, 1_000_000] as [UInt32], 0..<10 as Range<UInt64>)
  func randomEdits(numberOfHashes: UInt32, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func hash(_ entry: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: entry &* 2_654_435_761) % numberOfHashes
    }
    var table = EntryTable<UInt64>()
    var known: Set<UInt64> = []
    for _ in 0..<300 {
      let entry = UInt64.random(in: 0..<60, using: &random) << 32 | 5
      if known.contains(entry) {
        table.remove(entry, hash: hash)
        known.remove(entry)
      } else {
        table.insert(entry, hash: hash)
        known.insert(entry)
      }
      expectEqual(table.count, known.count)
    }
    for number in 0..<60 as Range<UInt64> {
      let entry = number << 32 | 5
      let found = table.first(hash: hash(entry)) { $0 == entry }
      expectEqual(found, (known.contains(entry) ? entry : nil), "seed \(seed)")
    }
  }
}
