import Foundation
import TestSupport
import Testing

@testable import Roster

private enum FormRow: TableViewRow {
  case film(Film)
  case person(Person)
  case line(Line)

  var row: some TableViewPresentable {
    switch self {
    case .film(let film): film
    case .person(let person): person
    case .line(let line): line
    }
  }
}

/// A row type with an identity and an equality of its own.
private enum NumberedRow: TableViewRow {
  case number(Int)
  case text(String)

  var id: Int {
    switch self {
    case .number(let number): number
    case .text: -1
    }
  }

  var row: some TableViewPresentable {
    if case .text(let text) = self {
      Presented<TextRow>(text)
    } else {
      Line(text: "\(id)")
    }
  }
}

@MainActor struct TableViewRowTests {
  private let table = makeTable()
  private let ash = Person(id: 1, name: "Ash")

  @Test func eachCaseHasItsCell() {
    table.attach(FlatDataSource<FormRow>([.film(Film("Alien")), .person(ash), .line(Line(text: "One"))]))
    expectEqual(table.shownTexts, ["Alien", "Ash", "One"])
    let types = table.visibleCells.map { ObjectIdentifier(type(of: $0)) }
    expectEqual(types, [FilmRow.self, PersonRow.self, UITableViewCell.self].map { ObjectIdentifier($0) })
  }

  @Test func handlersSeeTheValueOfTheCase() {
    var selected: [String] = []
    table.attach(FlatDataSource<FormRow>([.film(Film("Alien")), .person(ash)]))
      .onSelect(Person.self) { person in selected.append(person.name) }
      .onSelect(Film.self) { film in selected.append(film.title) }
    table.layoutIfNeeded()
    table.headlessTapRow(at: IndexPath(row: 1, section: 0))
    table.headlessTapRow(at: IndexPath(row: 0, section: 0))
    expectEqual(selected, ["Ash", "Alien"])
  }

  @Test func rowsHaveTheIdentityAndTheEqualityOfTheirCase() {
    expectEqual(FormRow.person(ash).id, FormRow.person(Person(id: 1, name: "Bishop")).id)
    #expect(FormRow.person(ash).id != FormRow.person(Person(id: 2, name: "Ash")).id)
    #expect(FormRow.person(ash) != FormRow.person(Person(id: 1, name: "Bishop")))
    expectEqual(FormRow.person(ash), FormRow.person(ash))
    #expect(FormRow.film(Film("Ash")) != FormRow.person(ash))
    #expect(FormRow.line(Line(text: "One")).id == nil)
  }

  @Test func aRowThatShowsDifferentlyKeepsItsCell() {
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    let form = FlatDataSource<FormRow>([.film(Film("Alien")), .person(ash)])
    table.attach(form)
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    form.apply([.film(Film("Heat")), .film(Film("Alien")), .person(Person(id: 1, name: "Bishop"))])
    expectEqual(table.shownTexts, ["Heat", "Alien", "Bishop"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
  }

  @Test func anIdentityOfItsOwnIsUsed() {
    expectEqual(NumberedRow.number(7).id, 7)
    table.attach(FlatDataSource<NumberedRow>([.number(7), .text("Seven")]))
    expectEqual(table.shownTexts, ["7", "Seven"])
  }
}
