import RosterCore
import RowStructures

/// The rows of all sections of a base in one list, at one time, each with a label and a mark.
///
/// Rows are joined by index, so labels of the base don't matter.
@usableFromInline
@MainActor struct FlatRows<Base: ContentVersion, Mark> {
  @usableFromInline private(set) var base: Base
  /// The numbers of rows of the sections.
  @usableFromInline private(set) var counts: CountedList<Void>
  @usableFromInline var rows: RowList<Mark>

  /// - Parameter marks: The marks of all rows, in order.
  init(_ base: Base, _ counts: CountedList<Void>, _ marks: [Mark]) {
    self.base = base
    self.counts = counts
    rows = RowList(marks)
  }

  /// Returns the numbers of rows of the sections of a base.
  static func counts(of base: Base) -> CountedList<Void> {
    CountedList((0..<base.numberOfSections).map { ((), base.numberOfItems(inSection: $0)) })
  }

  /// Sets the base after an edit. The rows have to follow at once.
  @usableFromInline
  mutating func take(_ base: Base, _ counts: CountedList<Void>) {
    self.base = base
    self.counts = counts
  }

  /// Sets the base after composites below have settled. Its rows are the same.
  @usableFromInline
  mutating func take(_ base: Base) { self.base = base }

  /// Returns the path of a row in the base.
  @usableFromInline
  func path(at index: Int) -> ItemPath {
    let (section, item) = counts.index(covering: index)
    return ItemPath(section: section, item: item)
  }

  @usableFromInline
  func index(of path: ItemPath) -> Int { counts.offset(of: path.section) + path.item }

  @usableFromInline
  func item(at index: Int) -> Base.Item {
    let (section, item) = counts.index(covering: index)
    return base.item(at: item, inSection: section)
  }

  @usableFromInline
  func item(labeled label: RowLabel) -> Base.Item {
    // The label is one of a row that the reader retains with this version.
    guard let index = rows.index(of: label) else { fatalError("row \(label) isn't there") }
    return item(at: index)
  }

  /// Calls a closure with some rows of the base. Many rows are read in one pass.
  ///
  /// - Parameters:
  ///   - indexes: Ascending indexes.
  ///   - body: A closure that gets each position in `indexes`, with its path and item.
  func forEachItem(of indexes: [Int], _ body: (_ position: Int, ItemPath, Base.Item) -> Void) {
    guard indexes.count > counts.totalWeight / 2 else {
      for (position, index) in indexes.enumerated() {
        let path = path(at: index)
        body(position, path, base.item(at: path.item, inSection: path.section))
      }
      return
    }
    var (position, start) = (0, 0)
    for section in 0..<counts.count {
      var index = start
      base.forEachItem(inSection: section) { _, item in
        if position < indexes.count, indexes[position] == index {
          body(position, ItemPath(section: section, item: index - start), item)
          position += 1
        }
        index += 1
      }
      start += counts.weight(at: section)
    }
  }

  /// Returns the owner of the rows.
  func owner(_ content: AnyObject, section: Int, identity: AnyHashable? = nil) -> SectionOwner {
    var owner = SectionOwner(dataSource: content, section: section, identity: identity)
    for section in 0..<base.numberOfSections {
      guard let below = base.owner(ofSection: section) else { continue }
      if below.isForgotten { owner.isForgotten = true }
      if below.losesItems { owner.losesItems = true }
    }
    return owner
  }

  func place(at index: Int) -> ItemPlace {
    let path = path(at: index)
    return base.place(at: path.item, inSection: path.section)
  }

  /// Calls a closure with the items of all sections in order.
  static func forEachItem(of base: Base, _ body: (Base.Item) -> Void) {
    for section in 0..<base.numberOfSections { base.forEachItem(inSection: section) { body($1) } }
  }
}

/// An edit of a base whose sections are joined in one list of rows.
@usableFromInline
@MainActor enum FlatEdit<Item> {
  /// No row differs.
  case nothing
  case insert(Int, Item)
  case remove(Int, Item)
  case update(Int, old: Item, new: Item)
  case move(from: Int, to: Int, old: Item, new: Item, isChanged: Bool)
  case rows(FlatChanges)
  case reload(isAnnounced: Bool)

  /// - Parameters:
  ///   - edit: An edit of the base.
  ///   - counts: The numbers of rows of its sections, which the edit changes.
  ///   - base: The base after the edit.
  init<Base: ContentVersion>(_ edit: ContentEdit<Item>, _ counts: inout CountedList<Void>, _ base: Base)
  where Base.Item == Item {
    func add(_ number: Int, to section: Int) { counts.update(at: section) { _, count in count += number } }
    switch edit {
    case .updateSection, .relabel: self = .nothing
    case .insert(let place, let item):
      add(1, to: place.section)
      self = .insert(counts.offset(of: place.section) + place.index, item)
    case .remove(let place, let item):
      add(-1, to: place.section)
      self = .remove(counts.offset(of: place.section) + place.index, item)
    case .update(let place, let old, let new):
      self = .update(counts.offset(of: place.section) + place.index, old: old, new: new)
    case .move(let from, let to, let old, let new, let isChanged):
      let start = counts.offset(of: from.section) + from.index
      add(-1, to: from.section)
      let end = counts.offset(of: to.section) + to.index
      add(1, to: to.section)
      if start != end {
        self = .move(from: start, to: end, old: old, new: new, isChanged: isChanged)
      } else {
        self = isChanged ? .update(start, old: old, new: new) : .nothing
      }
    case .rows(let changes, let section):
      let first = counts.offset(of: section)
      add(changes.inserted.count - changes.removed.count, to: section)
      self = FlatChanges(changes, from: first).edit()
    case .insertSections(let range):
      for section in range {
        counts.insert((), weight: base.numberOfItems(inSection: section), at: section)
      }
      let rows = Self.rows(range, counts)
      self = FlatChanges(inserted: Array(rows)).edit()
    case .removeSections(let range):
      let rows = Self.rows(range, counts)
      for section in range.reversed() { counts.remove(at: section) }
      self = FlatChanges(removed: ContiguousArray(rows)).edit()
    case .moveSections(let range, let to): self = FlatChanges(moving: range, to: to, &counts).edit()
    case .replaceSections(let range, let count):
      if range.count == counts.count {
        counts = CountedList((0..<base.numberOfSections).map { ((), base.numberOfItems(inSection: $0)) })
        self = .reload(isAnnounced: false)
        return
      }
      let removed = Self.rows(range, counts)
      for section in range.reversed() { counts.remove(at: section) }
      for section in range.lowerBound..<range.lowerBound + count {
        counts.insert((), weight: base.numberOfItems(inSection: section), at: section)
      }
      let inserted = Self.rows(range.lowerBound..<range.lowerBound + count, counts)
      self = FlatChanges(removed: ContiguousArray(removed), inserted: Array(inserted)).edit()
    case .reload(let isAnnounced):
      counts = CountedList((0..<base.numberOfSections).map { ((), base.numberOfItems(inSection: $0)) })
      self = .reload(isAnnounced: isAnnounced)
    }
  }

  /// Returns the rows of sections.
  fileprivate static func rows(_ sections: Range<Int>, _ counts: CountedList<Void>) -> Range<Int> {
    counts.offset(of: sections.lowerBound)..<counts.offset(of: sections.upperBound)
  }
}

/// Removed, inserted, and changed rows of a list in one edit.
@usableFromInline
@MainActor struct FlatChanges {
  /// Ascending indexes before the edit, including moved rows.
  var removed: ContiguousArray<Int> = []
  /// Ascending indexes after the edit, including moved rows.
  var inserted: [Int] = []
  /// The moved rows, by their positions in ``removed`` and ``inserted``.
  var moves: ContiguousArray<RowChanges.Move> = []
  /// Ascending indexes after the edit of changed rows that stay.
  var updated: [Int] = []

  init(removed: ContiguousArray<Int> = [], inserted: [Int] = []) {
    self.removed = removed
    self.inserted = inserted
  }

  /// - Parameter first: The index of the section's first row in the list.
  init(_ changes: RowChanges, from first: Int) {
    removed = ContiguousArray(changes.removed.map { $0.index + first })
    inserted = changes.inserted.map { $0.index + first }
    moves = changes.moves
    updated = changes.updated.map { $0.index + first }
  }

  /// Moves sections. The moved rows are theirs, or those that they pass if these are fewer.
  init(moving range: Range<Int>, to: Int, _ counts: inout CountedList<Void>) {
    let first = counts.offset(of: range.lowerBound)
    let count = counts.offset(of: range.upperBound) - first
    let weights = range.map { counts.weight(at: $0) }
    for section in range.reversed() { counts.remove(at: section) }
    let end = counts.offset(of: to)
    for (offset, weight) in weights.enumerated() { counts.insert((), weight: weight, at: to + offset) }
    let passed = abs(end - first)
    if passed < count {
      let (from, to) = end > first ? (first + count, first) : (end, end + count)
      move(from..<from + passed, to: to)
    } else if passed > 0 {
      move(first..<first + count, to: end)
    }
  }

  private mutating func move(_ rows: Range<Int>, to: Int) {
    removed = ContiguousArray(rows)
    inserted = Array(to..<to + rows.count)
    moves = ContiguousArray(
      rows.indices.map { RowChanges.Move(from: $0 - rows.lowerBound, to: $0 - rows.lowerBound, isChanged: false) }
    )
  }

  func edit<Item>(of type: Item.Type = Item.self) -> FlatEdit<Item> {
    removed.isEmpty && inserted.isEmpty && updated.isEmpty ? .nothing : .rows(self)
  }
}

/// The former indexes of rows that stay in a large edit, in ascending order.
struct StayingRows {
  private let removed: ContiguousArray<Int>
  private let inserted: [Int]
  private var gone = 0
  private var came = 0

  init(removed: ContiguousArray<Int>, inserted: [Int]) {
    self.removed = removed
    self.inserted = inserted
  }

  /// Returns the index before the edit of a row that stays.
  mutating func origin(of index: Int) -> Int {
    while came < inserted.count, inserted[came] < index { came += 1 }
    while gone < removed.count, removed[gone] <= index - came + gone { gone += 1 }
    return index - came + gone
  }
}
