/// Says which item of the new content is which item of the old content, and whether it still looks the same.
///
/// The types that come with Roster are reached as `.id`, `.value`, `.revision` and `.keys(id:content:)`.
public protocol ItemMatcher<Element> {
  associatedtype Element
  associatedtype ID: Hashable

  /// What stays the same when an item changes or moves.
  func id(of element: Element) -> ID

  /// Whether two items have the same identifier; by default compares ``id(of:)``.
  func isSame(_ old: Element, _ new: Element) -> Bool

  /// Whether two items with the same identifier show the same.
  func hasSameContent(_ old: Element, _ new: Element) -> Bool
}

extension ItemMatcher {
  @inlinable
  public func isSame(_ old: Element, _ new: Element) -> Bool {
    id(of: old) == id(of: new)
  }
}
