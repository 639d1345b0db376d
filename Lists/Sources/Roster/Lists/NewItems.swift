/// The items that came below the screen while the reader was not at the end, and that have not been on the screen since.
@MainActor struct NewItems {
  private var items = TrackedPaths([])
  /// Sections that came below the screen in an update, until their items are known.
  private var sections: [Int] = []
  private var toldCount = 0

  var isEmpty: Bool { items.isEmpty && sections.isEmpty }
  var count: Int { items.places.count { $0 != nil } }

  /// - Parameter last: the last item that is on the screen, as it is after the stage; `nil` if nothing is below the screen.
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

  /// Takes the items of sections that came.
  ///
  /// - Parameter numberOfItems: that of a section, after the update.
  mutating func count(_ numberOfItems: (Int) -> Int) {
    items.compact()
    for section in sections {
      items.add((0..<numberOfItems(section)).map { ItemPath(section: section, item: $0) })
    }
    sections = []
  }

  /// Forgets the items up to one that is on the screen.
  mutating func forget(upTo last: IndexPath) { items.keep { $0 > last } }

  mutating func forget() { items.lose() }

  /// Whether the count is another one than at the last call.
  mutating func takeChange() -> Bool {
    defer { toldCount = count }
    return count != toldCount
  }
}
