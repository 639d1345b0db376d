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
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// What waits for a layout or an update is made before the animations, and what they invalidate at their end.
    @available(iOS 26, tvOS 26, visionOS 26, *)
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 12)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// How an animation's speed changes.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// Whether animations run; a list view asks it before it animates.
  public class var areAnimationsEnabled: Bool { HeadlessDevice.current.animationsAreEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessDevice.current.animationsAreEnabled = enabled
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let device = HeadlessDevice.current
    let previous = device.animationsAreEnabled
    device.animationsAreEnabled = false
    defer { device.animationsAreEnabled = previous }
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
  /// end: see `HeadlessRunLoop.withDelay`. The completion of one that repeats is not called.
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
    endAnimation(after: options.contains(.repeat) ? nil : delay + duration, completion)
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
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
  }

  /// Puts one view into the place of another, at once: into its superview, or, with `showHideTransitionViews`, by showing it.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    endAnimation(after: options.contains(.repeat) ? nil : duration, completion)
  }

  /// Has the end of an animation told.
  ///
  /// - Parameter duration: when it ends, in seconds; `nil` for one that goes on.
  class func endAnimation(after duration: TimeInterval?, _ completion: ((Bool) -> Void)?) {
    guard let duration else { return }
    let waiting = CATransaction.enter()
    guard completion != nil || !waiting.isEmpty else { return }
    HeadlessRunLoop.enqueue(after: duration) {
      completion?(true)
      CATransaction.leave(waiting)
    }
  }
}
