import Foundation

/// The view of a configuration for unavailable content.
@available(iOS 17, tvOS 17, *)
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let imageView = UIImageView(frame: .zero)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private var buttons: [UIButton] = []

  /// A configuration of another type than `UIContentUnavailableConfiguration` is not shown.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration, newValue != shown else { return }
      shown = newValue
      apply()
    }
  }

  /// Whether content that is higher than the view scrolls; stored only.
  open var isScrollEnabled = true

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addParts()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    imageView.contentMode = .scaleAspectFit
    for view in [imageView, spinner, textLabel, secondaryLabel] { addSubview(view) }
    apply()
  }

  private func apply() {
    backgroundColor = shown.background.backgroundColor
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil || shown.showsSpinner
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    if shown.showsSpinner { spinner.startAnimating() } else { spinner.stopAnimating() }
    apply(shown.text, shown.attributedText, shown.textProperties, to: textLabel)
    apply(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, to: secondaryLabel)
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    add(shown.button, shown.buttonProperties)
    add(shown.secondaryButton, shown.secondaryButtonProperties)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func add(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard look.title != nil || look.subtitle != nil || look.image != nil else { return }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    // The action's own title and image do not take the place of the configuration's.
    button.configuration = look
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    buttons.append(button)
    addSubview(button)
  }

  private func apply(
    _ text: String?,
    _ attributedText: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    to label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    if let attributedText, text == attributedText.string { label.attributedText = attributedText }
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = shown.alignment == .center ? .center : .natural
    label.isHidden = text?.isEmpty ?? true
  }

  // MARK: Layout

  /// The parts that are shown, from the top, each with the distance from the one before it.
  private var parts: [(view: UIView, distance: CGFloat)] {
    var parts: [(view: UIView, distance: CGFloat)] = []
    func add(_ view: UIView, _ distance: CGFloat) {
      if !view.isHidden { parts.append((view, parts.isEmpty ? 0 : distance)) }
    }
    add(imageView, 0)
    add(spinner, 0)
    add(textLabel, shown.imageToTextPadding)
    add(secondaryLabel, textLabel.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding)
    for (index, button) in buttons.enumerated() {
      add(button, index == 0 ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
    }
    return parts
  }

  private func size(of part: UIView, in width: CGFloat) -> CGSize {
    var size = part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if part === imageView {
      let largest = shown.imageProperties.maximumSize
      if largest.width > 0 { size.width = min(size.width, largest.width) }
      if largest.height > 0 { size.height = min(size.height, largest.height) }
    }
    return CGSize(width: min(size.width, width), height: size.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let width = max(0, size.width - margins.leading - margins.trailing)
    let height = parts.reduce(0) { $0 + $1.distance + self.size(of: $1.view, in: width).height }
    return CGSize(width: size.width, height: height + margins.top + margins.bottom)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    let area = bounds.inset(by: safeAreaInsets)
    let width = max(0, area.width - margins.leading - margins.trailing)
    let sizes = parts.map { size(of: $0.view, in: width) }
    let height = zip(parts, sizes).reduce(0) { $0 + $1.0.distance + $1.1.height }
    var y =
      shown.alignment == .center ? area.minY + max(margins.top, (area.height - height) / 2) : area.minY + margins.top
    for (part, size) in zip(parts, sizes) {
      y += part.distance
      let x = shown.alignment == .center ? (area.width - size.width) / 2 : margins.leading
      let frame = CGRect(x: area.minX + x, y: y, width: size.width, height: size.height)
      part.view.frame = directed(frame)
      y += size.height
    }
  }
}
