import RosterCore

/// An independent model of a nested data source: plain arrays, nothing kept between edits.
struct NaiveNested {
  struct Section: Equatable {
    var header: Int
    var items: [Int]
  }

  /// Edits in indexes of what is shown.
  enum Edit {
    case insertItem(Int, section: Int)
    case appendItem(section: Int)
    case removeItem(Int, section: Int)
    case moveItem(Int, section: Int, to: Int, newSection: Int)
    case replaceItem(Int, section: Int)
    case updateItem(Int, section: Int)
    case insertSection(Int, itemCount: Int)
    case addSection(header: Int, itemCount: Int)
    case removeSection(Int)
    case moveSection(Int, to: Int)
    case replaceSection(Int, header: Int, itemCount: Int)
    case clearSection(Int)
    case fillStored(Int)
    case reverseStored
  }

  var stored: [Section]
  let drops: Bool
  let isOrdered: Bool
  private var nextItem = 100

  init(_ stored: [Section], drops: Bool, isOrdered: Bool) {
    self.stored = stored
    self.drops = drops
    self.isOrdered = isOrdered
    sort()
  }

  private var shownIndexes: [Int] {
    stored.indices.filter { !drops || !stored[$0].items.isEmpty }
  }

  var shown: [Section] {
    shownIndexes.map { stored[$0] }
  }

  /// Headers are distinct wherever order matters, so any sort will do.
  private mutating func sort() {
    if isOrdered { stored.sort { $0.header < $1.header } }
  }

  private mutating func newItem() -> Int {
    defer { nextItem += 1 }
    return nextItem
  }

  /// All edits that are possible now. Ordered sections get headers that no other section has.
  func edits(full: Bool) -> [Edit] {
    var edits: [Edit] = []
    let shown = shown
    let headers = (0...6).filter { header in !stored.contains { $0.header == header } }
    for (section, content) in shown.enumerated() {
      edits.append(.appendItem(section: section))
      edits.append(.clearSection(section))
      edits.append(.removeSection(section))
      for header in [headers.first, headers.last].compactMap(\.self) {
        edits.append(.replaceSection(section, header: header, itemCount: 1))
      }
      for index in 0...content.items.count where full || index == 0 {
        edits.append(.insertItem(index, section: section))
      }
      for index in content.items.indices {
        edits.append(.removeItem(index, section: section))
        edits.append(.replaceItem(index, section: section))
        if full { edits.append(.updateItem(index, section: section)) }
        for (newSection, target) in shown.enumerated() {
          let last = target.items.count - (newSection == section ? 1 : 0)
          for newIndex in 0...last {
            edits.append(.moveItem(index, section: section, to: newIndex, newSection: newSection))
          }
        }
      }
      if !isOrdered {
        edits += shown.indices.map { .moveSection(section, to: $0) }
      }
    }
    for itemCount in 0...1 {
      if !isOrdered {
        edits += (0...shown.count).map { .insertSection($0, itemCount: itemCount) }
      }
      for header in [headers.first, headers.last].compactMap(\.self) {
        edits.append(.addSection(header: header, itemCount: itemCount))
      }
    }
    edits += stored.indices.map { .fillStored($0) }
    edits.append(.reverseStored)
    return edits
  }

  /// Applies an edit to this model and to the real thing.
  @MainActor mutating func apply(_ edit: Edit, to source: NestedDataSource<Int, Int, Never>) {
    let indexes = shownIndexes
    switch edit {
    case .insertItem(let index, let section):
      let item = newItem()
      stored[indexes[section]].items.insert(item, at: index)
      source.insert(item, at: index, inSection: section)
    case .appendItem(let section):
      let item = newItem()
      stored[indexes[section]].items += [item]
      source.append(item, toSection: section)
    case .removeItem(let index, let section):
      let item = stored[indexes[section]].items.remove(at: index)
      precondition(source.remove(at: index, inSection: section).value == item)
    case .moveItem(let index, let section, let newIndex, let newSection):
      let item = stored[indexes[section]].items.remove(at: index)
      stored[indexes[newSection]].items.insert(item, at: newIndex)
      source.move(at: index, inSection: section, to: newIndex, inSection: newSection)
    case .replaceItem(let index, let section):
      let item = newItem()
      stored[indexes[section]].items[index] = item
      source.replace(at: index, inSection: section, with: item)
    case .updateItem(let index, let section):
      stored[indexes[section]].items[index] += 1_000
      source.update(at: index, inSection: section) { $0 += 1_000 }
    case .insertSection(let index, let itemCount):
      let section = Section(header: 7, items: (0..<itemCount).map { _ in newItem() })
      stored.insert(section, at: index < indexes.count ? indexes[index] : stored.count)
      let shown = source.insertSection(ContentSection(header: 7, items: section.items), at: index)
      precondition(shown == (drops && itemCount == 0 ? nil : index))
    case .addSection(let header, let itemCount):
      let section = Section(header: header, items: (0..<itemCount).map { _ in newItem() })
      stored.append(section)
      sort()
      let shown = source.insertSection(ContentSection(header: header, items: section.items))
      precondition(shown == self.shown.lastIndex(of: section))
    case .removeSection(let section):
      let removed = stored.remove(at: indexes[section])
      precondition(source.removeSection(at: section).value.items == removed.items)
    case .moveSection(let section, let newIndex):
      let moved = stored.remove(at: indexes[section])
      let rest = shownIndexes
      stored.insert(moved, at: newIndex < rest.count ? rest[newIndex] : stored.count)
      source.moveSection(from: section, to: newIndex)
    case .replaceSection(let section, let header, let itemCount):
      let replacement = Section(header: header, items: (0..<itemCount).map { _ in newItem() })
      stored[indexes[section]] = replacement
      sort()
      let shown = source.updateSection(at: section) { $0 = ContentSection(header: header, items: replacement.items) }
      precondition(shown == self.shown.firstIndex(of: replacement))
    case .clearSection(let section):
      stored[indexes[section]].items = []
      let shown = source.updateSection(at: section) { $0.items = [] }
      precondition(shown == (drops ? nil : section))
    case .fillStored(let section):
      let item = newItem()
      stored[section].items.append(item)
      var sections = source.sections
      sections[section].items.append(item)
      source.apply(sections)
    case .reverseStored:
      stored.reverse()
      sort()
      source.apply(source.sections.reversed())
    }
  }
}
