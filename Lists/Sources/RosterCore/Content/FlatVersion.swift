import RowStructures

/// The items of a ``FlatDataSource`` at one time.
public struct FlatVersion<Item>: ContentVersion {
  @usableFromInline package let rows: RowList<Item>
  @usableFromInline let channel: ContentChannel<Item>
  /// A Boolean value that indicates whether the only section exists without items.
  @usableFromInline let keepsEmptySection: Bool

  @inlinable
  package init(_ rows: RowList<Item>, _ channel: ContentChannel<Item>, keepsEmptySection: Bool) {
    self.rows = rows
    self.channel = channel
    self.keepsEmptySection = keepsEmptySection
  }

  @inlinable public var numberOfSections: Int { keepsEmptySection || rows.count > 0 ? 1 : 0 }
  @inlinable public func numberOfItems(inSection section: Int) -> Int { rows.count }
  @inlinable public func item(at index: Int, inSection section: Int) -> Item { rows[index] }
  @inlinable public func label(at index: Int, inSection section: Int) -> Int { rows.label(at: index) }
  @inlinable public func index(of label: Int, inSection section: Int) -> Int? { rows.index(of: label) }
  @inlinable public func item(labeled label: Int, inSection section: Int) -> Item? { rows.item(labeled: label) }
  @inlinable public func forEachItem(inSection section: Int, _ body: (Int, Item) -> Void) { rows.forEach(body) }
  @inlinable public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
    rows.forEach { label, _ in body(label) }
  }

  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    let (label, item) = (rows.label(at: index), rows[index])
    // Views may show an old version.
    let isThere = (channel.source as? FlatDataSource<Item>)?.has(item, in: KeptRow(0, label)) ?? true
    return channel.place(inSection: isThere ? 0 : nil, label: label, item: item)
  }

  public func owner(ofSection section: Int) -> SectionOwner? {
    channel.source.map { SectionOwner(dataSource: $0, section: section) }
  }
}

extension ContentChannel {
  /// Returns a place that follows a row's item, or that's found by its identifier if the row is deleted.
  ///
  /// - Parameter section: The current section, or `nil` if the row is deleted.
  package func place(inSection section: Int?, label: RowLabel, item: @autoclosure () -> Item) -> ItemPlace {
    place(inSection: section, label: label, id: identifier(of: item()))
  }

  /// Returns a place that follows a row, or that's found by an identifier if the row is deleted.
  ///
  /// - Parameter section: The current section, or `nil` if the row is deleted.
  package func place(inSection section: Int?, label: RowLabel, id: @autoclosure () -> AnyHashable?) -> ItemPlace {
    guard let section else { return ItemPlace(FollowedItem(self, id: id(), section: FollowedSection(), label: label)) }
    let table = places ?? PlaceTable()
    places = table
    return ItemPlace(table.item(self, section, label, id: id()))
  }
}

/// Returns the identifier of an item, or `nil` if it lacks one.
package func identifier<Item>(of item: Item) -> AnyHashable? {
  func id(_ item: some Identifiable) -> AnyHashable? {
    if let id = item.id as? any OptionalIdentifier, id.isMissing { return nil }
    return AnyHashable(item.id)
  }
  return (item as? any Identifiable).flatMap { id($0) }
}
