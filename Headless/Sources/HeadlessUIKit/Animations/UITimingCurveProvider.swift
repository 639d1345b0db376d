import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// What a timing curve is made of.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// How fast an animation goes at which time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing curve of one of UIKit's kinds, or with control points; stored only.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var animationCurve: UIView.AnimationCurve = .easeInOut
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// The curve that the system takes where none is said.
  override public convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = curve == .easeIn || curve == .easeInOut ? CGPoint(x: 0.42, y: 0) : .zero
    controlPoint2 = curve == .easeOut || curve == .easeInOut ? CGPoint(x: 0.58, y: 1) : CGPoint(x: 1, y: 1)
    isBuiltin = true
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltin = false
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A timing curve of a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var initialVelocity: CGVector
  /// How long the spring takes, in seconds; `nil` where the animator says it.
  final let settlingDuration: TimeInterval?

  /// A spring that does not swing.
  override public convenience init() {
    self.init(dampingRatio: 1)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// - Parameters:
  ///   - ratio: how much the spring is damped; with 1 or more it does not swing.
  ///   - velocity: how fast it begins, in shares of the way per second; stored only, as is the ratio.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    settlingDuration = nil
    super.init()
  }

  /// A spring whose duration comes from its mass, stiffness and damping.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = CASpringAnimation()
    spring.mass = mass
    spring.stiffness = stiffness
    spring.damping = damping
    initialVelocity = velocity
    settlingDuration = spring.settlingDuration
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
