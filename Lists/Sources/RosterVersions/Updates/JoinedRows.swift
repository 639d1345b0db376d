import ListChanges

/// Rows that leave one data source and arrive at another in one update: views show them as moves.
@MainActor struct JoinedRows<Content: DataSource> {
  private typealias Row = (path: ItemPath, owner: ObjectIdentifier?)

  private let old: Content.Version
  private let new: Content.Version
  private let comparison: ShownContent<Content>.Comparison

  /// The number of rows above which nothing is compared.
  private static var limit: Int { 2_000 }

  init(_ old: Content.Version, _ new: Content.Version, _ comparison: ShownContent<Content>.Comparison) {
    self.old = old
    self.new = new
    self.comparison = comparison
  }

  /// - Complexity: O(*k*) in the number of rows that leave or arrive, those of whole sections included.
  func join(_ changeset: SectionedChangeset) -> SectionedChangeset {
    guard changeset.loses, changeset.gains, let left = rows(old, changeset.items.deletes, changeset.sections.deletes),
      let arrived = rows(new, changeset.items.inserts, changeset.sections.inserts), let first = left.first,
      arrived.contains(where: { $0.owner != first.owner }) || left.contains(where: { $0.owner != first.owner })
    else { return changeset }
    var known: [AnyHashable: Row] = [:]
    for row in left {
      // Of repeated identifiers the first is the one that moves.
      if let id = comparison.id(old.item(at: row.path.item, inSection: row.path.section)), known[id] == nil {
        known[id] = row
      }
    }
    var moves: [IndexMove<ItemPath>] = []
    var updates: [IndexMove<ItemPath>] = []
    for row in arrived {
      let item = new.item(at: row.path.item, inSection: row.path.section)
      guard let id = comparison.id(item), let origin = known[id], origin.owner != row.owner else { continue }
      known[id] = nil
      let move = IndexMove(from: origin.path, to: row.path)
      moves.append(move)
      if !comparison.areSame(old.item(at: origin.path.item, inSection: origin.path.section), item) {
        updates.append(move)
      }
    }
    if moves.isEmpty { return changeset }
    let (gone, come) = (Set(moves.map(\.from)), Set(moves.map(\.to)))
    var joined = changeset
    joined.items.deletes.removeAll(where: gone.contains)
    joined.items.inserts.removeAll(where: come.contains)
    joined.items.moves = (joined.items.moves + moves).sortedByDestination()
    joined.items.updates = (joined.items.updates + updates).sortedByDestination()
    return joined
  }

  /// Returns some rows and those of some sections, with the data sources that have them; `nil` if they are too many.
  private func rows(_ version: Content.Version, _ paths: [ItemPath], _ sections: [Int]) -> [Row]? {
    let count = sections.reduce(paths.count) { $0 + version.numberOfItems(inSection: $1) }
    if count > Self.limit { return nil }
    var owners: [Int: ObjectIdentifier] = [:]
    func row(_ path: ItemPath) -> Row {
      if owners[path.section] == nil {
        owners[path.section] = version.owner(ofSection: path.section).map { ObjectIdentifier($0.dataSource) }
      }
      return (path, owners[path.section])
    }
    return paths.map(row)
      + sections.flatMap { section in
        (0..<version.numberOfItems(inSection: section)).map { row(ItemPath(section: section, item: $0)) }
      }
  }
}

extension SectionedChangeset {
  fileprivate var loses: Bool { !items.deletes.isEmpty || !sections.deletes.isEmpty }
  fileprivate var gains: Bool { !items.inserts.isEmpty || !sections.inserts.isEmpty }
}
