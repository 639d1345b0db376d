import RosterCore

/// Everything that a data source shows in a section.
package struct Shape<Header: Equatable, Item: Equatable, Footer: Equatable>: Equatable {
  package var header: Header?
  package var items: [Item]
  package var footer: Footer?
  package var indexTitle: String?

  package init(header: Header? = nil, items: [Item], footer: Footer? = nil, indexTitle: String? = nil) {
    self.header = header
    self.items = items
    self.footer = footer
    self.indexTitle = indexTitle
  }
}

extension DataSource where Item: Equatable, Header: Equatable, Footer: Equatable {
  /// Everything that the data source shows, read through the protocol.
  package var shape: [Shape<Header, Item, Footer>] {
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
  package var rows: [[Item]] {
    (0..<numberOfSections).map { section in
      (0..<numberOfItems(inSection: section)).map { item(at: $0, inSection: section) }
    }
  }
}
