import RosterCore
import RowStructures

/// The partners of a ``JoinedDataSource``.
@MainActor struct JoinedPartners<Right: ContentVersion> {
  /// All partners, marked with the numbers of their keys.
  var rows: FlatRows<Right, Int32>
  /// The label of each key's first partner, by the numbers of the keys.
  var first: CountedList<RowLabel?>

  /// Returns the partner of items with a key.
  func partner(_ key: Int32) -> Right.Item? {
    key < 0 ? nil : first[Int(key)].map { rows.item(labeled: $0) }
  }
}

/// A section of a ``JoinedDataSource``.
@MainActor struct JoinedSection {
  let name = SectionName()
  /// The numbers of the items' keys, or -1.
  var rows: RowList<Int32>
  /// A Boolean value that indicates whether the section hasn't followed an edit of the partners.
  var isBehind = false

  init(_ keys: [Int32]) { rows = RowList(keys) }
}

/// The pairs of a ``JoinedDataSource`` at one time.
public struct JoinedVersion<Left: ContentVersion, Right: ContentVersion>: ContentVersion {
  public typealias Item = JoinedPair<Left.Item, Right.Item?>
  public typealias Header = Left.Header
  public typealias Footer = Left.Footer

  var left: Left
  var sections: CountedList<JoinedSection>
  var partners: JoinedPartners<Right>
  /// The partners before an edit that sections follow one after the other.
  var oldPartners: JoinedPartners<Right>?
  let channel: ContentChannel<Item>

  init(
    _ left: Left,
    _ sections: CountedList<JoinedSection>,
    _ partners: JoinedPartners<Right>,
    _ channel: ContentChannel<Item>
  ) {
    self.left = left
    self.sections = sections
    self.partners = partners
    self.channel = channel
  }

  func partners(ofSection section: Int) -> JoinedPartners<Right> {
    sections.read(section) { $0.isBehind } ? oldPartners ?? partners : partners
  }

  public var numberOfSections: Int { sections.count }
  public func numberOfItems(inSection section: Int) -> Int { sections.read(section) { $0.rows.count } }

  public func item(at index: Int, inSection section: Int) -> Item {
    let key = sections.read(section) { $0.rows[index] }
    let item = left.item(at: index, inSection: section)
    return JoinedPair(left: item, right: partners(ofSection: section).partner(key))
  }

  public func label(at index: Int, inSection section: Int) -> Int {
    sections.read(section) { $0.rows.label(at: index) }
  }

  public func index(of label: Int, inSection section: Int) -> Int? {
    sections.read(section) { $0.rows.index(of: label) }
  }

  public func forEachItem(inSection section: Int, _ body: (Int, Item) -> Void) {
    let (rows, partners) = (sections.read(section) { $0.rows }, partners(ofSection: section))
    var keys: ContiguousArray<(label: RowLabel, key: Int32)> = []
    keys.reserveCapacity(rows.count)
    rows.forEach { keys.append(($0, $1)) }
    var index = 0
    left.forEachItem(inSection: section) { _, item in
      body(keys[index].label, JoinedPair(left: item, right: partners.partner(keys[index].key)))
      index += 1
    }
  }

  public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
    let rows = sections.read(section) { $0.rows }
    rows.forEach { label, _ in body(label) }
  }

  public func header(ofSection section: Int) -> Left.Header? { left.header(ofSection: section) }
  public func footer(ofSection section: Int) -> Left.Footer? { left.footer(ofSection: section) }
  public func indexTitle(ofSection section: Int) -> String? { left.indexTitle(ofSection: section) }
  public func place(at index: Int, inSection section: Int) -> ItemPlace { left.place(at: index, inSection: section) }

  public func owner(ofSection section: Int) -> SectionOwner? {
    guard let source = channel.source else { return nil }
    var owner = left.owner(ofSection: section)?.replaced(by: source, section: section)
    let partners = partners(ofSection: section).rows.owner(source, section: 0)
    if partners.isForgotten { owner?.isForgotten = true }
    if partners.losesItems { owner?.losesItems = true }
    return owner
  }
}

/// The keys of a ``JoinedDataSource``, by numbers, with their rows.
@MainActor struct JoinedKeys<Key: Hashable> {
  struct LeftRow: Hashable {
    let section: ObjectIdentifier
    let label: RowLabel
  }

  private struct Entry {
    let key: ReflexiveKey<Key>
    var lefts: Set<LeftRow> = []
    var rights = LabelSet([])
  }

  private var entries: [Entry?] = []
  private var numbers: [ReflexiveKey<Key>: Int32] = [:]
  private var free: [Int32] = []

  /// The number of assigned numbers.
  var count: Int { entries.count }

  /// Returns the number of a key, or -1 for none. Add a row with it, or call ``release(_:)``.
  mutating func number(of key: Key?) -> Int32 {
    guard let key = key.map({ ReflexiveKey($0) }) else { return -1 }
    if let number = numbers[key] { return number }
    let number = free.popLast() ?? Int32(entries.count)
    if Int(number) == entries.count { entries.append(nil) }
    entries[Int(number)] = Entry(key: key)
    numbers[key] = number
    return number
  }

  /// Forgets a key without rows.
  mutating func release(_ number: Int32) {
    guard number >= 0, let entry = entries[Int(number)], entry.lefts.isEmpty, entry.rights.count == 0 else { return }
    numbers[entry.key] = nil
    entries[Int(number)] = nil
    free.append(number)
  }

  mutating func add(left row: LeftRow, _ number: Int32) {
    if number >= 0 { entries[Int(number)]?.lefts.insert(row) }
  }

  mutating func remove(left row: LeftRow, _ number: Int32) {
    if number >= 0 { entries[Int(number)]?.lefts.remove(row) }
  }

  mutating func add(right label: RowLabel, _ number: Int32) {
    if number >= 0 { _ = entries[Int(number)]?.rights.insert(label) }
  }

  mutating func remove(right label: RowLabel, _ number: Int32) {
    if number >= 0 { _ = entries[Int(number)]?.rights.remove(label) }
  }

  mutating func relabel(rights labels: Relabeling, _ number: Int32) {
    if number >= 0 { entries[Int(number)]?.rights.relabel(labels) }
  }

  /// Sets all partners, given their labels by the numbers of the keys.
  mutating func setRights(_ labels: [Int32: ContiguousArray<RowLabel>]) {
    for number in entries.indices where entries[number] != nil {
      entries[number]?.rights = LabelSet(labels[Int32(number)] ?? [])
    }
    for number in entries.indices { if entries[number] != nil { release(Int32(number)) } }
  }

  func lefts(_ number: Int32) -> Set<LeftRow> { entries[Int(number)]?.lefts ?? [] }

  /// Returns the label of the first partner with a key.
  func first(_ number: Int32) -> RowLabel? {
    guard number >= 0, let rights = entries[Int(number)]?.rights, rights.count > 0 else { return nil }
    return rights[0]
  }
}
