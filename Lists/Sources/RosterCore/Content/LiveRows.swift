import ListChanges
import RosterDiagnostics
import RowStructures

/// The rows of a data source that stores its items itself, at one time.
final class LiveMoment<Item> {
  struct Section {
    let name: UInt32
    var rows: RowList<Void>
  }

  typealias Headers = (header: Any?, footer: Any?, indexTitle: String?)

  /// The effect of an edit on a row.
  enum Fate {
    /// The former item of a row that was removed or has another item.
    case was(Item)
    case moved(KeptRow)
  }

  let sections: [Section]
  /// The moment after the next edit.
  ///
  /// The last moment is the data source's current state, unless it has reloaded since.
  private(set) var next: LiveMoment?
  /// A Boolean value that indicates whether the data source has reloaded since this moment, which is the last one
  /// before.
  var isForgotten = false
  /// An item that was read before, which replaces one that can't be read anymore.
  var sample: Item?
  private var fates: [KeptRow: Fate] = [:]
  private var relabeling: (section: UInt32, labels: Relabeling)?
  /// The headers of sections that the next edit removes.
  var headers: [UInt32: Headers] = [:]

  init(_ sections: [Section]) { self.sections = sections }

  deinit {
    // Long chains aren't released by recursion.
    var rest = next
    next = nil
    while isKnownUniquelyReferenced(&rest), let moment = rest {
      rest = moment.next
      moment.next = nil
    }
  }

  func end(with next: LiveMoment, _ fates: [KeptRow: Fate], _ relabeling: (section: UInt32, labels: Relabeling)?) {
    (self.next, self.fates, self.relabeling) = (next, fates, relabeling)
    next.sample = sample
  }

  /// The moment after all edits since this one.
  var latest: LiveMoment {
    var moment = self
    while let next = moment.next { moment = next }
    return moment
  }

  /// Returns the index of a section at the last moment, or its headers if it was removed.
  func find(_ section: Int) -> (index: Int?, gone: Headers?) {
    let name = sections[section].name
    var moment = self
    while let next = moment.next {
      if let gone = moment.headers[name] { return (nil, gone) }
      moment = next
    }
    return (moment === self ? section : moment.sections.firstIndex { $0.name == name }, nil)
  }

  /// The current position of a row, or its former item.
  enum Found {
    case item(Item)
    /// - section: The index of the section, or `nil` if it was removed.
    case row(section: Int?, index: Int?, label: RowLabel)
  }

  /// Follows a row to the last moment.
  ///
  /// - Complexity: O(*k*) for *k* edits since this moment.
  func find(_ section: Int, _ index: Int) -> Found {
    var row = KeptRow(sections[section].name, sections[section].rows.label(at: index))
    var moment = self
    while let next = moment.next {
      if let relabeling = moment.relabeling, relabeling.section == row.section {
        row.label = relabeling.labels.map(row.label)
      }
      switch moment.fates[row] {
      case .was(let item): return .item(item)
      case .moved(let place): row = place
      case nil: break
      }
      moment = next
    }
    let place = moment.sections.firstIndex { $0.name == row.section }
    return .row(
      section: place,
      index: place.flatMap { moment.sections[$0].rows.index(of: row.label) },
      label: row.label
    )
  }
}

/// The rows of a data source that stores its items itself, while views, observers, or places follow it.
@MainActor final class LiveRows<Item>: SectionEditing {
  /// The rows that followers can read.
  private(set) var shown: LiveMoment<Item>
  /// The rows after all edits, including those not yet sent to followers.
  private var sections: [LiveMoment<Item>.Section] = []
  private var last: LiveMoment<Item>
  private var edits: [(moment: LiveMoment<Item>, edit: ContentEdit<Item>)] = []
  /// The former items of rows that the changes name.
  private var known: [KeptRow: Item] = [:]
  /// The headers of sections that may be removed.
  private var headers: [UInt32: LiveMoment<Item>.Headers] = [:]
  private var nextName: UInt32 = 0
  private(set) var knowsOldItems = true

  init<Source: DataSource>(_ source: Source) where Source.Item == Item {
    shown = LiveMoment([])
    last = shown
    read(source)
  }

  /// Reads the numbers of rows. Earlier rows are unknown.
  private func read<Source: DataSource>(_ source: Source) {
    sections = (0..<source.numberOfSections).map { section in
      self.section(RowList([Void](repeating: (), count: source.numberOfItems(inSection: section))))
    }
    last = LiveMoment(sections)
    shown = last
  }

  private func section(_ rows: RowList<Void>) -> LiveMoment<Item>.Section {
    nextName &+= 1
    return .init(name: nextName, rows: rows)
  }

  /// Stops following the rows, because the data source has reloaded.
  func forget() { last.isForgotten = true }

  /// Returns whether the numbers of rows equal a data source's.
  func fits<Source: DataSource>(_ source: Source) -> Bool {
    source.numberOfSections == sections.count
      && sections.indices.allSatisfy { sections[$0].rows.count == source.numberOfItems(inSection: $0) }
  }

  // MARK: Changing

  /// Makes changes, and sends them.
  ///
  /// - Parameters:
  ///   - changes: A closure that returns the difference after `commit`.
  ///   - named: The old paths of items that differ.
  ///   - gone: The sections that may be removed.
  ///   - isReadable: A Boolean value that indicates whether the data source still has the old items.
  func perform<Source: DataSource>(
    _ source: Source,
    reading named: [ItemPath],
    _ gone: [Int],
    isReadable: Bool = true,
    commit: () -> Void,
    changes: () -> SectionedChangeset
  ) where Source.Item == Item {
    var old: [ItemPath: Item] = [:]
    func keep(_ path: ItemPath) {
      let item = source.item(at: path.item, inSection: path.section)
      old[path] = item
      known[KeptRow(sections[path.section].name, sections[path.section].rows.label(at: path.item))] = item
    }
    knowsOldItems = isReadable
    for path in named where old[path] == nil && isReadable { keep(path) }
    for section in gone where isReadable {
      headers[sections[section].name] = (
        source.header(ofSection: section), source.footer(ofSection: section), source.indexTitle(ofSection: section)
      )
      for item in 0..<sections[section].rows.count { keep(ItemPath(section: section, item: item)) }
    }
    commit()
    var changes = changes()
    // An item that moves between sections stays the same, if nothing else is known. An item from a removed section is
    // inserted.
    if !isReadable {
      let gone = Set(changes.sections.deletes)
      let lost = changes.items.moves.filter { gone.contains($0.from.section) }
      changes.items.moves.removeAll { gone.contains($0.from.section) }
      changes.items.inserts = (changes.items.inserts + lost.map(\.to)).sorted()
      for move in changes.items.moves { old[move.from] = source.item(at: move.to.item, inSection: move.to.section) }
    }
    let counts = (0..<source.numberOfSections).map(source.numberOfItems)
    check(changes, counts, source)
    let content = NewSections<Item, Void>(
      oldCount: sections.count,
      counts: counts,
      row: { _ in },
      old: { old[$0] ?? source.item(at: $0.item, inSection: $0.section) },
      new: { source.item(at: $0.item, inSection: $0.section) },
      finish: { _, _ in }
    )
    var editing = SectionedEdits(self, changes, content)
    editing.run()
    (known, headers) = ([:], [:])
    let edits = edits
    self.edits = []
    for (moment, edit) in edits {
      shown = moment
      source.changes.send(edit)
    }
  }

  /// Traps if the data source doesn't have as many sections and items as the changes lead to.
  private func check(_ changes: SectionedChangeset, _ counts: [Int], _ source: some DataSource) {
    let (come, gone) = (changes.sections.inserts.count, changes.sections.deletes.count)
    guard counts.count == sections.count + come - gone else {
      trapCount("\(counts.count) sections", insteadOf: sections.count + come - gone, source)
    }
    var expected: [Int?] = changes.sections.origins(count: counts.count).map { $0.map { sections[$0].rows.count } }
    var places: [Int: Int] = [:]
    for (new, old) in changes.sections.origins(count: counts.count).enumerated() { if let old { places[old] = new } }
    func add(_ number: Int, to section: Int?) {
      if let section, let count = expected[section] { expected[section] = count + number }
    }
    for path in changes.items.deletes { add(-1, to: places[path.section]) }
    for path in changes.items.inserts { add(1, to: path.section) }
    for move in changes.items.moves {
      add(-1, to: places[move.from.section])
      add(1, to: move.to.section)
    }
    for (section, count) in expected.enumerated() {
      if let count, count != counts[section] {
        trapCount("\(counts[section]) items in section \(section)", insteadOf: count, source)
      }
    }
  }

  private func trapCount(_ count: String, insteadOf other: Int, _ source: some DataSource) -> Never {
    trap(
      "\(source.changes.name): it has \(count) after an update whose changes lead to \(other)",
      cause: "`commit` makes other changes than those that are passed to `perform`",
      advice: "pass what `commit` changes, or call `perform(by:commit:)`, which finds it out"
    )
  }

  // MARK: SectionEditing

  func rows(ofSection section: Int) -> RowList<Void> { sections[section].rows }

  func changeRows<Result>(ofSection section: Int, _ body: (inout RowList<Void>) -> Result) -> Result {
    body(&sections[section].rows)
  }

  func insertSections(_ new: Range<Int>, at index: Int, rows: [RowList<Void>]) {
    sections.insert(contentsOf: rows.map(section), at: index)
    send(.insertSections(index..<index + rows.count))
  }

  func removeSections(_ range: Range<Int>) {
    var fates: [KeptRow: LiveMoment<Item>.Fate] = [:]
    for section in sections[range] {
      last.headers[section.name] = headers[section.name]
      section.rows.forEach { label, _ in
        let row = KeptRow(section.name, label)
        fates[row] = known[row].map { .was($0) }
      }
    }
    sections.removeSubrange(range)
    add(.removeSections(range), fates)
  }

  func moveKeptSection(from index: Int, to newIndex: Int) {
    sections.insert(sections.remove(at: index), at: newIndex)
    send(.moveSections(index..<index + 1, to: newIndex))
  }

  func updateSection(_ section: Int) { send(.updateSection(section)) }

  func open(_ section: Int) {}

  func send(_ edit: ContentEdit<Item>) {
    func row(_ section: Int, _ label: RowLabel) -> KeptRow { KeptRow(sections[section].name, label) }
    switch edit {
    case .remove(let place, let item): add(edit, [row(place.section, place.label): .was(item)])
    case .update(let place, let old, _): add(edit, [row(place.section, place.label): .was(old)])
    case .move(let from, let to, let old, _, let isChanged):
      let (source, destination) = (row(from.section, from.label), row(to.section, to.label))
      known[destination] = known.removeValue(forKey: source)
      add(edit, [source: isChanged ? .was(old) : .moved(destination)])
    case .rows(let changes, let section): add(edit, fates(changes, sections[section].name))
    case .relabel(let labels, let section):
      let name = sections[section].name
      let renamed = zip(labels.old, labels.new).compactMap { old, new in
        known.removeValue(forKey: KeptRow(name, old)).map { (KeptRow(name, new), $0) }
      }
      for (row, item) in renamed { known[row] = item }
      add(edit, [:], (name, labels))
    default: add(edit, [:])
    }
  }

  private func fates(_ changes: RowChanges, _ name: UInt32) -> [KeptRow: LiveMoment<Item>.Fate] {
    var fates: [KeptRow: LiveMoment<Item>.Fate] = [:]
    for row in changes.removed + changes.updated {
      let row = KeptRow(name, row.label)
      fates[row] = known[row].map { .was($0) }
    }
    var moved: [(KeptRow, Item)] = []
    for move in changes.moves {
      let source = KeptRow(name, changes.removed[move.from].label)
      let destination = KeptRow(name, changes.inserted[move.to].label)
      if !move.isChanged { fates[source] = .moved(destination) }
      if let item = known.removeValue(forKey: source) { moved.append((destination, item)) }
    }
    for (row, item) in moved { known[row] = item }
    return fates
  }

  private func add(
    _ edit: ContentEdit<Item>,
    _ fates: [KeptRow: LiveMoment<Item>.Fate],
    _ relabeling: (section: UInt32, labels: Relabeling)? = nil
  ) {
    let moment = LiveMoment<Item>(sections)
    last.end(with: moment, fates, relabeling)
    last = moment
    edits.append((moment, edit))
  }
}
