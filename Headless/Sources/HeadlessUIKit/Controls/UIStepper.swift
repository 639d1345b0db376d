import Foundation

/// A control of two buttons that make a value smaller and larger.
@preconcurrency @MainActor open class UIStepper: UIControl {
  override final var headlessIsAccessibilityElement: Bool { true }
  /// The size of every stepper, in points.
  package static let size = CGSize(width: 94, height: 32)

  private var storedValue: Double = 0

  /// The value, kept between the least and the greatest.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// What a tap adds or takes away.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue <= 0 else { return }
      let reason = "UIStepper stepValue must be greater than 0"
      HeadlessFailure(.unsupported, name: .invalidArgument, reason: reason).raise()
      stepValue = oldValue
    }
  }
  open var isContinuous = true
  open var autorepeat = true
  /// Whether a step beyond one end goes on at the other.
  open var wraps = false

  override public init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    HeadlessCoder.finish(self, as: UIStepper.self, coder)
  }

  override final func headlessDidEnterWindow() {
    super.headlessDidEnterWindow()
    if !HeadlessSystem.hasAllControlsInMacIdiom { HeadlessFailure.refuseInMacIdiom("UIStepper", self) }
  }

  override open var intrinsicContentSize: CGSize { UIStepper.size }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  /// Simulates a tap on the button that makes the value larger.
  public func headlessIncrement() { step(by: stepValue) }

  /// Simulates a tap on the button that makes the value smaller.
  public func headlessDecrement() { step(by: -stepValue) }

  /// A tap on the control's middle hits neither button.
  override func headlessPerformTap() {}

  private func step(by distance: Double) {
    guard isEnabled, isReachableByTouch else { return }
    let old = storedValue
    var new = old + distance
    if wraps {
      if new > maximumValue { new = minimumValue }
      if new < minimumValue { new = maximumValue }
    }
    value = new
    if storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
