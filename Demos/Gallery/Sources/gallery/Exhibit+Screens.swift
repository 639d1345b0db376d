import Foundation
import GalleryScreens
import Roster

extension Exhibit {
  static func movies() -> Exhibit {
    let start = Phone(MoviesViewController(), prefersLargeTitle: true)
    let tapped = MoviesViewController()
    let selected = Phone(tapped)
    tapped.tableView.headlessTapRow(at: IndexPath(row: 4, section: 1))
    return Exhibit(
      screen: .movies,
      caption: "Movies and actors are two types with two cells in one list. On the right, a tap has selected a movie.",
      pictures: [
        Picture(name: "movies", window: start.window), Picture(name: "movies-selected", window: selected.window),
      ]
    )
  }

  static func orders(_ orders: [Order]) -> Exhibit {
    let newest = OrdersViewController(orders: orders)
    let start = Phone(newest, prefersLargeTitle: true)
    let older = OrdersViewController(orders: orders)
    let scrolled = Phone(older)
    older.tableView.headlessScroll(by: CGPoint(x: 0, y: 1500))
    return Exhibit(
      screen: .orders,
      caption: "Orders from a CSV file, grouped by day with the totals of each currency. The day stays in sight.",
      pictures: [
        Picture(name: "orders", window: start.window), Picture(name: "orders-scrolled", window: scrolled.window),
      ],
      figures: ["Orders: \(orders.count), days: \(newest.orders.numberOfSections)"]
    )
  }

  static func grid() -> Exhibit {
    let countries = Countries()
    let list = Phone(CountryListViewController(countries))
    let grid = Phone(CountryGridViewController(countries))
    return Exhibit(
      screen: .grid,
      caption: "One data source instance feeds the table on the left and the collection on the right.",
      pictures: [Picture(name: "grid-list", window: list.window), Picture(name: "grid", window: grid.window)]
    )
  }

  static func contacts() -> Exhibit {
    let start = Phone(ContactsViewController(), prefersLargeTitle: true)
    let contact = IndexPath(row: 1, section: 1)
    let swipedContacts = ContactsViewController()
    let swiped = Phone(swipedContacts)
    if let table = swipedContacts.tableView, let cell = table.cellForRow(at: contact) {
      cell.headlessRevealedSwipeActions = table.headlessSwipeActions(forRowAt: contact)
    }
    let pressedContacts = ContactsViewController()
    let pressed = Phone(pressedContacts)
    if let table = pressedContacts.tableView, let cell = table.cellForRow(at: contact) {
      cell.headlessPresentedMenu = table.headlessShowContextMenu(forRowAt: contact)
    }
    return Exhibit(
      screen: .contacts,
      caption:
        "Rows are as high as their notes. In the middle one was swiped, on the right it was pressed for its menu.",
      pictures: [
        Picture(name: "contacts", window: start.window),
        Picture(name: "contacts-swiped", window: swiped.window),
        Picture(name: "contacts-menu", window: pressed.window),
      ]
    )
  }
}
