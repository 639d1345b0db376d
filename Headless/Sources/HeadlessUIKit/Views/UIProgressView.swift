import Foundation

/// A bar that fills.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Where a bar is made to stand; both are drawn alike.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// In a bar, such as that of navigation.
    case bar = 1
  }

  override final var headlessIsAccessibilityElement: Bool { true }
  /// The height of the bar, in points.
  package static let height: CGFloat = 4

  private var storedProgress: Float = 0

  open var progressViewStyle = Style.default

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How much is filled, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set {
      storedProgress = min(max(newValue, 0), 1)
      setNeedsDisplay()
    }
  }

  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  override class var headlessHugging: AxisPriorities {
    AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
  }

  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIProgressView.height)
  }
}
