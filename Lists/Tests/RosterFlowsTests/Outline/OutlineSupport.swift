import ListModels
import RosterFlows

/// An item of the trees in tests.
struct Entry: Identifiable, Hashable {
  var id: Int
  var name: String
}

extension OutlineDataSource where Node == Entry {
  /// The names in the rows; `…` stands for children that are being loaded, and `!` for a failure.
  var text: String {
    rows.map { row in
      switch row.role {
      case .item: row.node.name
      case .loading: "…"
      case .failed: "!"
      }
    }.joined(separator: " ")
  }
}

extension Cell {
  init(_ row: OutlineRow<Entry>) {
    let role = if case .item = row.role { 0 } else { 1 }
    let state = (row.isExpandable ? 1 : 0) + (row.isExpanded ? 2 : 0) + row.level * 4
    self.init(id: row.node.id * 2 + role, content: row.node.name.hashValue &* 64 &+ state)
  }
}

/// The header of content without headers.
func noTitle(_ header: Never) -> Title {}

extension ListModel {
  convenience init(_ outline: OutlineDataSource<Entry>) {
    self.init(outline, "outline", cell: Cell.init, header: noTitle)
  }
}
