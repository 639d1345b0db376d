import Foundation
import TestSupport
import Testing

@testable import Roster

@MainActor struct TableViewDataSourceTests {
  private let tableView = makeTable()

  @Test func stringsAreTitles() {
    let sections = [
      ContentSection(header: "Top", items: [Film("A")], footer: "Bottom"),
      ContentSection(header: nil, items: [Film("B")], footer: nil),
    ]
    let dataSource = TableViewDataSource(NestedDataSource(sections))
    let delegate = tableView.attach(dataSource)
    expectEqual(dataSource.tableView(tableView, titleForHeaderInSection: 0), "Top")
    expectEqual(dataSource.tableView(tableView, titleForFooterInSection: 0), "Bottom")
    #expect(dataSource.tableView(tableView, titleForHeaderInSection: 1) == nil)
    #expect(delegate.tableView(tableView, viewForHeaderInSection: 0) == nil)
    tableView.layoutIfNeeded()
    expectEqual(tableView.headerView(forSection: 0)?.textLabel?.text, "Top")
    expectEqual(tableView.footerView(forSection: 0)?.textLabel?.text, "Bottom")
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
    expectEqual((0..<3).map(shown), ["First", nil, "Third"])
    #expect(tableView.headerView(forSection: 1) == nil)
    expectEqual(tableView.rectForHeader(inSection: 1).height, 0)
    #expect(tableView.rectForHeader(inSection: 0).height > 0)
  }

  @Test func titlesAndViewsInOneList() {
    let sections = [
      ContentSection(header: AnyTableViewHeaderFooterPresentable("Title"), items: [Film("A")]),
      ContentSection(header: AnyTableViewHeaderFooterPresentable(Heading("View")), items: [Film("B")]),
    ]
    tableView.attach(NestedDataSource(sections))
    tableView.layoutIfNeeded()
    expectEqual(tableView.headerView(forSection: 0)?.textLabel?.text, "Title")
    #expect((tableView.headerView(forSection: 1) as? HeadingRowView)?.shownText == "View")
    #expect(sections[0].header != sections[1].header)
    expectEqual(sections[0].header, AnyTableViewHeaderFooterPresentable("Title"))
  }

  @Test func theSectionIndexLeadsToTheSectionsWithTitles() {
    let titles = [nil, "A", "A", nil, "B"]
    let sections = titles.map { title in
      ContentSection(items: (0..<20).map { Film("\(title ?? "-") \($0)") }, indexTitle: title)
    }
    let dataSource = TableViewDataSource(NestedDataSource(sections))
    tableView.attach(dataSource)
    tableView.layoutIfNeeded()
    expectEqual(tableView.headlessIndexTitles, ["A", "B"])
    tableView.headlessTapIndexTitle("B")
    #expect(tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: 4)) == true)
    expectEqual(dataSource.tableView(tableView, sectionForSectionIndexTitle: "A", at: 0), 1)
    expectEqual(dataSource.tableView(tableView, sectionForSectionIndexTitle: "B", at: 1), 4)
  }

  @Test func withoutTitlesThereIsNoSectionIndex() {
    let dataSource = TableViewDataSource(FlatDataSource([Film("A")]))
    #expect(dataSource.sectionIndexTitles(for: tableView) == nil)
  }
}
