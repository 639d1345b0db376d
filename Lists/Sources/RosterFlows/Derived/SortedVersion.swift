import RosterCore
import RosterDiagnostics
import RowStructures

/// The items of a ``SortedDataSource`` at one time.
public struct SortedVersion<Base: ContentVersion>: DerivedVersion {
  public typealias Item = Base.Item
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  public let base: Base
  @usableFromInline let sections: CountedList<OrderedRows>

  @inlinable
  init(_ base: Base, _ sections: CountedList<OrderedRows>) {
    self.base = base
    self.sections = sections
  }

  @inlinable
  func baseIndex(labeled label: RowLabel, inSection section: Int) -> Int {
    guard let index = base.index(of: label, inSection: section) else { trapMissingRow() }
    return index
  }

  @inlinable public func numberOfItems(inSection section: Int) -> Int { sections.read(section) { $0.count } }
  @inlinable public func baseIndex(of index: Int, inSection section: Int) -> Int {
    baseIndex(labeled: sections.read(section) { $0.base(at: index) }, inSection: section)
  }
  @inlinable
  func item(base label: RowLabel, inSection section: Int) -> Base.Item {
    guard let item = base.item(labeled: label, inSection: section) else { trapMissingRow() }
    return item
  }

  @inlinable public func item(at index: Int, inSection section: Int) -> Base.Item {
    item(base: sections.read(section) { $0.base(at: index) }, inSection: section)
  }
  @inlinable public func label(at index: Int, inSection section: Int) -> Int {
    sections.read(section) { $0.label(at: index) }
  }
  @inlinable public func index(of label: Int, inSection section: Int) -> Int? {
    sections.read(section) { $0.index(of: label) }
  }
  @inlinable public func forEachItem(inSection section: Int, _ body: (Int, Base.Item) -> Void) {
    sections[section].forEach { label, base in body(label, item(base: base, inSection: section)) }
  }
  @inlinable public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
    sections[section].forEach { label, _ in body(label) }
  }

  /// - Complexity: O(*n*)
  public func index(ofBase index: Int, inSection section: Int) -> Int? {
    let label = base.label(at: index, inSection: section)
    var (place, found) = (0, Int?.none)
    sections[section].forEach { _, base in
      if base == label { found = place }
      place += 1
    }
    return found
  }
}

@usableFromInline
func trapMissingRow() -> Never {
  trap(
    "SortedDataSource: a row isn't in the base's content any more",
    cause: "a data source of your own has changed its content without its `changes`",
    advice: "pass each change to `changes`"
  )
}
