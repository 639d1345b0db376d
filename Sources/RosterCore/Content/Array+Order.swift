extension Array {
  /// The first index at which a condition holds that holds for no element before and for every element after it.
  ///
  /// - Complexity: O(log *n*)
  func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
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

  /// Inserts into an ordered array, after the elements that are in the same place; returns the index.
  @discardableResult
  mutating func insert(_ element: Element, by areInIncreasingOrder: (Element, Element) -> Bool) -> Int {
    let index = partitioningIndex { areInIncreasingOrder(element, $0) }
    insert(element, at: index)
    return index
  }

  /// Restores the order after one element has changed; returns its index.
  ///
  /// The element stays where it is if it is in order there; otherwise it goes after those in the same place.
  mutating func reorder(at index: Int, by areInIncreasingOrder: (Element, Element) -> Bool) -> Int {
    let followsPrevious = index == 0 || !areInIncreasingOrder(self[index], self[index - 1])
    let precedesNext = index == count - 1 || !areInIncreasingOrder(self[index + 1], self[index])
    if followsPrevious && precedesNext { return index }
    return insert(remove(at: index), by: areInIncreasingOrder)
  }

  /// Whether no element comes before its predecessor.
  func isOrdered(by areInIncreasingOrder: (Element, Element) -> Bool) -> Bool {
    indices.dropFirst().allSatisfy { !areInIncreasingOrder(self[$0], self[$0 - 1]) }
  }
}
