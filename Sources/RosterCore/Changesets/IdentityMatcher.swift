/// Matches items by `id` and compares their content with `==`.
public struct IdentityMatcher<Element: Identifiable & Equatable>: ItemMatcher, Sendable {
  @inlinable
  public init() {}

  @inlinable
  public func id(of element: Element) -> Element.ID { element.id }

  @inlinable
  public func isSame(_ old: Element, _ new: Element) -> Bool { old.id == new.id }

  @inlinable
  public func hasSameContent(_ old: Element, _ new: Element) -> Bool { old == new }
}

extension ItemMatcher {
  /// Matches items by `id` and compares their content with `==`.
  @inlinable
  public static func id<Item>() -> Self where Self == IdentityMatcher<Item> { Self() }
}
