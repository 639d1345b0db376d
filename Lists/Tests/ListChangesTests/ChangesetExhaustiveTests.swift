import ListChanges
import ListModels
import TestSupport
import Testing

/// All pairs of small lists, up to the names of identifiers.
struct ChangesetExhaustiveTests {
  /// All lists of some length over the numbers below a bound.
  private static func lists(length: Int, below bound: Int) -> [[Int]] {
    guard length > 0 else { return [[]] }
    return lists(length: length - 1, below: bound).flatMap { list in (0..<bound).map { list + [$0] } }
  }

  /// Whether each number first appears after all lower ones, as in exactly one of all renamings of a list.
  private static func isCanonical(_ list: [Int]) -> Bool {
    var next = 0
    for number in list {
      if number > next { return false }
      if number == next { next += 1 }
    }
    return true
  }

  @Test(arguments: 0...(Seeds.runSlowTests ? 5 : 3))
  func linear(length: Int) {
    let news = (0...5).flatMap { Self.lists(length: $0, below: 3) }
    for old in Self.lists(length: length, below: 3).filter(Self.isCanonical) {
      for (index, new) in news.enumerated() {
        let oldCells = old.map { Cell(id: $0) }
        let newCells = new.enumerated().map { Cell(id: $1, content: (index >> $0) & 1) }
        let changes = ListChangeset(from: oldCells, to: newCells)
        let complaints = ChangesetOracle.complaints(
          SectionedChangeset(changes, inSection: 0),
          old: [CellSection(id: 0, cells: oldCells)],
          new: [CellSection(id: 0, cells: newCells)]
        )
        if !complaints.isEmpty {
          Issue.record("\(oldCells) to \(newCells): \(complaints)")
          return
        }
      }
    }
  }

  /// Up to two sections of three, with up to two items each, of two identifiers that may repeat.
  @Test(arguments: 0...(Seeds.runSlowTests ? 2 : 1))
  func sectionedWithDuplicates(count: Int) {
    let contents = (0...2).flatMap { Self.lists(length: $0, below: 2) }
    func fill(_ ids: [Int]) -> [[CellSection]] {
      ids.reduce([[]]) { lists, id in
        lists.flatMap { list in
          contents.map { list + [CellSection(id: id, cells: $0.map { Cell(id: $0) })] }
        }
      }
    }
    let orders = (0...2).flatMap { Self.lists(length: $0, below: 3) }.filter { Set($0).count == $0.count }
    check(
      olds: fill(Array(0..<count)).filter { Self.isCanonical($0.flatMap { $0.cells.map(\.id) }) },
      news: orders.flatMap(fill)
    )
  }

  /// Three sections in any order, or two of them, with three items that are somewhere or nowhere.
  @Test(.slow, arguments: 0...(Seeds.runSlowTests ? 3 : 1))
  func sectionedWithoutDuplicates(items count: Int) {
    func fill(_ ids: [Int], _ items: [Int]) -> [[CellSection]] {
      var lists = [ids.map { CellSection(id: $0, cells: []) }]
      for item in items {
        lists = lists.flatMap { list in
          list.indices.flatMap { section in
            (0...list[section].cells.count).map { place in
              var copy = list
              copy[section].cells.insert(Cell(id: item), at: place)
              return copy
            }
          }
        }
      }
      return lists
    }
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0], [2, 0], [3, 1]]
    let itemSets = [[], [0], [1], [0, 1], [1, 2], [0, 1, 2]]
    check(
      olds: fill([0, 1, 2], Array(0..<count)).filter { Self.isCanonical($0.flatMap { $0.cells.map(\.id) }) },
      news: orders.flatMap { order in itemSets.flatMap { fill(order, $0) } }
    )
  }

  private func check(olds: [[CellSection]], news: [[CellSection]]) {
    for old in olds {
      for (index, plain) in news.enumerated() {
        var new = plain
        for section in new.indices {
          new[section].header = (index >> section) & 1
          for item in new[section].cells.indices { new[section].cells[item].content = (index >> (item + 1)) & 1 }
        }
        let complaints = ChangesetOracle.complaints(SectionedChangeset(from: old, to: new), old: old, new: new)
        if !complaints.isEmpty {
          Issue.record("\(old) to \(new): \(complaints)")
          return
        }
      }
    }
  }
}
