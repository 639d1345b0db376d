#if canImport(ObjectiveC) && canImport(UIKit)
  import ObjectiveC
#endif

// Recognisers with a closure in place of a target and an action: the same source compiles with UIKit and with its
// stand-in, which has no selectors where there is no Objective-C.

extension UITapGestureRecognizer {
  /// A recogniser of taps that calls a closure for each of them.
  ///
  /// In UIKit: `init(target:action:)`.
  public convenience init(handler: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    call(handler)
  }
}

extension UILongPressGestureRecognizer {
  /// A recogniser of long presses that calls a closure whenever its state changes: first `began`, last `ended`.
  ///
  /// In UIKit: `init(target:action:)`.
  public convenience init(handler: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    call(handler)
  }
}

extension UIPanGestureRecognizer {
  /// A recogniser of moving fingers that calls a closure whenever its state changes: `began`, `changed`, `ended`.
  ///
  /// In UIKit: `init(target:action:)`.
  public convenience init(handler: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    call(handler)
  }
}

extension UISwipeGestureRecognizer {
  /// A recogniser of strokes in a direction that calls a closure for each of them.
  ///
  /// In UIKit: `init(target:action:)`.
  public convenience init(
    direction: Direction,
    handler: @escaping @MainActor (UISwipeGestureRecognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    self.direction = direction
    call(handler)
  }
}

extension UIGestureRecognizer {
  /// Calls a closure whenever the state changes, for as long as the recogniser lives.
  fileprivate func call<Recognizer: UIGestureRecognizer>(_ handler: @escaping @MainActor (Recognizer) -> Void) {
    #if canImport(UIKit)
      let target = GestureTarget { if let recognizer = $0 as? Recognizer { handler(recognizer) } }
      addTarget(target, action: #selector(GestureTarget.recognize(_:)))
      // A recogniser does not keep its target alive.
      let key = UnsafeRawPointer(Unmanaged.passUnretained(target).toOpaque())
      objc_setAssociatedObject(self, key, target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      headlessAddHandler { if let recognizer = $0 as? Recognizer { handler(recognizer) } }
    #endif
  }
}

#if canImport(UIKit)
  /// The target of a recogniser whose action is a closure.
  @MainActor private final class GestureTarget: NSObject {
    private let handler: (UIGestureRecognizer) -> Void

    init(_ handler: @escaping (UIGestureRecognizer) -> Void) {
      self.handler = handler
    }

    @objc func recognize(_ recognizer: UIGestureRecognizer) {
      handler(recognizer)
    }
  }
#endif
