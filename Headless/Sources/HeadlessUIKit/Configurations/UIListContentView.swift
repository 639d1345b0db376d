import Foundation

/// The view of a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var listConfiguration: UIListContentConfiguration
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView(frame: .zero)

  /// The margins of the cell that the view is in, in points: the content keeps out of them.
  var superviewMargins = NSDirectionalEdgeInsets.zero {
    didSet { if superviewMargins != oldValue { setNeedsLayout() } }
  }

  /// Where the text is; `nil` if there is none.
  var textFrame: CGRect? {
    layoutIfNeeded()
    return textLabel.isHidden ? nil : textLabel.frame
  }

  /// A configuration of another type than `UIListContentConfiguration` is not shown.
  open var configuration: any UIContentConfiguration {
    get { listConfiguration }
    set {
      guard let newValue = newValue as? UIListContentConfiguration, newValue != listConfiguration else { return }
      listConfiguration = newValue
      apply()
    }
  }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  public init(configuration: UIListContentConfiguration) {
    listConfiguration = configuration
    super.init(frame: .zero)
    addSubview(imageView)
    addSubview(textLabel)
    addSubview(secondaryLabel)
    imageView.contentMode = .scaleAspectFit
    apply()
  }

  public required init?(coder: NSCoder) {
    listConfiguration = .cell()
    super.init(coder: coder)
    addSubview(imageView)
    addSubview(textLabel)
    addSubview(secondaryLabel)
    imageView.contentMode = .scaleAspectFit
    apply()
  }

  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  override var headlessNaturalSize: CGSize {
    headlessContentSize(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  override var headlessMeasuresHeightInWidth: Bool { true }

  override func headlessHeight(inWidth width: CGFloat) -> CGFloat { contentFrames(width: width).height }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    let frames = contentFrames(width: width)
    return CGSize(
      width: width < UIView.layoutFittingExpandedSize.width ? width : frames.width,
      height: frames.height
    )
  }

  override func headlessContentSize(in proposal: CGSize) -> CGSize {
    let frames = contentFrames(width: proposal.width)
    return CGSize(width: min(frames.width, proposal.width), height: frames.height)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let frames = contentFrames(width: bounds.width)
    let shift = (bounds.height - frames.height) / 2
    imageView.frame = directed(frames.image.offsetBy(dx: 0, dy: shift))
    textLabel.frame = directed(frames.text.offsetBy(dx: 0, dy: shift))
    secondaryLabel.frame = directed(frames.secondary.offsetBy(dx: 0, dy: shift))
  }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    imageView.tintColor = listConfiguration.imageProperties.resolvedTintColor(for: tintColor)
  }

  private func apply() {
    apply(
      listConfiguration.text,
      listConfiguration.attributedText,
      listConfiguration.textProperties,
      to: textLabel
    )
    apply(
      listConfiguration.secondaryText,
      listConfiguration.secondaryAttributedText,
      listConfiguration.secondaryTextProperties,
      to: secondaryLabel
    )
    imageView.preferredSymbolConfiguration = listConfiguration.imageProperties.preferredSymbolConfiguration
    imageView.image = listConfiguration.image
    imageView.isHidden = listConfiguration.image == nil
    imageView.layer.cornerRadius = listConfiguration.imageProperties.cornerRadius
    imageView.clipsToBounds = listConfiguration.imageProperties.cornerRadius > 0
    imageView.tintColor = listConfiguration.imageProperties.resolvedTintColor(for: tintColor)
    alpha = listConfiguration.alpha
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func apply(
    _ text: String?,
    _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties,
    to label: UILabel
  ) {
    label.text = properties.transformed(text)
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.resolvedColor()
    if let attributedText, text == attributedText.string { label.attributedText = attributedText }
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.isHidden = text?.isEmpty ?? true
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
  }

  // MARK: Layout

  private struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func contentFrames(width: CGFloat) -> Frames {
    let configuration = listConfiguration
    var margins = configuration.directionalLayoutMargins
    if configuration.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, superviewMargins.leading)
      margins.trailing = max(margins.trailing, superviewMargins.trailing)
    }
    var frames = Frames()
    var x = margins.leading
    var contentHeight: CGFloat = 0
    if let image = imageView.effectiveImage {
      let displayed = configuration.imageProperties.displayedSize(of: image.size)
      let reserved = configuration.imageProperties.reservedSize(for: displayed)
      frames.image = CGRect(origin: CGPoint(x: x + (reserved.width - displayed.width) / 2, y: 0), size: displayed)
      contentHeight = max(displayed.height, reserved.height)
      x += reserved.width + configuration.imageToTextPadding
    }
    let room = max(0, width - x - margins.trailing)
    let text = layoutTexts(in: room, frames: &frames, x: x)
    contentHeight = max(contentHeight, text.height)
    frames.width = x + text.width + margins.trailing
    frames.height = max(configuration.minimumHeight, contentHeight + margins.top + margins.bottom)
    frames.height = pixelCeil(frames.height)
    let middle = margins.top + (frames.height - margins.top - margins.bottom) / 2
    frames.image.origin.y = middle - frames.image.height / 2
    frames.text.origin.y += middle - text.height / 2
    frames.secondary.origin.y += middle - text.height / 2
    return frames
  }

  /// Places the texts from y = 0 on; returns the size that they take.
  private func layoutTexts(in room: CGFloat, frames: inout Frames, x: CGFloat) -> CGSize {
    let configuration = listConfiguration
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let hasText = !textLabel.isHidden
    let hasSecondary = !secondaryLabel.isHidden
    let naturalText = hasText ? textLabel.sizeThatFits(unlimited) : .zero
    let naturalSecondary = hasSecondary ? secondaryLabel.sizeThatFits(unlimited) : .zero
    let gap = hasText && hasSecondary ? configuration.textToSecondaryTextHorizontalPadding : 0
    if configuration.prefersSideBySideTextAndSecondaryText, hasSecondary,
      naturalText.width + gap + naturalSecondary.width <= room
    {
      let height = max(naturalText.height, naturalSecondary.height)
      frames.text = CGRect(
        origin: CGPoint(x: x, y: (height - naturalText.height) / 2),
        size: naturalText
      )
      let end = room < UIView.layoutFittingExpandedSize.width ? room : naturalText.width + gap + naturalSecondary.width
      frames.secondary = CGRect(
        origin: CGPoint(x: x + end - naturalSecondary.width, y: (height - naturalSecondary.height) / 2),
        size: naturalSecondary
      )
      return CGSize(width: naturalText.width + gap + naturalSecondary.width, height: height)
    }
    let textHeight = hasText ? textLabel.sizeThatFits(CGSize(width: room, height: 0)).height : 0
    let secondaryHeight = hasSecondary ? secondaryLabel.sizeThatFits(CGSize(width: room, height: 0)).height : 0
    let vertical = hasText && hasSecondary ? configuration.textToSecondaryTextVerticalPadding : 0
    let width = room < UIView.layoutFittingExpandedSize.width ? room : max(naturalText.width, naturalSecondary.width)
    frames.text = CGRect(x: x, y: 0, width: width, height: textHeight)
    frames.secondary = CGRect(x: x, y: textHeight + vertical, width: width, height: secondaryHeight)
    return CGSize(
      width: min(room, max(naturalText.width, naturalSecondary.width)),
      height: textHeight + vertical + secondaryHeight
    )
  }
}
