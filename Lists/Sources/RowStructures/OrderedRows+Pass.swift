/// Rows of an order after removals and insertions, without own labels yet.
@usableFromInline
package struct MergedRows<Key> {
  @usableFromInline package var rows: ContiguousArray<KeyedRow<Key>> = []
  /// The old index of each row, or the inverted bits of its place among the inserted rows.
  @usableFromInline package var sources: ContiguousArray<Int> = []

  @inlinable
  init() {}
}

extension OrderedRows {
  /// Returns the rows after removals and insertions.
  ///
  /// - Parameters:
  ///   - removing: The indexes of the removed rows, ascending.
  ///   - inserting: The inserted rows, in any order.
  /// - Complexity: O(*n* + *k* log *k*) for *k* inserted rows, with *n* + *k* log *k* comparisons.
  @inlinable
  package func merged<Key>(
    removing: ContiguousArray<Int>,
    inserting: ContiguousArray<KeyedRow<Key>>,
    by precedes: (Key, Key) -> Bool
  ) -> MergedRows<Key> {
    let sorted = Self.places(ofSorted: inserting, by: precedes)
    var merged = MergedRows<Key>()
    merged.rows.reserveCapacity(count - removing.count + inserting.count)
    merged.sources.reserveCapacity(count - removing.count + inserting.count)
    var (index, gone, next) = (0, 0, 0)
    tree.forEach { leaf in
      guard let keys = leaf.list(of: Key.self)?.keys else { return }
      for place in 0..<keys.count {
        defer { index += 1 }
        if gone < removing.count, removing[gone] == index {
          gone += 1
          continue
        }
        let row = KeyedRow(keys[place], leaf.bases[place])
        while next < sorted.count, inserting[sorted[next]].comes(before: row, by: precedes) {
          merged.rows.append(inserting[sorted[next]])
          merged.sources.append(~sorted[next])
          next += 1
        }
        merged.rows.append(row)
        merged.sources.append(index)
      }
    }
    for place in sorted[next...] {
      merged.rows.append(inserting[place])
      merged.sources.append(~place)
    }
    return merged
  }

  /// Returns the places of rows in the order of their keys.
  @inlinable
  package static func places<Key>(
    ofSorted rows: ContiguousArray<KeyedRow<Key>>,
    by precedes: (Key, Key) -> Bool
  ) -> ContiguousArray<Int> {
    var places = ContiguousArray(rows.indices)
    places.sort { rows[$0].comes(before: rows[$1], by: precedes) }
    return places
  }
}

extension LabelSpacing {
  /// Replaces labels that are `Int.min` with labels between the others, which ascend.
  ///
  /// - Returns: A Boolean value that indicates whether there were enough.
  /// - Complexity: O(*n*)
  @inlinable
  package static func fill(_ labels: inout ContiguousArray<RowLabel>) -> Bool {
    var start = 0
    while start < labels.count {
      if labels[start] != .min {
        start += 1
        continue
      }
      var end = start
      while end < labels.count, labels[end] == .min { end += 1 }
      guard
        let (first, step) = Self.labels(
          end - start,
          between: start > 0 ? labels[start - 1] : nil,
          and: end < labels.count ? labels[end] : nil
        )
      else { return false }
      for place in start..<end { labels[place] = first + (place - start) * step }
      start = end
    }
    return true
  }
}
