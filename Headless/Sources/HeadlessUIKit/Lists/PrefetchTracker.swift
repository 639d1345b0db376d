import Foundation

/// Decides for which items a prefetching data source is asked to prefetch and to cancel.
///
/// After each scroll the next items in the direction of the scroll are wanted, one screenful unless said otherwise.
/// Those that were not requested before are requested; those that were requested, are not wanted any more and have
/// not come into view are cancelled.
struct PrefetchTracker: Hashable, Sendable {
  /// The direction in which the index paths of the visible items change.
  enum Direction: Hashable, Sendable {
    case forward, backward
  }

  /// The calls that the prefetching data source is to get.
  struct Step: Hashable, Sendable {
    /// The nearest to the visible items first.
    var toPrefetch: [IndexPath] = []
    /// In the order of the list.
    var toCancel: [IndexPath] = []

    /// Whether there is nothing to tell.
    var isEmpty: Bool {
      toPrefetch.isEmpty && toCancel.isEmpty
    }
  }

  /// How many items ahead are wanted, or `nil` for as many as are visible.
  var windowSize: Int?

  /// What was requested and has neither come into view nor been cancelled.
  private(set) var requested: Set<IndexPath> = []

  init(windowSize: Int? = nil) {
    self.windowSize = windowSize
  }

  /// Notes a scroll.
  ///
  /// - Parameters:
  ///   - direction: where the scroll went
  ///   - visible: what is visible now, in any order
  ///   - space: the counts of the list
  /// - Complexity: O(visible + window), times the logarithm of the number of sections
  mutating func scroll(_ direction: Direction, visible: [IndexPath], in space: OrderedIndexSpace) -> Step {
    let wanted = window(direction, visible: visible, in: space)
    requested.subtract(visible)
    let toPrefetch = wanted.filter { !requested.contains($0) }
    let toCancel = requested.subtracting(wanted).sorted()
    requested = Set(wanted)
    return Step(toPrefetch: toPrefetch, toCancel: toCancel)
  }

  /// Follows a batch update: what was deleted or reloaded is forgotten without being cancelled.
  ///
  /// - Complexity: O(window), times the logarithm of the number of operations
  mutating func follow(_ mapping: ListUpdateMapping) {
    requested = Set(requested.compactMap(mapping.indexPath(after:)))
  }

  /// Forgets everything, as after a reload.
  mutating func reset() {
    requested = []
  }

  private func window(
    _ direction: Direction,
    visible: [IndexPath],
    in space: OrderedIndexSpace
  ) -> [IndexPath] {
    let ordinals = visible.compactMap(space.ordinal(of:))
    guard let first = ordinals.min(), let last = ordinals.max() else { return [] }
    let size = max(0, windowSize ?? visible.count)
    switch direction {
    case .forward:
      let end = last + 1 + min(size, space.count - last - 1)
      return (last + 1..<end).compactMap(space.indexPath(at:))
    case .backward:
      let start = first - min(size, first)
      return (start..<first).reversed().compactMap(space.indexPath(at:))
    }
  }
}
