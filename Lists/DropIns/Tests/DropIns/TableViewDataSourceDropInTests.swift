import Foundation
import HeadlessUIKit
import RosterComposites
import Testing

// Two modules have classes of these names: an import of the one that is meant decides.
import class TableViewDataSource.CompositeTableViewDataSource
import typealias TableViewDataSource.TableViewDataSource
import protocol TableViewDataSource.TableViewDataSourceType

private final class Rows: TableViewDataSource {
  var names: [String]

  init(_ names: [String]) { self.names = names }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

/// Adds what the base class does not have, as on a device: without `override`.
private final class Places: TableViewDataSource {
  var selected: [IndexPath] = []

  override var numberOfSections: Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.section == 0 ? 211 : 60
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let label = UILabel()
    label.text = "Group \(section)"
    return label
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 34 }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer \(section)" }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section == 1 }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}

/// A subclass of a subclass changes what that one has.
private class Tall: TableViewDataSource {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
}

private final class Taller: Tall {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    2 * super.tableView(tableView, heightForRowAt: indexPath)
  }
}

/// Says nothing about its rows.
private final class Incomplete: TableViewDataSource {}

private struct Chapter: TableViewPresentable {
  var title: String

  func present(on cell: UITableViewCell) { cell.textLabel?.text = title }
}

/// What TableViewDataSource is known for doing wrong, and its use together with Roster.
@MainActor struct TableViewDataSourceDropInTests {
  private let tableView = CountingTableView()

  /// The library let nobody select or highlight rows of a data source that says nothing about it.
  @Test func untouchedChildrenKeepTheirSelection() {
    let composite = CompositeTableViewDataSource([Rows(["One"]), Rows(["Two"])])
    composite.configure(with: tableView)
    #expect(tableView.texts == ["One", "Two"])
    tableView.headlessTapRow(at: IndexPath(row: 0, section: 1))
    #expect(tableView.indexPathsForSelectedRows == [[1, 0]])
  }

  /// The table that a data source is given is its own: sections count from 0, in nested composites too.
  @Test func rowsAreInsertedThroughTheOwnTable() {
    let rows = Rows(["One"])
    let nested = CompositeTableViewDataSource([Rows(["Nested"]), rows])
    let composite = CompositeTableViewDataSource([Rows(["First"]), nested])
    composite.configure(with: tableView)
    #expect(tableView.texts == ["First", "Nested", "One"])
    rows.names.append("Two")
    rows.tableView?.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(tableView.texts == ["First", "Nested", "One", "Two"])
    #expect(tableView.numberOfRows(inSection: 2) == 2)
    #expect(nested.parent === composite)
    #expect(nested.tableView?.numberOfSections == 2)
  }

  /// A table asks for the heights, headers, footers and selection that only a subclass has; a composite does, too.
  @Test(arguments: [0, 1]) func optionalRequirementsOfASubclass(rowsBefore: Int) {
    let places = Places()
    let dataSource: any TableViewDataSourceType =
      rowsBefore == 0
      ? places : CompositeTableViewDataSource([Rows(["One"]), CompositeTableViewDataSource([places])])
    dataSource.configure(with: tableView)
    tableView.layoutIfNeeded()
    #expect(tableView.rectForRow(at: [rowsBefore, 0]).height == 211)
    #expect(tableView.rectForRow(at: [rowsBefore + 1, 0]).height == 60)
    #expect(tableView.rectForHeader(inSection: rowsBefore + 1).height == 34)
    #expect(tableView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Group 0", "Group 1"])
    #expect(tableView.footerView(forSection: rowsBefore)?.textLabel?.text == "Footer 0")
    #expect(tableView.dataSource?.tableView(tableView, canMoveRowAt: [rowsBefore + 1, 0]) == true)
    #expect(tableView.dataSource?.tableView(tableView, canMoveRowAt: [rowsBefore, 0]) == false)
    tableView.headlessTapRow(at: [rowsBefore + 1, 0])
    #expect(places.selected == [[1, 0]])
  }

  @Test func aSubclassOfASubclassOverrides() {
    let taller = Taller()
    taller.configure(with: tableView)
    tableView.layoutIfNeeded()
    #expect(tableView.rectForRow(at: [0, 0]).height == 200)
    #expect(taller.tableView === tableView)
  }

  /// Parts are added and removed by the names of the composite's protocol too.
  @Test func partsOfAComposite() {
    let composite = CompositeTableViewDataSource([Rows(["One"])])
    let rows = Rows(["Two"])
    composite.configure(with: tableView)
    composite.add(rows)
    #expect(tableView.texts == ["One", "Two"])
    #expect(composite.children.count == 2)
    composite.remove(rows)
    #expect(tableView.texts == ["One"])
    #expect(rows.tableView == nil)
  }

  /// A composite that was given to a table by hand shows its rows.
  @Test func withoutConfigure() {
    let composite = CompositeTableViewDataSource([Rows(["One"]), Rows(["Two"])])
    tableView.dataSource = composite
    #expect(tableView.texts == ["One", "Two"])
  }

  @Test func aClassThatOverridesNothingStopsTheProgram() async {
    let failure = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Incomplete().tableView(UITableView(), numberOfRowsInSection: 0)
    }
    let message = String(decoding: failure?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Incomplete does not override tableView(_:numberOfRowsInSection:)"))
  }

  /// One screen with both: a composite of the library with a part of Roster's content.
  @Test func bothOnOneScreen() {
    var selected: [String] = []
    let chapters = FlatDataSource([Chapter(title: "Chapter")])
    let composite = CompositeTableViewDataSource([Rows(["One"])])
    let rows = Roster.TableViewDataSource(chapters)
    composite.composite.add(.init(TableViewDelegate(rows).onSelect(Chapter.self) { selected.append($0.title) }))
    composite.configure(with: tableView)
    #expect(tableView.texts == ["One", "Chapter"])
    chapters.append(Chapter(title: "Next"))
    #expect(tableView.texts == ["One", "Chapter", "Next"])
    tableView.headlessTapRow(at: IndexPath(row: 1, section: 1))
    #expect(selected == ["Next"])
  }
}
