import Foundation
import Roster

/// Countries by continent: the content of both the list and the grid.
@MainActor public final class Countries {
  typealias Section = ContentSection<String, Country, Never>

  let dataSource: NestedDataSource<String, Country, Never>
  /// Every country, in the order that the user has given them; while something is searched, the order of before.
  private var all: [Section]
  /// What is searched for; empty if everything is shown.
  private var query = ""

  public init() {
    all = Country.byContinent.map { Section(header: $0.key, items: $0.value.sorted { $0.name < $1.name }) }
    dataSource = NestedDataSource(all, by: <)
  }

  /// Shows the countries that have a text in their name or their capital's.
  func search(for text: String) {
    if query.isEmpty { all = dataSource.sections }
    query = text
    dataSource.apply(
      all.compactMap { section in
        let found = section.items.filter { $0.matches(text) }
        return found.isEmpty ? nil : Section(header: section.header, items: found)
      }
    )
  }

  /// Whether countries can change places: what was found is only a part of them.
  var canMove: Bool { query.isEmpty }

  /// Puts a country where the user has dropped it.
  func move(to destination: MoveDestination) {
    dataSource.move(to: destination)
  }
}

extension Country {
  fileprivate func matches(_ text: String) -> Bool {
    guard !text.isEmpty else { return true }
    let text = text.lowercased()
    return [name, capital].contains { $0.lowercased().contains(text) }
  }
}
