/// The unseen items that were inserted below the screen while the reader wasn't at the end.
@MainActor struct NewItems {
  private var items = TrackedPaths([])
  /// The sections that were inserted below the screen in an update, until their items are known.
  private var sections: [Int] = []
  private var toldCount = 0

  var isEmpty: Bool { items.isEmpty && sections.isEmpty }
  var count: Int { items.places.count { $0 != nil } }

  /// - Parameter last: The last visible item after the stage, or `nil` if nothing is below the screen.
  mutating func follow(_ stage: ChangeStage, below last: IndexPath?) {
    guard stage.hasStructure else { return }
    items.follow(stage)
    let mapping = ItemPathMapping(stage)
    sections = sections.compactMap { mapping.section($0) }
    guard let last else { return }
    let path = ItemPath(section: last[0], item: last[1])
    items.add(stage.items.inserts.filter { ($0.section, $0.item) > (path.section, path.item) })
    sections += stage.sections.inserts.filter { $0 > path.section }
  }

  /// Adds the items of inserted sections.
  ///
  /// - Parameter numberOfItems: A closure that returns a section's item count after the update.
  mutating func count(_ numberOfItems: (Int) -> Int) {
    items.compact()
    for section in sections {
      items.add((0..<numberOfItems(section)).map { ItemPath(section: section, item: $0) })
    }
    sections = []
  }

  /// Removes the items up to a visible one.
  mutating func forget(upTo last: IndexPath) { items.keep { $0 > last } }

  mutating func forget() { items.lose() }

  /// Returns a Boolean value that indicates whether the count changed since the last call.
  mutating func takeChange() -> Bool {
    defer { toldCount = count }
    return count != toldCount
  }
}
