import Foundation

/// Where an item of a data source is, which stays true while the content changes.
///
/// An index path is true for a moment: after an insertion above it, it means another item. A place follows its item
/// through edits, `apply`, transactions and bursts, and finds an `Identifiable` item again by its identifier after a
/// change that cannot be followed. Handlers give places, and data sources that keep their items take them:
///
/// ```swift
/// content.remove(place)
/// content.update(place) { $0.isRead = true }
/// ```
///
/// A place belongs to the data source that has the item, also if it was made by a composite. It keeps neither the data
/// source nor the item alive.
///
/// - Complexity: making a place is O(1). It costs O(log *m* + *s*) to follow an item through a change of *m* indexes that
///   inserts *s* items in its section, once, when the place is next used. While no place is alive, changes cost nothing.
@preconcurrency @MainActor public struct ItemPlace {
  package let track: TrackedItem

  init(_ track: TrackedItem) {
    self.track = track
  }

  /// Where the item is now in the data source that it belongs to, as that answers it; `nil` if it is gone.
  ///
  /// It is true for a moment. Where a composite shows the data source, ask it for ``CompositeDataSource/indexPath(of:)``.
  public var indexPath: IndexPath? {
    track.changes.history.path(of: self).map { IndexPath(indexes: [$0.section, $0.item]) }
  }
}

/// An item that is followed through the changes of a data source.
@MainActor package final class TrackedItem {
  /// Where the data source that has the item makes its changes.
  package let changes: ContentChannel
  /// The item's identifier, if it has one.
  let id: AnyHashable?
  private(set) var moment: ContentRevision
  /// The path at the moment, or `nil` if the item was gone by then.
  private(set) var path: ItemPath?

  init(_ changes: ContentChannel, id: AnyHashable?, moment: ContentRevision, path: ItemPath) {
    self.changes = changes
    self.id = id
    self.moment = moment
    self.path = path
  }

  /// Follows the item as far as changes are known.
  func advance() {
    while let next = moment.next {
      path = path.flatMap(moment.path)
      moment = next
    }
  }
}
