import Foundation

/// Turns what fingers do on a view into calls of actions.
///
/// A handler may be a closure, too: ``headlessAddHandler(_:)``.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// What a gesture that happens at once ends in.
    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { delegate = HeadlessOptionalRequirement.ofOwnClass(delegate) }
  }
  /// The view whose touches count, those of its subviews included.
  open internal(set) weak var view: UIView?
  open var name: String?
  /// Whether the view no longer gets the touches once they are recognised.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// Where the gesture is. A subclass that is written by hand sets it while it is given touches.
  open var state: State = .possible { didSet { saysState = true } }
  /// Set whenever the state is, so that a subclass can be seen to have set it.
  final var saysState = false
  /// Switching a recogniser off cancels a gesture that is under way.
  open var isEnabled = true {
    didSet { if !isEnabled, state == .began || state == .changed { advance(to: .cancelled) } }
  }

  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private(set) final var failureRequirements: [UIGestureRecognizer] = []
  /// The fingers of the gesture.
  final var touches: [UITouch] = []

  private var targets: [(target: WeakTarget, action: Selector)] = []

  private struct WeakTarget {
    weak var object: AnyObject?
  }

  #if !canImport(ObjectiveC)
    /// What the object was given under keys: read and written with the lock of `AssociatedObjects` held.
    final nonisolated(unsafe) var objectAssociations: ObjectAssociations?
  #endif

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Calls a method of the target, which is not kept alive, whenever the gesture's state changes.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append((WeakTarget(object: target as AnyObject), action))
  }

  /// Takes away the actions of the target, or all of them.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.target.object === target.map { $0 as AnyObject })
        && (action == nil || entry.action == action)
    }
  }

  override public convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Calls a closure whenever the gesture's state changes.
  public func headlessAddHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Lets this recogniser wait until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(otherGestureRecognizer)
  }

  // MARK: Fingers

  open var numberOfTouches: Int { touches.count }

  /// The middle of the fingers in a view's coordinates; `nil` stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let places = touches.map { $0.location(in: view) }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      HeadlessFailure(
        .unsupported,
        name: .range,
        reason: "touch index \(touchIndex) beyond bounds for a gesture of \(touches.count) touches"
      ).raise()
      return .zero
    }
    return touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }

  // MARK: Recognising

  /// Takes a state and calls the actions, which are not called for a failure.
  final func advance(to newState: State) {
    state = newState
    if newState != .possible, newState != .failed { callActions() }
  }

  /// Gets ready for the next gesture.
  final func becomePossible() {
    touches = []
    state = .possible
    reset()
  }

  /// Calls the actions of the present state.
  final func callActions() {
    for (target, action) in targets {
      guard let object = target.object else { continue }
      #if canImport(ObjectiveC)
        _ = (object as? NSObject)?.perform(action, with: self)
      #else
        action.send(to: object, self)
      #endif
    }
    for handler in handlers { handler(self) }
  }
}
