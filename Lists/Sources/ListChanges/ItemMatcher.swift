/// A type that identifies the items of the old and the new content and compares their content.
///
/// ```swift
/// content.apply(newMails, by: .keys(id: \.id, content: \.subject))
/// ```
///
/// Roster's matchers are `.id`, `.value`, and `.keys(id:content:)`.
public protocol ItemMatcher<Element> {
  associatedtype Element
  associatedtype ID: Hashable

  /// Returns the identifier, which stays the same when an item changes or moves.
  func id(of element: Element) -> ID

  /// Returns a Boolean value that indicates whether two items have the same identifier. The default compares
  /// ``id(of:)``.
  func isSame(_ old: Element, _ new: Element) -> Bool

  /// Returns a Boolean value that indicates whether two items with the same identifier have the same content.
  func hasSameContent(_ old: Element, _ new: Element) -> Bool

  /// Returns ``isSame(_:_:)`` for two items in place, without copying them.
  func _isSame(_ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>) -> Bool

  /// Returns ``hasSameContent(_:_:)`` for two items in place, or `nil` if they aren't the same.
  func _hasSameContent(_ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>) -> Bool?
}

/// Calls a closure with a value in place, like ``borrowing(_:_:_:)`` for two.
@inlinable
@inline(__always)
func borrowing<Value: ~Copyable, Result>(
  _ value: UnsafePointer<Value>,
  _ body: (borrowing Value) -> Result
) -> Result {
  body(value.pointee)
}

/// Calls a closure with two values in place. Neither is copied, even if the compiler doesn't know their type.
@inlinable
@inline(__always)
func borrowing<Value: ~Copyable, Result>(
  _ old: UnsafePointer<Value>,
  _ new: UnsafePointer<Value>,
  _ body: (borrowing Value, borrowing Value) -> Result
) -> Result {
  body(old.pointee, new.pointee)
}

extension ItemMatcher {
  @inlinable
  public func isSame(_ old: Element, _ new: Element) -> Bool {
    id(of: old) == id(of: new)
  }

  @inlinable
  public func _isSame(_ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>) -> Bool {
    isSame(old.pointee, new.pointee)
  }

  @inlinable
  public func _hasSameContent(_ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>) -> Bool? {
    isSame(old.pointee, new.pointee) ? hasSameContent(old.pointee, new.pointee) : nil
  }
}
