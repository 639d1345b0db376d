import Foundation
import Testing

@testable import Roster

@MainActor struct TableViewDataSourceTests {
  private let tableView = makeTable()

  @Test func countsAreThoseOfTheContent() {
    let sections = [
      ContentSection(items: [Film("A"), Film("B")]), ContentSection(items: []), ContentSection(items: [Film("C")]),
    ]
    tableView.attach(NestedDataSource(sections))
    #expect(tableView.numberOfSections == 3)
    #expect((0..<3).map(tableView.numberOfRows(inSection:)) == [2, 0, 1])
    #expect(tableView.shownTexts == ["A", "B", "C"])
  }

  @Test func viewModelsComeOutOfTheirWrappings() {
    let wrapped = AnyTableViewPresentable(Presented<TextRow>("One"))
    let dataSource = TableViewDataSource(FlatDataSource([wrapped, Film("Alien").tableViewPresentable]))
    #expect(dataSource.viewModel(at: IndexPath(row: 0, section: 0)) as? String == "One")
    #expect(dataSource.viewModel(at: IndexPath(row: 1, section: 0)) is Film)
  }

  @Test(arguments: [[0, 1], [1, 0], [-1, 0], [0, -1], [0], [0, 0, 0]])
  func thereIsNoViewModelOutsideOfTheContent(indexes: [Int]) {
    let dataSource = TableViewDataSource(FlatDataSource([Film("Alien")]))
    #expect(dataSource.viewModel(at: IndexPath(indexes: indexes)) == nil)
  }

  @Test func stringsAreTitles() {
    let sections = [
      ContentSection(header: "Top", items: [Film("A")], footer: "Bottom"),
      ContentSection(header: nil, items: [Film("B")], footer: nil),
    ]
    let dataSource = TableViewDataSource(NestedDataSource(sections))
    let delegate = tableView.attach(dataSource)
    #expect(dataSource.tableView(tableView, titleForHeaderInSection: 0) == "Top")
    #expect(dataSource.tableView(tableView, titleForFooterInSection: 0) == "Bottom")
    #expect(dataSource.tableView(tableView, titleForHeaderInSection: 1) == nil)
    #expect(delegate.tableView(tableView, viewForHeaderInSection: 0) == nil)
    tableView.layoutIfNeeded()
    #expect(tableView.headerView(forSection: 0)?.textLabel?.text == "Top")
    #expect(tableView.footerView(forSection: 0)?.textLabel?.text == "Bottom")
    #expect(tableView.headerView(forSection: 1) == nil)
    #expect(tableView.footerView(forSection: 1) == nil)
  }

  @Test func headersAreOnlyWhereTheContentHasThem() {
    let sections = [
      ContentSection(header: Heading("First"), items: [Film("A")]),
      ContentSection(header: nil, items: [Film("B")]),
      ContentSection(header: Heading("Third"), items: [Film("C")]),
    ]
    tableView.attach(NestedDataSource(sections))
    tableView.layoutIfNeeded()
    func shown(_ section: Int) -> String? { (tableView.headerView(forSection: section) as? HeadingRowView)?.shownText }
    #expect((0..<3).map(shown) == ["First", nil, "Third"])
    #expect(tableView.headerView(forSection: 1) == nil)
    #expect(tableView.rectForHeader(inSection: 1).height == 0)
    #expect(tableView.rectForHeader(inSection: 0).height > 0)
  }

  @Test func titlesAndViewsInOneList() {
    let sections = [
      ContentSection(header: AnyTableViewHeaderFooterPresentable("Title"), items: [Film("A")]),
      ContentSection(header: AnyTableViewHeaderFooterPresentable(Heading("View")), items: [Film("B")]),
    ]
    tableView.attach(NestedDataSource(sections))
    tableView.layoutIfNeeded()
    #expect(tableView.headerView(forSection: 0)?.textLabel?.text == "Title")
    #expect((tableView.headerView(forSection: 1) as? HeadingRowView)?.shownText == "View")
    #expect(sections[0].header != sections[1].header)
    #expect(sections[0].header == AnyTableViewHeaderFooterPresentable("Title"))
  }

  @Test func aHeaderOnAnotherViewTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        AnyTableViewHeaderFooterPresentable(Heading("A")).present(on: UITableViewHeaderFooterView(reuseIdentifier: nil))
      }
    }
    expectText("Heading is presented on HeadingRowView, not on UITableViewHeaderFooterView", in: result)
  }

  @Test func theSectionIndexLeadsToTheSectionsWithTitles() {
    let titles = [nil, "A", "A", nil, "B"]
    let sections = titles.map { title in
      ContentSection(items: (0..<20).map { Film("\(title ?? "-") \($0)") }, indexTitle: title)
    }
    let dataSource = TableViewDataSource(NestedDataSource(sections))
    tableView.attach(dataSource)
    tableView.layoutIfNeeded()
    #expect(tableView.headlessIndexTitles == ["A", "B"])
    tableView.headlessTapIndexTitle("B")
    #expect(tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: 4)) == true)
    #expect(dataSource.tableView(tableView, sectionForSectionIndexTitle: "A", at: 0) == 1)
    #expect(dataSource.tableView(tableView, sectionForSectionIndexTitle: "B", at: 1) == 4)
  }

  @Test func withoutTitlesThereIsNoSectionIndex() {
    let dataSource = TableViewDataSource(FlatDataSource([Film("A")]))
    #expect(dataSource.sectionIndexTitles(for: tableView) == nil)
  }

  @Test func prefetchingReachesViewModelsAndHandlers() {
    let pictures = (0..<200).map { Picture(number: $0) }
    let dataSource = TableViewDataSource(FlatDataSource(pictures))
    let delegate = TableViewDelegate(dataSource)
    var prefetched: [Int] = []
    var cancelled: [Int] = []
    delegate.onPrefetch(Picture.self) { picture, place in
      #expect(picture.number == place.row)
      prefetched.append(picture.number)
    }
    delegate.onCancelPrefetching(Picture.self) { picture, _ in cancelled.append(picture.number) }
    tableView.attach(delegate)
    tableView.layoutIfNeeded()
    tableView.headlessScroll(by: CGPoint(x: 0, y: 500))
    #expect(!prefetched.isEmpty)
    #expect(pictures.filter { $0.prefetches > 0 }.map(\.number) == Array(Set(prefetched)).sorted())
    tableView.headlessScroll(by: CGPoint(x: 0, y: 500))
    tableView.headlessScroll(by: CGPoint(x: 0, y: -300))
    #expect(!cancelled.isEmpty)
    #expect(pictures.filter { $0.cancellations > 0 }.map(\.number) == Array(Set(cancelled)).sorted())
  }

  @Test func prefetchingWhatIsNoLongerThereIsIgnored() {
    let dataSource = TableViewDataSource(FlatDataSource([Picture(number: 0)]))
    let delegate = TableViewDelegate(dataSource)
    var called = 0
    delegate.onPrefetch(Any.self) { _, _ in called += 1 }
    delegate.onCancelPrefetching(Any.self) { _, _ in called += 1 }
    dataSource.tableView(tableView, prefetchRowsAt: [IndexPath(row: 5, section: 0), IndexPath(row: 0, section: 3)])
    dataSource.tableView(tableView, cancelPrefetchingForRowsAt: [IndexPath(row: 5, section: 0)])
    #expect(called == 0)
    dataSource.tableView(tableView, prefetchRowsAt: [IndexPath(row: 0, section: 0)])
    #expect(called == 1)
  }
}
