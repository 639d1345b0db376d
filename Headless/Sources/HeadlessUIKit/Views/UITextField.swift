import Foundation

/// A control for one line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
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
    "UITextFieldTextDidBeginEditingNotification"
  )
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Why editing ended: a number of ``DidEndEditingReason``.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The height of a field with a rounded border, in points.
  static let roundedHeight: CGFloat = 34
  /// The room between a border and the text, in points.
  package static let borderPadding: CGFloat = 7

  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { delegate = HeadlessOptionalRequirement.ofOwnClass(delegate) }
  }
  private var storedText = ""

  /// The text; never `nil` once it was set, as in UIKit.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      storedAttributedText = nil
      ownSelection = nil
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var storedAttributedText: NSAttributedString?

  /// The text with attributes. An edit leaves plain text.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? NSAttributedString(string: storedText, attributes: defaultTextAttributes) }
    set {
      text = newValue?.string
      storedAttributedText = newValue.map(NSAttributedString.init(attributedString:))
    }
  }

  /// The font, the colour and the alignment of the text as attributes.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font { attributes[.font] = font }
      if let textColor { attributes[.foregroundColor] = textColor }
      return attributes
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  open var placeholder: String? {
    didSet {
      storedAttributedPlaceholder = nil
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var storedAttributedPlaceholder: NSAttributedString?

  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      storedAttributedPlaceholder = newValue.map(NSAttributedString.init(attributedString:))
    }
  }

  /// The text or the placeholder as it is drawn, if it has attributes.
  package var headlessShownAttributedText: NSAttributedString? {
    hasText ? isSecureTextEntry ? nil : storedAttributedText : storedAttributedPlaceholder
  }
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  open var clearButtonMode: ViewMode = .never
  /// What stands before the text: on the left, and on the right where the text goes from right to left.
  open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }
  /// What stands after the text, on the other side.
  open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
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
  open var clearsOnBeginEditing = false
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  /// Whether the font, if it is one of a text style or of `UIFontMetrics`, follows the content size category.
  open var adjustsFontForContentSizeCategory = false

  override func headlessTraitsDidChange(from previous: UITraitCollection) {
    super.headlessTraitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traitCollection) }
  }

  open private(set) var isEditing = false

  open var hasText: Bool { !storedText.isEmpty }

  override open var canBecomeFirstResponder: Bool { isEnabled }
  override open var canBecomeFocused: Bool { isEnabled }

  private func replaceSideView(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// The part of the bounds that views at the sides leave to the text.
  func headlessTextRoom(in bounds: CGRect) -> CGRect {
    let left = shows(leftViewMode) ? leftView?.bounds.width ?? 0 : 0
    let right = shows(rightViewMode) ? rightView?.bounds.width ?? 0 : 0
    let start = isMirrored ? right : left
    return CGRect(x: bounds.minX + start, y: bounds.minY, width: bounds.width - left - right, height: bounds.height)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  // MARK: Places

  /// Where the text is when it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the button is that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { place(of: leftView, in: bounds, atStart: !isMirrored) }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { place(of: rightView, in: bounds, atStart: isMirrored) }

  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    setNeedsLayout()
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mustResign || delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification,
      object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue]
    )
    return true
  }

  override open var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let shown = storedText.isEmpty ? HeadlessPseudoLanguage.current.translation(of: placeholder ?? "") : storedText
    let width = HeadlessTextLayout(shown, metrics: font.headlessMetrics).size.width
    let line = pixelCeil(font.lineHeight)
    let padding = borderStyle == .none ? 0 : 2 * UITextField.borderPadding
    let height = borderStyle == .roundedRect ? max(UITextField.roundedHeight, line) : line
    return CGSize(width: pixelCeil(width) + padding, height: height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func headlessBaseline(isFirst: Bool) -> LayoutBaseline {
    (font ?? .systemFont(ofSize: UIFont.labelFontSize)).centeredBaseline
  }

  // MARK: Selection

  /// The selection that the program or a person has made; `nil` stands for the end of the text.
  private var ownSelection: NSRange?

  public var headlessSelection: NSRange {
    get { ownSelection ?? NSRange(location: storedText.utf16.count, length: 0) }
    set {
      ownSelection = newValue
      delegate?.textFieldDidChangeSelection(self)
    }
  }
  public var headlessEditedText: String { storedText }

  open func firstRect(for range: UITextRange) -> CGRect { lineRects(of: range.headlessRange).first ?? .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { headlessCaret(at: position.headlessOffset) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty
      ? [] : [UITextSelectionRect(headlessRect: firstRect(for: range), containsStart: true, containsEnd: true)]
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(headlessOffset: closestOffset(to: point))
  }

  override open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }
  override open func copy(_ sender: Any?) { copySelection() }
  override open func cut(_ sender: Any?) {
    copySelection()
    delete(sender)
  }
  override open func delete(_ sender: Any?) { if headlessSelection.length > 0 { enterOverSelection("") } }
  override open func paste(_ sender: Any?) { if let text = UIPasteboard.general.string { enterOverSelection(text) } }
  override open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
  override open func select(_ sender: Any?) { selectWord() }
  override open func selectAll(_ sender: Any?) {
    headlessSelection = NSRange(location: 0, length: storedText.utf16.count)
  }

  // MARK: Editing

  /// Types over the selection, without asking the delegate.
  open func insertText(_ text: String) { headlessReplace(headlessSelection, with: text) }

  /// Deletes the selection or the character before it, without asking the delegate.
  open func deleteBackward() {
    guard let range = rangeToDelete else { return }
    headlessReplace(range, with: "")
  }

  /// The selection or the character before it; `nil` where there is neither.
  private var rangeToDelete: NSRange? {
    let selection = headlessSelection
    if selection.length > 0 { return selection }
    guard let last = (storedText as NSString).substring(to: selection.location).last else { return nil }
    let length = String(last).utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  /// Simulates a tap into the field and the typing of text, character by character: over the selection, which is at the end unless the program
  /// has set another.
  public func headlessType(_ string: String) {
    guard isEnabled, isReachableByTouch, becomeFirstResponder() else { return }
    for character in string {
      replace(headlessSelection, with: String(character))
    }
  }

  /// Simulates the deletion of the selection or of the character before it.
  public func headlessDeleteBackward() {
    guard isEnabled, isReachableByTouch, becomeFirstResponder(), let range = rangeToDelete else { return }
    replace(range, with: "")
  }

  /// Simulates a tap on the return key.
  public func headlessReturn() {
    guard isFirstResponder, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  override func headlessPerformTap() {
    sendActions(for: .touchDown)
    becomeFirstResponder()
    sendActions(for: .touchUpInside)
  }

  /// What the keyboard and a paste do.
  func replace(_ range: NSRange, with string: String) {
    let isAllowed = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    guard isAllowed else { return }
    headlessReplace(range, with: string)
  }

  public func headlessEnter(_ range: NSRange, with text: String) { replace(range, with: text) }

  public func headlessReplace(_ range: NSRange, with string: String) {
    let isSelectionOwn = ownSelection != nil
    text = (storedText as NSString).replacingCharacters(in: range, with: string)
    if isSelectionOwn { ownSelection = NSRange(location: range.location + string.utf16.count, length: 0) }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }
}
