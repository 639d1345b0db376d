/// Says which item of the new content is which item of the old content, and whether it still looks the same.
///
/// ```swift
/// content.apply(newMails, by: .keys(id: \.id, content: \.subject))
/// ```
///
/// The types that come with Roster are reached as `.id`, `.value` and `.keys(id:content:)`.
public protocol ItemMatcher<Element> {
  associatedtype Element
  associatedtype ID: Hashable

  /// The identifier, which stays the same when an item changes or moves.
  func id(of element: Element) -> ID

  /// Whether two items have the same identifier; by default compares ``id(of:)``.
  func isSame(_ old: Element, _ new: Element) -> Bool

  /// Whether two items with the same identifier show the same.
  func hasSameContent(_ old: Element, _ new: Element) -> Bool

  /// What ``isSame(_:_:)`` says of two items where they are in memory, so that they need not be copied.
  func _isSame(_ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>) -> Bool

  /// What ``hasSameContent(_:_:)`` says of two items where they are in memory; `nil` if they are not the same.
  func _hasSameContent(_ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>) -> Bool?
}

/// Calls a function with a value where it is in memory, as ``borrowing(_:_:_:)`` does with two.
@inlinable
@inline(__always)
func borrowing<Value: ~Copyable, Result>(
  _ value: UnsafePointer<Value>,
  _ body: (borrowing Value) -> Result
) -> Result {
  body(value.pointee)
}

/// Calls a function with two values where they are in memory: even where the compiler does not know their type, neither is
/// copied, as values of some types could not be.
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
