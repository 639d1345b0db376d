import Foundation

/// A control for one line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl {
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

  open weak var delegate: (any UITextFieldDelegate)?
  private var storedText = ""

  /// The text; never `nil` once it was set, as in UIKit.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  open var placeholder: String? {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  open var clearButtonMode: ViewMode = .never
  open var clearsOnBeginEditing = false
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  open var adjustsFontForContentSizeCategory = false
  public private(set) final var isEditing = false

  open var hasText: Bool { !storedText.isEmpty }

  override open var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override open var intrinsicContentSize: CGSize {
    let label = UILabel()
    label.font = font
    label.text = storedText.isEmpty ? placeholder : storedText
    let line = pixelCeil((font ?? .systemFont(ofSize: UIFont.labelFontSize)).lineHeight)
    let padding = borderStyle == .none ? 0 : 2 * UITextField.borderPadding
    let height = borderStyle == .roundedRect ? max(UITextField.roundedHeight, line) : line
    return CGSize(width: label.intrinsicContentSize.width + padding, height: height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Simulates a tap into the field and the typing of text at its end, character by character.
  public func headlessType(_ string: String) {
    guard isEnabled, isReachableByTouch, becomeFirstResponder() else { return }
    for character in string {
      replace(NSRange(location: storedText.utf16.count, length: 0), with: String(character))
    }
  }

  /// Simulates the deletion of the last character.
  public func headlessDeleteBackward() {
    guard isEnabled, isReachableByTouch, becomeFirstResponder(), let last = storedText.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: storedText.utf16.count - length, length: length), with: "")
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
    text = (storedText as NSString).replacingCharacters(in: range, with: string)
    sendActions(for: .editingChanged)
  }
}
