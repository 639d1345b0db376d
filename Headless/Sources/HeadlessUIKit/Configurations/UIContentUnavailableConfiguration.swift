import Foundation

/// What stands where there is nothing to show: an image, texts and buttons, or a spinner.
@available(iOS 17, tvOS 17, *)
public nonisolated struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// Where the content is in the view.
  public enum Alignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// At the top and the leading edge.
    case natural
  }

  let showsSpinner: Bool
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The room between the view's edges and the content, in points.
  public var directionalLayoutMargins = ContentUnavailableAssumptions.margins
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// The distance between the image or the spinner and the texts, in points.
  public var imageToTextPadding = ContentUnavailableAssumptions.imageToText
  public var text: String?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryTextProperties: TextProperties
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding = ContentUnavailableAssumptions.textToSecondaryText
  /// The look of the button, which is shown if it has a title, a subtitle or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding = ContentUnavailableAssumptions.textToButton
  /// The look of the second button, which is shown if it has a title, a subtitle or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding = ContentUnavailableAssumptions.buttonToSecondaryButton
  public var background = UIBackgroundConfiguration.clear()
  private var attributedStrings = UIListContentConfiguration.AttributedStrings()

  private init(showsSpinner: Bool, text: TextProperties, secondaryText: TextProperties) {
    self.showsSpinner = showsSpinner
    textProperties = text
    secondaryTextProperties = secondaryText
  }

  public var attributedText: NSAttributedString? {
    get { attributedStrings.text }
    set {
      attributedStrings.setText(newValue)
      text = newValue?.string
    }
  }

  public var secondaryAttributedText: NSAttributedString? {
    get { attributedStrings.secondaryText }
    set {
      attributedStrings.setSecondaryText(newValue)
      secondaryText = newValue?.string
    }
  }

  /// For content that does not exist.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(
      showsSpinner: false,
      text: TextProperties(font: ContentUnavailableAssumptions.titleFont, color: .label),
      secondaryText: TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    )
  }

  /// For content that is being loaded: a spinner.
  public static func loading() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(
      showsSpinner: true,
      text: TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel),
      secondaryText: TextProperties(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    )
  }

  /// For a search that found nothing. Its texts are written when it is updated for a state with a search text.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = ContentUnavailableAssumptions.searchText(nil)
    configuration.secondaryText = ContentUnavailableAssumptions.searchSecondaryText
    configuration.followsSearchText = true
    return configuration
  }

  private var followsSearchText = false

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration in the state: that of a search names what was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard followsSearchText, let state = state as? UIContentUnavailableConfigurationState else { return self }
    var updated = self
    if updated.text == nil || updated.text == ContentUnavailableAssumptions.searchText(nil) {
      updated.text = ContentUnavailableAssumptions.searchText(state.searchText)
    }
    return updated
  }
}

@available(iOS 17, tvOS 17, *)
extension UIContentUnavailableConfiguration {
  /// The look of a text.
  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The most lines; 0 is no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The look of the image.
  public struct ImageProperties: Hashable, Sendable {
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 in a direction is no limit.
    public var maximumSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
      pointSize: ContentUnavailableAssumptions.symbolSize
    )
    public var accessibilityIgnoresInvertColors = false

    // Sizes are not hashable in all supported versions of macOS.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      for length in [cornerRadius, maximumSize.width, maximumSize.height] { hasher.combine(length) }
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable, Sendable {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
  }
}

/// What the configurations for unavailable content depend on.
@available(iOS 17, tvOS 17, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// What is searched for; `nil` without a search.
  public var searchText: String?
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
