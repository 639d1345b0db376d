import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct InterleavedDataSourceTests {
  typealias Rows<Separator> = [[InterleavedItem<Cell, Separator>]]

  private func text(_ source: some DataSource<InterleavedItem<Cell, String>>) -> [String] {
    source.rows.map { section in
      section.map { row in
        switch row {
        case .item(let cell): "\(cell.id)"
        case .separator(let separator): separator
        }
      }.joined(separator: " ")
    }
  }

  /// A letter before each run of cells with the same content.
  private func lettered<Base: DataSource<Cell>>(_ base: Base) -> InterleavedDataSource<Base, String> {
    base.interleaved { String(UnicodeScalar(UInt8(97 + $0.content % 26))) }
  }

  @Test func aKeyStandsBeforeEachRun() {
    let base = FlatDataSource([Cell(id: 1), Cell(id: 2), Cell(id: 3, content: 1)])
    let days = lettered(base)
    let log = ChangeLog(days)
    func stages() -> [String] { log.drainStages() }
    expectEqual(text(days), ["a 1 2 b 3"])
    // The letter stays where it is, and the item comes behind it.
    base.insert(Cell(id: 4), at: 0)
    #expect(text(days) == ["a 4 1 2 b 3"] && stages() == ["insert 0.1"])
    base.insert(Cell(id: 5, content: 1), at: 3)
    #expect(text(days) == ["a 4 1 2 b 5 3"] && stages() == ["insert 0.5"])
    base.update(at: 2) { $0.content = 2 }
    #expect(text(days) == ["a 4 1 c 2 b 5 3"] && stages() == ["insert 0.3", "update 0.4"])
    base.remove(at: 2)
    #expect(text(days) == ["a 4 1 b 5 3"] && stages() == ["delete 0.3 0.4"])
    base.move(from: 0, to: 3)
    expectEqual(text(days), ["a 1 b 5 3 a 4"])
    base.apply([])
    expectEqual(text(days), [""])
  }

  @Test func theEndsAreAskedForToo() {
    let base = FlatDataSource<Cell>([])
    let framed = base.interleaved { before, after in before == nil ? "[" : after == nil ? "]" : nil }
    expectEqual(text(framed), [""])
    base.append(Cell(id: 1))
    expectEqual(text(framed), ["[ 1 ]"])
    base.append(Cell(id: 2))
    expectEqual(text(framed), ["[ 1 2 ]"])
    base.remove(at: 0)
    expectEqual(text(framed), ["[ 2 ]"])
    base.remove(at: 0)
    expectEqual(text(framed), [""])
  }

  /// 2 questions for an item that comes or changes, 1 for one that goes, 3 for one that moves.
  @Test(arguments: [10, 1_000, 20_000])
  func eachNewPairIsAskedOnce(count: Int) {
    let base = FlatDataSource((0..<count).map { Cell(id: $0) })
    var questions = 0
    let source = base.interleaved { _, after in
      questions += 1
      return after.flatMap { $0.id % 7 == 0 ? "\($0.id)" : nil }
    }
    expectEqual(questions, count + 1)
    func asks(_ expected: Int, _ what: Comment, _ body: () -> Void) {
      questions = 0
      body()
      expectEqual(questions, expected, what)
    }
    asks(2, "insert") { base.insert(Cell(id: -1), at: 5) }
    asks(1, "remove") { base.remove(at: 5) }
    asks(2, "update") { base.update(at: 5) { $0.content += 1 } }
    asks(3, "move") { base.move(from: 2, to: 7) }
    asks(2, "append") { base.append(Cell(id: -2)) }
    asks(0, "read") { _ = source.item(at: 3, inSection: 0) }
    // A few rows are inserted one after the other.
    asks(count == 10 ? 3 : 4, "neighbours") { base.insert(contentsOf: [Cell(id: -3), Cell(id: -4)], at: 4) }
  }

  @Test func aLineMovesToAnotherItem() {
    let base = FlatDataSource(cells(1, 2, 3, 4))
    let source = base.interleaved(before: 2, "unread")
    expectEqual(text(source), ["1 unread 2 3 4"])
    let log = ChangeLog(source)
    source.show(before: 4, "unread")
    expectEqual(text(source), ["1 2 3 unread 4"])
    expectEqual(log.drainStages(), ["move 0.1→0.3"])
    transaction {
      source.show(before: 3, "unread")
      expectEqual(text(source), ["1 2 unread 3 4"])
      base.remove(at: 0)
      expectEqual(text(source), ["2 unread 3 4"])
    }
    expectEqual(text(source), ["2 unread 3 4"])
    source.show(before: nil, "unread")
    expectEqual(text(source), ["2 3 4"])
  }

  @Test func placesOfItemsAndSeparators() {
    let base = FlatDataSource([Cell(id: 1), Cell(id: 2, content: 1)])
    let source = lettered(base)
    let line = source.place(at: 2, inSection: 0)
    let item = source.place(at: 3, inSection: 0)
    #expect(source.indexPath(of: line) == [0, 2] && source.indexPath(of: item) == [0, 3])
    base.insert(Cell(id: 3), at: 0)
    #expect(source.indexPath(of: line) == [0, 3] && source.indexPath(of: item) == [0, 4])
    #expect(base.remove(line).value == nil && base.items.count == 3)
    base.update(item) { $0.content = 3 }
    expectEqual(text(source), ["a 3 1 d 2"])
    expectEqual(base.remove(item).value, Cell(id: 2, content: 3))
    #expect(source.indexPath(of: line) == nil && source.indexPath(of: item) == nil)
  }

  @Test func separatorsWithIdentityAreUpdated() {
    struct Sum: Hashable, Identifiable { let id: Int; var text: String }
    let base = FlatDataSource([Cell(id: 1), Cell(id: 2)])
    let source = base.interleaved { $1 == nil ? Sum(id: 0, text: "after \($0?.id ?? 0)") : nil }
    let log = ChangeLog(source)
    base.append(Cell(id: 3))
    expectEqual(source.item(at: 3, inSection: 0).separator?.text, "after 3")
    expectEqual(log.drainStages(), ["insert 0.2", "update 0.3"])
  }
}
