import RowStructures

/// Where a row is, and the label that names it there.
@usableFromInline
package struct RowPlace: Hashable, Sendable {
  @usableFromInline package var section: Int
  @usableFromInline package var index: Int
  @usableFromInline package var label: RowLabel

  @inlinable
  package init(_ section: Int, _ index: Int, _ label: RowLabel) {
    self.section = section
    self.index = index
    self.label = label
  }

  @inlinable package var path: ItemPath { ItemPath(section: section, item: index) }
}

/// An edit that a data source has made, for what follows it.
///
/// The data source's version is the one right after the edit. Edits arrive one by one, each in the indexes of its time.
@usableFromInline
package enum ContentEdit<Item> {
  case insert(RowPlace, Item)
  case remove(RowPlace, Item)
  case update(RowPlace, old: Item, new: Item)
  /// A row leaves a place and comes to another. Both can be the same index of one section, if only the label is new.
  case move(from: RowPlace, to: RowPlace, old: Item, new: Item, isChanged: Bool)
  /// Many rows of a section change at once. The items are read from the version.
  case rows(RowChanges, inSection: Int)
  case insertSections(Range<Int>)
  case removeSections(Range<Int>)
  /// - to: the index of the first section after the move.
  case moveSections(Range<Int>, to: Int)
  /// The header or the footer of a section, or both, show something else.
  case updateSection(Int)
  /// Rows of a section have other labels. Nothing else is different.
  case relabel(Relabeling, inSection: Int)
  /// Some sections make way for others, and what they have in common is unknown.
  case replaceSections(Range<Int>, count: Int)
  /// Anything can be different.
  ///
  /// - isAnnounced: whether composites above reload with the content, and do not replace its sections alone.
  case reload(isAnnounced: Bool)
}

extension ContentEdit {
  /// The same edit of content with items of another type; `nil` if it carries items.
  @inlinable
  package func withoutItems<Other>(as type: Other.Type) -> ContentEdit<Other>? {
    switch self {
    case .insert, .remove, .update, .move: nil
    case .rows(let rows, let section): .rows(rows, inSection: section)
    case .insertSections(let range): .insertSections(range)
    case .removeSections(let range): .removeSections(range)
    case .moveSections(let range, let to): .moveSections(range, to: to)
    case .updateSection(let section): .updateSection(section)
    case .relabel(let relabeling, let section): .relabel(relabeling, inSection: section)
    case .replaceSections(let range, let count): .replaceSections(range, count: count)
    case .reload(let isAnnounced): .reload(isAnnounced: isAnnounced)
    }
  }
}

/// Rows of a section that leave, arrive and change, in one edit.
@usableFromInline
package struct RowChanges {
  /// A row, by its index and its label.
  @usableFromInline package typealias Row = (index: Int, label: RowLabel)

  /// A row that leaves and arrives.
  @usableFromInline
  package struct Move {
    /// The positions of the row in ``RowChanges/removed`` and ``RowChanges/inserted``.
    @usableFromInline package var from, to: Int
    /// Whether the item is different, too.
    @usableFromInline package var isChanged: Bool

    @inlinable
    package init(from: Int, to: Int, isChanged: Bool) {
      self.from = from
      self.to = to
      self.isChanged = isChanged
    }
  }

  /// Rows that leave, those that move included: ascending indexes before the edit.
  @usableFromInline package var removed: ContiguousArray<Row> = []
  /// Rows that arrive, those that move included: ascending indexes after the edit.
  @usableFromInline package var inserted: ContiguousArray<Row> = []
  @usableFromInline package var moves: ContiguousArray<Move> = []
  /// Rows that stay and whose items are different: ascending indexes after the edit.
  @usableFromInline package var updated: ContiguousArray<Row> = []

  @inlinable package init() {}

  @inlinable package var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && updated.isEmpty }
  /// The number of rows that are named.
  @inlinable package var count: Int { removed.count + inserted.count + updated.count }
}
