import RosterCore

/// An item of a test: an identifier, and what it shows.
package struct Cell: Identifiable, Hashable, CustomStringConvertible {
  package var id: Int
  package var content: Int

  package init(id: Int, content: Int = 0) {
    self.id = id
    self.content = content
  }

  package var description: String { content == 0 ? "\(id)" : "\(id)'\(content)" }
}

/// A section of a test.
package struct CellSection: Hashable, CustomStringConvertible {
  package var id: Int
  package var header: Int
  package var cells: [Cell]

  package init(id: Int, header: Int = 0, cells: [Cell]) {
    self.id = id
    self.header = header
    self.cells = cells
  }

  package var description: String { "\(id)\(header == 0 ? "" : "'\(header)")\(cells)" }
}

extension SectionedChangeset {
  package init(from old: [CellSection], to new: [CellSection]) {
    self.init(
      from: old,
      to: new,
      sections: KeySectionMatcher(id: \.id, items: \.cells) { $0.header == $1.header },
      items: .id()
    )
  }
}

/// Cells with these identifiers.
package func cells(_ ids: Int...) -> [Cell] {
  ids.map { Cell(id: $0) }
}
