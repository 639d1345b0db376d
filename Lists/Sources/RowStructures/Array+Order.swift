extension Array {
  /// Returns the first index whose element meets a condition, if all elements after it do, too.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToSecondPart(self[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// Returns the index of a changed element in the ordered array without it.
  ///
  /// That's the old index if the element is in order there. Otherwise it's after equal elements.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func place(
    of element: Element,
    at index: Int,
    by areInIncreasingOrder: (Element, Element) -> Bool
  ) -> Int {
    let followsPrevious = index == 0 || !areInIncreasingOrder(element, self[index - 1])
    let precedesNext = index == count - 1 || !areInIncreasingOrder(self[index + 1], element)
    if followsPrevious && precedesNext { return index }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = low + (high - low) / 2
      if areInIncreasingOrder(element, self[middle < index ? middle : middle + 1]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// Sorts the elements. Equal ones stay in order.
  ///
  /// Main-actor closures that are passed to the standard library's `sort(by:)` directly check their isolation at each
  /// call.
  @inlinable
  package mutating func stableSort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    sort(by: areInIncreasingOrder)
  }

  /// Returns whether the elements are in order.
  @inlinable
  package func isOrdered(by areInIncreasingOrder: (Element, Element) -> Bool) -> Bool {
    indices.dropFirst().allSatisfy { !areInIncreasingOrder(self[$0], self[$0 - 1]) }
  }
}
