import RosterCore
import RowStructures

/// The first item with each key in each section of another data source, in its order.
///
/// ```swift
/// let senders = mails.distinct(by: \.sender)
/// ```
///
/// All keys that aren't equal to themselves, such as NaN, are one key.
///
/// If the first item is removed, moves, or gets another key, the next one with its key is shown at its own place.
///
/// - Complexity: O(log *n*) for each inserted, removed, moved, or changed item. It retains the keys.
@preconcurrency @MainActor
public final class DistinctDataSource<Base: DataSource, Key: Hashable>:
  DerivedDataSource<Base, SubsequenceVersion<Base.Version>>
{
  /// The keys of a section's rows.
  private struct Section {
    var keys = CountedList<ReflexiveKey<Key>>()
    /// The labels of the rows with each key.
    var labels: [ReflexiveKey<Key>: LabelSet] = [:]

    mutating func insert(_ key: ReflexiveKey<Key>, _ place: RowPlace) -> Bool {
      keys.insert(key, weight: 0, at: place.index)
      return add(place.label, key)
    }

    /// - Returns: A Boolean value that indicates whether the row is the first one with the key.
    mutating func add(_ label: RowLabel, _ key: ReflexiveKey<Key>) -> Bool {
      var set = labels.removeValue(forKey: key) ?? LabelSet([])
      let index = set.place(of: label).index
      set.insert(label, at: index)
      labels[key] = set
      return index == 0
    }

    mutating func remove(_ place: RowPlace) -> ReflexiveKey<Key> {
      let key = keys.remove(at: place.index)
      forget(place.label, key)
      return key
    }

    mutating func forget(_ label: RowLabel, _ key: ReflexiveKey<Key>) {
      guard var set = labels.removeValue(forKey: key) else { return }
      set.remove(at: set.place(of: label).index)
      if set.count > 0 { labels[key] = set }
    }
  }

  private var shownKey: (Base.Item) -> Key
  private var rows = CountedList<BitList>()
  private var sections: [Section] = []
  private let allSections: ShownSections
  private let observed: ObservedRows?

  /// - Parameters:
  ///   - base: The data source whose items are shown. It's retained.
  ///   - key: A closure that returns an item's key. It's called once for each inserted or changed item.
  init(_ base: Base, by key: @escaping (Base.Item) -> Key) {
    shownKey = key
    observed = ObservedRows(of: base)
    let changes = ContentChannel<Base.Item>()
    allSections = EmptySectionGate(.keep, changes, total: 0) { _ in true }.shown
    super.init(base, changes)
    observed?.askAgain = { [weak self] in self?.askChangedRows() }
    readAll()
  }

  public override var version: SubsequenceVersion<Base.Version> {
    SubsequenceVersion(base.version, rows, allSections)
  }

  /// A closure that returns an item's key. Setting it computes all keys.
  public var key: (Base.Item) -> Key {
    get { shownKey }
    set {
      changes.checkChange()
      shownKey = newValue
      Turn.edit {
        for section in sections.indices {
          let old = rows[section]
          read(section)
          tell(RowChanges(), section, old)
        }
      }
    }
  }

  // MARK: Keys

  private func key(of item: Base.Item, _ section: Int, _ label: RowLabel) -> ReflexiveKey<Key> {
    let key = shownKey
    func read() -> ReflexiveKey<Key> { ReflexiveKey(key(item)) }
    return Turn.evaluate("DistinctDataSource") {
      if let observed { return observed.track(section, label, read) }
      return notingUnfollowedReads(in: "DistinctDataSource", read)
    }
  }

  private func readAll() {
    let count = base.version.numberOfSections
    sections = Array(repeating: Section(), count: count)
    rows = CountedList((0..<count).map { _ in (BitList([]), weight: 0) })
    for section in 0..<count { read(section) }
  }

  /// Computes the keys of a section.
  private func read(_ section: Int) {
    var keys: [(ReflexiveKey<Key>, weight: Int)] = []
    base.version.forEachItem(inSection: section) { label, item in keys.append((key(of: item, section, label), 0)) }
    arrange(section, keys)
  }

  /// Finds the first row with each key in a section.
  private func arrange(_ section: Int, _ keys: [(ReflexiveKey<Key>, weight: Int)]) {
    var labels: [ReflexiveKey<Key>: ContiguousArray<RowLabel>] = [:]
    var flags = ContiguousArray<Bool>()
    base.version.forEachLabel(inSection: section) { label in
      let key = keys[flags.count].0
      flags.append(labels[key] == nil)
      labels[key, default: []].append(label)
    }
    sections[section].keys = CountedList(keys)
    sections[section].labels = labels.mapValues { LabelSet($0) }
    rows.update(at: section) { $0 = BitList(flags) }
  }

  // MARK: Following

  override func follow(_ edit: ContentEdit<Base.Item>) {
    observed?.follow(edit)
    switch edit {
    case .insert(let place, let item):
      let key = key(of: item, place.section, place.label)
      if insert(key, place) { changes.send(.insert(shown(place), item)) }
      settle(key, place.section)
    case .remove(let place, let item):
      let (shown, wasShown, key) = remove(place)
      if wasShown { changes.send(.remove(shown, item)) }
      settle(key, place.section)
    case .update(let place, let old, let new): update(place, old, new)
    case .move(let from, let to, let old, let new, let isChanged):
      let (start, wasShown, oldKey) = remove(from)
      let newKey = isChanged ? key(of: new, to.section, to.label) : oldKey
      let isShown = insert(newKey, to)
      switch (wasShown, isShown) {
      case (true, true): changes.send(.move(from: start, to: shown(to), old: old, new: new, isChanged: isChanged))
      case (true, false): changes.send(.remove(start, old))
      case (false, true): changes.send(.insert(shown(to), new))
      case (false, false): break
      }
      settle(oldKey, from.section)
      settle(newKey, to.section)
    case .rows(let rows, let section): follow(rows, section)
    case .relabel(let relabeling, let section):
      relabel(relabeling, section)
      changes.send(edit)
    default:
      followSections(edit)
      changes.send(edit)
    }
  }

  private func shown(_ place: RowPlace) -> RowPlace {
    RowPlace(place.section, rows.read(place.section) { $0.rank(place.index) }, place.label)
  }

  private func insert(_ key: ReflexiveKey<Key>, _ place: RowPlace) -> Bool {
    let isFirst = sections[place.section].insert(key, place)
    rows.update(at: place.section) { $0.insert(isFirst, at: place.index) }
    return isFirst
  }

  private func remove(_ place: RowPlace) -> (RowPlace, wasShown: Bool, ReflexiveKey<Key>) {
    let shown = shown(place)
    return (shown, rows.update(at: place.section) { $0.remove(at: place.index) }, sections[place.section].remove(place))
  }

  private func update(_ place: RowPlace, _ old: Base.Item, _ new: Base.Item) {
    let newKey = key(of: new, place.section, place.label)
    let (shown, wasShown, oldKey) = remove(place)
    switch (wasShown, insert(newKey, place)) {
    case (true, true): changes.send(.update(shown, old: old, new: new))
    case (true, false): changes.send(.remove(shown, old))
    case (false, true): changes.send(.insert(shown, new))
    case (false, false): break
    }
    if newKey != oldKey { settle(oldKey, place.section) }
    settle(newKey, place.section)
  }

  /// Shows the first row with a key, and hides the second one.
  private func settle(_ key: ReflexiveKey<Key>, _ section: Int) {
    guard let labels = sections[section].labels[key] else { return }
    let version = base.version
    for number in 0..<min(2, labels.count) {
      let (label, isShown) = (labels[number], number == 0)
      guard let index = version.index(of: label, inSection: section), rows[section][index] != isShown else { continue }
      rows.update(at: section) { $0.set(isShown, at: index) }
      let place = shown(RowPlace(section, index, label))
      let item = version.item(at: index, inSection: section)
      changes.send(isShown ? .insert(place, item) : .remove(place, item))
    }
  }

  private func relabel(_ relabeling: Relabeling, _ section: Int) {
    let version = base.version
    var rows: [(label: RowLabel, key: ReflexiveKey<Key>)] = []
    for (old, new) in zip(relabeling.old, relabeling.new) {
      guard let index = version.index(of: new, inSection: section) else { continue }
      rows.append((new, sections[section].keys[index]))
      sections[section].forget(old, sections[section].keys[index])
    }
    for row in rows { _ = sections[section].add(row.label, row.key) }
  }

  private func follow(_ changes: RowChanges, _ section: Int) {
    let version = base.version
    var old: [ReflexiveKey<Key>] = []
    sections[section].keys.forEach { key, _ in old.append(key) }
    var moved: [Int: ReflexiveKey<Key>] = [:]
    for move in changes.moves where !move.isChanged { moved[move.to] = old[changes.removed[move.from].index] }
    var keys = old
    for row in changes.removed.reversed() { keys.remove(at: row.index) }
    func read(_ row: RowChanges.Row) -> ReflexiveKey<Key> {
      key(of: version.item(at: row.index, inSection: section), section, row.label)
    }
    for (position, row) in changes.inserted.enumerated() { keys.insert(moved[position] ?? read(row), at: row.index) }
    for row in changes.updated { keys[row.index] = read(row) }
    let flags = rows[section]
    arrange(section, keys.map { ($0, weight: 0) })
    tell(changes, section, flags)
  }

  /// Sends the changes of many rows, and of those that are now the first with their keys.
  private func tell(_ edit: RowChanges, _ section: Int, _ old: BitList) {
    let (version, before, after) = (base.version, old.flags, rows[section].flags)
    let seen = edit.seen(of: before.count, where: { before[$0] }, { after[$0] }) {
      version.label(at: $0, inSection: section)
    }
    if !seen.isEmpty { changes.send(.rows(seen, inSection: section)) }
  }

  private func followSections(_ edit: ContentEdit<Base.Item>) {
    func insert(_ range: Range<Int>) {
      sections.insert(contentsOf: range.map { _ in Section() }, at: range.lowerBound)
      for section in range {
        rows.insert(BitList([]), weight: 0, at: section)
        read(section)
      }
    }
    func remove(_ range: Range<Int>) {
      sections.removeSubrange(range)
      for section in range.reversed() { rows.remove(at: section) }
    }
    switch edit {
    case .insertSections(let range): insert(range)
    case .removeSections(let range): remove(range)
    case .moveSections(let range, let to):
      let moved = (Array(sections[range]), range.map { rows[$0] })
      remove(range)
      sections.insert(contentsOf: moved.0, at: to)
      for (offset, bits) in moved.1.enumerated() { rows.insert(bits, weight: 0, at: to + offset) }
    case .replaceSections(let range, let count):
      remove(range)
      insert(range.lowerBound..<range.lowerBound + count)
    case .reload: readAll()
    default: break
    }
  }

  /// Computes the keys of rows whose models have changed.
  private func askChangedRows() {
    guard let observed, observed.hasChanged else { return }
    let places = observed.takeChanged()
    Turn.edit {
      let version = base.version
      for (section, label) in places {
        guard let index = version.index(of: label, inSection: section) else { continue }
        let item = version.item(at: index, inSection: section)
        let (place, old) = (RowPlace(section, index, label), sections[section].keys[index])
        if key(of: item, section, label) != old { update(place, item, item) }
      }
    }
  }
}

extension DataSource {
  /// Returns the first item with each key in each section.
  ///
  /// - Parameter key: A closure or key path that returns an item's key.
  public func distinct<Key: Hashable>(by key: @escaping (Item) -> Key) -> DistinctDataSource<Self, Key> {
    DistinctDataSource(self, by: key)
  }
}
