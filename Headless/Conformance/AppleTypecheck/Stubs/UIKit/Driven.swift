// UIKit that HeadlessUIKit does not have: what ScreenTesting calls of it.

extension UIResponder {
  // In Swift, as what takes or returns an `id` is: see ObjectiveC.swift.
  public func target(forAction action: Selector, withSender sender: Any?) -> Any? { fatalError() }
}
