extension Array {
  /// The first index at which a condition holds that holds for no element before and for every element after it.
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

  /// Where an element belongs in the ordered array without it, once it has changed into another one.
  ///
  /// That is where it is if it is in order there; otherwise it is after those in the same place.
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

  /// Sorts the elements; those in the same place stay in order.
  ///
  /// A closure that the main actor passes to the standard library's `sort(by:)` itself looks at each call where it runs.
  @inlinable
  package mutating func stableSort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    sort(by: areInIncreasingOrder)
  }

  /// Whether no element comes before its predecessor.
  @inlinable
  package func isOrdered(by areInIncreasingOrder: (Element, Element) -> Bool) -> Bool {
    indices.dropFirst().allSatisfy { !areInIncreasingOrder(self[$0], self[$0 - 1]) }
  }
}
