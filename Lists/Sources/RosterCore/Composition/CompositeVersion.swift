import RowStructures

/// A version of a child, and its reader.
@usableFromInline
@MainActor struct ChildContent<Item, Header, Footer> {
  @usableFromInline let reader: ChildReader<Item, Header, Footer>
  @usableFromInline var version: ChildVersion

  @inlinable
  init(_ reader: ChildReader<Item, Header, Footer>, _ version: ChildVersion) {
    self.reader = reader
    self.version = version
  }
}

/// The content of a ``CompositeDataSource`` at one time.
public struct CompositeVersion<Item, Header, Footer>: ContentVersion {
  /// The children with the numbers of their sections, which are 0 for hidden ones.
  @usableFromInline let children: CountedList<ChildContent<Item, Header, Footer>>

  @inlinable
  init(_ children: CountedList<ChildContent<Item, Header, Footer>>) { self.children = children }

  /// Reads the child that has a section.
  @inlinable @inline(__always)
  func read<Result>(_ section: Int, _ body: (borrowing ChildContent<Item, Header, Footer>, Int) -> Result) -> Result {
    let (index, section) = children.index(covering: section)
    return children.read(index) { body($0, section) }
  }

  @inlinable public var numberOfSections: Int { children.totalWeight }
  @inlinable public func numberOfItems(inSection section: Int) -> Int {
    read(section) { $0.reader.numberOfItems($0.version, $1) }
  }
  @inlinable public func item(at index: Int, inSection section: Int) -> Item {
    read(section) { $0.reader.item($0.version, index, $1) }
  }
  @inlinable public func header(ofSection section: Int) -> Header? {
    read(section) { $0.reader.header($0.version, $1) }
  }
  @inlinable public func footer(ofSection section: Int) -> Footer? {
    read(section) { $0.reader.footer($0.version, $1) }
  }
  @inlinable public func label(at index: Int, inSection section: Int) -> Int {
    read(section) { $0.reader.label($0.version, index, $1) }
  }
  @inlinable public func index(of label: Int, inSection section: Int) -> Int? {
    read(section) { $0.reader.index($0.version, label, $1) }
  }
  @inlinable public func forEachItem(inSection section: Int, _ body: (Int, Item) -> Void) {
    read(section) { $0.reader.forEachItem($0.version, $1, body) }
  }
  public func indexTitle(ofSection section: Int) -> String? {
    read(section) { $0.reader.version($0.version).indexTitle(ofSection: $1) }
  }
  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    read(section) { $0.reader.version($0.version).place(at: index, inSection: $1) }
  }
  public func owner(ofSection section: Int) -> SectionOwner? {
    read(section) { child, section in
      var owner = child.reader.version(child.version).owner(ofSection: section)
      guard let mark = child.reader.mark else { return owner }
      if owner == nil {
        owner = SectionOwner(dataSource: mark, section: section)
        owner?.isForgotten = true
      }
      owner?.passed.append((mark, section))
      return owner
    }
  }
}
