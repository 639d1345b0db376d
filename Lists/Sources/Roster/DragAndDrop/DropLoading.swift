#if !os(tvOS)
  /// The loaded values of dropped items, in the items' order, and their placeholders.
  @MainActor final class DropLoading<Value> {
    private var values: [Value?]
    private var missing: Set<Int>
    private let placeholders: [() -> Void]
    private let completion: ([Value]) -> Void

    /// - Parameters:
    ///   - placeholders: Closures that each remove a placeholder.
    ///   - completion: A closure that's called with the loaded values, if there are any.
    init(_ placeholders: [() -> Void], count: Int, _ completion: @escaping ([Value]) -> Void) {
      self.placeholders = placeholders
      self.completion = completion
      values = Array(repeating: nil, count: count)
      missing = Set(0..<count)
    }

    /// Records an item's value, or `nil` if loading failed. Only the first call for an item counts.
    func finish(_ index: Int, _ value: Value?) {
      guard missing.remove(index) != nil else { return }
      values[index] = value
      guard missing.isEmpty else { return }
      for remove in placeholders { remove() }
      let loaded = values.compactMap { $0 }
      if !loaded.isEmpty { completion(loaded) }
    }
  }
#endif
