/// A matcher that identifies items by `id` and compares their content with `==`.
///
/// ```swift
/// content.apply(newMails, by: .id())
/// ```
///
/// Comparing identifiers of type `AnyHashable` is costly, so the matcher does so only if `==` finds a difference. `==`
/// must distinguish items with different identifiers, as a synthesized one does.
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
      // Comparing `AnyHashable` is costly, and `==` compares identifiers anyway.
      if Element.ID.self == AnyHashable.self, old == new { return true }
      guard old.id == new.id else { return nil }
      return Element.ID.self != AnyHashable.self && old == new
    }
  }
}

extension ItemMatcher {
  /// Returns a matcher that identifies items by `id` and compares their content with `==`.
  @inlinable
  public static func id<Item>() -> Self where Self == IdentityMatcher<Item> { Self() }
}
