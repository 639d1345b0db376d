/// Matches items by `id` and compares their content by its revision.
public struct RevisionMatcher<Element: Identifiable & ContentRevisioned>: ItemMatcher, Sendable {
  @inlinable
  public init() {}

  @inlinable
  public func id(of element: Element) -> Element.ID { element.id }

  @inlinable
  public func isSame(_ old: Element, _ new: Element) -> Bool { old.id == new.id }

  @inlinable
  public func hasSameContent(_ old: Element, _ new: Element) -> Bool {
    old.contentRevision == new.contentRevision
  }
}

extension ItemMatcher {
  /// Matches items by `id` and compares their content by its revision.
  @inlinable
  public static func revision<Item>() -> Self where Self == RevisionMatcher<Item> { Self() }
}
