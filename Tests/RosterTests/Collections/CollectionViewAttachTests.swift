import Foundation
import Testing

@testable import Roster

@MainActor struct CollectionViewAttachTests {
  private let collectionView = makeCollection()

  @Test func attachingSetsEverythingAndReloads() {
    let delegate = collectionView.attach(FlatDataSource([Film("A")]))
    #expect(collectionView.delegate === delegate)
    #expect(collectionView.dataSource === delegate.dataSource)
    #expect(collectionView.shownTexts == ["A"])
  }

  @Test func severalContentsAreOne() {
    let films = FlatDataSource([Film("A")])
    let delegate = collectionView.attach {
      films
      FlatDataSource([Picture(number: 1)])
    }
    #expect(collectionView.dataSource === delegate.dataSource)
    #expect(collectionView.numberOfSections == 2)
    films.append(Film("B"))
    #expect(collectionView.numberOfItems(inSection: 0) == 2 && collectionView.numberOfItems(inSection: 1) == 1)
    #expect(delegate.dataSource.viewModel(at: [1, 0]) is Picture)
  }

  @Test func onlyWhatMayPrefetchIsToldWhatComes() {
    collectionView.attach(FlatDataSource([Picture(number: 1)]))
    #expect(collectionView.prefetchDataSource === collectionView.dataSource)
    let delegate = collectionView.attach(FlatDataSource([Film("A")]))
    #expect(collectionView.prefetchDataSource == nil)
    delegate.onPrefetch(Film.self) { _, _ in }
    #expect(collectionView.prefetchDataSource === delegate.dataSource)
    collectionView.attach(FlatDataSource([AnyCollectionViewPresentable(Film("A"))]))
    #expect(collectionView.prefetchDataSource === collectionView.dataSource)
    collectionView.attach(FlatDataSource([Film("A")])).onCancelPrefetching(Film.self) { _, _ in }
    #expect(collectionView.prefetchDataSource === collectionView.dataSource)
    let subclass = OverridingCollectionViewDataSource(FlatDataSource([Film("A")]))
    collectionView.attach(subclass)
    #expect(collectionView.prefetchDataSource === subclass)
  }

  @Test func whoeverElseIsToldWhatComesStays() {
    let delegate = collectionView.attach(FlatDataSource([Film("A")]))
    let mine = CollectionViewDataSource(FlatDataSource([Film("Mine")]))
    collectionView.prefetchDataSource = mine
    delegate.onPrefetch(Film.self) { _, _ in }
    #expect(collectionView.prefetchDataSource === mine)
  }

  @Test func theViewKeepsWhatIsAttached() {
    weak var content: FlatDataSource<Film>?
    weak var delegate: CollectionViewDelegate?
    do {
      let new = FlatDataSource([Film("A")])
      content = new
      delegate = collectionView.attach(new)
    }
    #expect(delegate != nil)
    #expect(content != nil)
    #expect(collectionView.shownTexts == ["A"])
    content?.append(Film("B"))
    #expect(collectionView.shownTexts == ["A", "B"])
  }

  @Test func theViewReleasesItWithItself() {
    weak var content: FlatDataSource<Film>?
    weak var delegate: CollectionViewDelegate?
    weak var dataSource: CollectionViewDataSource?
    weak var released: UICollectionView?
    do {
      let view = makeCollection()
      let new = FlatDataSource((0..<30).map { Film("\($0)") })
      let attached = view.attach(new)
        .onSelect(Film.self) { _ in }
        .onDidEndDisplaying(Film.self) { _, _ in }
        .size(for: Film.self) { _, _ in nil }
      attached.onMove { [weak new] in new?.move(from: $0.item, to: $1.item) }
      view.layoutIfNeeded()
      view.headlessScrollToEnd()
      (content, delegate, dataSource, released) = (new, attached, attached.dataSource, view)
      HeadlessRunLoop.runPending()
    }
    #expect(released == nil)
    #expect(delegate == nil)
    #expect(dataSource == nil)
    #expect(content == nil)
  }

  @Test func detachingReleasesAndEmpties() {
    weak var delegate: CollectionViewDelegate?
    weak var content: FlatDataSource<Film>?
    do {
      let new = FlatDataSource([Film("A")])
      content = new
      delegate = collectionView.attach(new)
    }
    collectionView.layoutIfNeeded()
    collectionView.detach()
    #expect(delegate == nil)
    #expect(content == nil)
    #expect(collectionView.delegate == nil)
    #expect(collectionView.dataSource == nil)
    #expect(collectionView.prefetchDataSource == nil)
    #expect(collectionView.shownTexts == [])
    collectionView.detach()
  }

  @Test func detachingLeavesWhatSomebodyElseHasSet() {
    let mine = CollectionViewDelegate(CollectionViewDataSource(FlatDataSource([Film("Mine")])))
    collectionView.attach(FlatDataSource([Film("A")]))
    collectionView.delegate = mine
    collectionView.dataSource = mine.dataSource
    collectionView.detach()
    #expect(collectionView.delegate === mine)
    #expect(collectionView.dataSource === mine.dataSource)
    #expect(collectionView.prefetchDataSource == nil)
  }

  @Test func attachingAgainReplaces() {
    weak var first: CollectionViewDelegate?
    let content = FlatDataSource([Film("A")])
    first = collectionView.attach(content)
    #expect(collectionView.shownTexts == ["A"])
    collectionView.attach(FlatDataSource([Film("B"), Film("C")]))
    #expect(first == nil)
    #expect(collectionView.shownTexts == ["B", "C"])
    let reloads = CountingCollectionView()
    reloads.attach(content)
    reloads.attach(FlatDataSource([Film("D")]))
    let before = reloads.reloads
    content.append(Film("E"))
    #expect(reloads.reloads == before)
    #expect(reloads.shownTexts == ["D"])
  }

  @Test func oneDelegateServesSeveralViews() {
    let content = FlatDataSource([Film("A"), Film("B")])
    var selected: [String] = []
    let delegate = CollectionViewDelegate(CollectionViewDataSource(content)).onSelect(Film.self) {
      selected.append($0.title)
    }
    let collections = [makeCollection(), makeCollection()]
    for collection in collections { collection.attach(delegate) }
    for (item, collection) in collections.enumerated() {
      collection.headlessTapItem(at: IndexPath(item: item, section: 0))
    }
    #expect(selected == ["A", "B"])
    content.append(Film("C"))
    #expect(collections.map(\.shownTexts) == [["A", "B", "C"], ["A", "B", "C"]])
  }

  @Test func oneChangeIsOneReload() {
    let collection = CountingCollectionView()
    let content = FlatDataSource([Film("A")])
    collection.attach(content)
    let before = collection.reloads
    content.append(contentsOf: [Film("B"), Film("C")])
    #expect(collection.reloads == before + 1)
  }

  /// A handler that is given late must not cost the collection its data.
  @Test func lateHandlersLeaveTheCollectionAsItIs() {
    let content = FlatDataSource([Film("A"), Film("B")])
    let delegate = collectionView.attach(content)
    #expect(collectionView.shownTexts == ["A", "B"])
    delegate.onMove { content.move(from: $0.item, to: $1.item) }
    #expect(collectionView.dataSource === delegate.dataSource)
    #expect(collectionView.delegate === delegate)
    #expect(collectionView.shownTexts == ["A", "B"])
  }
}
