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

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

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
  private let ownTextStorage = NSTextStorage()
  private var isStorageCurrent = false

  /// The text as it is edited in place: the view shows each change.
  open var textStorage: NSTextStorage {
    if !isStorageCurrent {
      ownTextStorage.adopt(attributedText)
      isStorageCurrent = true
    }
    return ownTextStorage
  }

  /// Says where the characters are, in the coordinates of the text container.
  public let layoutManager = NSLayoutManager()
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
    guard mustResign || textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
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
    ownTextStorage.addLayoutManager(layoutManager)
    layoutManager.addTextContainer(textContainer)
    ownTextStorage.didEdit = { [weak self] in MainActor.assumeIsolated { self?.adoptStorage() } }
    layoutManager.willLayOut = { [weak self] in MainActor.assumeIsolated { self?.prepareStorage() } }
  }

  /// Shows what the text storage has become.
  private func adoptStorage() {
    storedText = ownTextStorage.string
    storedAttributedText = NSAttributedString(attributedString: ownTextStorage)
    let length = storedText.utf16.count
    let start = min(selectedRange.location, length)
    selectedRange = NSRange(location: start, length: min(selectedRange.length, length - start))
    textDidChange()
    isStorageCurrent = true
  }

  /// Gives the layout manager the text and the room that it has now.
  private func prepareStorage() {
    _ = textStorage
    let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
    guard textContainer.size.width != width else { return }
    let didChange = textContainer.didChange
    textContainer.didChange = {}
    textContainer.size = CGSize(width: width, height: 0)
    textContainer.didChange = didChange
  }

  private func textDidChange() {
    isStorageCurrent = false
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Selection

  public var headlessEditedText: String { storedText }
  public var headlessSelection: NSRange {
    get { selectedRange }
    set {
      selectedRange = newValue
      textDelegate?.textViewDidChangeSelection(self)
    }
  }
  public func headlessReplace(_ range: NSRange, with text: String) { replace(range, with: text) }
  public func headlessEnter(_ range: NSRange, with text: String) { type(range, text) }

  public func headlessCaret(at offset: Int) -> CGRect {
    let length = storedText.utf16.count
    let place = min(max(0, offset), length)
    let inset = textContainerInset
    guard length > 0 else {
      let x = inset.left + textContainer.lineFragmentPadding
      return CGRect(x: x, y: inset.top, width: 2, height: drawnFont.lineHeight)
    }
    let isAtEnd = place == length
    let range = NSRange(location: isAtEnd ? length - 1 : place, length: 1)
    let rect = layoutManager.boundingRect(forGlyphRange: range, in: textContainer)
    return CGRect(
      x: inset.left + (isAtEnd ? rect.maxX : rect.minX),
      y: inset.top + rect.minY,
      width: 2,
      height: rect.height
    )
  }

  open func firstRect(for range: UITextRange) -> CGRect { lineRects(of: range.headlessRange).first ?? .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { headlessCaret(at: position.headlessOffset) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = range.isEmpty ? [] : lineRects(of: range.headlessRange)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(headlessRect: rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(headlessOffset: closestOffset(to: point))
  }

  override open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let canEdit = canEdit(action) else { return super.canPerformAction(action, withSender: sender) }
    let changes = !["copy:", "select:", "selectAll:"].contains(action.description)
    return canEdit && (isEditable || !changes)
  }
  override open func copy(_ sender: Any?) { copySelection() }
  override open func cut(_ sender: Any?) {
    copySelection()
    delete(sender)
  }
  override open func delete(_ sender: Any?) { if selectedRange.length > 0 { enterOverSelection("") } }
  override open func paste(_ sender: Any?) { if let text = UIPasteboard.general.string { enterOverSelection(text) } }
  override open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  override open func select(_ sender: Any?) { selectWord() }
  override open func selectAll(_ sender: Any?) {
    headlessSelection = NSRange(location: 0, length: storedText.utf16.count)
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

  /// Simulates a tap on a link or a picture in the text: the delegate is asked, and a link is opened.
  ///
  /// - Parameter index: the place of a character of it, in UTF-16.
  /// - Returns: whether there is one, and the delegate allows it.
  @discardableResult
  public func headlessTapItem(at index: Int) -> Bool {
    guard isSelectable, isReachableByTouch, let text = attributedText, index >= 0, index < text.length else {
      return false
    }
    var range = NSRange(location: 0, length: 0)
    let link = text.attribute(.link, at: index, effectiveRange: &range)
    if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
      let isAllowed =
        textDelegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
      if isAllowed { UIApplication.shared.open(url) }
      return isAllowed
    }
    guard let attachment = text.attribute(.attachment, at: index, effectiveRange: &range) as? NSTextAttachment else {
      return false
    }
    return textDelegate?
      .textView(self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction) ?? true
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
