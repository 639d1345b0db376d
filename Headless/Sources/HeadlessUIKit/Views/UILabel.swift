import Foundation

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  override final var headlessIsAccessibilityElement: Bool { true }
  open var text: String? {
    didSet {
      storedAttributedText = nil
      if text != oldValue { contentDidChange() }
      if text != nil { standardOwner?.textDidChange(of: self) }
    }
  }
  /// The cell, the header or the footer whose standard label this is.
  final weak var standardOwner: (any StandardLabelOwner)?

  private var storedAttributedText: NSAttributedString?

  /// The text with attributes; what they do not say comes from the label.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      guard newValue == nil || newValue != storedAttributedText else { return }
      text = newValue?.string
      storedAttributedText = newValue.map(NSAttributedString.init(attributedString:))
      contentDidChange()
    }
  }

  /// Gives the whole text an attribute, as setting a property of the label does.
  private func attributeWholeText(_ key: NSAttributedString.Key, _ value: Any) {
    guard let storedAttributedText else { return }
    let changed = NSMutableAttributedString(attributedString: storedAttributedText)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.storedAttributedText = changed
    contentDidChange()
  }

  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var storedTextColor = UIColor.label

  open var font: UIFont! {
    get { storedFont }
    set {
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      let isSame = font == storedFont
      // Fonts that look the same may follow the content size category in different ways.
      storedFont = font
      attributeWholeText(.font, font)
      guard !isSame else { return }
      contentDidChange()
    }
  }

  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      attributeWholeText(.foregroundColor, storedTextColor)
      setNeedsDisplay()
    }
  }

  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// The most lines that are shown; 0 is no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Whether the font, if it is one of a text style or of `UIFontMetrics`, follows the content size category.
  open var adjustsFontForContentSizeCategory = false {
    // A label that is not on the screen yet follows when it comes there.
    didSet {
      if adjustsFontForContentSizeCategory, storedWindow != nil { adjustFont() }
    }
  }
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
    HeadlessCoder.finish(self, as: UILabel.self, coder)
  }

  override open var intrinsicContentSize: CGSize {
    fittingSize(width: automaticWidth ?? preferredMaxLayoutWidth)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  override var headlessMeasuresHeightInWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  /// The width that the label gets, while its height there is asked for.
  private var automaticWidth: CGFloat?

  override func headlessHeight(inWidth width: CGFloat) -> CGFloat {
    automaticWidth = width
    defer { automaticWidth = nil }
    return intrinsicContentSize.height
  }

  override func headlessBaseline(isFirst: Bool) -> LayoutBaseline { storedFont.baseline(isFirst: isFirst) }

  override func headlessContentSize(in proposal: CGSize) -> CGSize {
    automaticWidth = preferredMaxLayoutWidth > 0 ? min(preferredMaxLayoutWidth, proposal.width) : proposal.width
    defer { automaticWidth = nil }
    return intrinsicContentSize
  }

  /// The rectangle of the text when it is laid out in `bounds` in at most `numberOfLines` lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    // Insets may have made the room negative, which `width` does not tell.
    let room = bounds.size
    let size = room.width > 0 ? measuredSize(width: room.width, lines: numberOfLines) : .zero
    return CGRect(
      x: bounds.origin.x,
      y: bounds.origin.y,
      width: min(size.width, max(0, room.width)),
      height: min(size.height, max(0, room.height))
    )
  }

  /// Draws the text in the middle of the height of a rectangle. Overrides call `super` with the rectangle that they want.
  open func drawText(in rect: CGRect) { drawnTextRect = rect }

  private var drawnTextRect: CGRect?

  /// Where the text is drawn, without a size where insets leave none; `nil` where an override draws none.
  package final var headlessDrawnTextRect: CGRect? {
    drawnTextRect = nil
    drawText(in: bounds)
    guard let rect = drawnTextRect, rect.size.width <= 0 || rect.size.height <= 0 else { return drawnTextRect }
    return CGRect(origin: rect.origin, size: .zero)
  }

  /// A width and a height in which there is room for every text, in points.
  private static let unlimitedLength: CGFloat = 1_000_000

  /// The size of the text in a width, as an override of ``textRect(forBounds:limitedToNumberOfLines:)`` has it.
  private func fittingSize(width: CGFloat) -> CGSize {
    if HeadlessModule.declares(type(of: self)) { return measuredSize(width: width) }
    let isLimited = numberOfLines != 1 && width > 0 && width < UIView.layoutFittingExpandedSize.width
    let room = CGSize(width: isLimited ? width : UILabel.unlimitedLength, height: UILabel.unlimitedLength)
    return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
  }

  /// The colour that the text is drawn in now.
  package var effectiveTextColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? storedTextColor : .tertiaryLabel
  }

  override func headlessTraitsDidChange(from previous: UITraitCollection) {
    super.headlessTraitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFont() }
    if traitCollection.headlessPseudoLanguage != previous.headlessPseudoLanguage { contentDidChange() }
  }

  private func adjustFont() {
    let adjusted = storedAttributedText?.adjustingFonts(to: traitCollection)
    storedFont = storedFont.adjusted(to: traitCollection)
    storedAttributedText = adjusted
    contentDidChange()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibilityTraits = .staticText
  }

  /// The text broken into lines as it is measured and drawn in a width, with no more than `numberOfLines` lines.
  ///
  /// - Parameter width: the width in points; 0 or less is no limit.
  package func headlessTextLayout(in width: CGFloat) -> HeadlessTextLayout {
    let fitted = headlessDrawnFont(in: width)
    return layout(fitted, width: width, lines: numberOfLines)
  }

  /// The font that the text is drawn with in a width: a smaller one where the label adjusts it to fit one line.
  package func headlessDrawnFont(in width: CGFloat) -> UIFont {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0, storedAttributedText == nil, let text, !text.isEmpty
    else { return storedFont }
    let natural = layout(storedFont, width: 0, lines: 1).size.width
    guard natural > width else { return storedFont }
    return storedFont.withSize(storedFont.pointSize * max(minimumScaleFactor, width / natural))
  }

  private var layouts: [LayoutKey: HeadlessTextLayout] = [:]

  private struct LayoutKey: Hashable {
    var pointSize: CGFloat
    var width: CGFloat
    var lines: Int
    var language: HeadlessPseudoLanguage
  }

  /// How many widths a label remembers the lines of.
  private static let rememberedLayouts = 4

  private func layout(_ font: UIFont, width: CGFloat, lines: Int) -> HeadlessTextLayout {
    let key = LayoutKey(pointSize: font.pointSize, width: max(0, width), lines: lines, language: .current)
    if let known = layouts[key] { return known }
    let layout = makeLayout(font, width: key.width, lines: lines)
    if layouts.count >= UILabel.rememberedLayouts { layouts.removeAll() }
    layouts[key] = layout
    return layout
  }

  private func makeLayout(_ font: UIFont, width: CGFloat, lines: Int) -> HeadlessTextLayout {
    if let storedAttributedText {
      return HeadlessTextLayout(
        HeadlessPseudoLanguage.current.translation(of: storedAttributedText),
        font: font,
        width: width,
        maximumLines: lines,
        lineBreakMode: lineBreakMode
      )
    }
    return HeadlessTextLayout(
      HeadlessPseudoLanguage.current.translation(of: text ?? ""),
      metrics: font.headlessMetrics,
      width: width,
      maximumLines: lines,
      lineBreakMode: HeadlessLineBreakMode(rawValue: lineBreakMode.rawValue) ?? .truncatingTail
    )
  }

  /// The text broken into lines in a width, with no more lines than are said.
  package func headlessTextLayout(in width: CGFloat, maximumLines: Int) -> HeadlessTextLayout {
    makeLayout(headlessDrawnFont(in: width), width: width, lines: maximumLines)
  }

  private func contentDidChange() {
    layouts.removeAll()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size of the text, rounded up to pixels. One line is measured as if there were room for it.
  private func measuredSize(width: CGFloat, lines: Int? = nil) -> CGSize {
    let lines = lines ?? numberOfLines
    let limit = lines == 1 || width >= UIView.layoutFittingExpandedSize.width ? 0 : width
    return pixelCeil(layout(storedFont, width: limit, lines: lines).size)
  }
}
