import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

@MainActor @Suite(.windows) struct CompositeUpdateTests {
  private let first = FlatDataSource([Ticket(0), Ticket(1), Ticket(2)])
  private let second = FlatDataSource([Ticket(10), Ticket(11)])
  private let hand = RowsChild([["a", "b"]])
  private let handItems = ItemsChild([["a", "b"]])
  private let table = ToldTableView(shown: .plain)
  private let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())

  private func show(_ children: [CompositeTableViewDataSource.Child]) -> CompositeTableViewDataSource {
    let composite = CompositeTableViewDataSource(children: children)
    table.attach(composite)
    table.layoutIfNeeded()
    return composite
  }

  @Test func handWrittenAndOwnChangesAreOneBatch() throws {
    transaction {}  // Makes what tests that wait have left to the next turn.
    let composite = show([.init(first), .init(hand), .init(second)])
    let proxy = try #require(composite.tableView(table, for: hand))
    var completions = 0
    var update: ContentUpdate?
    let failures = HeadlessFailure.recording {
      composite.performBatchUpdates(in: table) {
        hand.rows[0].insert("new", at: 0)
        proxy.insertRows(at: [IndexPath(row: 0, section: 0)], with: .left)
        first.remove(at: 0)
        update = first.replace(at: 0, with: Ticket(1, "one")).update
        second.insert(Ticket(12), at: 0)
      } completion: { _ in
        completions += 1
      }
    }
    #expect(failures.isEmpty)
    expectEqual(Set(table.takeTold()), ["insert 1.0 2.0 100", "delete 0.0 100", "reconfigure 0.0"])
    expectEqual(table.shownRows, [["one", "2"], ["new", "a", "b"], ["12", "10", "11"]])
    #expect(update?.isShown == false)
    HeadlessRunLoop.runPending()
    expectEqual(completions, 1)
    #expect(update?.isShown == true)
  }

  /// Collections are known to crash on the reload of a section beside other changes.
  @Test func aBurstThatWaitsIsNotInTheBatchOfAReloadByHand() throws {
    let composite = CompositeCollectionViewDataSource(children: [.init(first), .init(handItems), .init(second)])
    collection.attach(composite)
    collection.layoutIfNeeded()
    let proxy = try #require(composite.collectionView(collection, for: handItems))
    let burst = coalesced {
      first.remove(at: 0)
      second.append(Ticket(12))
    }
    let failures = HeadlessFailure.recording {
      handItems.rows[0] = ["c", "d", "e"]
      proxy.reloadSections([0])
    }
    #expect(failures.isEmpty, "\(failures)")
    expectEqual(collection.shownRows, [["1", "2"], ["c", "d", "e"], ["10", "11", "12"]])
    #expect(burst.isCommitted)
  }

  @Test func stagesThatBuildOnEachOtherReplaceTheChildInAnotherBatch() throws {
    let group = CompositeDataSource<Ticket, Never, Never>([.init(first), .init(second)])
    let composite = show([.init(hand), .init(group)])
    let proxy = try #require(composite.tableView(table, for: hand))
    table.selectRow(at: IndexPath(row: 2, section: 1), animated: false, scrollPosition: .none)
    let failures = HeadlessFailure.recording {
      composite.performBatchUpdates(in: table) {
        hand.rows.insert(["new"], at: 0)
        proxy.insertSections([0], with: .none)
        group.moveChild(from: 0, to: 1)
        first.insert(Ticket(5), at: 0)
      }
    }
    #expect(failures.isEmpty)
    expectEqual(table.shownRows, [["new"], ["a", "b"], ["10", "11"], ["5", "0", "1", "2"]])
    expectEqual(table.indexPathsForSelectedRows, [IndexPath(row: 3, section: 3)])
  }

  @Test func aTransactionOverTwoChildrenIsOneBatch() {
    transaction {}  // Makes what tests that wait have left to the next turn.
    let composite = show([.init(first), .init(hand), .init(second)])
    var batches = 0
    let proxies = [first, second].count
    let failures = HeadlessFailure.recording {
      transaction {
        first.remove(at: 1)
        second.append(Ticket(12))
      }.onShown { batches += 1 }
    }
    #expect(failures.isEmpty)
    expectEqual(proxies, composite.dataSources.count - 1)
    expectEqual(Set(table.takeTold()), ["delete 0.1 100", "insert 2.2 100"])
    HeadlessRunLoop.runPending()
    expectEqual(batches, 1)
    expectEqual(table.shownRows, [["0", "2"], ["a", "b"], ["10", "11", "12"]])
  }

  @Test func siblingsKeepTheirSelectionOffTheWindow() {
    let composite = CompositeCollectionViewDataSource(children: [.init(first), .init(handItems), .init(second)])
    collection.attach(composite)
    collection.layoutIfNeeded()
    collection.removeFromSuperview()
    collection.allowsMultipleSelection = true
    for path in [IndexPath(item: 1, section: 1), IndexPath(item: 2, section: 0)] {
      collection.selectItem(at: path, animated: false, scrollPosition: [])
    }
    transaction {
      first.remove(at: 0)
      second.remove(at: 0)
    }
    expectEqual(collection.shownRows, [["1", "2"], ["a", "b"], ["11"]])
    expectEqual(
      collection.indexPathsForSelectedItems?.sorted(),
      [
        IndexPath(item: 1, section: 0), IndexPath(item: 1, section: 1),
      ]
    )
  }
}
