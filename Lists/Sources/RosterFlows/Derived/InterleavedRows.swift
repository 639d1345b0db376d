import RosterCore
import RowStructures

/// The rows of a section of an ``InterleavedDataSource``, as a value.
struct InterleavedRows<Separator> {
  /// The separators, with `nil` for items.
  var rows: RowList<Separator?>
  /// The rows that are items.
  var items: BitList

  init() { (rows, items) = (RowList([]), BitList([])) }

  init(_ all: [Separator?]) {
    rows = RowList(all)
    items = BitList(ContiguousArray(all.lazy.map { $0 == nil }))
  }

  /// Returns the row of an item, or the number of rows for the index after the last item.
  func row(ofItem index: Int) -> Int { index < items.ones ? items.select(index) : rows.count }

  /// Returns the rows of the separators before an item.
  func separators(beforeItem index: Int) -> Range<Int> {
    (index > 0 ? items.select(index - 1) + 1 : 0)..<row(ofItem: index)
  }

  mutating func insert(_ separator: Separator?, _ label: RowLabel, at row: Int) {
    rows.insert(separator, label, at: row)
    items.insert(separator == nil, at: row)
  }

  mutating func remove(at row: Int) -> RowLabel {
    items.remove(at: row)
    return rows.remove(at: row).label
  }
}

/// The rows of an ``InterleavedDataSource`` at one time.
public struct InterleavedVersion<Base: ContentVersion, Separator>: ContentVersion {
  public typealias Item = InterleavedItem<Base.Item, Separator>
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  let base: Base
  let sections: CountedList<InterleavedRows<Separator>>
  let channel: ContentChannel<Item>

  init(_ base: Base, _ sections: CountedList<InterleavedRows<Separator>>, _ channel: ContentChannel<Item>) {
    self.base = base
    self.sections = sections
    self.channel = channel
  }

  public var numberOfSections: Int { sections.count }
  public func numberOfItems(inSection section: Int) -> Int { sections.read(section) { $0.rows.count } }

  /// Returns the index of the item in the base, or `nil` for a separator.
  func baseIndex(of index: Int, inSection section: Int) -> Int? {
    sections.read(section) { $0.items[index] ? $0.items.rank(index) : nil }
  }

  public func item(at index: Int, inSection section: Int) -> Item {
    if let separator = sections.read(section, { $0.rows[index] }) { return .separator(separator) }
    let place = sections.read(section) { $0.items.rank(index) }
    return .item(base.item(at: place, inSection: section))
  }

  public func label(at index: Int, inSection section: Int) -> Int {
    sections.read(section) { $0.rows.label(at: index) }
  }

  public func index(of label: Int, inSection section: Int) -> Int? {
    sections.read(section) { $0.rows.index(of: label) }
  }

  public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
    sections[section].rows.forEach { label, _ in body(label) }
  }

  public func forEachItem(inSection section: Int, _ body: (Int, Item) -> Void) {
    var rows: [(label: Int, separator: Separator?)] = []
    sections[section].rows.forEach { rows.append(($0, $1)) }
    var row = 0
    func passSeparators() {
      while row < rows.count, let separator = rows[row].separator {
        body(rows[row].label, .separator(separator))
        row += 1
      }
    }
    base.forEachItem(inSection: section) { _, item in
      passSeparators()
      body(rows[row].label, .item(item))
      row += 1
    }
    passSeparators()
  }

  public func header(ofSection section: Int) -> Base.Header? { base.header(ofSection: section) }
  public func footer(ofSection section: Int) -> Base.Footer? { base.footer(ofSection: section) }
  public func indexTitle(ofSection section: Int) -> String? { base.indexTitle(ofSection: section) }
  public func owner(ofSection section: Int) -> SectionOwner? { base.owner(ofSection: section) }

  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    if let index = baseIndex(of: index, inSection: section) { return base.place(at: index, inSection: section) }
    let label = label(at: index, inSection: section)
    return channel.place(inSection: section, label: label, item: item(at: index, inSection: section))
  }
}
