import Foundation

/// What a list knows of the drags that began in it, and of the one that is over it.
@MainActor struct ListDragState {
  /// The drag that began here, as long as it lasts.
  var drag: HeadlessDragSession?
  /// Where the dragged items are that come from here; `nil` once they have gone.
  var sources: [(item: UIDragItem, path: IndexPath?)] = []
  /// Whether the list was updated since the drag began.
  var isUpdatedSinceBegin = false

  /// The drag that is over the list, and that it handles.
  var drop: HeadlessDropSession?
  var target = ListDropTarget()
  var proposal: ListDropProposal?
  /// Whether the content has changed since the delegate gave the proposal.
  var isStale = false

  var placeholders: [ListPlaceholder] = []

  var shownPlaceholders: [HeadlessDropPlaceholder] {
    placeholders.compactMap { placeholder in
      placeholder.path.map { HeadlessDropPlaceholder(indexPath: $0, cell: placeholder.view) }
    }
  }

  /// Where a dragged item is in this list.
  func source(of item: UIDragItem) -> IndexPath? {
    sources.first { $0.item === item }?.path
  }

  /// Lets all paths follow an update.
  mutating func follow(_ mapping: ListUpdateMapping, counts: [Int]) {
    isUpdatedSinceBegin = true
    isStale = true
    for index in sources.indices {
      sources[index].path = sources[index].path.flatMap(mapping.indexPath(after:))
    }
    target.path = target.path.flatMap { ListDragState.position($0, after: mapping, counts) }
    for placeholder in placeholders {
      placeholder.path = placeholder.path.flatMap { ListDragState.position($0, after: mapping, counts) }
    }
    dropGonePlaceholders()
  }

  /// Forgets all paths, as a reload does.
  mutating func reload() {
    isUpdatedSinceBegin = true
    isStale = true
    for index in sources.indices { sources[index].path = nil }
    target.path = nil
    for placeholder in placeholders { placeholder.path = nil }
    dropGonePlaceholders()
  }

  private mutating func dropGonePlaceholders() {
    placeholders.removeAll { $0.path == nil }
  }

  /// Where something goes after an update that was to come before an item: before that item, behind the one before it,
  /// or else at the same index; `nil` if the section has gone.
  private static func position(_ path: IndexPath, after mapping: ListUpdateMapping, _ counts: [Int]) -> IndexPath? {
    if let followed = mapping.indexPath(after: path) { return followed }
    if path.item > 0, let before = mapping.indexPath(after: IndexPath(item: path.item - 1, section: path.section)) {
      return IndexPath(item: before.item + 1, section: before.section)
    }
    guard let section = mapping.section(after: path.section), counts.indices.contains(section) else { return nil }
    return IndexPath(item: min(path.item, counts[section]), section: section)
  }
}
