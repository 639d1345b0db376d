import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// A change of a layer that takes time. A layer runs a copy of it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  open var beginTime: TimeInterval = 0
  /// How long it takes, in seconds; 0 is the transaction's duration.
  open var duration: TimeInterval = 0
  open var speed: Float = 1
  /// Stored only.
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  /// Stored only.
  open var timingFunction: CAMediaTimingFunction?
  /// Who hears of the beginning and the end; it is kept alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets go of the animation at its end.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  override public init() {
    super.init()
  }

  /// An animation without values: nothing archives animations here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A value of an app's own, by which a delegate knows an animation.
  #if !canImport(ObjectiveC)
    open func value(forKey key: String) -> Any? { values[key] }

    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  #endif

  /// A copy; an animation of an app's own class is its own copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = makeCopy(), type(of: copy) == type(of: self) else { return self }
    return copy
  }

  /// Makes a copy of the class that overrides this.
  func makeCopy() -> CAAnimation? { copying(CAAnimation()) }

  final func copying<Animation: CAAnimation>(_ copy: Animation) -> Animation {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.values = values
    return copy
  }

  /// How long it runs, repetitions included, in seconds; `nil` for one that does not end.
  final var totalDuration: TimeInterval? {
    let once = duration * (autoreverses ? 2 : 1)
    let all = repeatDuration > 0 ? repeatDuration : repeatCount > 0 ? once * Double(repeatCount) : once
    let total = all / Double(abs(speed))
    return total < CAAnimation.longestDuration ? total : nil
  }

  /// What takes longer than this, in seconds, has no end that anybody sees.
  private static let longestDuration: TimeInterval = 1_000_000

  /// The value of a property at which the animation comes to rest; `nil` if it does not know one.
  func finalValue(ofKeyPath keyPath: String) -> Any? { nil }
}

/// Who hears of an animation's beginning and end.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: whether the animation came to its end, and was not removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Stored only.
  open var isAdditive = false
  /// Stored only.
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func makeCopy() -> CAAnimation? { copyingProperty(CAPropertyAnimation()) }

  final func copyingProperty<Animation: CAPropertyAnimation>(_ copy: Animation) -> Animation {
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    return copying(copy)
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func makeCopy() -> CAAnimation? { copyingBasic(CABasicAnimation()) }

  final func copyingBasic<Animation: CABasicAnimation>(_ copy: Animation) -> Animation {
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copyingProperty(copy)
  }

  override func finalValue(ofKeyPath keyPath: String) -> Any? {
    guard keyPath == self.keyPath else { return nil }
    return autoreverses ? fromValue : toValue
  }
}

/// An animation that moves as a spring does.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// How long it takes until the spring is as good as at rest, in seconds: an estimate.
  open var settlingDuration: TimeInterval {
    guard mass > 0, damping > 0, stiffness > 0 else { return .infinity }
    let decay = Double(damping / (2 * mass))
    let frequency = Double(stiffness / mass)
    // A spring that is damped more than it swings comes back slowly.
    let slowest = decay * decay > frequency ? decay - (decay * decay - frequency).squareRoot() : decay
    return -log(CASpringAnimation.restingShare) / slowest
  }

  /// The share of the way that nobody sees.
  private static let restingShare = 0.001

  override func makeCopy() -> CAAnimation? {
    let copy = CASpringAnimation()
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    return copyingBasic(copy)
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var rotationMode: CAAnimationRotationMode?

  override func makeCopy() -> CAAnimation? {
    let copy = CAKeyframeAnimation()
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    return copyingProperty(copy)
  }

  override func finalValue(ofKeyPath keyPath: String) -> Any? {
    guard keyPath == self.keyPath else { return nil }
    return autoreverses ? values?.first : values?.last
  }
}

/// How an animation goes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what is moved along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Animations that run together; their delegates hear nothing.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func makeCopy() -> CAAnimation? {
    let copy = CAAnimationGroup()
    copy.animations = animations?.map { $0.copy() as? CAAnimation ?? $0 }
    return copying(copy)
  }

  override func finalValue(ofKeyPath keyPath: String) -> Any? {
    guard !autoreverses else { return nil }
    return animations?.lazy.compactMap { $0.finalValue(ofKeyPath: keyPath) }.first
  }
}

/// An animation between two states of a layer.
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func makeCopy() -> CAAnimation? {
    let copy = CATransition()
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copying(copy)
  }
}

/// How one state of a layer gives way to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
