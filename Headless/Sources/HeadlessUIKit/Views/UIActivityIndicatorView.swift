import Foundation

/// A spinner.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  override final var headlessIsAccessibilityElement: Bool { true }
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  open var color: UIColor! = .systemGray
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(of: style)))
    isHidden = true
  }

  override public init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init(coder: NSCoder) {
    style = .medium
    // UIView's own decoding never fails.
    super.init(coder: coder)!
    isHidden = true
    HeadlessCoder.finish(self, as: UIActivityIndicatorView.self, coder)
  }

  override class var headlessHugging: AxisPriorities {
    AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  override open var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(of: style) }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static func size(of style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}
