import Foundation

/// Changes of views that can be paused, stopped, finished and reversed.
///
/// Views have what they are changed to once the animation begins; what lies between is not shown. Completions come on the
/// next turn of the main actor, or when the animation would end: see `HeadlessRunLoop.withDelay`. An animation that ends
/// at its start gives back the places, transforms, opacities and background colours that it changed.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// How long the animation takes, in seconds, without its delay.
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval
  open private(set) var state: UIViewAnimatingState = .inactive
  open private(set) var isRunning = false
  /// Stored only.
  open var isUserInteractionEnabled = true
  /// Stored only.
  open var isManualHitTestingEnabled = false
  /// Stored only.
  open var isInterruptible = true
  /// Stored only.
  open var scrubsLinearly = true
  /// Whether the animator stays active at the end, and calls no completion.
  open var pausesOnCompletion = false

  private var animations: [(delayFactor: CGFloat, change: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes = AnimatedChanges()
  private var fraction: CGFloat = 0
  private var storedIsReversed = false
  /// Counts starts, so that the end of an earlier one is not taken for that of a later one.
  private var runs = 0

  /// - Parameters:
  ///   - duration: how long the animation takes, in seconds; a spring with a mass has its own duration.
  ///   - parameters: the timing curve; stored only.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.springTimingParameters?.settlingDuration ?? duration
    delay = 0
    super.init()
  }

  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has started.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    guard let made = animator as? Self else {
      fatalError("runningPropertyAnimator makes a UIViewPropertyAnimator, and no \(self)")
    }
    return made
  }

  // MARK: What happens

  /// Adds changes; those of an animation that is under way are made at once. An animator that is stopped takes none.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameter delayFactor: when the changes begin, as a share of what is left of the animation; later ones are made later.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard demand(state != .stopped, "Animations can't be added to an animator that is stopped") else { return }
    if state == .active { changes.record(animation) } else { animations.append((delayFactor, animation)) }
  }

  /// Adds what is called at the end; an animator that is started anew has no completions.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard demand(state != .stopped, "An animator that is stopped can't be started"), !isRunning else { return }
    self.delay = delay
    activate()
    run(after: delay + duration * Double(storedIsReversed ? 1 : 1 - fraction))
  }

  /// Pauses the animation; one that has not begun begins paused.
  open func pauseAnimation() {
    guard demand(state != .stopped, "An animator that is stopped can't be paused") else { return }
    activate()
    isRunning = false
    runs += 1
  }

  /// Goes on with an animation that is paused.
  ///
  /// - Parameters:
  ///   - parameters: the new timing curve; `nil` keeps the one that there is.
  ///   - durationFactor: how long the rest takes, as a share of the duration; 0 is what was left.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard demand(state == .active && !isRunning, "Only an animator that is paused can be continued") else { return }
    if let parameters { timingParameters = parameters }
    let left = storedIsReversed ? fraction : 1 - fraction
    run(after: duration * Double(durationFactor > 0 ? durationFactor : left))
  }

  /// Stops the animation where it is, which is its end here.
  ///
  /// - Parameter withoutFinishing: whether it is over without completions; otherwise ``finishAnimation(at:)`` is to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    runs += 1
    state = .stopped
    if withoutFinishing { becomeInactive() }
  }

  /// Ends an animation that was stopped, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard demand(state == .stopped, "finishAnimationAtPosition: should only be called on a stopped animator!") else {
      return
    }
    finish(at: finalPosition)
  }

  /// Whether the animation goes to its start. One that is turned round while it runs takes its whole duration again.
  open var isReversed: Bool {
    get { storedIsReversed }
    set {
      guard newValue != storedIsReversed else { return }
      storedIsReversed = newValue
      if isRunning { run(after: duration) }
    }
  }

  /// How much of the animation is done; while it runs, what was done when it was started. Setting it begins the animation, paused.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      guard demand(state != .stopped, "The fraction of an animator that is stopped can't be set") else { return }
      activate()
      fraction = min(max(newValue, 0), 1)
    }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    changes = AnimatedChanges()
    fraction = 0
    let added = animations
    animations = []
    for one in added.enumerated().sorted(by: {
      ($0.element.delayFactor, $0.offset) < ($1.element.delayFactor, $1.offset)
    }) {
      changes.record(one.element.change)
    }
  }

  private func run(after duration: TimeInterval) {
    isRunning = true
    runs += 1
    let run = runs
    HeadlessRunLoop.enqueue(after: duration) {
      if self.runs == run, self.isRunning { self.reachEnd() }
    }
  }

  private func reachEnd() {
    isRunning = false
    guard !pausesOnCompletion else {
      fraction = storedIsReversed ? 0 : 1
      return
    }
    finish(at: storedIsReversed ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    if position == .start { changes.restore() }
    let completions = completions
    becomeInactive()
    for completion in completions { completion(position) }
  }

  private func becomeInactive() {
    state = .inactive
    isRunning = false
    completions = []
    changes = AnimatedChanges()
    fraction = 0
    storedIsReversed = false
  }

  /// Raises where a rule is broken; whether it is kept.
  private func demand(_ isKept: Bool, _ reason: String) -> Bool {
    if !isKept { HeadlessFailure(.unsupported, reason: reason).raise() }
    return isKept
  }
}
