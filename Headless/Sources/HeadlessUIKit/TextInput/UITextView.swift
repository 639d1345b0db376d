import Foundation

/// A view of text over several lines that can be edited and scrolled.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
  override final var headlessIsAccessibilityElement: Bool { true }
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  /// Stored, and not shown.
  override open var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// Stored, and not shown.
  override open var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

  /// The size of text for which no font is set, in points.
  private static let defaultFontSize: CGFloat = 12

  private var storedText = ""
  private var storedAttributedText: NSAttributedString?
  private var storedFont: UIFont?
  private weak var textDelegate: (any UITextViewDelegate)?

  open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = HeadlessOptionalRequirement.ofOwnClass(newValue)
      scrollDelegate = textDelegate
    }
  }

  open var text: String! {
    get { storedText }
    set {
      storedText = newValue ?? ""
      storedAttributedText = nil
      selectedRange = NSRange(location: storedText.utf16.count, length: 0)
      textDidChange()
    }
  }

  /// The text with attributes. An edit leaves plain text.
  open var attributedText: NSAttributedString! {
    get { storedAttributedText ?? NSAttributedString(string: storedText, attributes: typingAttributes) }
    set {
      text = newValue?.string
      storedAttributedText = newValue.map(NSAttributedString.init(attributedString:))
      textDidChange()
    }
  }

  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: drawnFont, .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue
      textDidChange()
    }
  }
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  /// The attributes of links; stored only.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The selected part, in UTF-16.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The room between the view's edges and its text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChange() } }
  public let textContainer = NSTextContainer()
  open var adjustsFontForContentSizeCategory = false
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    setUp()
    guard let textContainer else { return }
    self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding
    self.textContainer.maximumNumberOfLines = textContainer.maximumNumberOfLines
    self.textContainer.lineBreakMode = textContainer.lineBreakMode
  }

  override public convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    HeadlessCoder.finish(self, as: UITextView.self, coder)
  }

  open var hasText: Bool { !storedText.isEmpty }

  // MARK: The first responder

  override open var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  override open var canBecomeFocused: Bool { canBecomeFirstResponder }

  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEditable, textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Layout

  /// A text view that does not scroll is as high as its text.
  override open var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  // In a width that constraints give it has the lines that fit in there, as a label has.
  override var headlessMeasuresHeightInWidth: Bool { !isScrollEnabled }
  override func headlessHeight(inWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }
  override var headlessNaturalSize: CGSize { isScrollEnabled ? intrinsicContentSize : sizeThatFits(.zero) }

  override open var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { textDidChange() } } }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = headlessTextLayout(in: size.width).size
    let insets = textContainerInset
    return CGSize(
      width: pixelCeil(text.width + insets.left + insets.right + 2 * textContainer.lineFragmentPadding),
      height: pixelCeil(max(text.height, drawnFont.lineHeight) + insets.top + insets.bottom)
    )
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }

  /// Scrolls as little as is needed to show the beginning of a part of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let before = (storedText as NSString).substring(to: min(max(0, range.location), storedText.utf16.count))
    let layout = HeadlessTextLayout(before, metrics: drawnFont.headlessMetrics, width: roomWidth(in: bounds.width))
    let line = drawnFont.lineHeight
    let y = textContainerInset.top + max(0, layout.size.height - line)
    scrollRectToVisible(CGRect(x: 0, y: y, width: 1, height: line + textContainerInset.bottom), animated: false)
  }

  /// The font of text that says none.
  package var drawnFont: UIFont { storedFont ?? .systemFont(ofSize: UITextView.defaultFontSize) }

  private func roomWidth(in width: CGFloat) -> CGFloat {
    guard width > 0 else { return 0 }
    return max(1, width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding)
  }

  /// The text broken into lines in a view of a width, in points; 0 is no limit.
  package func headlessTextLayout(in width: CGFloat) -> HeadlessTextLayout {
    // What can be edited was typed, and is in the user's language.
    let language = isEditable ? .unchanged : HeadlessPseudoLanguage.current
    if let storedAttributedText {
      return HeadlessTextLayout(
        language.translation(of: storedAttributedText),
        font: drawnFont,
        width: roomWidth(in: width),
        maximumLines: textContainer.maximumNumberOfLines,
        lineBreakMode: textContainer.lineBreakMode
      )
    }
    return HeadlessTextLayout(
      language.translation(of: storedText),
      metrics: drawnFont.headlessMetrics,
      width: roomWidth(in: width),
      maximumLines: textContainer.maximumNumberOfLines,
      lineBreakMode: HeadlessLineBreakMode(rawValue: textContainer.lineBreakMode.rawValue) ?? .wordWrapping
    )
  }

  override func headlessTraitsDidChange(from previous: UITraitCollection) {
    super.headlessTraitsDidChange(from: previous)
    guard adjustsFontForContentSizeCategory else { return }
    storedFont = storedFont?.adjusted(to: traitCollection)
    storedAttributedText = storedAttributedText?.adjustingFonts(to: traitCollection)
    textDidChange()
  }

  private func setUp() {
    textContainer.didChange = { [weak self] in MainActor.assumeIsolated { self?.textDidChange() } }
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Editing

  open func insertText(_ text: String) { replace(selectedRange, with: text) }

  open func deleteBackward() {
    if selectedRange.length > 0 {
      replace(selectedRange, with: "")
    } else if let last = (storedText as NSString).substring(to: selectedRange.location).last {
      let length = String(last).utf16.count
      replace(NSRange(location: selectedRange.location - length, length: length), with: "")
    }
  }

  /// Simulates a tap into the view and the typing of text at the selection, Character by Character.
  ///
  /// The delegate is asked about each of them. A newline is what the return key types.
  public func headlessType(_ string: String) {
    guard isReachableByTouch, becomeFirstResponder() else { return }
    for character in string { type(selectedRange, String(character)) }
  }

  /// Simulates the key that deletes backwards.
  public func headlessDeleteBackward() {
    guard isReachableByTouch, becomeFirstResponder() else { return }
    var range = selectedRange
    if range.length == 0, let last = (storedText as NSString).substring(to: range.location).last {
      let length = String(last).utf16.count
      range = NSRange(location: range.location - length, length: length)
    }
    if range.length > 0 { type(range, "") }
  }

  private func type(_ range: NSRange, _ string: String) {
    guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
    replace(range, with: string)
    textDelegate?.textViewDidChange(self)
    textDelegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  private func replace(_ range: NSRange, with string: String) {
    text = (storedText as NSString).replacingCharacters(in: range, with: string)
    selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
  }
}
