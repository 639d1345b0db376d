import ListChanges

/// Rows of composed or derived content that are deleted and inserted in one update, which views show as moves.
@MainActor struct JoinedRows<Content: DataSource> {
  private let old: Content.Version
  private let new: Content.Version
  private let comparison: ShownContent<Content>.Comparison

  /// The number of rows above which they aren't compared.
  private static var limit: Int { 2_000 }

  init(_ old: Content.Version, _ new: Content.Version, _ comparison: ShownContent<Content>.Comparison) {
    self.old = old
    self.new = new
    self.comparison = comparison
  }

  /// - Complexity: O(*k*) in the number of deleted or inserted rows, including those of whole sections.
  func join(_ changeset: SectionedChangeset) -> SectionedChangeset {
    guard changeset.loses, changeset.gains, let left = rows(old, changeset.items.deletes, changeset.sections.deletes),
      let arrived = rows(new, changeset.items.inserts, changeset.sections.inserts)
    else { return changeset }
    var known: [AnyHashable: ItemPath] = [:]
    for path in left {
      // Of repeated identifiers, the first one moves.
      if let id = comparison.id(old.item(at: path.item, inSection: path.section)), known[id] == nil {
        known[id] = path
      }
    }
    var moves: [IndexMove<ItemPath>] = []
    var updates: [IndexMove<ItemPath>] = []
    for path in arrived {
      let item = new.item(at: path.item, inSection: path.section)
      guard let id = comparison.id(item), let origin = known.removeValue(forKey: id) else { continue }
      let move = IndexMove(from: origin, to: path)
      moves.append(move)
      if !comparison.areSame(old.item(at: origin.item, inSection: origin.section), item) {
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

  /// Returns some rows and those of some sections, or `nil` if they are too many.
  private func rows(_ version: Content.Version, _ paths: [ItemPath], _ sections: [Int]) -> [ItemPath]? {
    let count = sections.reduce(paths.count) { $0 + version.numberOfItems(inSection: $1) }
    if count > Self.limit { return nil }
    var known: [Int: Bool] = [:]
    func isKnown(_ section: Int) -> Bool {
      if let isKnown = known[section] { return isKnown }
      let isKnown = version.owner(ofSection: section).map { !$0.isForgotten && !$0.losesItems } ?? true
      known[section] = isKnown
      return isKnown
    }
    let inSections = sections.filter(isKnown).flatMap { section in
      (0..<version.numberOfItems(inSection: section)).map { ItemPath(section: section, item: $0) }
    }
    return paths.filter { isKnown($0.section) } + inSections
  }
}

extension SectionedChangeset {
  fileprivate var loses: Bool { !items.deletes.isEmpty || !sections.deletes.isEmpty }
  fileprivate var gains: Bool { !items.inserts.isEmpty || !sections.inserts.isEmpty }
}
