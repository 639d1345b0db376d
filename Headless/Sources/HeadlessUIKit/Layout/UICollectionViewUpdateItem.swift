import Foundation

/// One change of a batch update, as a layout gets it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// The index before the update; `nil` for an insertion. A section's index path has `NSNotFound` as its item.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index after the update; `nil` for a deletion. A section's index path has `NSNotFound` as its item.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

extension UICollectionViewUpdateItem {
  /// The items for a batch: sections before items, deletions before insertions.
  static func items(for updates: ListUpdates, mapping: ListUpdateMapping) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int?) -> IndexPath? {
      index.map { IndexPath(item: NSNotFound, section: $0) }
    }
    var items: [UICollectionViewUpdateItem] = []
    items += updates.deletedSections.map { .init(.delete, before: section($0), after: nil) }
    items += updates.reloadedSections.map {
      .init(.reload, before: section($0), after: section(mapping.reloadedSection(after: $0)))
    }
    items += updates.movedSections.map { .init(.move, before: section($0.from), after: section($0.to)) }
    items += updates.insertedSections.map { .init(.insert, before: nil, after: section($0)) }
    items += updates.deletedItems.map { .init(.delete, before: $0, after: nil) }
    items += updates.reloadedItems.map { .init(.reload, before: $0, after: mapping.reloadedIndexPath(after: $0)) }
    items += updates.movedItems.map { .init(.move, before: $0.from, after: $0.to) }
    items += updates.insertedItems.map { .init(.insert, before: nil, after: $0) }
    return items
  }
}
