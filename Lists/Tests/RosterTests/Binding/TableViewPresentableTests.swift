import Foundation
import TestSupport
import Testing

@testable import Roster

@MainActor struct TableViewPresentableTests {
  private let tableView = makeTable()

  @Test func aPresenterShowsItsViewModel() {
    tableView.attach(FlatDataSource([Film("Alien"), Film("Heat")]))
    expectEqual(tableView.shownTexts, ["Alien", "Heat"])
    #expect(tableView.visibleCells.allSatisfy { $0 is FilmRow })
  }

  @Test func aViewModelFillsAPlainCell() {
    tableView.attach(FlatDataSource([Line(text: "One"), Line(text: "Two")]))
    expectEqual(tableView.shownTexts, ["One", "Two"])
  }

  @Test func severalViewModelsShareACellType() {
    let content = [Line(text: "One").tableViewPresentable, Remark(text: "Two").tableViewPresentable]
    tableView.attach(FlatDataSource(content))
    expectEqual(tableView.shownTexts, ["One", "Remark: Two"])
    expectEqual(Set(tableView.visibleCells.map(\.reuseIdentifier)).count, 1)
  }

  @Test func severalTypesInOneList() {
    let content = [Film("Alien").tableViewPresentable, Person(id: 1, name: "Ripley").tableViewPresentable]
    tableView.attach(FlatDataSource(content))
    expectEqual(tableView.shownTexts, ["Alien", "Ripley"])
    #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 0)) is FilmRow)
    #expect(tableView.cellForRow(at: IndexPath(row: 1, section: 0)) is PersonRow)
  }

  @Test func theCellIsNamedAtTheUseSite() {
    tableView.attach(FlatDataSource(["One", "Two"].map(Presented<TextRow>.init)))
    expectEqual(tableView.shownTexts, ["One", "Two"])
    #expect(tableView.visibleCells.allSatisfy { $0 is TextRow })
  }

  @Test func theCellIsNamedForAWholeList() {
    tableView.attach(TableViewDataSource(FlatDataSource(["One", "Two"]), cell: TextRow.self))
    expectEqual(tableView.shownTexts, ["One", "Two"])
    #expect(tableView.visibleCells.allSatisfy { $0 is TextRow })
  }

  @Test func namingACellLeavesIdentityAndEqualityAsTheyAre() {
    expectEqual(Presented<PersonRow>(Person(id: 7, name: "Ash")).id, 7)
    expectEqual(Presented<TextRow>("One"), Presented<TextRow>("One"))
    #expect(Presented<TextRow>("One") != Presented<TextRow>("Two"))
    expectEqual(Set([Presented<TextRow>("One"), Presented<TextRow>("One")]).count, 1)
  }
}
