import Foundation

/// A control for something that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  override final var headlessIsAccessibilityElement: Bool { true }
  /// The size of every switch, in points.
  package static let size = CGSize(width: 51, height: 31)

  private var storedIsOn = false

  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The title beside a switch that is a checkbox, which there is in the Mac idiom alone: in others it is a failure.
  open var title: String? {
    didSet {
      guard title != nil, traitCollection.userInterfaceIdiom != .mac else { return }
      HeadlessFailure(
        .unsupportedInIdiom,
        reason: "-[UISwitch setTitle:] is only supported when running Catalyst apps in the Mac idiom."
      ).raise()
    }
  }

  override public init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedBounds.size = UISwitch.size
    HeadlessCoder.finish(self, as: UISwitch.self, coder)
  }

  override class var headlessHugging: AxisPriorities {
    AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// Switches without telling the control's actions.
  open func setOn(_ on: Bool, animated: Bool) {
    guard storedIsOn != on else { return }
    storedIsOn = on
    setNeedsDisplay()
  }

  override open var intrinsicContentSize: CGSize { UISwitch.size }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  /// A switch keeps its size, whatever it is given.
  override open var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  override open var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  override func headlessPerformTap() {
    sendActions(for: .touchDown)
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
