/// An edit of content, and its item or path.
///
/// ```swift
/// let mail = await content.remove(at: 3).shown()
/// let wasGone = content.remove(place).value == nil  // the item had gone already, and nothing was done
/// ```
@preconcurrency @MainActor public struct EditResult<Value> {
  /// The item or the path of the edit, which is available before views show it.
  public let value: Value
  /// The update that shows the edit.
  public let update: ContentUpdate

  @inlinable
  package init(_ value: Value, _ update: ContentUpdate) {
    self.value = value
    self.update = update
  }

  /// Waits until every view shows the edit, including animations.
  ///
  /// Without a view in a window, or if another change has replaced this one, it returns once the content has changed.
  ///
  /// - Returns: The item or path of the edit.
  @discardableResult
  public func shown() async -> Value {
    await update.shown()
    return value
  }

  /// Adds a handler that's called when every view shows the edit, including animations. If they already do, it's called
  /// immediately.
  ///
  /// - Returns: The edit itself.
  @discardableResult
  public func onShown(_ handler: @escaping (Value) -> Void) -> EditResult {
    update.onShown { [value] in handler(value) }
    return self
  }

  /// Returns the same edit with another item or path.
  package func map<Other>(_ transform: (Value) -> Other) -> EditResult<Other> {
    EditResult<Other>(transform(value), update)
  }
}

extension EditResult {
  /// Returns an edit that did nothing.
  package static func nothing<Wrapped>() -> EditResult<Wrapped?> where Value == Wrapped? {
    EditResult<Wrapped?>(nil, .nothing)
  }
}

extension ContentUpdate {
  /// An update without changes, or without followers.
  @usableFromInline
  package static let nothing: ContentUpdate = {
    let update = ContentUpdate()
    update.isCommitted = true
    return update
  }()
}
