/// A matcher of equal items. A changed item becomes another item.
///
/// ```swift
/// content.apply(newMails, by: .value())
/// ```
public struct ValueMatcher<Element: Hashable>: ItemMatcher, Sendable {
  @inlinable
  init() {}

  @inlinable
  public func id(of element: Element) -> Element { element }

  @inlinable
  public func isSame(_ old: Element, _ new: Element) -> Bool { old == new }

  @inlinable
  public func hasSameContent(_ old: Element, _ new: Element) -> Bool { true }
}

extension ItemMatcher {
  /// Returns a matcher of equal items. A changed item becomes another item.
  @inlinable
  public static func value<Item>() -> Self where Self == ValueMatcher<Item> { Self() }
}
