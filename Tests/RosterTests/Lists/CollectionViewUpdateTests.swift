import Foundation
import Testing

@testable import Roster

@MainActor struct CollectionViewUpdateTests {
  private typealias Section = ContentSection<String, Ticket, String>

  private let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
  private let header = UICollectionView.elementKindSectionHeader

  private func list(_ count: Int) -> FlatDataSource<Ticket> { FlatDataSource((0..<count).map { Ticket($0) }) }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func title(_ section: Int = 0) -> String? {
    (collection.supplementaryView(forElementKind: header, at: path(0, section)) as? TextSupplementaryView)?.label.text
  }

  @Test func aChangedItemIsReconfiguredInItsCell() {
    let content = list(4)
    collection.attach(content)
    collection.layoutIfNeeded()
    let cells = (0..<4).map { collection.cellForItem(at: path($0)) }
    let events = collection.headlessEvents.recording { content.replace(at: 2, with: Ticket(2, "two")) }
    #expect(events.filter { $0.name == "cellForItem" }.map(\.indexPaths) == [[path(2)]])
    #expect(collection.shownTexts == ["0", "1", "two", "3"])
    #expect((0..<4).allSatisfy { collection.cellForItem(at: path($0)) === cells[$0] })
    #expect(cells.allSatisfy { ($0 as? TicketTile)?.reuses == 0 })
  }

  @Test func aChangedItemIsReloadedIfThatIsWanted() {
    let content = list(2)
    let delegate = collection.attach(content)
    delegate.dataSource.updateOptions.itemRefresh = .reload
    collection.layoutIfNeeded()
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    let cell = collection.cellForItem(at: path(1))
    content.replace(at: 1, with: Ticket(1, "one"))
    #expect(collection.shownTexts == ["0", "one"])
    #expect(collection.cellForItem(at: path(1)) !== cell)
    #expect(collection.indexPathsForSelectedItems == [path(1)])
  }

  @Test func aHeaderShowsItsTitleInTheSameView() {
    let content = NestedDataSource([Section(header: "A", items: [Ticket(1)], footer: "a")])
    collection.attach(content)
    collection.layoutIfNeeded()
    let view = collection.supplementaryView(forElementKind: header, at: path(0))
    #expect(title() == "A")
    content.updateSection(at: 0) { $0.header = "B" }
    collection.layoutIfNeeded()
    #expect(title() == "B")
    #expect(collection.supplementaryView(forElementKind: header, at: path(0)) === view)
  }

  @Test func aHeaderComesAndGoesBesideChangedItems() {
    let content = NestedDataSource([
      Section(header: nil, items: [Ticket(1)], footer: nil), Section(header: "S", items: [Ticket(2)], footer: nil),
    ])
    collection.attach(content)
    collection.layoutIfNeeded()
    let failures = HeadlessFailure.recording {
      content.apply([
        Section(header: nil, items: [Ticket(1, "one")], footer: "a"),
        Section(header: "S", items: [Ticket(2, "two")], footer: nil),
      ])
      content.updateSection(at: 0) { $0.header = "A" }
    }
    #expect(failures.isEmpty)
    collection.layoutIfNeeded()
    #expect(title() == "A")
    #expect(collection.shownTexts == ["one", "two"])
    content.updateSection(at: 0) { $0.header = nil }
    collection.layoutIfNeeded()
    #expect(title() == nil)
    #expect(title(1) == "S")
  }

  @Test func aChangeInAnObserverWaits() {
    let content = list(2)
    let delegate = collection.attach(content)
    collection.layoutIfNeeded()
    var reports: [String] = []
    delegate.dataSource.updateOptions.observer = { report in
      reports.append(report.description)
      if reports.count == 1 { content.append(Ticket(9)) }
    }
    let failures = HeadlessFailure.recording { content.append(Ticket(8)) }
    #expect(failures.isEmpty)
    #expect(reports == ["1 stage as batches: insert 0.2", "1 stage as batches: insert 0.3"])
    #expect(collection.shownTexts == ["0", "1", "8", "9"])
  }

  @Test func shownIsToldAfterTheAnimation() async {
    transaction {}  // Makes what tests that wait have left to the next turn.
    let content = list(2)
    collection.attach(content)
    collection.layoutIfNeeded()
    let update = content.append(Ticket(7))
    #expect(!update.isShown)
    HeadlessRunLoop.runPending()
    #expect(update.isShown)
    collection.removeFromSuperview()
    await content.append(Ticket(8)).shown()
    #expect(collection.shownTexts == ["0", "1", "7", "8"])
  }

  @Test func oneItemOfManyIsAskedForAlone() {
    let content = FlatDataSource((0..<100_000).map { Ticket($0, "") })
    collection.attach(content)
    collection.layoutIfNeeded()
    let new = content.items.map { $0.id == 3 ? Ticket(3, "three") : $0 }
    let reloads = collection.reloads
    let events = collection.headlessEvents.recording { content.apply(new) }
    #expect(collection.reloads == reloads)
    #expect(events.count { $0.name == "cellForItem" } == 1)
    #expect(events.count < 20, "\(events)")
  }

  @Test func changingWhileACellIsAskedForTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let collection = makeCollection()
        let content = FlatDataSource([Ticket(1)])
        collection.attach(FlatDataSource([Meddler { content.append(Ticket(2)) }]))
        collection.layoutIfNeeded()
      }
    }
    expectText("Content was changed while a view was asking for it in", in: result)
  }
}
