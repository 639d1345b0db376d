import RosterFlows

/// Everything that a data source shows in a section.
struct Shape<Header: Equatable, Item: Equatable, Footer: Equatable>: Equatable {
  var header: Header?
  var items: [Item]
  var footer: Footer?
  var indexTitle: String?
}

extension DataSource where Item: Equatable, Header: Equatable, Footer: Equatable {
  /// Everything that the data source shows, read through the protocol.
  var shape: [Shape<Header, Item, Footer>] {
    (0..<numberOfSections).map { section in
      Shape(
        header: header(ofSection: section),
        items: (0..<numberOfItems(inSection: section)).map { item(at: $0, inSection: section) },
        footer: footer(ofSection: section),
        indexTitle: indexTitle(ofSection: section)
      )
    }
  }
}

extension DataSource {
  /// The items of each section, read through the protocol.
  var rows: [[Item]] {
    (0..<numberOfSections).map { section in
      (0..<numberOfItems(inSection: section)).map { item(at: $0, inSection: section) }
    }
  }
}
