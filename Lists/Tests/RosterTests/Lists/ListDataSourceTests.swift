import Foundation
import ListModels
import TestSupport
import Testing

@testable import Roster

/// What data sources of tables and of collections answer alike.
@MainActor struct ListDataSourceTests {
  @Test(arguments: ListKind.allCases) func countsAreThoseOfTheContent(kind: ListKind) {
    let view = kind.makeView()
    let sections = [
      ContentSection(items: [Film("A"), Film("B")]), ContentSection(items: []), ContentSection(items: [Film("C")]),
    ]
    view.show(NestedDataSource(sections))
    expectEqual(view.numberOfSections, 3)
    expectEqual((0..<3).map(view.numberOfItems(ofSection:)), [2, 0, 1])
    expectEqual(view.shownTexts, ["A", "B", "C"])
  }

  @Test(arguments: ListKind.allCases) func viewModelsComeOutOfTheirWrappings(kind: ListKind) {
    let dataSource: ListDataSource
    switch kind {
    case .table:
      let wrapped = AnyTableViewPresentable(Presented<TextRow>("One"))
      dataSource = TableViewDataSource(FlatDataSource([wrapped, Film("Alien").tableViewPresentable]))
    case .collection:
      let wrapped = AnyCollectionViewPresentable(Presented<TextTile>("One"))
      dataSource = CollectionViewDataSource(FlatDataSource([wrapped, Film("Alien").collectionViewPresentable]))
    }
    #expect(dataSource.viewModel(at: [0, 0]) as? String == "One")
    #expect(dataSource.viewModel(at: [0, 1]) is Film)
  }

  @Test(arguments: ListKind.allCases, [[0, 1], [1, 0], [-1, 0], [0, -1], [0], [0, 0, 0]])
  func thereIsNoViewModelOutsideOfTheContent(kind: ListKind, indexes: [Int]) {
    let dataSource = kind.makeDelegate(FlatDataSource([Film("Alien")])).list
    #expect(dataSource.viewModel(at: IndexPath(indexes: indexes)) == nil)
  }

  @Test(arguments: ListKind.allCases) func prefetchingReachesViewModelsAndHandlers(kind: ListKind) {
    let view = kind.makeView()
    let pictures = (0..<2000).map { Picture(number: $0) }
    let delegate = kind.makeDelegate(FlatDataSource(pictures))
    var prefetched: [Int] = []
    var cancelled: [Int] = []
    delegate.onPrefetch(Picture.self) { picture, place in
      expectEqual(picture.number, place.item)
      prefetched.append(picture.number)
    }
    delegate.onCancelPrefetching(Picture.self) { picture, _ in cancelled.append(picture.number) }
    view.show(delegate)
    view.layoutIfNeeded()
    view.headlessScroll(by: CGPoint(x: 0, y: 500))
    #expect(!prefetched.isEmpty)
    expectEqual(pictures.filter { $0.prefetches > 0 }.map(\.number), Array(Set(prefetched)).sorted())
    view.headlessScroll(by: CGPoint(x: 0, y: 500))
    view.headlessScroll(by: CGPoint(x: 0, y: -300))
    #expect(!cancelled.isEmpty)
    expectEqual(pictures.filter { $0.cancellations > 0 }.map(\.number), Array(Set(cancelled)).sorted())
  }

  @Test func prefetchingWhatIsNoLongerThereIsIgnoredInATable() {
    let dataSource = TableViewDataSource(FlatDataSource([Picture(number: 0)]))
    expectNothingIsPrefetchedOutside(TableViewDelegate(dataSource)) {
      dataSource.tableView(makeTable(), prefetchRowsAt: $0)
    } cancel: {
      dataSource.tableView(makeTable(), cancelPrefetchingForRowsAt: $0)
    }
  }

  @Test func prefetchingWhatIsNoLongerThereIsIgnoredInACollection() {
    let dataSource = CollectionViewDataSource(FlatDataSource([Picture(number: 0)]))
    expectNothingIsPrefetchedOutside(CollectionViewDelegate(dataSource)) {
      dataSource.collectionView(makeCollection(), prefetchItemsAt: $0)
    } cancel: {
      dataSource.collectionView(makeCollection(), cancelPrefetchingForItemsAt: $0)
    }
  }

  private func expectNothingIsPrefetchedOutside(
    _ delegate: ListDelegate,
    _ prefetch: ([IndexPath]) -> Void,
    cancel: ([IndexPath]) -> Void
  ) {
    var called = 0
    delegate.onPrefetch(Any.self) { _, _ in called += 1 }
    delegate.onCancelPrefetching(Any.self) { _, _ in called += 1 }
    prefetch([[0, 5], [3, 0]])
    cancel([[0, 5], [3, 0]])
    expectEqual(called, 0)
    prefetch([[0, 0]])
    expectEqual(called, 1)
  }

  @Test(arguments: ListKind.allCases) func aHeaderOnAnotherViewTraps(kind: ListKind) async {
    let result: ExitTest.Result?
    switch kind {
    case .table:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await presentAHeaderOnAnotherView(.table)
      }
    case .collection:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await presentAHeaderOnAnotherView(.collection)
      }
    }
    switch kind {
    case .table: expectText("Heading is presented on HeadingRowView, not on UITableViewHeaderFooterView", in: result)
    case .collection: expectText("Heading is presented on HeadingTileView, not on UICollectionReusableView", in: result)
    }
  }
}

// What ends a process: closures of such tests capture nothing, as compilers before 6.3 refuse it.

@MainActor private func presentAHeaderOnAnotherView(_ kind: ListKind) {
  switch kind {
  case .table:
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    AnyTableViewHeaderFooterPresentable(Heading("A")).present(on: view)
  case .collection:
    AnyCollectionViewSupplementaryPresentable(Heading("A")).present(on: UICollectionReusableView(frame: .zero))
  }
}
