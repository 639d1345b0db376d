import GRDB
import RosterGRDB

/// How a library is put in order.
public enum BookOrder: String, CaseIterable, Sendable {
  case author, title, year

  /// The one that comes after it.
  var next: BookOrder {
    let all = BookOrder.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// Authors by their first letter, years as they are, and titles without sections.
  @MainActor var sections: QuerySections<String>? {
    switch self {
    case .author: QuerySections(.ascending(Column("initial")))
    case .title: nil
    case .year:
      QuerySections(.descending(Column("year"))) { (year: Int?, count) in
        "\(year.map(String.init) ?? "No year"): \(Numbers.text(count))"
      }
    }
  }

  var terms: [QueryOrder] {
    switch self {
    case .author: [.ascending(Column("author")), .ascending(Column("title"))]
    case .title, .year: [.ascending(Column("title"))]
    }
  }
}
