import Foundation

/// A control for a value in a range.
@preconcurrency @MainActor open class UISlider: UIControl {
  override final var headlessIsAccessibilityElement: Bool { true }
  /// The height of every slider, in points.
  package static let height: CGFloat = 34

  private var storedValue: Float = 0

  /// The value, kept between the least and the greatest.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// Whether the actions run all the time that the thumb moves, or only at the end.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { lookDidChange("MinimumTrackTintColor") } }
  open var maximumTrackTintColor: UIColor? { didSet { lookDidChange("MaximumTrackTintColor") } }
  open var thumbTintColor: UIColor? { didSet { lookDidChange("ThumbTintColor") } }
  open var minimumValueImage: UIImage? { didSet { lookDidChange("MinimumValueImage") } }
  open var maximumValueImage: UIImage? { didSet { lookDidChange("MaximumValueImage") } }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .adjustable
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessibilityTraits = .adjustable
    HeadlessCoder.finish(self, as: UISlider.self, coder)
  }

  /// Sets the value without telling the control's actions.
  /// Draws the slider anew; in the Mac idiom it looks like all others.
  private func lookDidChange(_ property: String) {
    HeadlessFailure.refuseInMacIdiom("-[UISlider set\(property):]", self)
    setNeedsDisplay()
  }

  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value, minimumValue), maximumValue)
    setNeedsDisplay()
  }

  override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height) }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UISlider.height) }

  /// Where the value is between the least and the greatest one, from 0 to 1.
  package var headlessFraction: CGFloat {
    maximumValue > minimumValue ? CGFloat((storedValue - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  /// Simulates a finger that drags the thumb to a value and lets go.
  public func headlessSlide(to value: Float) {
    guard isEnabled, isReachableByTouch else { return }
    sendActions(for: .touchDown)
    let old = storedValue
    if isContinuous {
      setValue((old + value) / 2, animated: false)
      if storedValue != old { sendActions(for: .valueChanged) }
    }
    setValue(value, animated: false)
    if storedValue != old { sendActions(for: .valueChanged) }
    sendActions(for: .touchUpInside)
  }

  override open func accessibilityIncrement() { step(by: 0.1) }
  override open func accessibilityDecrement() { step(by: -0.1) }

  private func step(by share: Float) {
    let old = storedValue
    setValue(old + share * (maximumValue - minimumValue), animated: false)
    if storedValue != old { sendActions(for: .valueChanged) }
  }

  /// A tap on a slider does not move its thumb.
  override func headlessPerformTap() {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
  }
}
