/// A wrapper of a view model. Handlers for the view model's type apply to it.
public protocol _PresentedViewModelProviding {
  /// The innermost view model.
  var _presentedViewModel: Any { get }

  /// The type of every innermost view model, or `nil` if it differs between values.
  static var _presentedType: Any.Type? { get }
}

/// A wrapper of view models of different types, with the identity and equality of its view model.
public protocol _MixedViewModel: _PresentedViewModelProviding, Identifiable, Equatable {
  /// The view model that determines identity and equality.
  var _identified: Any { get }

  /// The kind of cell that presents the view model.
  var _cellKind: _CellKind { get }
}

extension _MixedViewModel {
  /// The type and identity of the view model, or `nil` if it has no identity.
  public var id: PresentableIdentity? { PresentableIdentity(of: _identified) }

  /// Returns whether the view models have the same `Equatable` type, are equal, and use cells of the same kind.
  public static func == (first: Self, second: Self) -> Bool {
    areEqual(first._identified, second._identified) && first._cellKind == second._cellKind
  }

  public var _presentedViewModel: Any { presentedModel(of: _identified) }
  public static var _presentedType: Any.Type? { nil }
}

/// Returns the view model in a wrapper, or the value itself.
@usableFromInline
package func presentedModel(of value: Any) -> Any {
  (value as? any _PresentedViewModelProviding)?._presentedViewModel ?? value
}

/// Returns the type of the view models of items, or `nil` if it depends on the item.
///
/// Objects can be of a subclass that conforms to more protocols, and so can values of a protocol type.
@usableFromInline
func presentedType(of item: Any.Type) -> Any.Type? {
  var type: Any.Type? = item
  if let wrapper = item as? any _PresentedViewModelProviding.Type { type = wrapper._presentedType }
  guard let type, !(type is AnyClass), !isProtocol(type) else { return nil }
  return type
}

/// Returns a Boolean value that indicates whether a type is a protocol's, such as `any Error`. Its printed metatype ends in
/// `.Protocol`.
func isProtocol(_ type: Any.Type) -> Bool {
  func open<Value>(_ type: Value.Type) -> String { String(describing: Swift.type(of: type)) }
  return _openExistential(type, do: open).hasSuffix(".Protocol")
}

/// Returns a Boolean value that indicates whether two values have the same `Equatable` type and are equal, or are the same object.
func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == rhs as? Value }
  guard type(of: lhs) == type(of: rhs) else { return false }
  if let equatable = lhs as? any Equatable { return isEqual(equatable) }
  guard type(of: lhs) is AnyClass else { return false }
  return (lhs as AnyObject) === (rhs as AnyObject)
}
