extension ReusablePresenter where Self: UIView {
  /// Shows a value that may have to be loaded, such as a picture: at once if it is kept, otherwise when it comes.
  ///
  /// Call it in `present(viewModel:)`. Whatever the view waited for at the same target is cancelled, unless it is the same
  /// value: a view that is used again never shows what an item before it asked for. A view that goes stops waiting.
  ///
  /// - Parameters:
  ///   - key: what the value is found by; `nil` shows the placeholder.
  ///   - values: where the value is loaded and kept.
  ///   - target: what shows the value, such as `\.photoView.image`.
  ///   - placeholder: what is shown until the value comes, and if it cannot be loaded.
  public func load<Key: Hashable & Sendable, Value: Sendable>(
    _ key: Key?,
    from values: LoadedValues<Key, Value>,
    into target: ReferenceWritableKeyPath<Self, Value?>,
    placeholder: Value? = nil
  ) {
    let loads = CellLoads.of(self)
    if let key, loads.isWaiting(target, for: key, of: values) { return }
    loads.cancel(target)
    let value = key.flatMap { values[$0] }
    self[keyPath: target] = value ?? placeholder
    guard let key, value == nil else { return }
    let request = values.request(key) { [weak self, weak loads] value in
      loads?.end(target)
      if let self, let value { self[keyPath: target] = value }
    }
    loads.wait(target, for: key, of: values, request)
  }
}
