#if !os(tvOS)
  /// What is loaded of dropped items, in the order of the items, and the placeholders that stand for it.
  @MainActor final class DropLoading<Value> {
    private var values: [Value?]
    private var missing: Set<Int>
    private let placeholders: [() -> Void]
    private let completion: ([Value]) -> Void

    /// - Parameters:
    ///   - placeholders: each takes a placeholder away.
    ///   - completion: takes what could be loaded; is not called if that is nothing.
    init(_ placeholders: [() -> Void], count: Int, _ completion: @escaping ([Value]) -> Void) {
      self.placeholders = placeholders
      self.completion = completion
      values = Array(repeating: nil, count: count)
      missing = Set(0..<count)
    }

    /// An item is loaded, or cannot be; only the first call for an item counts.
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
