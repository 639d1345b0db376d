import RosterCore
import RowStructures

/// Some rows of another version, in their order and their sections.
public struct SubsequenceVersion<Base: ContentVersion>: DerivedVersion {
  public typealias Item = Base.Item
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  public let base: Base
  /// The shown rows, in each section of the base.
  @usableFromInline let rows: CountedList<BitList>
  @usableFromInline let sections: ShownSections

  @inlinable
  init(_ base: Base, _ rows: CountedList<BitList>, _ sections: ShownSections) {
    self.base = base
    self.rows = rows
    self.sections = sections
  }

  @inlinable public var numberOfSections: Int { sections.count(of: rows.count) }
  @inlinable public func baseSection(_ section: Int) -> Int { sections[section] }
  public func section(ofBase section: Int) -> Int? { sections.position(of: section) }

  @inlinable
  public func numberOfItems(inSection section: Int) -> Int { rows.read(sections[section]) { $0.ones } }

  @inlinable
  public func baseIndex(of index: Int, inSection section: Int) -> Int {
    rows.read(sections[section]) { $0.select(index) }
  }

  @inlinable
  public func index(ofBase index: Int, inSection section: Int) -> Int? {
    rows.read(sections[section]) { $0[index] ? $0.rank(index) : nil }
  }

  @inlinable
  public func item(labeled label: Int, inSection section: Int) -> Base.Item? {
    base.item(labeled: label, inSection: sections[section])
  }

  @inlinable
  public func forEachItem(inSection section: Int, _ body: (Int, Base.Item) -> Void) {
    let flags = rows[sections[section]].flags
    var index = 0
    base.forEachItem(inSection: sections[section]) { label, item in
      if flags[index] { body(label, item) }
      index += 1
    }
  }

  @inlinable
  public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
    let flags = rows[sections[section]].flags
    var index = 0
    base.forEachLabel(inSection: sections[section]) { label in
      if flags[index] { body(label) }
      index += 1
    }
  }
}
