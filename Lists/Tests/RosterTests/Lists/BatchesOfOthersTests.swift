import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Content that is edited in a batch that a view was asked for by someone else than Roster.
///
/// A batch that UIKit would refuse stops the tests.
@MainActor @Suite(.windows) struct BatchesOfOthersTests {
  /// How content is shown.
  enum Screen: CaseIterable, Sendable {
    case table, tableInBlock, collection, compositeInTable, compositeInCollection, childInTable, childInCollection
    case nestedChildInTable, nestedChildInCollection
  }

  /// What happens in a batch.
  enum Edit: CaseIterable, Sendable {
    case removes, inserts, moves, replaces, applies, appliesMuch, changesTwiceTogether, changesSections, reloads

    @MainActor func callAsFunction(_ content: NestedDataSource<String, Ticket, Never>, _ number: Int) {
      switch self {
      case .removes: content.remove(at: 0, inSection: 0)
      case .inserts: content.insert(Ticket(100 + number), at: 1, inSection: 0)
      case .moves: content.move(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 1))
      case .replaces: content.replace(at: ItemPath(section: 0, item: 1), with: Ticket(200 + number))
      case .applies:
        content.apply([
          ContentSection(header: "B", items: [Ticket(11, "eleven \(number)"), Ticket(10)]),
          ContentSection(header: "A", items: [Ticket(2), Ticket(1, "one \(number)"), Ticket(300 + number), Ticket(5)]),
        ])
      case .appliesMuch:
        content.apply([ContentSection(header: "A", items: (0..<9).map { Ticket(400 + number * 10 + $0) })])
      case .reloads:
        content.reload([
          ContentSection(
            header: "A",
            items: [Ticket(1, "again \(number)"), Ticket(2), Ticket(3), Ticket(4), Ticket(5)]
          ),
          ContentSection(header: "B", items: [Ticket(10), Ticket(13)]),
        ])
      case .changesTwiceTogether:
        transaction {
          content.remove(at: 0, inSection: 0)
          content.updateSection(at: 0) { $0.header = ($0.header ?? "") + "+" }
          content.update(at: ItemPath(section: 0, item: 0)) { $0.text += "!" }
        }
      case .changesSections:
        content.insertSection(
          ContentSection(header: "N\(number)", items: [Ticket(500 + number), Ticket(600 + number)]),
          at: 0
        )
      }
    }
  }

  private let content = NestedDataSource([
    ContentSection<String, Ticket, Never>(header: "A", items: [Ticket(0), Ticket(1), Ticket(2), Ticket(3), Ticket(4)]),
    ContentSection(header: "B", items: [Ticket(10), Ticket(11), Ticket(12)]),
  ])
  private let other = FlatDataSource([Ticket(1_000)])
  private var texts: [[String]] { content.sections.map { $0.items.map(\.text) } }

  /// Shows the content.
  ///
  /// - Returns: what makes a batch of the view, and what the view shows of the content.
  private func show(on screen: Screen) -> (view: UIView, batch: (() -> Void) -> Void, shown: () -> [[String]]) {
    switch screen {
    case .table, .tableInBlock, .compositeInTable, .childInTable, .nestedChildInTable:
      let table = ToldTableView(shown: .plain)
      table.rowHeight = 20
      var hidden = 0
      switch screen {
      case .compositeInTable:
        table.attach(CompositeDataSource<Ticket, String, Never>([.init(other), .init(content)]))
        hidden = 1
      case .childInTable, .nestedChildInTable:
        let dataSource = TableViewDataSource(content)
        dataSource.updateOptions.maximumNumberOfChanges = 10
        let child = CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(dataSource)])
        hidden = screen == .childInTable ? 1 : 2
        table.attach(
          screen == .childInTable
            ? child : CompositeTableViewDataSource(children: [.init(RowsChild([["b"]])), .init(child)])
        )
      default: table.attach(content).dataSource.updateOptions.maximumNumberOfChanges = 10
      }
      table.layoutIfNeeded()
      let batch: (() -> Void) -> Void =
        screen == .table
        ? { changes in withoutActuallyEscaping(changes) { changes in table.performBatchUpdates { changes() } } }
        : { changes in
          table.beginUpdates()
          changes()
          table.endUpdates()
        }
      return (table, batch, { Array(table.shownRows.dropFirst(hidden)) })
    default:
      let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
      var hidden = 0
      switch screen {
      case .compositeInCollection:
        collection.attach(CompositeDataSource<Ticket, String, Never>([.init(other), .init(content)]))
        hidden = 1
      case .childInCollection, .nestedChildInCollection:
        let dataSource = CollectionViewDataSource(content)
        dataSource.updateOptions.maximumNumberOfChanges = 10
        let child = CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"]])), .init(dataSource)])
        hidden = screen == .childInCollection ? 1 : 2
        collection.attach(
          screen == .childInCollection
            ? child : CompositeCollectionViewDataSource(children: [.init(ItemsChild([["b"]])), .init(child)])
        )
      default: collection.attach(content).dataSource.updateOptions.maximumNumberOfChanges = 10
      }
      collection.layoutIfNeeded()
      return (
        collection,
        { changes in withoutActuallyEscaping(changes) { changes in collection.performBatchUpdates { changes() } } },
        { Array(collection.shownRows.dropFirst(hidden)) }
      )
    }
  }

  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
    HeadlessRunLoop.runPending()
  }

  @Test(.slow, arguments: Screen.allCases, Edit.allCases)
  func anyTwoEditsAreShownAtTheNextTurnAndTheFirstAtOnce(screen: Screen, first: Edit) async {
    // All pairs where the view is simple and everything is tried, some otherwise.
    let isSimple = [.table, .collection].contains(screen)
    let others: [Edit] = isSimple && Seeds.runSlowTests ? Edit.allCases : [.removes, .applies, .reloads]
    for second in others where Set([first, second]) != [.appliesMuch, .moves] {
      let test = BatchesOfOthersTests()
      let (view, batch, shown) = test.show(on: screen)
      batch { first(test.content, 0) }
      let counts = shown().map(\.count)
      // Sections that move before items do take two rounds, as does a child that is left out and taken back.
      if first != .applies, first != .reloads { expectEqual(counts, test.texts.map(\.count), "\(first) alone") }
      await test.settle()
      expectEqual(shown(), test.texts, "\(first) alone")
      first(test.content, 7)
      expectEqual(shown(), test.texts, "\(first) after a batch")
      batch {
        second(test.content, 1)
        first(test.content, 2)
      }
      await test.settle()
      expectEqual(shown(), test.texts, "\(second) and \(first)")
      withExtendedLifetime(view) {}
    }
  }

  @Test(arguments: Screen.allCases)
  func anEditAfterTheBatchTakesAlongWhatWaits(screen: Screen) {
    let (view, batch, shown) = show(on: screen)
    batch {
      content.remove(at: 0, inSection: 0)
      content.remove(at: 0, inSection: 0)
      let identifiers = content.sections[0].items.map(\.id)
      expectEqual(identifiers, [2, 3, 4])
    }
    expectEqual(shown()[0], ["1", "2", "3", "4"])
    content.insert(Ticket(9), at: 0, inSection: 1)
    expectEqual(shown(), [["2", "3", "4"], ["9", "10", "11", "12"]])
    withExtendedLifetime(view) {}
  }

  @Test(arguments: [Screen.table, .collection])
  func observersAndWhoeverWaitsAreToldOfEachUpdateOnce(screen: Screen) async {
    transaction {}  // Makes what tests that wait have left to the next turn.
    let (view, batch, shown) = show(on: screen)
    var changes = 0
    let observation = content.changes.observe { _ in changes += 1 }
    var updates: [ContentUpdate] = []
    batch {
      updates.append(content.remove(at: 0, inSection: 0).update)
      updates.append(content.insert(Ticket(9), at: 0, inSection: 1))
    }
    expectEqual(updates.count, 2)
    #expect(!updates[0].isShown && !updates[1].isShown)
    for _ in 0..<10 { await Task.yield() }
    #expect(updates[0].isCommitted && updates[1].isCommitted)
    HeadlessRunLoop.runPending()
    #expect(updates[0].isShown && updates[1].isShown)
    expectEqual(changes, 2)
    expectEqual(shown(), texts)
    observation.cancel()
    withExtendedLifetime(view) {}
  }

  @Test(.slow, arguments: Screen.allCases, Edit.allCases)
  func aViewOffItsWindowShowsWhatChangedInItsBatch(screen: Screen, edit: Edit) async {
    let (view, batch, shown) = show(on: screen)
    view.removeFromSuperview()
    batch {
      edit(content, 0)
      content.insert(Ticket(9), at: 0, inSection: 0)
    }
    await settle()
    expectEqual(shown(), texts)
  }

  @Test(arguments: [Screen.table, .collection])
  func aViewThatIsInNoBatchHasItsChangesAtOnce(screen: Screen) {
    let (view, _, shown) = show(on: screen)
    let update = content.remove(at: 0, inSection: 0).update
    #expect(update.isCommitted)
    content.insert(Ticket(9), at: 0, inSection: 1)
    expectEqual(shown(), texts)
    view.removeFromSuperview()
    #expect(content.remove(at: 0, inSection: 0).update.isCommitted)
    withExtendedLifetime(view) {}
  }
}
