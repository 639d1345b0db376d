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
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?

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

  /// A tap on a slider does not move its thumb.
  override func headlessPerformTap() {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
  }
}
