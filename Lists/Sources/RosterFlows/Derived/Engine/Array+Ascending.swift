extension Array where Element: Comparable {
  /// The same elements in ascending order, which they mostly are in.
  var ascending: [Element] {
    for index in indices.dropFirst() where self[index] < self[index - 1] { return sorted() }
    return self
  }
}
