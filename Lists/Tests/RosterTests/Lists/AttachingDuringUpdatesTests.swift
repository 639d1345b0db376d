import Foundation
import TestSupport
import Testing

@testable import Roster

/// A view that begins to show something else while an update is being made is not touched by that update any more.
@MainActor @Suite(.windows) struct AttachingDuringUpdatesTests {
  @Test func whatATableHasSelectedBeforeIsNotSelectedInWhatItShowsNow() {
    let content = FlatDataSource([Film("Alien"), Film("Brazil")])
    let (first, second) = (makeTable(), makeTable())
    let window = UIWindow(frame: first.frame)
    for table in [first, second] { window.addSubview(table) }
    let dataSource = TableViewDataSource(content)
    dataSource.updateOptions.observer = { _ in second.attach(FlatDataSource([Film("Casablanca"), Film("Duel")])) }
    first.attach(dataSource)
    second.attach(content)
    second.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)

    content.insert(Film("Amadeus"), at: 0)
    expectEqual(second.shownTexts, ["Casablanca", "Duel"])
    #expect(second.indexPathsForSelectedRows == nil)
  }

  @Test func whatACollectionHasSelectedBeforeIsNotSelectedInWhatItShowsNow() {
    let content = FlatDataSource([Film("Alien"), Film("Brazil")])
    let (first, second) = (makeCollection(), makeCollection())
    let window = UIWindow(frame: first.frame)
    for collection in [first, second] { window.addSubview(collection) }
    let dataSource = CollectionViewDataSource(content)
    dataSource.updateOptions.observer = { _ in second.attach(FlatDataSource([Film("Casablanca"), Film("Duel")])) }
    first.attach(dataSource)
    second.attach(content)
    second.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])

    content.insert(Film("Amadeus"), at: 0)
    expectEqual(second.shownTexts, ["Casablanca", "Duel"])
    expectEqual(second.indexPathsForSelectedItems, [])
  }

  // MARK: Showing nothing

  private typealias Section = ContentSection<String, Ticket, Never>

  private func makeSections() -> NestedDataSource<String, Ticket, Never> {
    NestedDataSource([Section(header: "A", items: [Ticket(0)]), Section(header: nil, items: [Ticket(1)])])
  }

  @Test func aHeaderThatCameIsNotShownInATableThatShowsNothingAnyMore() {
    let content = makeSections()
    let (first, second) = (ToldTableView(shown: .plain), ToldTableView(shown: .plain))
    let dataSource = TableViewDataSource(content)
    dataSource.updateOptions.observer = { _ in second.detach() }
    first.attach(dataSource)
    second.attach(content)
    let failures = HeadlessFailure.recording { content.updateSection(at: 1) { $0.header = "B" } }
    #expect(failures.isEmpty, "\(failures)")
    #expect(second.visibleCells.isEmpty)
    expectEqual(second.takeTold(), [])
  }

  @Test func aHeaderThatChangedIsNotShownInACollectionThatShowsNothingAnyMore() {
    let content = makeSections()
    let layout = UICollectionViewFlowLayout()
    let (first, second) = (ToldCollectionView(shown: layout), ToldCollectionView(shown: UICollectionViewFlowLayout()))
    let kind = UICollectionView.elementKindSectionHeader
    let dataSource = CollectionViewDataSource(content)
    dataSource.updateOptions.observer = { _ in second.detach() }
    first.attach(dataSource)
    second.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    (second.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 20)
    second.attach(content).supplementaryView(ofKind: kind) { collectionView, indexPath in
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    second.layoutIfNeeded()
    let failures = HeadlessFailure.recording { content.updateSection(at: 0) { $0.header = "B" } }
    #expect(failures.isEmpty, "\(failures)")
    second.layoutIfNeeded()
    #expect(second.visibleCells.isEmpty)
  }
}
