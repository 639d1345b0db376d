import RosterFlows

/// An item of a test: an identifier, and what it shows.
struct Cell: Identifiable, Hashable, CustomStringConvertible {
  var id: Int
  var content = 0

  var description: String { content == 0 ? "\(id)" : "\(id)'\(content)" }
}

/// A section of a test.
struct CellSection: Hashable, CustomStringConvertible {
  var id: Int
  var header = 0
  var cells: [Cell]

  var description: String { "\(id)\(header == 0 ? "" : "'\(header)")\(cells)" }
}

extension SectionedChangeset {
  init(from old: [CellSection], to new: [CellSection]) {
    self.init(
      from: old,
      to: new,
      sections: KeySectionMatcher(id: \.id, items: \.cells) { $0.header == $1.header },
      items: .id()
    )
  }
}

/// Cells with these identifiers.
func cells(_ ids: Int...) -> [Cell] {
  ids.map { Cell(id: $0) }
}
