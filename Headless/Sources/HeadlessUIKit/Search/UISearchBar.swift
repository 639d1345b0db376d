import Foundation

/// A bar with a field to search by, a button that cancels and scopes.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// The height of a bar without scopes, in points.
  package static let height: CGFloat = 56
  /// The height that scopes add, in points.
  package static let scopeHeight: CGFloat = 44
  private static let margin: CGFloat = 8
  private static let fieldHeight: CGFloat = 36

  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { delegate = HeadlessOptionalRequirement.ofOwnClass(delegate) }
  }
  /// The search controller that the bar belongs to, which gets the same calls as the delegate.
  weak var controller: UISearchController?
  private let storedField = UISearchTextField(frame: .zero)
  private let storedCancelButton = UIButton(type: .system)
  private let storedScopes = UISegmentedControl(items: [])
  private lazy var fieldDelegate = SearchFieldDelegate(self)

  /// The field.
  open var searchTextField: UISearchTextField { storedField }

  open var text: String? {
    get { storedField.text }
    set { storedField.text = newValue }
  }
  open var placeholder: String? {
    get { storedField.placeholder }
    set { storedField.placeholder = newValue }
  }
  open var prompt: String?
  open var searchBarStyle: Style = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  /// Stored only.
  open var backgroundImage: UIImage?
  open var isEnabled: Bool {
    get { storedField.isEnabled }
    set { storedField.isEnabled = newValue }
  }

  open var showsCancelButton: Bool {
    get { !storedCancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    storedCancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? {
    didSet {
      storedScopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        storedScopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      if !(scopeButtonTitles ?? []).isEmpty { storedScopes.selectedSegmentIndex = selectedScopeButtonIndex }
      scopesDidChange()
    }
  }
  open var selectedScopeButtonIndex = 0 {
    didSet { if !(scopeButtonTitles ?? []).isEmpty { storedScopes.selectedSegmentIndex = selectedScopeButtonIndex } }
  }
  open var showsScopeBar = false { didSet { scopesDidChange() } }

  private func scopesDidChange() {
    storedScopes.isHidden = !showsScopeBar || (scopeButtonTitles ?? []).isEmpty
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Keyboard

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { storedField.autocapitalizationType }
    set { storedField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { storedField.autocorrectionType }
    set { storedField.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { storedField.spellCheckingType }
    set { storedField.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { storedField.smartQuotesType }
    set { storedField.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { storedField.smartDashesType }
    set { storedField.smartDashesType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { storedField.keyboardType }
    set { storedField.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { storedField.keyboardAppearance }
    set { storedField.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { storedField.returnKeyType }
    set { storedField.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { storedField.enablesReturnKeyAutomatically }
    set { storedField.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { storedField.isSecureTextEntry }
    set { storedField.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { storedField.textContentType }
    set { storedField.textContentType = newValue }
  }

  // MARK: Making a bar

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    HeadlessCoder.finish(self, as: UISearchBar.self, coder)
  }

  private func setUp() {
    storedCancelButton.setTitle("Cancel", for: .normal)
    storedCancelButton.isHidden = true
    storedScopes.isHidden = true
    for view in [storedField, storedCancelButton, storedScopes] { addSubview(view) }
    storedField.delegate = fieldDelegate
    storedField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() },
      for: .editingChanged
    )
    storedCancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() },
      for: .primaryActionTriggered
    )
    storedScopes.addAction(
      UIAction { [weak self] _ in self?.scopeDidChange() },
      for: .valueChanged
    )
  }

  // MARK: The first responder

  override open var canBecomeFirstResponder: Bool { storedField.canBecomeFirstResponder }
  override open var isFirstResponder: Bool { storedField.isFirstResponder }

  @discardableResult
  override open func becomeFirstResponder() -> Bool { storedField.becomeFirstResponder() }

  @discardableResult
  override open func resignFirstResponder() -> Bool { storedField.resignFirstResponder() }

  // MARK: Layout

  override open var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: UISearchBar.height + (storedScopes.isHidden ? 0 : UISearchBar.scopeHeight)
    )
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let margin = UISearchBar.margin
    let scopes = storedScopes.isHidden ? 0 : UISearchBar.scopeHeight
    let height = bounds.height - scopes
    var width = bounds.width - 2 * margin
    if showsCancelButton {
      let button = storedCancelButton.intrinsicContentSize
      width -= button.width + margin
      let frame = CGRect(
        x: bounds.width - margin - button.width,
        y: (height - button.height) / 2,
        width: button.width,
        height: button.height
      )
      storedCancelButton.frame = directed(frame)
    }
    let field = CGRect(
      x: margin,
      y: (height - UISearchBar.fieldHeight) / 2,
      width: max(0, width),
      height: UISearchBar.fieldHeight
    )
    storedField.frame = directed(field)
    storedScopes.frame = CGRect(
      x: margin,
      y: height + (scopes - storedScopes.intrinsicContentSize.height) / 2,
      width: bounds.width - 2 * margin,
      height: storedScopes.intrinsicContentSize.height
    )
  }

  // MARK: Simulation

  /// Simulates a tap into the field and the typing of text at its end, Character by Character.
  public func headlessType(_ string: String) { storedField.headlessType(string) }

  /// Simulates one edit that turns the text into another; see ``UITextField/headlessEdit(to:)``.
  @discardableResult
  public func headlessEdit(to text: String) -> Bool { storedField.headlessEdit(to: text) }

  /// Simulates a tap on the keyboard's search key.
  public func headlessTapSearch() { storedField.headlessReturn() }

  /// Simulates a tap on the cancel button, if it is shown.
  public func headlessTapCancel() { if showsCancelButton { storedCancelButton.headlessTap() } }

  /// Simulates a tap on a scope.
  public func headlessTapScope(at index: Int) {
    guard !storedScopes.isHidden, index < storedScopes.numberOfSegments else { return }
    storedScopes.selectedSegmentIndex = index
    storedScopes.sendActions(for: .valueChanged)
  }

  // MARK: What happens

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.updateResults()
  }

  private func scopeDidChange() {
    selectedScopeButtonIndex = storedScopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    controller?.updateResults()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }
}

/// Answers what the field of a search bar asks its delegate.
@MainActor private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.controller?.isActive = true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
