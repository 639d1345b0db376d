import Foundation
import ListChanges
import ListModels
import TestSupport
import Testing

struct ListChangesetTests {
  @Test func saysWhatHappened() {
    let old = cells(1, 2, 3, 4, 5)
    var new = cells(5, 1, 2, 6, 4)
    new[2].content = 1
    let changes = ListChangeset(from: old, to: new)
    expectEqual(changes.description, "delete 2, insert 3, move 4→0, update 1→2")
    expectEqual(changes.count, 4)
    #expect(changes.hasStructure)
    expectEqual(changes.inverse.description, "delete 3, insert 2, move 0→4, update 2→1")
    expectEqual(changes.origins(count: 5), [4, 0, 1, nil, 3])
  }

  @Test func nothingHappened() {
    let list = cells(1, 2, 3)
    #expect(ListChangeset(from: list, to: cells(1, 2, 3)).isEmpty)
    #expect(ListChangeset(from: list, to: list).isEmpty)
    expectEqual(ListChangeset(from: [Cell](), to: []).description, "no change")
  }

  @Test func repeatedIdentifiersAreMatchedByOccurrence() {
    expectEqual(ListChangeset(from: [1, 1, 2], to: [2, 1]).description, "delete 1, move 2→0")
    expectEqual(ListChangeset(from: [7, 7, 7], to: [7, 7]).description, "delete 2")
    expectEqual(ListChangeset(from: [7, 8], to: [7, 7, 8]).description, "insert 1")
  }

  @Test func identityDecidesBeforeEquality() {
    let old = [Cell(id: 1, content: 1)]
    let new = [Cell(id: 1, content: 2)]
    expectEqual(ListChangeset(from: old, to: new).description, "update 0")
    expectEqual(ListChangeset(from: old, to: new, by: .value()).description, "delete 0, insert 0")
  }

  @Test func valuesAreTheirOwnIdentity() {
    expectEqual(ListChangeset(from: ["a", "b"], to: ["b", "c"]).description, "delete 0, insert 1")
    let ids = (0..<40).map { _ in UUID() }
    expectEqual(ListChangeset(from: ids, to: ids.reversed()).moves.count, 39)
  }

  @Test func keysReplaceConformances() {
    struct Plain {
      var name: String
      var size: Int
    }
    let old = [Plain(name: "a", size: 1), Plain(name: "b", size: 1)]
    let new = [Plain(name: "b", size: 2), Plain(name: "c", size: 1)]
    let byKeys = ListChangeset(from: old, to: new, by: .keys(id: \.name, content: \.size))
    expectEqual(byKeys.description, "delete 0, insert 1, update 1→0")
    let byFunction = ListChangeset(from: old, to: new, by: .keys(id: \.name) { _, _ in true })
    expectEqual(byFunction.description, "delete 0, insert 1")
  }

  @Test func anyRandomAccessCollectionCanBeCompared() {
    let changes = ListChangeset(from: [0, 1, 2][1...], to: (1..<4).lazy.map { $0 }, by: .value())
    expectEqual(changes.description, "insert 2")
    expectEqual(
      ListChangeset(from: 0..<3, to: stride(from: 2, through: 0, by: -1).map { $0 }, by: .value()).moves.count,
      2
    )
  }

  @Test func stagesAreStructureThenContent() {
    let stages = SectionedChangeset(
      ListChangeset(deletes: [0], inserts: [1], updates: [IndexMove(from: 2, to: 2)]),
      inSection: 3
    ).stages()
    expectEqual(stages.map(\.description), ["delete 3.0, insert 3.1", "update 3.2"])
    #expect(SectionedChangeset().stages().isEmpty)
    expectEqual(SectionedChangeset(ListChangeset(updates: [0]), inSection: 0).stages().count, 1)
  }

  @Test func comparesOffTheMainActor() async {
    let old = cells(1, 2, 3)
    let new = cells(3, 2)
    let changes = await Task.detached { ListChangeset(from: old, to: new) }.value
    expectEqual(changes, ListChangeset(from: old, to: new))
  }

  /// Repeated identifiers: deletes and inserts are the fewest, moves nearly always.
  @Test func smallListsWithRepeatedIdentifiersTakeFewChanges() {
    var lists: [[Int]] = [[]]
    for length in 1...4 {
      lists += lists.filter { $0.count == length - 1 }.flatMap { list in (0..<3).map { list + [$0] } }
    }
    var needless = 0
    for old in lists {
      for new in lists {
        let changes = ListChangeset(from: old, to: new, by: .value())
        let common = (0..<3).reduce(0) { sum, id in sum + min(old.count { $0 == id }, new.count { $0 == id }) }
        #expect(changes.deletes.count == old.count - common && changes.inserts.count == new.count - common)
        if changes.moves.count > common - commonSubsequence(old[...], new[...]) { needless += 1 }
      }
    }
    expectEqual(lists.count * lists.count, 14_641)
    expectEqual(needless, 246)
  }

  /// The length of the longest common subsequence, by definition.
  private func commonSubsequence(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> Int {
    guard let first = old.first, let other = new.first else { return 0 }
    if first == other { return 1 + commonSubsequence(old.dropFirst(), new.dropFirst()) }
    return max(commonSubsequence(old.dropFirst(), new), commonSubsequence(old, new.dropFirst()))
  }
}
