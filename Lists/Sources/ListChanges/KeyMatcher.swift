/// A matcher that uses closures or key paths.
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
  ///   - id: A closure that returns an item's stable identifier.
  ///   - content: A closure that returns whether two items with the same identifier have the same content.
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
  /// Returns a matcher that identifies items by one closure or key path and compares the content that another returns.
  ///
  /// - Parameters:
  ///   - id: A closure that returns an identifier that stays the same when an item changes or moves.
  ///   - content: A closure that returns the visible content of an item.
  @inlinable
  public static func keys<Item, Key, Content: Equatable>(
    id: @escaping (Item) -> Key,
    content: @escaping (Item) -> Content
  ) -> Self where Self == KeyMatcher<Item, Key> {
    Self(id: id) { content($0) == content($1) }
  }

  /// Returns a matcher that identifies items by a closure or key path, and compares their content with `==`.
  ///
  /// - Parameter id: A closure that returns an identifier that stays the same when an item changes or moves.
  @inlinable
  public static func keys<Item: Equatable, Key>(
    id: @escaping (Item) -> Key
  ) -> Self where Self == KeyMatcher<Item, Key> {
    Self(id: id, content: ==)
  }

  /// Returns a matcher that uses closures.
  ///
  /// - Parameters:
  ///   - id: A closure that returns an identifier that stays the same when an item changes or moves.
  ///   - areSame: A closure that returns whether two items with the same identifier have the same content.
  @inlinable
  public static func keys<Item, Key>(
    id: @escaping (Item) -> Key,
    areSame: @escaping (Item, Item) -> Bool
  ) -> Self where Self == KeyMatcher<Item, Key> {
    Self(id: id, content: areSame)
  }
}
