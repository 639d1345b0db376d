#if !canImport(ObjectiveC)
  import Foundation

  extension NSObject {
    /// Whether the object's class has the method that the selector was written for.
    public func responds(to aSelector: Selector?) -> Bool { aSelector?.isRecognized(by: self) ?? false }

    /// Calls the method that the selector was written for, and returns the object that it returns.
    @discardableResult
    public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? { answer(aSelector.send(to: self)) }

    /// Calls the method that the selector was written for with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
      answer(aSelector.send(to: self, object))
    }

    /// Calls the method that the selector was written for with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
      answer(aSelector.send(to: self, object1, object2))
    }

    private func answer(_ value: Any?) -> Unmanaged<AnyObject>? {
      guard let value, type(of: value) is any AnyObject.Type else { return nil }
      let object = value as AnyObject
      // The caller does not own what comes back: it lives until the turn ends, as what is autoreleased does. Nobody reads it there.
      nonisolated(unsafe) let kept = object
      DispatchQueue.main.async { withExtendedLifetime(kept) {} }
      return Unmanaged.passUnretained(object)
    }

    /// Calls the method at a turn of the main queue, `delay` seconds later. The object is kept alive until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      DelayedMessages.shared.send(aSelector, to: self, anArgument, after: delay)
    }

    /// Forgets the calls that have not come: those with the selector and an argument that is equal.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any,
      selector aSelector: Selector,
      object anArgument: Any?
    ) {
      DelayedMessages.shared.cancel {
        $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.takes(anArgument)
      }
    }

    /// Forgets all calls of the target that have not come.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      DelayedMessages.shared.cancel { $0.target === aTarget as AnyObject }
    }
  }
#endif
