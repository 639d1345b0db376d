import Foundation

extension ListUpdates {
  /// Has items that are inserted at one index path come one after the other.
  ///
  /// Collection views take such insertions as many (Instagram/IGListKit#651).
  ///
  /// - Returns: whether there were some.
  mutating func spreadRepeatedInsertions() -> Bool {
    guard Set(insertedItems).count < insertedItems.count else { return false }
    var taken: Set<IndexPath> = []
    for path in insertedItems.sorted() {
      var free = path
      while !taken.insert(free).inserted { free = IndexPath(item: free.item + 1, section: free.section) }
    }
    insertedItems = taken.sorted()
    return true
  }
}
