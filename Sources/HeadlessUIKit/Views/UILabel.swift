import Foundation

/// A view that shows text.
@MainActor open class UILabel: UIView {
  open var text: String? {
    didSet {
      storedAttributedText = nil
      contentDidChange()
    }
  }

  private var storedAttributedText: NSAttributedString?

  /// The text with attributes; the headless UIKit measures and draws it with the label's own font and colour.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      storedAttributedText = newValue
    }
  }

  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var storedTextColor = UIColor.label

  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      contentDidChange()
    }
  }

  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      setNeedsDisplay()
    }
  }

  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { contentDidChange() } }
  /// The most lines that are shown; 0 is no limit.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var adjustsFontForContentSizeCategory = false
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The width that `intrinsicContentSize` wraps several lines at, in points; 0 is no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override open var intrinsicContentSize: CGSize {
    measuredSize(width: preferredMaxLayoutWidth)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredSize(width: size.width)
  }

  override func headlessContentSize(in proposal: CGSize) -> CGSize {
    measuredSize(width: preferredMaxLayoutWidth > 0 ? min(preferredMaxLayoutWidth, proposal.width) : proposal.width)
  }

  /// The rectangle of the text when it is laid out in `bounds` in at most `numberOfLines` lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = measuredSize(width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
  }

  /// The colour that the text is drawn in now.
  var effectiveTextColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? storedTextColor : .tertiaryLabel
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentHuggingPriorities = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    accessibilityTraits = .staticText
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func measuredSize(width: CGFloat) -> CGSize {
    measuredSize(width: width, lines: numberOfLines)
  }

  private func measuredSize(width: CGFloat, lines maximum: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let limit = maximum == 1 || width <= 0 ? CGFloat.greatestFiniteMagnitude : width
    let glyph = storedFont.pointSize * 0.5
    var lines = 0
    var widest: CGFloat = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let natural = CGFloat(paragraph.count) * glyph
      let perLine = max(1, (limit / glyph).rounded(.down))
      lines += max(1, Int((CGFloat(paragraph.count) / perLine).rounded(.up)))
      widest = max(widest, min(natural, limit))
    }
    if maximum > 0 { lines = min(lines, maximum) }
    return pixelCeil(CGSize(width: widest, height: CGFloat(lines) * storedFont.lineHeight))
  }
}
