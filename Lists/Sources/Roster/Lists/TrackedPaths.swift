/// Index paths that follow the stages of an update.
package struct TrackedPaths {
  /// The current place of an item.
  package struct Place {
    fileprivate var path: ItemPath
    /// A Boolean value that indicates whether the item itself was moved, not only others around it.
    var hasMoved = false
    /// A Boolean value that indicates whether the path already applies after the whole update.
    fileprivate var isFinal = false

    package var indexPath: IndexPath { path.indexPath }
  }

  /// The current places of the items in their given order, with `nil` for removed ones.
  package private(set) var places: [Place?]

  package init(_ indexPaths: [IndexPath]) {
    places = indexPaths.map { $0.count == 2 ? Place(path: ItemPath(section: $0[0], item: $0[1])) : nil }
  }

  var isEmpty: Bool { places.isEmpty }

  /// A Boolean value that indicates whether no item is left.
  var areGone: Bool { places.allSatisfy { $0 == nil } }

  /// Adds items at their current paths.
  mutating func add(_ paths: [ItemPath]) {
    places += paths.map { Place(path: $0, hasMoved: true) }
  }

  package mutating func follow(_ stage: ChangeStage) {
    guard !isEmpty, stage.hasStructure else { return }
    let mapping = ItemPathMapping(stage)
    let moved = Set(stage.items.moves.map(\.from))
    places = places.map { known in
      guard let known, !known.isFinal else { return known }
      if let carried = mapping.carriedPath(known.path) { return Place(path: carried, hasMoved: true, isFinal: true) }
      return mapping.path(known.path).map { path in
        Place(path: path, hasMoved: known.hasMoved || moved.contains(known.path))
      }
    }
  }

  /// Returns whether a stage leaves all items, without insertions, deletions, or moves between the first and last.
  func areNeighbours(after stage: ChangeStage) -> Bool {
    var followed = self
    followed.follow(stage)
    let pairs = zip(places, followed.places)
    guard let (first, firstAfter) = pairs.first(where: { _ in true }), let first, let firstAfter else { return false }
    return pairs.allSatisfy { old, new in
      guard let old, let new, !new.hasMoved else { return false }
      return old.path.section - first.path.section == new.path.section - firstAfter.path.section
        && (old.path.section == first.path.section
          ? old.path.item - first.path.item == new.path.item - firstAfter.path.item
          : old.path.item == new.path.item)
    }
  }

  /// Puts some of the items before the others.
  mutating func put(first areFirst: [Bool]) {
    let pairs = zip(places, areFirst)
    places = pairs.filter(\.1).map(\.0) + pairs.filter { !$0.1 }.map(\.0)
  }

  /// Removes the entries of removed items.
  mutating func compact() {
    places.removeAll { $0 == nil }
    for index in places.indices { places[index]?.isFinal = false }
  }

  /// Removes items except those at some paths.
  mutating func keep(_ isKept: (IndexPath) -> Bool) { places.removeAll { $0.map { !isKept($0.indexPath) } ?? true } }

  /// Removes all items, because the content is unknown.
  mutating func lose() {
    places = []
  }
}
