/// Matches items by `id` and compares their content with `==`.
///
/// ```swift
/// content.apply(newMails, by: .id())
/// ```
///
/// Identifiers of type `AnyHashable`, whose comparison costs more than all else, are compared only where `==` says that items
/// differ: it has to tell items with different identifiers apart, as one that the compiler makes does.
public struct IdentityMatcher<Element: Identifiable & Equatable>: ItemMatcher, Sendable {
  @inlinable
  init() {}

  @inlinable
  public func id(of element: Element) -> Element.ID { element.id }

  @inlinable
  public func isSame(_ old: Element, _ new: Element) -> Bool { old.id == new.id }

  @inlinable
  public func hasSameContent(_ old: Element, _ new: Element) -> Bool { old == new }

  @inlinable
  public func _isSame(_ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>) -> Bool {
    borrowing(old, new) { $0.id == $1.id }
  }

  @inlinable
  public func _hasSameContent(_ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>) -> Bool? {
    borrowing(old, new) { old, new in
      // Such identifiers cost more than all else: `==` compares them anyway.
      if Element.ID.self == AnyHashable.self, old == new { return true }
      guard old.id == new.id else { return nil }
      return Element.ID.self != AnyHashable.self && old == new
    }
  }
}

extension ItemMatcher {
  /// Matches items by `id` and compares their content with `==`.
  @inlinable
  public static func id<Item>() -> Self where Self == IdentityMatcher<Item> { Self() }
}
