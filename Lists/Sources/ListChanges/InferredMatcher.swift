/// Returns a matcher for a type known only at run time, by identifier or by value, or `nil` for neither.
package func inferredMatcher<Item>(of type: Item.Type) -> (any ItemMatcher<Item>)? {
  func identity<T: Identifiable & Equatable>(_: T.Type) -> Any { IdentityMatcher<T>() }
  func value<T: Hashable>(_: T.Type) -> Any { ValueMatcher<T>() }
  if let type = type as? any (Identifiable & Equatable).Type { return identity(type) as? any ItemMatcher<Item> }
  if let type = type as? any Hashable.Type { return value(type) as? any ItemMatcher<Item> }
  return nil
}

/// Returns whether two headers or footers of a type known only at run time are both missing or equal. Values without
/// equality differ.
package func showSame<Value>(_ old: Value?, _ new: Value?) -> Bool {
  func isEqual<T: Equatable>(_ old: T, to new: Value) -> Bool { old == new as? T }
  guard let old, let new else { return old == nil && new == nil }
  return (old as? any Equatable).map { isEqual($0, to: new) } ?? false
}
