import Foundation

/// A control that runs an action when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// Stored only.
  open var isPointerInteractionEnabled = false
  override final var headlessIsAccessibilityElement: Bool { true }
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// The room above and below the title of a button without a configuration, in points.
  static let legacyVerticalPadding: CGFloat = 6
  /// The least width of a button without a configuration, in points.
  static let legacyMinimumWidth: CGFloat = 30
  /// The size of the title of a system button without a configuration, in points.
  static let systemTitleSize: CGFloat = 15

  open private(set) var buttonType: ButtonType = .custom
  private let storedTitleLabel = UILabel()
  private let storedSubtitleLabel = UILabel()
  /// The size of the content when the button learned last that it may have changed.
  private var knownContentSize = CGSize.zero
  private var needsConfigurationUpdate = true
  private var isUpdatingConfiguration = false
  /// What the configuration was updated for last.
  private var updatedState: State?
  private var updatedTraits: UITraitCollection?
  private let storedImageView = UIImageView(frame: .zero)
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  /// The room around the content of a button without a configuration, in points; `zero` is the usual one.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How far the title is moved, in points; its size stays.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How far the image is moved, in points; its size stays.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The label of the title.
  open var titleLabel: UILabel? { storedTitleLabel }
  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { storedSubtitleLabel }
  /// The view of the image.
  open var imageView: UIImageView? { storedImageView }

  open var configuration: Configuration? {
    didSet {
      if oldValue == nil, configuration != nil {
        storedTitleLabel.font = .preferredFont(forTextStyle: .body)
        storedSubtitleLabel.font = .preferredFont(forTextStyle: .footnote)
      }
      contentDidChange()
    }
  }
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { contentDidChange() } }
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    adopt(buttonType)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    adopt(.system)
    self.configuration = configuration
    adopt(primaryAction)
    if primaryAction?.title.isEmpty == false, configuration.title == nil {
      self.configuration?.title = primaryAction?.title
    }
    if configuration.image == nil { self.configuration?.image = primaryAction?.image }
    sizeToFit()
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let type: ButtonType = coder.headlessValue(forKey: "buttonType") { adopt(type) }
    HeadlessCoder.finish(self, as: UIButton.self, coder)
  }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) {
    if state != .normal { HeadlessFailure.refuseInMacIdiom("-[UIButton setTitle:forState:] with another state", self) }
    titles[state] = title
    contentDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title.map(NSAttributedString.init(attributedString:))
    contentDidChange()
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The title with attributes, which comes before the plain one.
  open var currentAttributedTitle: NSAttributedString? {
    configuration == nil ? attributedTitle(for: state) : configuration?.headlessAttributedTitle
  }

  /// Stored only.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }

  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    if state != .normal { HeadlessFailure.refuseInMacIdiom("-[UIButton setImage:forState:] with another state", self) }
    images[state] = image
    contentDidChange()
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  open var currentTitleColor: UIColor {
    if let configuration {
      return isEnabled ? configuration.resolvedForegroundColor(tint: tintColor) : .tertiaryLabel
    }
    if let color = titleColor(for: state) { return color }
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  open func setNeedsUpdateConfiguration() {
    contentDidChange()
  }

  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Has the configuration updated if that was asked for, or if the state or the traits are others than at the last time.
  private func updateConfigurationIfNeeded() {
    let traits = traitCollection
    guard needsConfigurationUpdate || state != updatedState || traits != updatedTraits else { return }
    needsConfigurationUpdate = false
    (updatedState, updatedTraits) = (state, traits)
    isUpdatingConfiguration = true
    observing(.configuration, updateConfiguration) { $0.setNeedsUpdateConfiguration() }
    isUpdatingConfiguration = false
  }

  // MARK: Layout

  override open var intrinsicContentSize: CGSize {
    contentSize(width: .greatestFiniteMagnitude)
  }

  override func headlessBaseline(isFirst: Bool) -> LayoutBaseline {
    storedTitleLabel.isHidden ? .bottom : storedTitleLabel.font.centeredBaseline
  }

  /// A title whose font follows the text size has another size without another title.
  override func headlessContentDidChange(of subview: UIView) {
    super.headlessContentDidChange(of: subview)
    contentSizeMayHaveChanged()
  }

  private func contentSizeMayHaveChanged() {
    let size = contentSize(width: .greatestFiniteMagnitude)
    guard size != knownContentSize else { return }
    knownContentSize = size
    invalidateIntrinsicContentSize()
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    refreshContent()
    layoutContent()
    guard configuration == nil else { return }
    move(storedImageView, by: imageEdgeInsets)
    move(storedTitleLabel, by: titleEdgeInsets)
  }

  override func headlessPerformTap() {
    guard !(showsMenuAsPrimaryAction && menu != nil) else {
      sendActions(for: [.touchDown, .menuActionTriggered])
      return
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.headlessPerformTap()
  }

  /// Moves a part as insets move what is centred, or what begins at an edge.
  private func move(_ view: UIView, by insets: UIEdgeInsets) {
    guard insets != .zero else { return }
    let dx: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: insets.left
      case .right, .trailing: -insets.right
      case .center: (insets.left - insets.right) / 2
      }
    view.frame = view.frame.offsetBy(dx: dx, dy: (insets.top - insets.bottom) / 2)
  }

  private func setUp() {
    storedTitleLabel.font = .systemFont(ofSize: UIFont.buttonFontSize)
    accessibilityTraits = .button
    addSubview(storedImageView)
    addSubview(storedTitleLabel)
    addSubview(storedSubtitleLabel)
  }

  private func adopt(_ type: ButtonType) {
    buttonType = type
    if type != .custom { storedTitleLabel.font = .systemFont(ofSize: UIButton.systemTitleSize) }
    if let name = type.symbolName { setImage(UIImage(systemName: name), for: .normal) }
    contentDidChange()
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func contentDidChange() {
    refreshContent()
    // What an update of the configuration changes is laid out with it, and asks for no other.
    if isUpdatingConfiguration { return contentSizeMayHaveChanged() }
    needsConfigurationUpdate = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func refreshContent() {
    if let attributed = currentAttributedTitle {
      storedTitleLabel.attributedText = attributed
    } else {
      storedTitleLabel.text = currentTitle
    }
    if currentAttributedTitle == nil { storedTitleLabel.textColor = currentTitleColor }
    storedSubtitleLabel.text = configuration?.subtitle
    storedSubtitleLabel.textColor = currentTitleColor
    storedImageView.image = currentImage
    storedImageView.tintColor = configuration == nil ? nil : currentTitleColor
    storedTitleLabel.isHidden = storedTitleLabel.text?.isEmpty ?? true
    storedSubtitleLabel.isHidden = storedSubtitleLabel.text?.isEmpty ?? true
    storedImageView.isHidden = storedImageView.image == nil
  }

  private var insets: NSDirectionalEdgeInsets {
    if let configuration { return configuration.contentInsets }
    if contentEdgeInsets != .zero {
      return NSDirectionalEdgeInsets(
        top: contentEdgeInsets.top,
        leading: contentEdgeInsets.left,
        bottom: contentEdgeInsets.bottom,
        trailing: contentEdgeInsets.right
      )
    }
    let padding = storedTitleLabel.isHidden ? 0 : UIButton.legacyVerticalPadding
    return NSDirectionalEdgeInsets(top: padding, leading: 0, bottom: padding, trailing: 0)
  }

  private var isImageBesideTitle: Bool {
    let placement = configuration?.imagePlacement ?? .leading
    return placement.isDisjoint(with: [.top, .bottom])
  }

  private var imagePadding: CGFloat {
    let hasBoth = !storedImageView.isHidden && !storedTitleLabel.isHidden
    return hasBoth ? configuration?.imagePadding ?? 0 : 0
  }

  private var imageSize: CGSize { storedImageView.isHidden ? .zero : storedImageView.intrinsicContentSize }

  private func textSize(width: CGFloat) -> CGSize {
    let title = storedTitleLabel.isHidden ? .zero : storedTitleLabel.sizeThatFits(CGSize(width: width, height: 0))
    guard !storedSubtitleLabel.isHidden else { return title }
    let subtitle = storedSubtitleLabel.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + (configuration?.titlePadding ?? 0) + subtitle.height
    )
  }

  private func contentSize(width: CGFloat) -> CGSize {
    refreshContent()
    let insets = insets
    let image = imageSize
    let inner = max(0, width - insets.leading - insets.trailing)
    var size: CGSize
    if isImageBesideTitle {
      let text = textSize(width: max(0, inner - image.width - imagePadding))
      size = CGSize(width: image.width + imagePadding + text.width, height: max(image.height, text.height))
    } else {
      let text = textSize(width: inner)
      size = CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
    }
    size.width += insets.leading + insets.trailing
    size.height += insets.top + insets.bottom
    if configuration == nil, !storedTitleLabel.isHidden { size.width = max(size.width, UIButton.legacyMinimumWidth) }
    return size
  }

  private func layoutContent() {
    let insets = insets
    // What insets of edges say is left and right in both reading directions.
    let swapsInsets = isMirrored && configuration != nil
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: swapsInsets ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: swapsInsets ? insets.leading : insets.trailing
      )
    )
    let placement = configuration?.imagePlacement ?? .leading
    let image = CGSize(width: min(imageSize.width, area.width), height: min(imageSize.height, area.height))
    let textWidth = isImageBesideTitle ? max(0, area.width - image.width - imagePadding) : area.width
    var text = textSize(width: textWidth)
    text.width = min(text.width, textWidth)
    if isImageBesideTitle {
      let imageFirst = placement.contains(.trailing) == isMirrored
      let total = image.width + imagePadding + text.width
      let start = horizontalStart(of: total, in: area)
      let imageX = imageFirst ? start : start + text.width + imagePadding
      let textX = imageFirst ? start + image.width + imagePadding : start
      storedImageView.frame = CGRect(
        origin: CGPoint(x: imageX, y: area.midY - image.height / 2),
        size: image
      )
      layoutText(in: CGRect(origin: CGPoint(x: textX, y: area.midY - text.height / 2), size: text))
    } else {
      let total = image.height + imagePadding + text.height
      let start = area.midY - total / 2
      let imageFirst = !placement.contains(.bottom)
      let imageY = imageFirst ? start : start + text.height + imagePadding
      let textY = imageFirst ? start + image.height + imagePadding : start
      storedImageView.frame = CGRect(
        origin: CGPoint(x: horizontalStart(of: image.width, in: area), y: imageY),
        size: image
      )
      layoutText(in: CGRect(origin: CGPoint(x: horizontalStart(of: text.width, in: area), y: textY), size: text))
    }
  }

  private func layoutText(in rect: CGRect) {
    guard !storedSubtitleLabel.isHidden else {
      storedTitleLabel.frame = rect
      return
    }
    let title = storedTitleLabel.isHidden ? .zero : storedTitleLabel.sizeThatFits(CGSize(width: rect.width, height: 0))
    storedTitleLabel.frame = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: title.height)
    let y = rect.minY + title.height + (configuration?.titlePadding ?? 0)
    storedSubtitleLabel.frame = CGRect(x: rect.minX, y: y, width: rect.width, height: max(0, rect.maxY - y))
  }

  private func horizontalStart(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left: area.minX
    case .right: area.maxX - width
    case .leading, .fill: isMirrored ? area.maxX - width : area.minX
    case .trailing: isMirrored ? area.minX : area.maxX - width
    case .center: area.midX - width / 2
    }
  }
}

extension UIButton.ButtonType {
  fileprivate var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus"
    case .close: "xmark"
    }
  }
}
