import Foundation
import GalleryScreens
import SwiftCSV

/// Reads orders from the lines of a CSV file.
struct OrderReader {
  /// Why a line is no order.
  struct Failure: Error {
    var reason: String
  }

  private let delimiter: CSVDelimiter
  private let header: [String]

  /// - Parameters:
  ///   - header: the line with the names of the columns; it decides whether commas, semicolons or tabs separate fields.
  ///   - file: the file's name for errors.
  ///   - line: the line's number for errors.
  init(header: String, file: String, line: Int) throws {
    delimiter = CSVDelimiter.guessed(string: header)
    do throws(Failure) {
      self.header = try OrderReader.fields(of: header, delimiter: delimiter).map { $0.lowercased() }
    } catch {
      throw GalleryError("\(file):\(line): \(error.reason)")
    }
    let missing = OrdersFile.columns.filter { !self.header.contains($0) }
    guard missing.isEmpty else {
      let names = missing.map { "\"\($0)\"" }.joined(separator: ", ")
      throw GalleryError("\(file):\(line): missing column \(names); the columns are \(OrdersFile.columnList)")
    }
  }

  /// The order in a line.
  func order(in line: String) throws(Failure) -> Order {
    let fields = try OrderReader.fields(of: line, delimiter: delimiter)
    guard fields.count == header.count else {
      throw Failure(reason: "\(fields.count) columns instead of \(header.count)")
    }
    // The first of columns with the same name counts.
    let values = Dictionary(zip(header, fields)) { first, _ in first }
    func value(_ column: String) throws(Failure) -> String {
      guard let value = values[column], !value.isEmpty else { throw Failure(reason: "\(column) is empty") }
      return value
    }
    let (day, time) = try OrderReader.date(in: value("date"))
    let amount = try OrderReader.amount(in: value("amount"))
    let currency = try OrderReader.currency(in: value("currency"))
    return Order(
      number: try value("number"),
      day: day,
      time: time,
      customer: try value("customer"),
      country: try value("country"),
      total: Money(amount, currency)
    )
  }

  private static func fields(of line: String, delimiter: CSVDelimiter) throws(Failure) -> [String] {
    guard line.count(where: { $0 == "\"" }).isMultiple(of: 2) else {
      throw Failure(reason: "unbalanced quote: a quoted field has to end on its line")
    }
    do {
      let csv = try EnumeratedCSV(string: line + "\n", delimiter: delimiter, loadColumns: false, rowLimit: 1)
      return csv.header.map { $0.trimmingCharacters(in: .whitespaces) }
    } catch {
      throw Failure(reason: "misplaced quote: text follows a quoted field")
    }
  }

  private static func date(in text: String) throws(Failure) -> (Day, time: String?) {
    let failure = Failure(reason: "bad date \"\(text)\": it has to be like 2026-02-27 or 2026-02-27 14:05")
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == " " || $0 == "T" }
    guard let day = Day(parts[0]) else { throw failure }
    guard parts.count == 2 else { return (day, nil) }
    let clock = parts[1].split(separator: ":", omittingEmptySubsequences: false)
    guard
      clock.map(\.count) == [2, 2],
      clock.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let hour = Int(clock[0]), let minute = Int(clock[1]), hour < 24, minute < 60
    else { throw failure }
    return (day, String(parts[1]))
  }

  private static func amount(in text: String) throws(Failure) -> Decimal {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard
      (1...2).contains(parts.count),
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      digits.count <= maximumDigits,
      let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else { throw Failure(reason: "bad amount \"\(text)\": it has to be like 1234.50") }
    return amount
  }

  /// What a `Decimal` holds exactly, so that totals are exact too.
  private static let maximumDigits = 30

  private static func currency(in text: String) throws(Failure) -> String {
    let code = text.uppercased()
    guard isoCurrencies.contains(code) else {
      throw Failure(reason: "unknown currency \"\(text)\": it has to be an ISO 4217 code like EUR")
    }
    return code
  }

  private static let isoCurrencies = Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })
}
