import Foundation
import Roster
import TestSupport
import Testing

// The samples of the article "Following other content", run.

private enum Folder { case inbox, trash }

private struct Mail: Identifiable, Equatable, TableViewPresentable {
  let id: Int
  var subject: String
  var sender: String
  var day: String
  var date: String
  var folder = Folder.inbox
  var isRead = false

  @MainActor func present(on cell: UITableViewCell) { cell.textLabel?.text = isRead ? subject : "• \(subject)" }
}

@MainActor struct FollowingOtherContentTests {
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.addSubview(tableView)
    window.makeKeyAndVisible()
  }

  private var rows: [[String?]] {
    tableView.layoutIfNeeded()
    return (0..<tableView.numberOfSections).map { section in
      [tableView.dataSource?.tableView(tableView, titleForHeaderInSection: section) ?? nil]
        + (0..<tableView.numberOfRows(inSection: section)).map {
          tableView.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text
        }
    }
  }

  @Test func aTableFollowsThroughFourDataSources() {
    let mails = FlatDataSource([
      Mail(id: 1, subject: "Roses at the café", sender: "Ana", day: "Monday", date: "1 09:00"),
      Mail(id: 2, subject: "Invoice", sender: "Ros Café", day: "Monday", date: "1 10:00"),
      Mail(id: 3, subject: "Old roses, new café", sender: "Rui", day: "Sunday", date: "0 08:00"),
      Mail(id: 4, subject: "Ros cafe", sender: "Spam", day: "Sunday", date: "0 09:00", folder: .trash),
    ])
    let folder = Filter<Mail> { $0.folder == .inbox }
    let unread = Filter<Mail>(isActive: false) { !$0.isRead }
    let search = Search<Mail>(\.subject, \.sender)
    let sorter = Sorter<Mail>(\.date, .descending)
    let shown = mails.filtered(by: folder).filtered(by: unread).searched(by: search).sorted(by: sorter)
      .grouped(by: \.day, .descending) { day, mails in "\(day): \(mails.count)" }

    var places: [ItemPlace] = []
    tableView.attach(shown).onSelect(Mail.self) { _, place in places.append(place) }
    tableView.attach(shown).dataSource.updateOptions.hiddenSelection = .kept
    tableView.attach(shown).onSelect(Mail.self) { _, place in places.append(place) }
    search.text = "ros cafe"
    expectEqual(rows, [["Sunday: 1", "• Old roses, new café"], ["Monday: 2", "• Invoice", "• Roses at the café"]])

    tableView.headlessTapRow(at: IndexPath(row: 0, section: 1))
    mails.insert(Mail(id: 5, subject: "Rosé, café", sender: "Ivo", day: "Monday", date: "1 11:00"), at: 0)
    let place = places[0]
    shown.update(place) { $0.isRead = true }
    expectEqual(rows.last, ["Monday: 3", "• Rosé, café", "Invoice", "• Roses at the café"])
    unread.isActive = true
    expectEqual(rows.last, ["Monday: 2", "• Rosé, café", "• Roses at the café"])
    unread.isActive = false
    shown.remove(place)
    expectEqual(mails.items.map(\.id), [5, 1, 3, 4])
    unread.isActive = true
    search.text = "ros cafe"
    sorter.sort(by: \.sender)
    expectEqual(rows.last, ["Monday: 2", "• Roses at the café", "• Rosé, café"])
    folder.predicate = { $0.folder == .trash }
    expectEqual(rows, [["Sunday: 1", "• Ros cafe"]])
  }

  @Test func theOthersOfTheTable() {
    let mails = FlatDataSource(
      (0..<6).map { Mail(id: $0, subject: "\($0)", sender: "\($0 % 2)", day: "\($0 / 3)", date: "\(6 - $0)") }
    )
    expectEqual(mails.selected(ids: [1, 4]).ids, [1, 4])
    expectEqual(mails.excluding(ids: [1, 4]).ids, [0, 2, 3, 5])
    expectEqual(mails.reversed().ids, [5, 4, 3, 2, 1, 0])
    expectEqual(mails.grouped(by: \.sender).flattened().ids, [0, 2, 4, 1, 3, 5])
    expectEqual(mails.distinct(by: \.sender).ids, [0, 1])
    expectEqual(mails.prefix(2).ids, [0, 1])
    expectEqual(mails.suffix(2).ids, [4, 5])
    expectEqual(mails.window(1..<3).ids, [1, 2])
    expectEqual(mails.map { $0 }.cached().ids, [0, 1, 2, 3, 4, 5])
  }

  @Test func textsAsPeopleLookForThem() {
    let files = FlatDataSource(["File 10", "file 2", "Émile"].map { File(id: $0) })
    let names = files.sorted(by: \.name)
    let codes = files.sorted(by: Sorter(\.name, order: .unicode))
    let localOrder = TextOrder { $0.localizedStandardCompare($1) == .orderedAscending }
    let localized = files.sorted(by: Sorter(\.name, order: localOrder))
    expectEqual(names.items, ["Émile", "file 2", "File 10"])
    expectEqual(codes.items, ["File 10", "file 2", "Émile"])
    expectEqual(localized.numberOfItems, 3)
  }

  @Test func linesBetweenDaysInATable() {
    let messages = FlatDataSource([
      Mail(id: 1, subject: "Hello", sender: "Ana", day: "Sunday", date: ""),
      Mail(id: 2, subject: "Hi", sender: "Rui", day: "Monday", date: ""),
    ])
    let chat = messages.interleaved { before, after in
      after.flatMap { $0.day == before?.day ? nil : "— \($0.day) —" }
    }
    let texts = chat.map { row in
      switch row {
      case .item(let mail): ChatLine(text: mail.subject)
      case .separator(let day): ChatLine(text: day)
      }
    }
    tableView.attach(texts)
    expectEqual(rows, [[nil, "— Sunday —", "Hello", "— Monday —", "Hi"]])
    messages.insert(Mail(id: 3, subject: "Bye", sender: "Ana", day: "Sunday", date: ""), at: 1)
    expectEqual(rows, [[nil, "— Sunday —", "Hello", "Bye", "— Monday —", "Hi"]])
    let firstUnread = 2
    chat.show(before: firstUnread, "New")
    expectEqual(rows, [[nil, "Hello", "Bye", "New", "Hi"]])
  }

  @Test func partnersAndRowsOfItems() {
    let orders = FlatDataSource([Order(id: 1, customer: 7, lines: ["tea", "cup"]), Order(id: 2, customer: 8)])
    let customers = FlatDataSource([Customer(id: 7, name: "Ana")])
    let accounts = FlatDataSource(["a", "b"].map { Account(id: $0, messages: FlatDataSource([$0])) })
    let complete = orders.innerJoined(with: customers, by: \.customer, \.id)
    let rows = orders.joined(with: customers, by: \.customer, \.id)  // JoinedPair(left: order, right: customer or nil)
    let all = accounts.flatMapped { $0.messages }  // each account's own data source
    let lines = orders.flatMapped { $0.lines }
    #expect(rows.item(at: 0, inSection: 0).right?.name == "Ana" && rows.item(at: 1, inSection: 0).right == nil)
    customers.append(Customer(id: 8, name: "Rui"))
    orders.update(at: 1) { $0.lines = ["pot"] }
    accounts.items[0].messages.append("c")
    orders.update(rows.place(at: 0, inSection: 0)) { $0.customer = 8 }
    expectEqual(rows.item(at: 0, inSection: 0).right?.name, "Rui")
    expectEqual(complete.item(at: 1, inSection: 0).right.name, "Rui")
    #expect(lines.items == ["tea", "cup", "pot"] && all.items == ["a", "c", "b"])
  }
}

private struct File: Identifiable, Equatable {
  let id: String
  var name: String { id }
}

private struct ChatLine: Equatable, TableViewPresentable {
  let text: String

  @MainActor func present(on cell: UITableViewCell) { cell.textLabel?.text = text }
}

private struct Order: Identifiable, Equatable {
  let id: Int
  var customer: Int
  var lines: [String] = []
}

private struct Customer: Identifiable, Equatable {
  let id: Int
  var name: String
}

private struct Account: Identifiable {
  let id: String
  let messages: FlatDataSource<String>
}

extension DataSource {
  fileprivate var texts: [Item] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { item(at: $0, inSection: section) }
    }
  }
}

extension DataSource where Item == File {
  fileprivate var items: [String] { texts.map(\.name) }
}

extension DataSource where Item == String {
  fileprivate var items: [String] { texts }
}

extension DataSource where Item == Mail {
  /// The identifiers of all items.
  fileprivate var ids: [Int] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { item(at: $0, inSection: section).id }
    }
  }
}
