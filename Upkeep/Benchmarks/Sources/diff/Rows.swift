import Foundation
import RosterCore
import TestSupport

/// A row with a number as its identifier, and a title on the heap.
struct IntRow: Identifiable, Equatable {
  var id: Int
  var title: String
}

/// A row with a UUID as its identifier, and a title on the heap.
struct UUIDRow: Identifiable, Equatable {
  var id: UUID
  var title: String
}

/// A row with a string of 24 characters as its identifier, and a title on the heap.
struct StringRow: Identifiable, Equatable {
  var id: String
  var title: String
}

/// A row with any hashable value as its identifier, and a title on the heap.
struct AnyHashableRow: Identifiable, Equatable {
  var id: AnyHashable
  var title: String
}

/// Makes identifiers and rows from numbers, every time anew.
enum Rows {
  static func uuid(_ number: Int) -> UUID {
    var generator = SeededGenerator(seed: UInt64(number))
    let words = (generator.next(), generator.next())
    return UUID(uuid: unsafeBitCast(words, to: uuid_t.self))
  }

  static func string(_ number: Int) -> String {
    let digits = String(number)
    return exact("identifier-" + String(repeating: "0", count: 13 - digits.count) + digits)
  }

  static func title(_ number: Int, version: Int = 0) -> String {
    exact("The title of the row with number \(number), version \(version)")
  }

  /// A copy of a string that takes as much memory as it needs, in one piece, as strings from a decoder do.
  private static func exact(_ text: String) -> String {
    String(decoding: Array(text.utf8), as: UTF8.self)
  }

  static func int(_ number: Int, _ version: Int) -> IntRow {
    IntRow(id: number, title: title(number, version: version))
  }

  static func uuid(_ number: Int, _ version: Int) -> UUIDRow {
    UUIDRow(id: uuid(number), title: title(number, version: version))
  }

  static func string(_ number: Int, _ version: Int) -> StringRow {
    StringRow(id: string(number), title: title(number, version: version))
  }

  static func anyHashable(_ number: Int, _ version: Int) -> AnyHashableRow {
    AnyHashableRow(id: AnyHashable(number), title: title(number, version: version))
  }
}
