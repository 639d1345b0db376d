import Foundation
import TestSupport
import Testing

@testable import Roster

private enum GridItem: CollectionViewItem {
  case film(Film)
  case person(Person)
  case line(Line)

  var item: some CollectionViewPresentable {
    switch self {
    case .film(let film): film
    case .person(let person): person
    case .line(let line): line
    }
  }
}

/// An item type with an identity and an equality of its own.
private enum NumberedItem: CollectionViewItem {
  case number(Int)
  case text(String)

  var id: Int {
    switch self {
    case .number(let number): number
    case .text: -1
    }
  }

  var item: some CollectionViewPresentable {
    if case .text(let text) = self {
      Presented<TextTile>(text)
    } else {
      Line(text: "\(id)")
    }
  }
}

@MainActor struct CollectionViewItemTests {
  private let collection = makeCollection()
  private let ash = Person(id: 1, name: "Ash")

  @Test func eachCaseHasItsCell() {
    collection.attach(FlatDataSource<GridItem>([.film(Film("Alien")), .person(ash), .line(Line(text: "One"))]))
    expectEqual(collection.shownTexts, ["Alien", "Ash", "One"])
    let types = collection.indexPathsForVisibleItems.sorted().compactMap(collection.cellForItem(at:)).map {
      ObjectIdentifier(type(of: $0))
    }
    expectEqual(types, [FilmTile.self, PersonTile.self, PlainTile.self].map { ObjectIdentifier($0) })
  }

  @Test func handlersSeeTheValueOfTheCase() {
    var selected: [String] = []
    collection.attach(FlatDataSource<GridItem>([.film(Film("Alien")), .person(ash)]))
      .onSelect(Person.self) { person in selected.append(person.name) }
      .onSelect(Film.self) { film in selected.append(film.title) }
    collection.layoutIfNeeded()
    collection.headlessTapItem(at: IndexPath(item: 1, section: 0))
    collection.headlessTapItem(at: IndexPath(item: 0, section: 0))
    expectEqual(selected, ["Ash", "Alien"])
  }

  @Test func itemsHaveTheIdentityAndTheEqualityOfTheirCase() {
    expectEqual(GridItem.person(ash).id, GridItem.person(Person(id: 1, name: "Bishop")).id)
    #expect(GridItem.person(ash).id != GridItem.person(Person(id: 2, name: "Ash")).id)
    #expect(GridItem.person(ash) != GridItem.person(Person(id: 1, name: "Bishop")))
    expectEqual(GridItem.person(ash), GridItem.person(ash))
    #expect(GridItem.film(Film("Ash")) != GridItem.person(ash))
    #expect(GridItem.line(Line(text: "One")).id == nil)
  }

  @Test func anItemThatShowsDifferentlyKeepsItsCell() {
    let window = UIWindow(frame: collection.frame)
    window.addSubview(collection)
    let form = FlatDataSource<GridItem>([.film(Film("Alien")), .person(ash)])
    collection.attach(form)
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    form.apply([.film(Film("Heat")), .film(Film("Alien")), .person(Person(id: 1, name: "Bishop"))])
    expectEqual(collection.shownTexts, ["Heat", "Alien", "Bishop"])
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
  }

  @Test func anIdentityOfItsOwnIsUsed() {
    expectEqual(NumberedItem.number(7).id, 7)
    collection.attach(FlatDataSource<NumberedItem>([.number(7), .text("Seven")]))
    expectEqual(collection.shownTexts, ["7", "Seven"])
  }
}
