import RosterCore
import RowStructures

/// The rows of an ``OutlineDataSource`` at one time.
public struct OutlineVersion<Node: Identifiable>: ContentVersion {
  public typealias Item = OutlineRow<Node>

  @usableFromInline let rows: RowList<OutlineLine>
  @usableFromInline let nodes: RowList<Node?>
  @usableFromInline let errors: [UInt32: any Error]
  let channel: ContentChannel<Item>

  @inlinable public var numberOfSections: Int { 1 }
  @inlinable public func numberOfItems(inSection section: Int) -> Int { rows.count }
  @inlinable public func item(at index: Int, inSection section: Int) -> Item { row(rows[index]) }
  @inlinable public func label(at index: Int, inSection section: Int) -> Int { rows.label(at: index) }
  @inlinable public func index(of label: Int, inSection section: Int) -> Int? { rows.index(of: label) }
  @inlinable public func forEachItem(inSection section: Int, _ body: (Int, Item) -> Void) {
    rows.forEach { label, line in body(label, row(line)) }
  }
  @inlinable public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
    rows.forEach { label, _ in body(label) }
  }

  @inlinable
  func row(_ line: OutlineLine) -> Item {
    guard let node = nodes[Int(line.slot)] else { fatalError("a row has no item") }
    var role = Item.Role.item
    if line.flags.contains(.standsForChildren) { role = .loading }
    if line.flags.contains(.isFailed), let error = errors[line.slot] { role = .failed(error) }
    return Item(
      node: node,
      role: role,
      level: Int(line.level),
      isExpandable: line.flags.contains(.isExpandable),
      isExpanded: line.flags.contains(.isExpanded)
    )
  }

  /// Returns a place that follows the row by its identifier.
  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    channel.place(inSection: nil, label: rows.label(at: index), item: row(rows[index]))
  }

  public func owner(ofSection section: Int) -> SectionOwner? {
    channel.source.map { SectionOwner(dataSource: $0, section: section) }
  }
}
