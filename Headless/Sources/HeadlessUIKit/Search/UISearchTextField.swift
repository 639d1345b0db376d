import Foundation

/// The field of a search bar: tokens, and text after them.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private static let tokenDistance: CGFloat = 4
  private var tokenViews: [SearchTokenView] = []
  /// The token that the next deletion takes away.
  private var selectedToken: Int? { didSet { if selectedToken != oldValue { showTokens() } } }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    HeadlessCoder.finish(self, as: UISearchTextField.self, coder)
  }

  private func setUp() {
    borderStyle = .roundedRect
    let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    magnifier.frame = CGRect(x: 0, y: 0, width: 28, height: 18)
    magnifier.tintColor = .secondaryLabel
    leftView = magnifier
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    accessibilityTraits = .searchField
  }

  // MARK: Tokens

  /// The tokens, which stand before the text.
  open var tokens: [UISearchToken] = [] {
    didSet {
      selectedToken = nil
      showTokens()
    }
  }
  /// The colour of tokens; `nil` is the tint colour.
  open var tokenBackgroundColor: UIColor! { didSet { showTokens() } }
  /// Whether a person can take tokens away.
  open var allowsDeletingTokens = true
  /// Stored, as nothing is copied.
  open var allowsCopyingTokens = true

  /// Puts a token before the one at an index, or after all others.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    if checkToken(tokenIndex, in: 0..<tokens.count + 1) { tokens.insert(token, at: tokenIndex) }
  }

  open func removeToken(at tokenIndex: Int) {
    if checkToken(tokenIndex, in: 0..<tokens.count) { tokens.remove(at: tokenIndex) }
  }

  private func checkToken(_ index: Int, in range: Range<Int>) -> Bool {
    if range.contains(index) { return true }
    HeadlessFailure(
      .unsupported,
      name: .range,
      reason: "token index \(index) beyond bounds of a search field with \(tokens.count) tokens"
    ).raise()
    return false
  }

  // MARK: Layout

  private func showTokens() {
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokens.enumerated().map { index, token in
      SearchTokenView(token, color: tokenBackgroundColor ?? tintColor, isSelected: index == selectedToken)
    }
    for view in tokenViews { addSubview(view) }
    setNeedsLayout()
  }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    if tokenBackgroundColor == nil, !tokens.isEmpty { showTokens() }
  }

  /// What is left of the text's room after tokens.
  override func headlessTextRoom(in bounds: CGRect) -> CGRect {
    let room = super.headlessTextRoom(in: bounds)
    let tokens = tokenViews.reduce(0) { $0 + $1.sizeThatFits(room.size).width + UISearchTextField.tokenDistance }
    let width = max(0, room.width - tokens)
    return CGRect(x: isMirrored ? room.minX : room.maxX - width, y: room.minY, width: width, height: room.height)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    var room = super.headlessTextRoom(in: bounds)
    if isMirrored { room = directed(room) }
    var start = room.minX
    for view in tokenViews {
      let size = view.sizeThatFits(room.size)
      let width = max(0, min(size.width, room.maxX - start))
      view.frame = directed(CGRect(x: start, y: room.midY - size.height / 2, width: width, height: size.height))
      start += size.width + UISearchTextField.tokenDistance
    }
  }

  // MARK: Simulation

  /// The token that the next deletion takes away.
  public var headlessSelectedToken: UISearchToken? { selectedToken.map { tokens[$0] } }

  /// Simulates a tap on a token, which selects it; `false` if there is none, or it cannot be touched.
  @discardableResult
  public func headlessSelectToken(at tokenIndex: Int) -> Bool {
    guard tokens.indices.contains(tokenIndex), isEnabled, isReachableByTouch, becomeFirstResponder() else {
      return false
    }
    selectedToken = tokenIndex
    return true
  }

  /// Simulates the typing of text, which takes the place of a token that is selected.
  override public func headlessType(_ string: String) {
    if selectedToken != nil, !string.isEmpty { headlessDeleteBackward() }
    super.headlessType(string)
  }

  /// Simulates the key that deletes: the last character, and before the text the token that is selected, or the last one.
  override public func headlessDeleteBackward() {
    guard selectedToken != nil || !hasText, !tokens.isEmpty else { return super.headlessDeleteBackward() }
    guard isEnabled, isReachableByTouch, becomeFirstResponder(), allowsDeletingTokens else { return }
    // A choice: the delete key first selects a token. The second time, it deletes the token.
    guard let selected = selectedToken else {
      selectedToken = tokens.count - 1
      return
    }
    tokens.remove(at: selected)
    sendActions(for: .editingChanged)
  }

  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    selectedToken = nil
    return true
  }
}
