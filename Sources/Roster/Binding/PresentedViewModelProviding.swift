/// A wrapper of a view model: handlers that are typed by view model look through it.
protocol PresentedViewModelProviding {
  /// The innermost view model.
  var presentedViewModel: Any { get }
}

/// The view model in a wrapper, or the value itself.
func presentedModel(of value: Any) -> Any {
  (value as? any PresentedViewModelProviding)?.presentedViewModel ?? value
}

/// Whether two values are of the same `Equatable` type and equal, or the same object.
func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == rhs as? Value }
  if let equatable = lhs as? any Equatable { return isEqual(equatable) }
  guard type(of: lhs) is AnyClass, type(of: rhs) is AnyClass else { return false }
  return (lhs as AnyObject) === (rhs as AnyObject)
}
