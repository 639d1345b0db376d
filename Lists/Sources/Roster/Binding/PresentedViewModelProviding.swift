/// A wrapper of a view model: handlers that are typed by view model look through it.
public protocol _PresentedViewModelProviding {
  /// The innermost view model.
  var _presentedViewModel: Any { get }

  /// The type of every innermost view model, or `nil` if it differs from value to value.
  static var _presentedType: Any.Type? { get }
}

/// A wrapper of view models of different types, with the identity and the equality of the view model in it.
public protocol _MixedViewModel: _PresentedViewModelProviding, Identifiable, Equatable {
  /// The view model whose identity and equality count.
  var _identified: Any { get }

  /// What decides which cell presents the view model.
  var _cellKind: _CellKind { get }
}

extension _MixedViewModel {
  /// The type and the identity of the view model, or `nil` if it has none.
  public var id: PresentableIdentity? { PresentableIdentity(of: _identified) }

  /// Whether the view models are of the same `Equatable` type and equal, and are presented in the same way.
  public static func == (first: Self, second: Self) -> Bool {
    areEqual(first._identified, second._identified) && first._cellKind == second._cellKind
  }

  public var _presentedViewModel: Any { presentedModel(of: _identified) }
  public static var _presentedType: Any.Type? { nil }
}

/// The view model in a wrapper, or the value itself.
@usableFromInline
package func presentedModel(of value: Any) -> Any {
  (value as? any _PresentedViewModelProviding)?._presentedViewModel ?? value
}

/// The type of what items of a type stand for, or `nil` if it is known only from each item.
///
/// Objects may be of a subclass that conforms to more, and so may a value of a protocol type.
@usableFromInline
func presentedType(of item: Any.Type) -> Any.Type? {
  var type: Any.Type? = item
  if let wrapper = item as? any _PresentedViewModelProviding.Type { type = wrapper._presentedType }
  guard let type, !(type is AnyClass), !isProtocol(type) else { return nil }
  return type
}

/// Whether a type is a protocol's, such as `any Error`: its metatype is printed as a protocol's own.
func isProtocol(_ type: Any.Type) -> Bool {
  func open<Value>(_ type: Value.Type) -> String { String(describing: Swift.type(of: type)) }
  return _openExistential(type, do: open).hasSuffix(".Protocol")
}

/// Whether two values are of the same `Equatable` type and equal, or the same object.
func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == rhs as? Value }
  guard type(of: lhs) == type(of: rhs) else { return false }
  if let equatable = lhs as? any Equatable { return isEqual(equatable) }
  guard type(of: lhs) is AnyClass else { return false }
  return (lhs as AnyObject) === (rhs as AnyObject)
}
