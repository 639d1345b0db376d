extension NSDiffableDataSourceSectionSnapshot {
  /// Items without anything below them.
  init(flat items: [ItemIdentifierType]) {
    self.init()
    append(items)
  }

  /// This outline with other visible items.
  ///
  /// An item that stays keeps its parent if it still stands below it, and what is hidden below it. One that comes stands
  /// beside the next item that stays.
  ///
  /// - Complexity: O(*n*) for *n* items if the visible ones change.
  func showing(_ visible: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
    let current = visibleItems
    guard visible != current else { return self }
    let staying = Set(current)
    let present = Set(visible)
    var guides = visible.map(Optional.some)
    for position in visible.indices.reversed() where !staying.contains(visible[position]) {
      guides[position] = position + 1 < visible.count ? guides[position + 1] : nil
    }
    var result = NSDiffableDataSourceSectionSnapshot()
    /// The item that was made last, and those above it.
    var path: [ItemIdentifierType] = []
    for (item, guide) in zip(visible, guides) {
      let parent = guide.flatMap(parent(of:)).flatMap { path.contains($0) && isExpanded($0) ? $0 : nil }
      while let last = path.last, last != parent { path.removeLast() }
      result.append([item], to: parent)
      path.append(item)
      guard staying.contains(item) else { continue }
      if isExpanded(item) {
        result.expand([item])
      } else if entries[item]?.descendants != 0 {
        var hidden = snapshot(of: item)
        hidden.delete(hidden.items.filter(present.contains))
        result.replace(childrenOf: item, using: hidden)
      }
    }
    return result
  }
}
