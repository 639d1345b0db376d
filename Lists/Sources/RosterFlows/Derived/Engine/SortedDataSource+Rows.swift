import RosterCore
import RowStructures

// Rows of the base, one after the other.

extension SortedDataSource {
  // MARK: Reading

  /// Computes the key of a row's item.
  @inlinable
  func read(_ item: Item, _ section: Int, _ label: RowLabel) {
    Turn.evaluate("SortedDataSource") {
      if isPlain { order.read(item) } else { read(item, section, label, by: order, observed) }
    }
  }

  /// A Boolean value that indicates whether keys are computed without observing models.
  @inlinable var isPlain: Bool {
    #if DEBUG
      false
    #else
      observed == nil
    #endif
  }

  /// Computes a key, and observes the models that it reads.
  @usableFromInline
  func read(_ item: Item, _ section: Int, _ label: RowLabel, by order: RowOrder<Item>, _ observed: ObservedRows?) {
    guard let observed else { return notingUnfollowedReads(in: "SortedDataSource") { order.read(item) } }
    observed.track(section, label) {
      order.read(item)
      // Comparing an item with itself reads the properties that may decide.
      order.check?(item)
    }
  }

  func readAll() {
    sections = CountedList()
    own = []
    let version = base.version
    insertSections(0..<version.numberOfSections)
  }

  /// Sorts the rows of new sections.
  private func insertSections(_ range: Range<Int>) {
    for section in range {
      let (rows, labels) = rows(ofSection: section)
      sections.insert(rows, weight: 0, at: section)
      own.insert(labels, at: section)
    }
  }

  private func rows(ofSection section: Int) -> (OrderedRows, LabelColumn) {
    let runs = order.begin()
    let order = order
    var bases: ContiguousArray<RowLabel> = []
    return Turn.evaluate("SortedDataSource") {
      base.version.forEachItem(inSection: section) { label, item in
        if bases.isEmpty { order.check?(item) }
        if isPlain { order.read(item) } else { read(item, section, label, by: order, observed) }
        runs.add(bases.count)
        bases.append(label)
      }
      let indexes = runs.finish(nil)
      let rows = order.build(bases, nil)
      var labels = bases
      for (place, label) in rows.labels.enumerated() { labels[indexes[place]] = label }
      return (rows, LabelColumn(labels))
    }
  }

  // MARK: Following

  @inlinable
  func followRows(_ edit: ContentEdit<Item>) {
    switch edit {
    case .insert(let place, let item):
      own[place.section].insert(0, at: place.index)
      read(item, place.section, place.label)
      insert(place, item)
    case .remove(let place, let item):
      let label = own[place.section].remove(at: place.index)
      changes.send(.remove(remove(label, place.section), item))
    case .update(let place, let old, let new):
      let label = own[place.section][place.index]
      read(new, place.section, place.label)
      relocate(label, to: place, old, new, isChanged: true)
    case .move(let from, let to, let old, let new, let isChanged):
      let label = own[from.section].remove(at: from.index)
      own[to.section].insert(label, at: to.index)
      if isChanged {
        read(new, to.section, to.label)
      } else {
        sections.read(from.section) { order.take($0, place(of: label, $0)) }
      }
      if from.section == to.section {
        relocate(label, to: to, old, new, isChanged: isChanged)
      } else {
        move(label, from: from.section, to: to, old, new, isChanged: isChanged)
      }
    case .rows(let rows, let section): follow(rows, section, isChanged: true)
    default: followSections(edit)
    }
  }

  @usableFromInline
  func followSections(_ edit: ContentEdit<Item>) {
    switch edit {
    case .insertSections(let range): insertSections(range)
    case .removeSections(let range): removeSections(range)
    case .moveSections(let range, let to):
      let moved = range.map { _ in sections.remove(at: range.lowerBound) }
      for (offset, rows) in moved.enumerated() { sections.insert(rows, weight: 0, at: to + offset) }
      let labels = own[range]
      own.removeSubrange(range)
      own.insert(contentsOf: labels, at: to)
    case .relabel(let relabeling, let section):
      // The base's labels determine the order of rows with equal keys. Only places need them.
      sections.update(at: section) { $0.relabelBases(relabeling) }
      return changes.sendNothing()
    case .replaceSections(let range, let count):
      removeSections(range)
      insertSections(range.lowerBound..<range.lowerBound + count)
    case .reload:
      if let resorting { become(resorting) }
      readAll()
    default: break
    }
    changes.send(edit)
  }

  private func removeSections(_ range: Range<Int>) {
    for _ in range { sections.remove(at: range.lowerBound) }
    own.removeSubrange(range)
  }

  // MARK: One row

  @inlinable
  func place(of label: RowLabel, _ rows: borrowing OrderedRows) -> Int {
    guard let place = rows.index(of: label) else { fatalError("each row of the base is in the order") }
    return place
  }

  /// Returns the index at which to insert the row that was read.
  @inlinable
  func newPlace(_ base: RowLabel, _ section: Int) -> Int {
    if !stale.isEmpty { return newPlaceAmongOrdered(base, section) }
    return Turn.evaluate("SortedDataSource") { sections.read(section) { order.place($0, base) } }
  }

  /// Inserts the row that was read.
  @inlinable
  func insert(_ place: RowPlace, _ item: Item) {
    let index = newPlace(place.label, place.section)
    let label = newLabel(at: index, place.section)
    sections.update(at: place.section) { order.insert(&$0, place.label, label, index) }
    own[place.section][place.index] = label
    changes.send(.insert(RowPlace(place.section, index, label), item))
  }

  @inlinable
  func remove(_ label: RowLabel, _ section: Int) -> RowPlace {
    sections.update(at: section) { rows in
      let index = place(of: label, rows)
      order.remove(&rows, index)
      return RowPlace(section, index, label)
    }
  }

  /// Returns a label for a row to insert. If none is left, neighbors get new ones first.
  @inlinable
  func newLabel(at index: Int, _ section: Int) -> RowLabel {
    if let label = sections.read(section, { $0.newLabel(at: index) }) { return label }
    makeRoom(at: index, section)
    guard let label = sections.read(section, { $0.newLabel(at: index) }) else { fatalError("room was made for a row") }
    return label
  }

  @usableFromInline
  func makeRoom(at index: Int, _ section: Int) {
    let (first, relabeling) = sections.update(at: section) { $0.makeRoom(at: index) }
    let version = base.version
    for (number, label) in relabeling.new.enumerated() {
      let base = sections.read(section) { $0.base(at: first + number) }
      if let index = version.index(of: base, inSection: section) { own[section][index] = label }
    }
    changes.send(.relabel(relabeling, inSection: section))
  }

  /// Moves the row that was read to its place, if that's elsewhere. Ties follow the base's order, so an unchanged row can move, too.
  @inlinable
  func relocate(_ label: RowLabel, to place: RowPlace, _ old: Item, _ new: Item, isChanged: Bool) {
    let (section, base) = (place.section, place.label)
    let start = sections.read(section) { self.place(of: label, $0) }
    let fits = Turn.evaluate("SortedDataSource") { sections.read(section) { order.fits($0, base, start) } }
    if fits, stale.isEmpty {
      sections.update(at: section) { order.replace(&$0, base, start) }
      return send(stay: RowPlace(section, start, label), old, new, isChanged: isChanged)
    }
    // A search must not meet the row itself, whose old key can be the changed item.
    sections.update(at: section) { order.remove(&$0, start) }
    let end = newPlace(base, section)
    guard end != start else {
      sections.update(at: section) { order.insert(&$0, base, label, start) }
      return send(stay: RowPlace(section, start, label), old, new, isChanged: isChanged)
    }
    guard let newLabel = sections.read(section, { $0.newLabel(at: end) }) else {
      return relocateWithoutLabel(label, start, end, to: place, old, new, isChanged: isChanged)
    }
    sections.update(at: section) { order.insert(&$0, base, newLabel, end) }
    own[section][place.index] = newLabel
    let (from, to) = (RowPlace(section, start, label), RowPlace(section, end, newLabel))
    changes.send(.move(from: from, to: to, old: old, new: new, isChanged: isChanged))
  }

  /// Sends a row that stays in place.
  @inlinable
  func send(stay place: RowPlace, _ old: Item, _ new: Item, isChanged: Bool) {
    if isChanged { changes.send(.update(place, old: old, new: new)) } else { changes.sendNothing() }
  }

  /// Moves a row that has been removed to a place where no label is left. It changes before its neighbors get new labels, and moves
  /// after that, so that the version is right after each edit.
  @usableFromInline
  func relocateWithoutLabel(
    _ label: RowLabel,
    _ start: Int,
    _ end: Int,
    to place: RowPlace,
    _ old: Item,
    _ new: Item,
    isChanged: Bool
  ) {
    let (section, base) = (place.section, place.label)
    sections.update(at: section) { order.insert(&$0, base, label, start) }
    if isChanged { changes.send(.update(RowPlace(section, start, label), old: old, new: new)) }
    makeRoom(at: end < start ? end : end + 1, section)
    sections.read(section) { order.take($0, start) }
    let from = remove(own[section][place.index], section)
    let newLabel = newLabel(at: end, section)
    sections.update(at: section) { order.insert(&$0, base, newLabel, end) }
    own[section][place.index] = newLabel
    changes.send(.move(from: from, to: RowPlace(section, end, newLabel), old: new, new: new, isChanged: false))
  }

  /// Moves the row that was read to another section.
  @usableFromInline
  func move(_ label: RowLabel, from: Int, to place: RowPlace, _ old: Item, _ new: Item, isChanged: Bool) {
    let index = newPlace(place.label, place.section)
    guard let newLabel = sections.read(place.section, { $0.newLabel(at: index) }) else {
      changes.send(.remove(remove(label, from), old))
      return insert(place, new)
    }
    let start = remove(label, from)
    sections.update(at: place.section) { order.insert(&$0, place.label, newLabel, index) }
    own[place.section][place.index] = newLabel
    let end = RowPlace(place.section, index, newLabel)
    changes.send(.move(from: start, to: end, old: old, new: new, isChanged: isChanged))
  }
}
