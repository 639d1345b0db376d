import Foundation
import GalleryScreens
import SwiftCSV

/// Orders from a CSV file in UTF-8: a line with the names of the columns, in any order, and a line for each order.
///
/// Lines that cannot be read are left out and reported.
struct OrdersFile {
  /// The columns that a file has to have.
  static let columns = ["number", "date", "customer", "country", "amount", "currency"]

  /// The largest file that is read, in bytes: about half a million orders.
  private static let sizeLimit = 33_554_432

  let orders: [Order]
  let problems: [OrdersFileProblem]

  /// The path of the file in the package.
  static func sample() throws -> String {
    guard let path = Bundle.module.path(forResource: "orders", ofType: "csv") else {
      throw GalleryError("The sample orders are missing from the package; build it again.")
    }
    return path
  }

  /// - Throws: a ``GalleryError`` if the file cannot be read, or if there is nothing in it that could be shown.
  init(contentsOf path: String) throws {
    let data = try InputFile.data(at: path, of: "the orders", sizeLimit: OrdersFile.sizeLimit)
    guard let text = String(data: data, encoding: .utf8) else {
      throw GalleryError("Cannot read the orders in \(path): the file is not UTF-8 text.")
    }
    try self.init(text: text, name: path)
  }

  /// - Parameters:
  ///   - text: what is in the file.
  ///   - name: the file's name for reports.
  init(text: String, name: String) throws {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    guard let first = lines.firstIndex(where: { !OrdersFile.isBlank($0) }) else {
      throw GalleryError("\(name) is empty: a line with the columns \(OrdersFile.columnList) is missing.")
    }
    let reader = try OrderReader(header: String(lines[first]), file: name, line: first + 1)
    var orders: [Order] = []
    var problems: [OrdersFileProblem] = []
    for (index, line) in lines.enumerated().dropFirst(first + 1) where !OrdersFile.isBlank(line) {
      do throws(OrderReader.Failure) {
        orders.append(try reader.order(in: String(line)))
      } catch {
        problems.append(OrdersFileProblem(file: name, line: index + 1, reason: error.reason))
      }
    }
    guard !orders.isEmpty else {
      let reports = problems.map { "\n" + $0.description }.joined()
      throw GalleryError("There is no order in \(name) that could be shown.\(reports)")
    }
    self.orders = orders
    self.problems = problems
  }

  static var columnList: String { columns.joined(separator: ", ") }

  private static func isBlank(_ line: Substring) -> Bool {
    line.allSatisfy(\.isWhitespace)
  }
}
