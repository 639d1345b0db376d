import RowStructures

/// A section of a ``NestedDataSource``.
@usableFromInline
package struct KeptSection<Header, Item, Footer> {
  /// The name of the section, which its index doesn't affect.
  @usableFromInline var name: UInt32
  @usableFromInline var header: Header?
  @usableFromInline var footer: Footer?
  @usableFromInline var indexTitle: String?
  @usableFromInline var rows: RowList<Item>

  init(_ name: UInt32, _ section: ContentSection<Header, Item, Footer>, rows: RowList<Item>) {
    self.name = name
    self.rows = rows
    setHeader(section)
  }

  mutating func setHeader(_ section: ContentSection<Header, Item, Footer>) {
    (header, footer, indexTitle) = (section.header, section.footer, section.indexTitle)
  }

  var content: ContentSection<Header, Item, Footer> {
    ContentSection(header: header, items: rows.array, footer: footer, indexTitle: indexTitle)
  }
}

/// The sections of a ``NestedDataSource`` at one time.
public struct NestedVersion<Header, Item, Footer>: ContentVersion {
  @usableFromInline let sections: CountedList<KeptSection<Header, Item, Footer>>
  @usableFromInline let shown: ShownSections
  @usableFromInline let channel: ContentChannel<Item>

  @usableFromInline
  init(
    _ sections: CountedList<KeptSection<Header, Item, Footer>>,
    _ shown: ShownSections,
    _ channel: ContentChannel<Item>
  ) {
    self.sections = sections
    self.shown = shown
    self.channel = channel
  }

  @inlinable public var numberOfSections: Int { shown.count(of: sections.count) }

  @inlinable @inline(__always)
  func read<Result>(_ section: Int, _ body: (borrowing KeptSection<Header, Item, Footer>) -> Result) -> Result {
    sections.read(shown[section], body)
  }

  @inlinable public func numberOfItems(inSection section: Int) -> Int { read(section) { $0.rows.count } }

  @inlinable
  public func item(at index: Int, inSection section: Int) -> Item { read(section) { $0.rows[index] } }

  @inlinable
  public func item(labeled label: Int, inSection section: Int) -> Item? {
    read(section) { $0.rows.item(labeled: label) }
  }

  @inlinable
  public func label(at index: Int, inSection section: Int) -> Int { read(section) { $0.rows.label(at: index) } }

  @inlinable
  public func index(of label: Int, inSection section: Int) -> Int? { read(section) { $0.rows.index(of: label) } }

  @inlinable
  public func forEachItem(inSection section: Int, _ body: (Int, Item) -> Void) {
    let rows = read(section) { $0.rows }
    rows.forEach(body)
  }

  @inlinable
  public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
    let rows = read(section) { $0.rows }
    rows.forEach { label, _ in body(label) }
  }

  @inlinable public func header(ofSection section: Int) -> Header? { read(section) { $0.header } }
  @inlinable public func footer(ofSection section: Int) -> Footer? { read(section) { $0.footer } }
  @inlinable public func indexTitle(ofSection section: Int) -> String? { read(section) { $0.indexTitle } }

  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    let (name, label, item) = read(section) { ($0.name, $0.rows.label(at: index), $0.rows[index]) }
    var position: Int? = section
    if let source = channel.source as? NestedDataSource<Header, Item, Footer> {
      // Views may show an old version.
      position = source.has(item, in: KeptRow(name, label)) ? source.position(ofSectionNamed: name) : nil
    }
    return channel.place(inSection: position, label: label, item: item)
  }

  public func owner(ofSection section: Int) -> SectionOwner? {
    guard let source = channel.source else { return nil }
    let (name, header) = read(section) { ($0.name, $0.header) }
    let key = (source as? NestedDataSource<Header, Item, Footer>)?.sectionKey
    // Without a key, the header identifies a section. Sections that are removed and inserted again have other names.
    let identified: ContentSection<Header, Item, Footer> =
      key == nil ? ContentSection(header: header, items: [], footer: nil) : read(section) { $0.content }
    let identity = InferredSectionMatcher(key: key).id(of: identified) ?? AnyHashable(name)
    return SectionOwner(dataSource: source, section: section, identity: identity)
  }
}
