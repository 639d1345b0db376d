/// Matches items by functions, or by key paths, which are converted to functions.
///
/// ```swift
/// content.apply(newMails, by: .keys(id: \.id, content: \.subject))
/// ```
public struct KeyMatcher<Element, ID: Hashable>: ItemMatcher {
  @usableFromInline let identify: (Element) -> ID
  @usableFromInline let compare: (Element, Element) -> Bool
  @usableFromInline let areSameInPlace: (UnsafePointer<Element>, UnsafePointer<Element>) -> Bool
  @usableFromInline let compareInPlace: (UnsafePointer<Element>, UnsafePointer<Element>) -> Bool?

  /// - Parameters:
  ///   - id: what stays the same when an item changes or moves.
  ///   - content: whether two items with the same identifier show the same.
  @inlinable
  init(id: @escaping (Element) -> ID, content: @escaping (Element, Element) -> Bool) {
    identify = id
    compare = content
    areSameInPlace = { id($0.pointee) == id($1.pointee) }
    compareInPlace = { id($0.pointee) == id($1.pointee) ? content($0.pointee, $1.pointee) : nil }
  }

  @inlinable
  public func id(of element: Element) -> ID { identify(element) }

  @inlinable
  public func hasSameContent(_ old: Element, _ new: Element) -> Bool { compare(old, new) }

  @inlinable
  public func _isSame(_ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>) -> Bool { areSameInPlace(old, new) }

  @inlinable
  public func _hasSameContent(_ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>) -> Bool? {
    compareInPlace(old, new)
  }
}

extension ItemMatcher {
  /// Matches items by a function or key path, and compares what another one says of them.
  ///
  /// - Parameters:
  ///   - id: what stays the same when an item changes or moves.
  ///   - content: what an item shows.
  @inlinable
  public static func keys<Item, Key, Content: Equatable>(
    id: @escaping (Item) -> Key,
    content: @escaping (Item) -> Content
  ) -> Self where Self == KeyMatcher<Item, Key> {
    Self(id: id) { content($0) == content($1) }
  }

  /// Matches items by a function or key path, and compares their content with `==`.
  ///
  /// - Parameter id: what stays the same when an item changes or moves.
  @inlinable
  public static func keys<Item: Equatable, Key>(
    id: @escaping (Item) -> Key
  ) -> Self where Self == KeyMatcher<Item, Key> {
    Self(id: id, content: ==)
  }

  /// Matches items by functions.
  ///
  /// - Parameters:
  ///   - id: what stays the same when an item changes or moves.
  ///   - areSame: whether two items with the same identifier show the same.
  @inlinable
  public static func keys<Item, Key>(
    id: @escaping (Item) -> Key,
    areSame: @escaping (Item, Item) -> Bool
  ) -> Self where Self == KeyMatcher<Item, Key> {
    Self(id: id, content: areSame)
  }
}
