import Foundation

/// The items of a sectioned list as one sequence: index paths and their flat positions.
struct OrderedIndexSpace: Hashable, Sendable {
  /// The flat position of each section's first item, and at the end the number of all items.
  private let starts: [Int]

  /// - Parameter counts: the number of items of each section
  /// - Complexity: O(sections)
  init(counts: [Int]) {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    var total = 0
    for count in counts {
      total += count
      starts.append(total)
    }
    self.starts = starts
  }

  /// The number of sections.
  var sectionCount: Int {
    starts.count - 1
  }

  /// The number of items in all sections.
  var count: Int {
    starts[starts.count - 1]
  }

  /// The first item's index path, or `nil` if there are no items.
  var first: IndexPath? {
    indexPath(at: 0)
  }

  /// The last item's index path, or `nil` if there are no items.
  var last: IndexPath? {
    indexPath(at: count - 1)
  }

  /// The number of items of a section that exists.
  func count(inSection section: Int) -> Int {
    starts[section + 1] - starts[section]
  }

  /// Whether there is an item at the index path.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.section >= 0 && path.section < sectionCount
      && path.item >= 0 && path.item < count(inSection: path.section)
  }

  /// The flat position of an item, or `nil` if there is none at the index path.
  ///
  /// - Complexity: O(1)
  func ordinal(of path: IndexPath) -> Int? {
    contains(path) ? starts[path.section] + path.item : nil
  }

  /// The index path at a flat position, or `nil` if that is out of range.
  ///
  /// - Complexity: O(log sections)
  func indexPath(at ordinal: Int) -> IndexPath? {
    guard ordinal >= 0, ordinal < count else { return nil }
    // The last section that starts at or before the position: of several, all but the last are empty.
    var low = 0
    var high = sectionCount
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if starts[middle] <= ordinal {
        low = middle
      } else {
        high = middle
      }
    }
    return IndexPath(item: ordinal - starts[low], section: low)
  }

  /// The index path a number of items further, back if negative, across sections; `nil` beyond either end.
  ///
  /// - Complexity: O(log sections)
  func indexPath(_ path: IndexPath, offsetBy distance: Int) -> IndexPath? {
    guard let ordinal = ordinal(of: path) else { return nil }
    let (target, overflow) = ordinal.addingReportingOverflow(distance)
    return overflow ? nil : indexPath(at: target)
  }

  /// The index paths just before and after a range of others.
  ///
  /// - Parameters:
  ///   - paths: the others in order.
  ///   - count: how many on each side.
  func neighbours(of paths: [IndexPath], count: Int) -> [IndexPath] {
    guard let first = paths.first.flatMap(ordinal), let last = paths.last.flatMap(ordinal) else { return [] }
    let before = max(0, first - count)..<first
    let after = last + 1..<max(last + 1, min(self.count, last + 1 + count))
    return (Array(before) + after).compactMap(indexPath(at:))
  }
}
