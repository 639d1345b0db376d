/// An edit of content on its way to the views that show it, and the item or path that it took or made.
///
/// ```swift
/// let mail = await content.remove(at: 3).shown()
/// let wasGone = content.remove(place).value == nil  // the item had gone already, and nothing was done
/// ```
@preconcurrency @MainActor public struct EditResult<Value> {
  /// The item or the path that the edit took or made: known at once, whenever views show it.
  public let value: Value
  /// The update that shows the edit.
  public let update: ContentUpdate

  @inlinable
  package init(_ value: Value, _ update: ContentUpdate) {
    self.value = value
    self.update = update
  }

  /// Waits until every view shows the edit, animations included.
  ///
  /// Without a view in a window, or where another change has replaced this one, that is when the content has changed.
  ///
  /// - Returns: the item or path that the edit took or made.
  @discardableResult
  public func shown() async -> Value {
    await update.shown()
    return value
  }

  /// Is called when every view shows the edit, animations included; at once if that is so already.
  ///
  /// - Returns: the edit itself.
  @discardableResult
  public func onShown(_ handler: @escaping (Value) -> Void) -> EditResult {
    update.onShown { [value] in handler(value) }
    return self
  }

  /// The same edit with something else that it took or made.
  package func map<Other>(_ transform: (Value) -> Other) -> EditResult<Other> {
    EditResult<Other>(transform(value), update)
  }
}

extension EditResult {
  /// An edit that did nothing.
  package static func nothing<Wrapped>() -> EditResult<Wrapped?> where Value == Wrapped? {
    EditResult<Wrapped?>(nil, .nothing)
  }
}

extension ContentUpdate {
  /// An update in which nothing changes, or that nobody has to be told of.
  @usableFromInline
  package static let nothing: ContentUpdate = {
    let update = ContentUpdate()
    update.isCommitted = true
    return update
  }()
}
