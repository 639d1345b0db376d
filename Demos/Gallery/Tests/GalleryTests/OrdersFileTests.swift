import Foundation
import GalleryScreens
import Testing

@testable import gallery

struct OrdersFileTests {
  private static let header = "number,date,customer,country,amount,currency"
  private static let good = "A-1,2026-02-27 14:05,Maya Johnson,United States,12.50,USD"

  private func read(_ lines: String...) throws -> OrdersFile {
    try OrdersFile(text: lines.joined(separator: "\n"), name: "orders.csv")
  }

  @Test func readsEveryField() throws {
    let file = try read(Self.header, Self.good)
    #expect(file.problems.isEmpty)
    let order = try #require(file.orders.first)
    #expect(order.number == "A-1")
    #expect(order.day == Day("2026-02-27"))
    #expect(order.time == "14:05")
    #expect(order.customer == "Maya Johnson")
    #expect(order.country == "United States")
    #expect(order.total == Money(Decimal(string: "12.50") ?? 0, "USD"))
  }

  @Test(arguments: [
    ("A-2,2026-02-27,Maya,US,12.50", "5 columns instead of 6"),
    ("A-2,2026-02-27,Maya,US,12.50,USD,", "7 columns instead of 6"),
    ("A-2,2026-02-30,Maya,US,12.50,USD", "bad date \"2026-02-30\": it has to be like 2026-02-27 or 2026-02-27 14:05"),
    ("A-2,27.02.2026,Maya,US,12.50,USD", "bad date \"27.02.2026\": it has to be like 2026-02-27 or 2026-02-27 14:05"),
    (
      "A-2,2026-02-27 24:00,Maya,US,12.50,USD",
      "bad date \"2026-02-27 24:00\": it has to be like 2026-02-27 or 2026-02-27 14:05"
    ),
    ("A-2,2026-02-27,Maya,US,12 USD,USD", "bad amount \"12 USD\": it has to be like 1234.50"),
    ("A-2,2026-02-27,Maya,US,1e3,USD", "bad amount \"1e3\": it has to be like 1234.50"),
    ("A-2,2026-02-27,Maya,US,12.,USD", "bad amount \"12.\": it has to be like 1234.50"),
    ("A-2,2026-02-27,Maya,US,12.50,DOLLARS", "unknown currency \"DOLLARS\": it has to be an ISO 4217 code like EUR"),
    ("A-2,2026-02-27,Maya,US,12.50,QQQ", "unknown currency \"QQQ\": it has to be an ISO 4217 code like EUR"),
    ("A-2,2026-02-27,\"Maya,US,12.50,USD", "unbalanced quote: a quoted field has to end on its line"),
    ("A-2,2026-02-27,\"Maya\" J,US,12.50,USD", "misplaced quote: text follows a quoted field"),
    ("A-2,2026-02-27,,US,12.50,USD", "customer is empty"),
    (",2026-02-27,Maya,US,12.50,USD", "number is empty"),
    ("A-2,2026-02-27,Maya,US,,USD", "amount is empty"),
  ])
  func reportsABadLineAndKeepsTheOthers(line: String, reason: String) throws {
    let file = try read(Self.header, Self.good, line, Self.good)
    #expect(file.orders.count == 2)
    #expect(file.problems.map(\.description) == ["orders.csv:3: \(reason)"])
  }

  @Test func countsBlankLines() throws {
    let file = try read("", Self.header, "", Self.good, "  ", "bad")
    #expect(file.orders.count == 1)
    #expect(file.problems.map(\.line) == [6])
  }

  @Test func readsWhatSpreadsheetsWrite() throws {
    let lines = [
      "Currency;Amount;Date;Number;Country;Customer", "eur;-3.50;2024-02-29;7;Italy;\"Ferri; \"\"Figli\"\"\"",
    ]
    let text = "\u{FEFF}" + lines.map { $0 + "\r\n" }.joined()
    let file = try OrdersFile(text: text, name: "orders.csv")
    #expect(file.problems.isEmpty)
    let order = try #require(file.orders.first)
    #expect(order.customer == "Ferri; \"Figli\"")
    #expect(order.total == Money(Decimal(string: "-3.5") ?? 0, "EUR"))
    #expect(order.time == nil)
  }

  @Test func keepsAmountsExact() throws {
    let amounts = ["0.10", "0.20", "123456789012345678901234.05"]
    let file = try OrdersFile(
      text: ([Self.header] + amounts.map { "A,2026-01-01,M,US,\($0),USD" }).joined(separator: "\n"),
      name: "orders.csv"
    )
    let sum = file.orders.map(\.total.amount).reduce(0, +)
    #expect("\(sum)" == "123456789012345678901234.35")
  }

  private static let emptyMessage =
    "orders.csv is empty: a line with the columns number, date, customer, country, amount, currency is missing."

  @Test(arguments: [
    ("", emptyMessage),
    ("\n \n", emptyMessage),
    (
      "number,date,customer,country,price,currency\n",
      "orders.csv:1: missing column \"amount\"; the columns are number, date, customer, country, amount, currency"
    ),
    ("number,date,customer,country,amount,currency\n", "There is no order in orders.csv that could be shown."),
    (
      "number,date,customer,country,amount,currency\nx",
      "There is no order in orders.csv that could be shown.\norders.csv:2: 1 columns instead of 6"
    ),
  ])
  func failsWithoutOrders(text: String, message: String) {
    #expect(throws: GalleryError(message)) { try OrdersFile(text: text, name: "orders.csv") }
  }

  @Test func saysWhichFileIsMissing() {
    #expect(throws: GalleryError("Cannot read the orders in /no/such/orders.csv: no such file or folder.")) {
      try OrdersFile(contentsOf: "/no/such/orders.csv")
    }
  }

  @Test func refusesAFolderAndWhatIsNotText() throws {
    let folder = try TemporaryFolder()
    #expect(throws: GalleryError("Cannot read the orders in \(folder.path): it is a folder.")) {
      try OrdersFile(contentsOf: folder.path)
    }
    let path = folder.path + "/binary.csv"
    try Data([0xFF, 0xFE, 0x00, 0xD8]).write(to: URL(fileURLWithPath: path))
    #expect(throws: GalleryError("Cannot read the orders in \(path): the file is not UTF-8 text.")) {
      try OrdersFile(contentsOf: path)
    }
  }

  /// A pipe has no size, and what is in it comes in parts.
  @Test func readsAPipe() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let lines = (1...3000).map { "A-\($0),2026-02-27,Maya Johnson,United States,12.50,USD" }
    let text = ([Self.header] + lines).joined(separator: "\n")
    let writer = Thread { try? FileHandle(forWritingTo: URL(fileURLWithPath: path)).write(contentsOf: Data(text.utf8)) }
    writer.start()
    let file = try OrdersFile(contentsOf: path)
    #expect(file.orders.count == 3000)
    #expect(file.problems.isEmpty)
  }

  @Test func readsNoMoreThanALargeFile() {
    let reason = "Cannot read the orders in /dev/zero: it has more than 33554432 bytes."
    #expect(throws: GalleryError(reason)) { try OrdersFile(contentsOf: "/dev/zero") }
  }

  @Test func readsTheSample() throws {
    let file = try OrdersFile(contentsOf: OrdersFile.sample())
    #expect(file.problems.isEmpty)
    #expect(file.orders.count == 337)
    #expect(Set(file.orders.map(\.number)).count == 337)
    #expect(Set(file.orders.map(\.total.currency)).count >= 10)
  }
}
