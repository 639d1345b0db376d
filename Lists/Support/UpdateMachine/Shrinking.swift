/// Finds short lists that still fail.
enum Shrinking {
  /// A list without what a failure does not need.
  ///
  /// It leaves out halves first, then smaller and smaller parts, and single elements until all are needed.
  ///
  /// - Parameter failing: returns the part of a list that fails, such as its beginning; `nil` if the list does not fail.
  @MainActor static func shortest<Element: Sendable>(
    _ list: [Element],
    failing: @MainActor ([Element]) async -> [Element]?
  ) async -> [Element] {
    var list = list
    var length = max(1, list.count / 2)
    while !list.isEmpty {
      var isShorter = false
      var start = list.count - length
      while start >= 0 {
        let rest = Array(list[..<start]) + list.dropFirst(start + length)
        if let shorter = await failing(rest) {
          list = shorter
          isShorter = true
        }
        start = min(start, list.count) - length
      }
      if length > 1 {
        length = max(1, min(length, list.count) / 2)
      } else if !isShorter {
        break
      }
    }
    return list
  }
}
