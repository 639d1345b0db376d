import RowStructures

/// The position of a row, and its label there.
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

/// An edit that a data source has made, for its followers.
///
/// The data source's version is the one right after the edit. Edits are sent one by one, each in the indexes of its
/// time.
@usableFromInline
package enum ContentEdit<Item> {
  case insert(RowPlace, Item)
  case remove(RowPlace, Item)
  case update(RowPlace, old: Item, new: Item)
  /// A move of a row. Both places can be the same index of one section, if only the label is new.
  case move(from: RowPlace, to: RowPlace, old: Item, new: Item, isChanged: Bool)
  /// A change of many rows of a section at once. The items are read from the version.
  case rows(RowChanges, inSection: Int)
  case insertSections(Range<Int>)
  case removeSections(Range<Int>)
  /// - to: The index of the first section after the move.
  case moveSections(Range<Int>, to: Int)
  /// A change of the header or the footer of a section, or both.
  case updateSection(Int)
  /// A change of the labels of a section's rows. The content is the same.
  case relabel(Relabeling, inSection: Int)
  /// A replacement of some sections by others, without a known difference.
  case replaceSections(Range<Int>, count: Int)
  /// A change of anything.
  ///
  /// - isAnnounced: A Boolean value that indicates whether composites above reload, instead of replacing only the
  ///   content's sections.
  case reload(isAnnounced: Bool)
}

extension ContentEdit {
  /// Returns the same edit of items of another type, or `nil` if it carries items.
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

/// Rows of a section that are removed, inserted, and updated in one edit.
@usableFromInline
package struct RowChanges {
  /// A row, by its index and its label.
  @usableFromInline package typealias Row = (index: Int, label: RowLabel)

  /// A row that's removed and inserted.
  @usableFromInline
  package struct Move {
    /// The positions of the row in ``RowChanges/removed`` and ``RowChanges/inserted``.
    @usableFromInline package var from, to: Int
    /// A Boolean value that indicates whether the item also changed.
    @usableFromInline package var isChanged: Bool

    @inlinable
    package init(from: Int, to: Int, isChanged: Bool) {
      self.from = from
      self.to = to
      self.isChanged = isChanged
    }
  }

  /// The removed rows, including those that move, by ascending indexes before the edit.
  @usableFromInline package var removed: ContiguousArray<Row> = []
  /// The inserted rows, including those that move, by ascending indexes after the edit.
  @usableFromInline package var inserted: ContiguousArray<Row> = []
  @usableFromInline package var moves: ContiguousArray<Move> = []
  /// The retained rows whose items changed, by ascending indexes after the edit.
  @usableFromInline package var updated: ContiguousArray<Row> = []

  @inlinable package init() {}

  @inlinable package var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && updated.isEmpty }
  /// The number of named rows.
  @inlinable package var count: Int { removed.count + inserted.count + updated.count }
}
