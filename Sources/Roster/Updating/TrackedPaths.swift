import Foundation

/// Index paths that are followed through the stages of an update.
struct TrackedPaths {
  private struct Tracked {
    var path: ItemPath
    /// Whether the path is already the one after the whole update.
    var isFinal = false
  }

  private var tracked: [Tracked?]

  init(_ indexPaths: [IndexPath]) {
    tracked = indexPaths.map { $0.count == 2 ? Tracked(path: ItemPath(section: $0[0], item: $0[1])) : nil }
  }

  var isEmpty: Bool { tracked.isEmpty }

  /// Where the items are now, in the order in which they were given; `nil` for those that are gone.
  var indexPaths: [IndexPath?] {
    tracked.map { $0.map { IndexPath(item: $0.path.item, section: $0.path.section) } }
  }

  mutating func follow(_ stage: ChangeStage) {
    guard !isEmpty, stage.hasStructure else { return }
    let mapping = ItemPathMapping(stage)
    tracked = tracked.map { known in
      guard let known, !known.isFinal else { return known }
      if let carried = mapping.carriedPath(known.path) { return Tracked(path: carried, isFinal: true) }
      return mapping.path(known.path).map { Tracked(path: $0) }
    }
  }

  /// Forgets everything: nobody knows where the items are.
  mutating func lose() {
    tracked = []
  }
}
