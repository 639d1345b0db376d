#if GRDB
  import RosterCore
  import Testing

  @testable import RosterGRDB

  /// Every pair of lists of up to four rows, of which each set of rows is said to have been written, if it has those that went, came or
  /// passed others.
  struct WrittenRowsTests {
    /// What the changes make of the old list, by another way: rows that do not go or move keep their order.
    private func apply(_ changes: IndexChanges<Int>, to old: [Int], _ new: [Int]) -> [Int?] {
      var result = [Int?](repeating: nil, count: new.count)
      for index in changes.inserts { result[index] = new[index] }
      for move in changes.moves { result[move.to] = old[move.from] }
      let gone = Set(changes.deletes + changes.moves.map(\.from))
      var rest = old.indices.filter { !gone.contains($0) }.map { old[$0] }[...]
      for index in result.indices where result[index] == nil { result[index] = rest.popFirst() }
      return rest.isEmpty ? result : []
    }

    private func changes(_ old: [Int], _ new: [Int], written: Set<Int>) -> WrittenRows {
      let ids = written.sorted()
      let rows = ids.map { id in
        WrittenRows.Row(
          rowID: Int64(id),
          before: old.contains(id) ? RowKey(values: []) : nil,
          after: new.contains(id) ? RowKey(values: []) : nil,
          isDifferent: id % 2 == 0
        )
      }
      func entries(_ list: [Int]) -> [(row: Int, index: Int)] {
        list.enumerated().compactMap { index, id in ids.firstIndex(of: id).map { ($0, index) } }
      }
      return WrittenRows(rows, before: entries(old), after: entries(new))
    }

    /// The least number of moves of written rows, by trying which of them stay.
    private func leastMoves(_ old: [Int], _ new: [Int], _ written: Set<Int>) -> Int {
      let common = old.filter { new.contains($0) }
      let movable = common.filter { written.contains($0) }
      var least = movable.count
      for choice in 0..<(1 << movable.count) {
        let moved = Set(movable.indices.filter { choice >> $0 & 1 == 1 }.map { movable[$0] })
        guard moved.count < least else { continue }
        if common.filter({ !moved.contains($0) }) == new.filter({ common.contains($0) && !moved.contains($0) }) {
          least = moved.count
        }
      }
      return least
    }

    private static func permutations(of items: [Int]) -> [[Int]] {
      if items.isEmpty { return [[]] }
      return items.flatMap { item in permutations(of: items.filter { $0 != item }).map { [item] + $0 } }
    }

    @Test func everySmallList() {
      var count = 0
      for size in 0...4 {
        for oldBits in 0..<(1 << size) {
          let old = (0..<size).filter { oldBits >> $0 & 1 == 1 }
          for newBits in 0..<(1 << size) {
            for new in Self.permutations(of: (0..<size).filter { newBits >> $0 & 1 == 1 }) {
              for writtenBits in 0..<(1 << size) {
                let written = Set((0..<size).filter { writtenBits >> $0 & 1 == 1 })
                let unwritten = old.filter { !written.contains($0) }
                guard unwritten == new.filter({ !written.contains($0) }) else { continue }
                let found = changes(old, new, written: written)
                count += 1
                #expect(apply(found.changes, to: old, new) == new.map { $0 }, "\(old) \(new) \(written)")
                #expect(found.changes.moves.count == leastMoves(old, new, written), "\(old) \(new) \(written)")
                let updated = found.changes.updates.map { new[$0.to] }
                #expect(Set(updated) == written.filter { $0 % 2 == 0 && old.contains($0) && new.contains($0) })
                #expect(found.changes.updates.allSatisfy { old[$0.from] == new[$0.to] })
                let mapping = RowMapping(found.changes)
                for (index, id) in old.enumerated() where !written.contains(id) {
                  #expect(mapping.newIndex(of: index) == new.firstIndex(of: id))
                }
                for (index, id) in new.enumerated() {
                  let before = mapping.oldIndex(of: index)
                  #expect(before.map { old[$0] == id } ?? written.contains(id))
                  if !written.contains(id) { #expect(before == old.firstIndex(of: id)) }
                }
              }
            }
          }
        }
      }
      #expect(count > 4_000)
    }
  }
#endif
