import Foundation
import TestSupport
import Testing

@testable import Roster

@MainActor struct ListAttachmentTests {
  @Test(arguments: ListKind.allCases) func attachingSetsEverythingAndReloads(kind: ListKind) {
    let view = kind.makeView()
    let delegate = view.show(FlatDataSource([Film("A")]))
    #expect(view.delegateObject === delegate)
    #expect(view.sourceObject === delegate.list)
    expectEqual(view.shownTexts, ["A"])
  }

  @Test(arguments: ListKind.allCases) func severalContentsAreOne(kind: ListKind) {
    let films = FlatDataSource([Film("A")])
    let pictures = FlatDataSource([Picture(number: 1)])
    let view: any TestedListView
    let delegate: ListDelegate
    switch kind {
    case .table:
      let table = makeTable()
      view = table
      delegate = table.attach {
        films
        pictures
      }
    case .collection:
      let collection = makeCollection()
      view = collection
      delegate = collection.attach {
        films
        pictures
      }
    }
    #expect(view.sourceObject === delegate.list)
    expectEqual(view.numberOfSections, 2)
    films.append(Film("B"))
    #expect(view.numberOfItems(ofSection: 0) == 2 && view.numberOfItems(ofSection: 1) == 1)
    #expect(delegate.list.viewModel(at: [1, 0]) is Picture)
  }

  @Test(arguments: ListKind.allCases) func onlyWhatMayPrefetchIsToldWhatComes(kind: ListKind) {
    let view = kind.makeView()
    let films = FlatDataSource([Film("A")])
    view.show(FlatDataSource([Picture(number: 1)]))
    #expect(view.prefetchingObject != nil)
    #expect(view.prefetchingObject === view.sourceObject)
    let delegate = view.show(films)
    #expect(view.prefetchingObject == nil)
    delegate.onPrefetch(Film.self) { _, _ in }
    #expect(view.prefetchingObject === delegate.list)
    view.show([Film("A")])
    #expect(view.prefetchingObject != nil)
    #expect(view.prefetchingObject === view.sourceObject)
    view.show(films).onCancelPrefetching(Film.self) { _, _ in }
    #expect(view.prefetchingObject != nil)
    #expect(view.prefetchingObject === view.sourceObject)
    let overriding: ListDelegate =
      switch kind {
      case .table: TableViewDelegate(OverridingTableViewDataSource(films))
      case .collection: CollectionViewDelegate(OverridingCollectionViewDataSource(films))
      }
    view.show(overriding)
    #expect(view.prefetchingObject === overriding.list)
  }

  @Test(arguments: ListKind.allCases) func whoeverElseIsToldWhatComesStays(kind: ListKind) {
    let view = kind.makeView()
    let delegate = view.show(FlatDataSource([Film("A")]))
    let mine = kind.makeDelegate(FlatDataSource([Film("Mine")]))
    view.setPrefetching(mine.list)
    delegate.onPrefetch(Film.self) { _, _ in }
    #expect(view.prefetchingObject === mine.list)
  }

  @Test(arguments: ListKind.allCases) func theViewKeepsWhatIsAttached(kind: ListKind) {
    let view = kind.makeView()
    weak var content: FlatDataSource<Film>?
    weak var delegate: ListDelegate?
    do {
      let new = FlatDataSource([Film("A")])
      content = new
      delegate = view.show(new)
    }
    #expect(delegate != nil)
    #expect(content != nil)
    expectEqual(view.shownTexts, ["A"])
    content?.append(Film("B"))
    expectEqual(view.shownTexts, ["A", "B"])
  }

  @Test(arguments: ListKind.allCases) func theViewReleasesItWithItself(kind: ListKind) {
    weak var content: FlatDataSource<Film>?
    weak var delegate: ListDelegate?
    weak var dataSource: ListDataSource?
    weak var released: UIScrollView?
    do {
      let view = kind.makeView()
      let new = FlatDataSource((0..<30).map { Film("\($0)") })
      let attached = view.show(new)
        .onSelect(Film.self) { _ in }
        .onDidEndDisplaying(Film.self) { _, _ in }
      (attached as? TableViewDelegate)?.height(for: Film.self) { _, _ in nil }
      (attached as? CollectionViewDelegate)?.size(for: Film.self) { _, _ in nil }
      attached.onMove { [weak new] in new?.move(from: $0.item, to: $1.item) }
      view.layoutIfNeeded()
      view.headlessScrollToEnd()
      (content, delegate, dataSource, released) = (new, attached, attached.list, view)
      HeadlessRunLoop.runPending()
    }
    #expect(released == nil)
    #expect(delegate == nil)
    #expect(dataSource == nil)
    #expect(content == nil)
  }

  @Test(arguments: ListKind.allCases) func detachingReleasesAndEmpties(kind: ListKind) {
    let view = kind.makeView()
    weak var delegate: ListDelegate?
    weak var content: FlatDataSource<Film>?
    do {
      let new = FlatDataSource([Film("A")])
      content = new
      delegate = view.show(new)
    }
    view.layoutIfNeeded()
    view.detach()
    #expect(delegate == nil)
    #expect(content == nil)
    #expect(view.delegateObject == nil)
    #expect(view.sourceObject == nil)
    #expect(view.prefetchingObject == nil)
    expectEqual(view.shownTexts, [])
    view.detach()
  }

  @Test(arguments: ListKind.allCases) func detachingLeavesWhatSomebodyElseHasSet(kind: ListKind) {
    let view = kind.makeView()
    let mine = kind.makeDelegate(FlatDataSource([Film("Mine")]))
    view.show(FlatDataSource([Film("A")]))
    view.setDelegate(mine)
    view.detach()
    #expect(view.delegateObject === mine)
    #expect(view.sourceObject === mine.list)
    #expect(view.prefetchingObject == nil)
  }

  @Test(arguments: ListKind.allCases) func attachingAgainReplaces(kind: ListKind) {
    let view = kind.makeView()
    weak var first: ListDelegate?
    let content = FlatDataSource([Film("A")])
    first = view.show(content)
    expectEqual(view.shownTexts, ["A"])
    view.show(FlatDataSource([Film("B"), Film("C")]))
    #expect(first == nil)
    expectEqual(view.shownTexts, ["B", "C"])
    let reloads = kind.makeView()
    reloads.show(content)
    reloads.show(FlatDataSource([Film("D")]))
    let before = reloads.reloads
    content.append(Film("E"))
    expectEqual(reloads.reloads, before)
    expectEqual(reloads.shownTexts, ["D"])
  }

  @Test func severalViewsFollowOneContent() {
    let content = FlatDataSource([Film("A")])
    let tables = [makeTable(), makeTable()]
    let collectionView = makeCollection()
    for table in tables { table.attach(content) }
    collectionView.attach(content)
    content.append(Film("B"))
    expectEqual(tables.map(\.shownTexts), [["A", "B"], ["A", "B"]])
    expectEqual(collectionView.shownTexts, ["A", "B"])
    tables[0].detach()
    content.remove(at: 0)
    expectEqual(tables.map(\.shownTexts), [[], ["B"]])
    expectEqual(collectionView.shownTexts, ["B"])
  }

  @Test(arguments: ListKind.allCases) func oneDelegateServesSeveralViews(kind: ListKind) {
    let content = FlatDataSource([Film("A"), Film("B")])
    var selected: [String] = []
    let delegate = kind.makeDelegate(content).onSelect(Film.self) { selected.append($0.title) }
    let views = [kind.makeView(), kind.makeView()]
    for view in views { view.show(delegate) }
    for (item, view) in views.enumerated() { view.tap(IndexPath(item: item, section: 0)) }
    expectEqual(selected, ["A", "B"])
    content.append(Film("C"))
    expectEqual(views.map(\.shownTexts), [["A", "B", "C"], ["A", "B", "C"]])
  }

  @Test(arguments: ListKind.allCases) func oneChangeIsOneReload(kind: ListKind) {
    let view = kind.makeView()
    let content = FlatDataSource([Film("A")])
    view.show(content)
    let before = view.reloads
    content.append(contentsOf: [Film("B"), Film("C")])
    expectEqual(view.reloads, before + 1)
  }

  /// A handler that is given late must not cost the list its data.
  @Test(arguments: ListKind.allCases) func lateHandlersLeaveTheListAsItIs(kind: ListKind) {
    let view = kind.makeView()
    let content = FlatDataSource([Film("A"), Film("B")])
    let delegate = view.show(content)
    expectEqual(view.shownTexts, ["A", "B"])
    delegate.onMove { content.move(from: $0.item, to: $1.item) }
    (delegate as? TableViewDelegate)?.onDelete(Film.self) { content.remove(at: $1.item) }
    #expect(view.sourceObject === delegate.list)
    #expect(view.delegateObject === delegate)
    expectEqual(view.shownTexts, ["A", "B"])
  }
}
