import Foundation
import Testing

@testable import Roster

@MainActor struct TableViewAttachTests {
  private let tableView = makeTable()

  @Test func attachingSetsEverythingAndReloads() {
    let delegate = tableView.attach(FlatDataSource([Film("A")]))
    #expect(tableView.delegate === delegate)
    #expect(tableView.dataSource === delegate.dataSource)
    #expect(tableView.shownTexts == ["A"])
  }

  @Test func severalContentsAreOne() {
    let films = FlatDataSource([Film("A")])
    let delegate = tableView.attach {
      films
      FlatDataSource([Picture(number: 1)])
    }
    #expect(tableView.dataSource === delegate.dataSource)
    #expect(tableView.numberOfSections == 2)
    films.append(Film("B"))
    #expect(tableView.numberOfRows(inSection: 0) == 2 && tableView.numberOfRows(inSection: 1) == 1)
    #expect(delegate.dataSource.viewModel(at: [1, 0]) is Picture)
  }

  @Test func onlyWhatMayPrefetchIsToldWhatComes() {
    tableView.attach(FlatDataSource([Picture(number: 1)]))
    #expect(tableView.prefetchDataSource === tableView.dataSource)
    let delegate = tableView.attach(FlatDataSource([Film("A")]))
    #expect(tableView.prefetchDataSource == nil)
    delegate.onPrefetch(Film.self) { _, _ in }
    #expect(tableView.prefetchDataSource === delegate.dataSource)
    tableView.attach(FlatDataSource([AnyTableViewPresentable(Film("A"))]))
    #expect(tableView.prefetchDataSource === tableView.dataSource)
    tableView.attach(FlatDataSource([Film("A")])).onCancelPrefetching(Film.self) { _, _ in }
    #expect(tableView.prefetchDataSource === tableView.dataSource)
    let subclass = OverridingTableViewDataSource(FlatDataSource([Film("A")]))
    tableView.attach(subclass)
    #expect(tableView.prefetchDataSource === subclass)
  }

  @Test func whoeverElseIsToldWhatComesStays() {
    let delegate = tableView.attach(FlatDataSource([Film("A")]))
    let mine = TableViewDataSource(FlatDataSource([Film("Mine")]))
    tableView.prefetchDataSource = mine
    delegate.onPrefetch(Film.self) { _, _ in }
    #expect(tableView.prefetchDataSource === mine)
  }

  @Test func theViewKeepsWhatIsAttached() {
    weak var content: FlatDataSource<Film>?
    weak var delegate: TableViewDelegate?
    do {
      let new = FlatDataSource([Film("A")])
      content = new
      delegate = tableView.attach(new)
    }
    #expect(delegate != nil)
    #expect(content != nil)
    #expect(tableView.shownTexts == ["A"])
    content?.append(Film("B"))
    #expect(tableView.shownTexts == ["A", "B"])
  }

  @Test func theViewReleasesItWithItself() {
    weak var content: FlatDataSource<Film>?
    weak var delegate: TableViewDelegate?
    weak var dataSource: TableViewDataSource?
    weak var released: UITableView?
    do {
      let view = makeTable()
      let new = FlatDataSource((0..<30).map { Film("\($0)") })
      let attached = view.attach(new)
        .onSelect(Film.self) { _ in }
        .onDidEndDisplaying(Film.self) { _, _ in }
        .height(for: Film.self) { _, _ in nil }
      attached.onMove { [weak new] in new?.move(from: $0.row, to: $1.row) }
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
    weak var delegate: TableViewDelegate?
    weak var content: FlatDataSource<Film>?
    do {
      let new = FlatDataSource([Film("A")])
      content = new
      delegate = tableView.attach(new)
    }
    tableView.layoutIfNeeded()
    tableView.detach()
    #expect(delegate == nil)
    #expect(content == nil)
    #expect(tableView.delegate == nil)
    #expect(tableView.dataSource == nil)
    #expect(tableView.prefetchDataSource == nil)
    #expect(tableView.shownTexts == [])
    tableView.detach()
  }

  @Test func detachingLeavesWhatSomebodyElseHasSet() {
    let mine = TableViewDelegate(TableViewDataSource(FlatDataSource([Film("Mine")])))
    tableView.attach(FlatDataSource([Film("A")]))
    tableView.delegate = mine
    tableView.dataSource = mine.dataSource
    tableView.detach()
    #expect(tableView.delegate === mine)
    #expect(tableView.dataSource === mine.dataSource)
    #expect(tableView.prefetchDataSource == nil)
  }

  @Test func attachingAgainReplaces() {
    weak var first: TableViewDelegate?
    let content = FlatDataSource([Film("A")])
    first = tableView.attach(content)
    #expect(tableView.shownTexts == ["A"])
    tableView.attach(FlatDataSource([Film("B"), Film("C")]))
    #expect(first == nil)
    #expect(tableView.shownTexts == ["B", "C"])
    let reloads = CountingTableView()
    reloads.attach(content)
    reloads.attach(FlatDataSource([Film("D")]))
    let before = reloads.reloads
    content.append(Film("E"))
    #expect(reloads.reloads == before)
    #expect(reloads.shownTexts == ["D"])
  }

  @Test func severalViewsFollowOneContent() {
    let content = FlatDataSource([Film("A")])
    let tables = [makeTable(), makeTable()]
    let collectionView = makeCollection()
    for table in tables { table.attach(content) }
    collectionView.attach(content)
    content.append(Film("B"))
    #expect(tables.map(\.shownTexts) == [["A", "B"], ["A", "B"]])
    #expect(collectionView.shownTexts == ["A", "B"])
    tables[0].detach()
    content.remove(at: 0)
    #expect(tables.map(\.shownTexts) == [[], ["B"]])
    #expect(collectionView.shownTexts == ["B"])
  }

  @Test func oneDelegateServesSeveralViews() {
    let content = FlatDataSource([Film("A"), Film("B")])
    var selected: [String] = []
    let delegate = TableViewDelegate(TableViewDataSource(content)).onSelect(Film.self) { selected.append($0.title) }
    let tables = [makeTable(), makeTable()]
    for table in tables { table.attach(delegate) }
    for (row, table) in tables.enumerated() { table.headlessTapRow(at: IndexPath(row: row, section: 0)) }
    #expect(selected == ["A", "B"])
    content.append(Film("C"))
    #expect(tables.map(\.shownTexts) == [["A", "B", "C"], ["A", "B", "C"]])
  }

  @Test func oneChangeIsOneReload() {
    let table = CountingTableView()
    let content = FlatDataSource([Film("A")])
    table.attach(content)
    let before = table.reloads
    content.append(contentsOf: [Film("B"), Film("C")])
    #expect(table.reloads == before + 1)
  }

  /// A handler that is given late must not cost the table its data.
  @Test func lateHandlersLeaveTheTableAsItIs() {
    let content = FlatDataSource([Film("A"), Film("B")])
    let delegate = tableView.attach(content)
    #expect(tableView.shownTexts == ["A", "B"])
    delegate.onMove { content.move(from: $0.row, to: $1.row) }
    delegate.onDelete(Film.self) { content.remove(at: $1.row) }
    #expect(tableView.dataSource === delegate.dataSource)
    #expect(tableView.delegate === delegate)
    #expect(tableView.shownTexts == ["A", "B"])
  }
}
