import Foundation

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// What waits for a layout or an update is made before the animations, and what they invalidate at their end.
    @available(iOS 26, tvOS 26, visionOS 26, *)
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 12)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  private static var animationsAreEnabled = true

  /// Whether animations run; a list view asks it before it animates.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAreEnabled = enabled
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let previous = animationsAreEnabled
    animationsAreEnabled = false
    defer { animationsAreEnabled = previous }
    actionsWithoutAnimation()
  }

  /// Makes the changes at once and calls the completion on the next turn of the main actor, or when the animation would
  /// end: see `HeadlessRunLoop.withDelay`.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  /// Makes the changes at once and calls the completion on the next turn of the main actor, or when the animation would
  /// end: see `HeadlessRunLoop.withDelay`.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.flushUpdates) { UIWindow.layoutVisibleWindows() }
    animations()
    if options.contains(.flushUpdates) { UIWindow.layoutVisibleWindows() }
    if let completion { HeadlessRunLoop.enqueue(after: delay + duration) { completion(true) } }
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }
}
