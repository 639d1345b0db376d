import Foundation
import TestSupport
import Testing

@testable import Roster

@MainActor struct TableViewDelegateTests {
  private let tableView = makeTable()
  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)
  private let mixed = FlatDataSource([
    Film("Alien").tableViewPresentable, Person(id: 1, name: "Ripley").tableViewPresentable,
  ])

  // MARK: Selection

  @Test func aSuperclassStandsForItsSubclasses() {
    var selected: [String] = []
    tableView.attach(FlatDataSource([Vehicle(), Car()]))
      .onSelect(Vehicle.self) { selected.append("vehicle \(type(of: $0))") }
      .onSelect(Car.self) { _ in selected.append("car") }
    tableView.headlessTapRow(at: first)
    tableView.headlessTapRow(at: second)
    expectEqual(selected, ["vehicle Vehicle", "vehicle Car", "car"])
  }

  @Test func accessoryTapsAreTypedByViewModel() {
    var tapped: [String] = []
    tableView.attach(mixed)
      .configure(UITableViewCell.self) { cell, _ in cell.accessoryType = .detailButton }
      .onAccessoryTap(Film.self) { film, place in tapped.append("\(film.title) \(place.row)") }
    #expect(tableView.headlessTapAccessory(at: first))
    #expect(tableView.headlessTapAccessory(at: second))
    expectEqual(tapped, ["Alien 0"])
  }

  // MARK: Cells

  @Test func cellsAreConfiguredByTypeAfterTheirViewModelIsOnThem() {
    var configured: [String] = []
    tableView.attach(mixed)
      .configure(PersonRow.self) { cell, place in
        configured.append("\(cell.textLabel?.text ?? "") \(place.row)")
      }
      .configure(UITableViewCell.self) { _, place in configured.append("any \(place.row)") }
    tableView.layoutIfNeeded()
    expectEqual(configured, ["any 0", "Ripley 1", "any 1"])
  }

  @Test func shownAndHiddenRowsAreReported() {
    var log: [String] = []
    let content = FlatDataSource((0..<100).map { Film("\($0)") })
    tableView.attach(content)
      .onWillDisplay(Film.self) { film, place in log.append("+\(film.title) \(place.row)") }
      .onDidEndDisplaying(Film.self) { film, place in log.append("-\(film.title) \(place.row)") }
    tableView.layoutIfNeeded()
    let shown = tableView.indexPathsForVisibleRows?.map(\.row) ?? []
    #expect(shown.count > 5)
    expectEqual(log, shown.map { "+\($0) \($0)" })
    log = []
    tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    tableView.layoutIfNeeded()
    expectEqual(Set(log.filter { $0.hasPrefix("-") }), Set(shown.map { "-\($0) \($0)" }))
  }

  // MARK: Heights

  @Test func viewModelsSayHowHighTheirRowsAre() {
    tableView.attach(FlatDataSource([Tall(height: 30), Tall(height: 70)]))
    expectEqual(rowHeights, [30, 70])
  }

  @Test func aHandlerOfHeightsComesBeforeTheViewModel() {
    tableView.attach(FlatDataSource([Tall(height: 30), Tall(height: 70)]))
      .height(for: Tall.self) { tall, tableView in tall.height < 50 ? tableView.bounds.height / 10 : nil }
    expectEqual(rowHeights, [84.4, 70])
  }

  @Test func rowsWithoutAHeightAreAsHighAsTheTableSays() {
    tableView.rowHeight = 51
    tableView.attach(mixed).height(for: Film.self) { _, _ in 33 }
    expectEqual(rowHeights, [33, 51])
  }

  @Test func wrappedViewModelsSayTheirHeights() {
    tableView.attach(FlatDataSource([Tall(height: 30).tableViewPresentable, Film("A").tableViewPresentable]))
    expectEqual(rowHeights[0], 30)
    #expect(rowHeights[1] != 30)
  }

  @Test func aSubclassOfAViewModelMaySayAHeight() {
    tableView.rowHeight = 40
    tableView.attach(FlatDataSource([Vehicle(), Lorry()]))
    expectEqual(rowHeights, [40, 90])
  }

  @Test func aHeightThatIsGivenAfterTheFirstLayoutCounts() {
    let delegate = tableView.attach(FlatDataSource([Film("A"), Film("B")]))
    tableView.layoutIfNeeded()
    delegate.height(for: Film.self) { _, _ in 99 }
    expectEqual(rowHeights, [99, 99])
    #expect(tableView.delegate === delegate)
  }

  @Test func heightsOfHeadersAndFooters() {
    let section = ContentSection(header: "A", items: [Film("A")], footer: "B")
    tableView.attach(NestedDataSource([section, section]))
      .headerHeight { $0 == 0 ? 61 : nil }
      .footerHeight { $0 == 1 ? 17 : nil }
    tableView.layoutIfNeeded()
    let plain = makeTable()
    plain.attach(NestedDataSource([section, section]))
    plain.layoutIfNeeded()
    expectEqual(tableView.rectForHeader(inSection: 0).height, 61)
    expectEqual(tableView.rectForHeader(inSection: 1).height, plain.rectForHeader(inSection: 1).height)
    expectEqual(tableView.rectForFooter(inSection: 0).height, plain.rectForFooter(inSection: 0).height)
    expectEqual(tableView.rectForFooter(inSection: 1).height, 17)
  }

  @Test func estimatesAreAskedWhereTheyAreGiven() {
    let content = FlatDataSource((0..<1000).map { Film("\($0)") })
    tableView.attach(content).estimatedHeight(for: Film.self) { _, _ in 200 }
    tableView.layoutIfNeeded()
    #expect(tableView.contentSize.height > 150_000)
  }

  // MARK: Headers

  @Test func headerAndFooterViewsOfAHandlerComeFirst() {
    let sections = [ContentSection(header: Heading("A"), items: [Film("A")], footer: Heading("Z"))]
    let header = UIView()
    let footer = UIView()
    let delegate = tableView.attach(NestedDataSource(sections + sections))
      .headerView { _, section in section == 0 ? header : nil }
      .footerView { _, section in section == 0 ? footer : nil }
    #expect(delegate.tableView(tableView, viewForHeaderInSection: 0) === header)
    #expect(delegate.tableView(tableView, viewForFooterInSection: 0) === footer)
    #expect((delegate.tableView(tableView, viewForHeaderInSection: 1) as? HeadingRowView)?.shownText == "A")
    #expect((delegate.tableView(tableView, viewForFooterInSection: 1) as? HeadingRowView)?.shownText == "Z")
  }

  // MARK: Menus

  private var rowHeights: [CGFloat] {
    tableView.layoutIfNeeded()
    return (0..<tableView.numberOfRows(inSection: 0)).map {
      tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
  }
}

private class Vehicle: TableViewPresentable {
  func present(on cell: UITableViewCell) {}
}

private final class Car: Vehicle {}

private final class Lorry: Vehicle, RowHeightProviding {
  func rowHeight(in tableView: UITableView) -> CGFloat { 90 }
}

private struct Tall: RowHeightProviding, TableViewPresentable {
  var height: CGFloat

  func present(on cell: UITableViewCell) {}
  func rowHeight(in tableView: UITableView) -> CGFloat { height }
}
