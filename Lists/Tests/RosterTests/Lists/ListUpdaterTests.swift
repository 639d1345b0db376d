import Foundation
import ListModels
import TestSupport
import Testing

@testable import Roster

/// What updates do in tables and in collections alike.
@MainActor @Suite(.windows) struct ListUpdaterTests {
  private func list(_ count: Int) -> FlatDataSource<Ticket> { FlatDataSource((0..<count).map { Ticket($0) }) }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func reuses(_ cell: UIView?) -> Int? { (cell as? TicketRow)?.reuses ?? (cell as? TicketTile)?.reuses }

  @Test(arguments: ListKind.allCases) func aChangedItemIsReconfiguredInItsCell(kind: ListKind) {
    let view = kind.makeToldView()
    let content = list(4)
    view.show(content)
    view.layoutIfNeeded()
    let cells = (0..<4).map { view.shownCell(at: path($0)) }
    let events = view.headlessEvents.recording { content.replace(at: 2, with: Ticket(2, "two")) }
    expectEqual(events.filter { $0.name == kind.cellEvent }.map(\.indexPaths), [[path(2)]])
    if let table = view as? ToldTableView { expectEqual(table.takeTold(), ["reconfigure 0.2"]) }
    expectEqual(view.shownTexts, ["0", "1", "two", "3"])
    #expect((0..<4).allSatisfy { view.shownCell(at: path($0)) === cells[$0] })
    expectEqual(cells.map(reuses), [0, 0, 0, 0])
  }

  @Test(arguments: ListKind.allCases) func aChangedItemIsReloadedIfThatIsWanted(kind: ListKind) {
    let view = kind.makeToldView()
    let content = list(2)
    let delegate = view.show(content)
    delegate.changeOptions { $0.itemRefresh = .reload }
    (delegate as? TableViewDelegate)?.dataSource.updateOptions.reloading = .middle
    view.layoutIfNeeded()
    view.select(path(1))
    let cell = view.shownCell(at: path(1))
    content.replace(at: 1, with: Ticket(1, "one"))
    if let table = view as? ToldTableView { expectEqual(table.takeTold(), ["reload 0.1 6"]) }
    expectEqual(view.shownTexts, ["0", "one"])
    #expect(view.shownCell(at: path(1)) !== cell)
    expectEqual(view.indexPathsForSelectedItems, [path(1)])
  }

  @Test(arguments: ListKind.allCases) func aChangeInAnObserverWaits(kind: ListKind) {
    let view = kind.makeToldView()
    let content = list(2)
    let delegate = view.show(content)
    view.layoutIfNeeded()
    var reports: [String] = []
    delegate.changeOptions {
      $0.observer = { report in
        reports.append(report.description)
        guard reports.count == 1 else { return }
        let update = content.append(Ticket(9))
        #expect(!update.isCommitted)
        expectEqual(content.items.count, 4)
        expectEqual(content.numberOfItems(inSection: 0), 4)
        expectEqual(view.numberOfItems(ofSection: 0), 3)
      }
    }
    let failures = HeadlessFailure.recording { content.append(Ticket(8)) }
    #expect(failures.isEmpty)
    expectEqual(reports, ["1 stage as batches: insert 0.2", "1 stage as batches: insert 0.3"])
    expectEqual(view.shownTexts, ["0", "1", "8", "9"])
  }

  @Test(arguments: ListKind.allCases) func shownIsToldAfterTheAnimation(kind: ListKind) async {
    transaction {}  // Makes what tests that wait have left to the next turn.
    let view = kind.makeToldView()
    let content = list(2)
    view.show(content)
    view.layoutIfNeeded()
    var isTold = false
    let update = content.append(Ticket(7)).onShown { isTold = true }
    #expect(update.isCommitted)
    #expect(!update.isShown && !isTold)
    HeadlessRunLoop.runPending()
    #expect(update.isShown && isTold)
    await content.append(Ticket(8)).shown()
    expectEqual(view.shownTexts, ["0", "1", "7", "8"])
  }

  @Test(arguments: ListKind.allCases) func shownIsToldWithoutAWindow(kind: ListKind) async {
    transaction {}  // Makes what tests that wait have left to the next turn.
    let view = kind.makeToldView()
    let content = list(2)
    view.show(content)
    view.layoutIfNeeded()
    content.append(Ticket(7))
    HeadlessRunLoop.runPending()
    view.removeFromSuperview()
    await content.append(Ticket(8)).shown()
    expectEqual(view.shownTexts, ["0", "1", "7", "8"])
  }

  @Test(.slow, arguments: ListKind.allCases) func oneItemOfManyIsAskedForAlone(kind: ListKind) {
    let view = kind.makeToldView()
    if let table = view as? UITableView { (table.rowHeight, table.estimatedRowHeight) = (44, 0) }
    let content = FlatDataSource((0..<100_000).map { Ticket($0, "") })
    view.show(content)
    view.layoutIfNeeded()
    let new = content.items.map { $0.id == 3 ? Ticket(3, "three") : $0 }
    let reloads = view.reloads
    let events = view.headlessEvents.recording { content.apply(new) }
    if let table = view as? ToldTableView { expectEqual(table.takeTold(), ["reconfigure 0.3"]) }
    expectEqual(view.reloads, reloads)
    expectEqual(events.count { $0.name == kind.cellEvent }, 1)
    #expect(events.count < 20, "\(events)")
  }

  @Test(arguments: ListKind.allCases) func anEditWhileACellIsAskedForWaits(kind: ListKind) async {
    let view = kind.makeToldView()
    let content = list(2)
    view.show(content)
    view.layoutIfNeeded()
    let other = kind.makeToldView()
    let meddlers = FlatDataSource<Meddler>()
    meddlers.append(
      Meddler {
        guard content.items.count == 2 else { return }
        let update = content.append(Ticket(8))
        meddlers.append(Meddler {})
        #expect(!update.isCommitted)
        expectEqual(content.items.count, 3)
        expectEqual(view.numberOfItems(ofSection: 0), 2)
      }
    )
    other.show(meddlers)
    other.layoutIfNeeded()
    expectEqual([view.numberOfItems(ofSection: 0), other.numberOfItems(ofSection: 0)], [2, 1])
    for _ in 0..<10 { await Task.yield() }
    expectEqual(view.shownTexts, ["0", "1", "8"])
    expectEqual(other.numberOfItems(ofSection: 0), 2)
  }
}

/// A strict list in a window.
@MainActor private protocol ToldListView: TestedListView {
  var reloads: Int { get }
  var headlessEvents: HeadlessListEventLog { get }
}

extension ToldTableView: ToldListView {}
extension ToldCollectionView: ToldListView {}

extension ListKind {
  @MainActor fileprivate func makeToldView() -> any ToldListView {
    switch self {
    case .table: ToldTableView(shown: .plain)
    case .collection: ToldCollectionView(shown: UICollectionViewFlowLayout())
    }
  }

  /// The event of a view that asks for a cell.
  fileprivate var cellEvent: String { self == .table ? "cellForRow" : "cellForItem" }
}
