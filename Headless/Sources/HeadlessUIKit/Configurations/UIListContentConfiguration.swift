import Foundation

/// The content of a list's cell, header or footer: an image, a text and a secondary text.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  enum Style: Hashable, Sendable {
    case cell, subtitleCell, valueCell
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter, prominentInsetGroupedHeader
    case extraProminentInsetGroupedHeader, sidebarHeader
  }

  let style: Style
  /// The part of a list whose look the configuration takes on where it is shown; `nil` for a look of its own.
  var adaptsTo: ListPart?
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  public var imageProperties = ImageProperties()
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  /// The room between the view's edges and the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat
  /// The least distance between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The distance between texts that are one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// How visible the content is, from 0 to 1.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public var alpha: CGFloat = 1

  var attributedStrings = AttributedStrings()

  /// Attributed strings of which this is the only owner: copies that no code changes.
  struct AttributedStrings: Hashable, @unchecked Sendable {
    private(set) var text: NSAttributedString?
    private(set) var secondaryText: NSAttributedString?

    mutating func setText(_ string: NSAttributedString?) {
      text = string.map(NSAttributedString.init(attributedString:))
    }

    mutating func setSecondaryText(_ string: NSAttributedString?) {
      secondaryText = string.map(NSAttributedString.init(attributedString:))
    }
  }

  init(style: Style, metrics: Metrics, text: TextProperties, secondaryText: TextProperties) {
    self.style = style
    textProperties = text
    secondaryTextProperties = secondaryText
    directionalLayoutMargins = metrics.margins
    imageToTextPadding = metrics.imageToText
    textToSecondaryTextHorizontalPadding = metrics.textToSecondaryHorizontal
    textToSecondaryTextVerticalPadding = metrics.textToSecondaryVertical
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

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration in the state: disabled content is dimmed.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    let isDisabled = state.viewState.isDisabled
    updated.textProperties.isDisabled = isDisabled
    updated.secondaryTextProperties.isDisabled = isDisabled
    updated.imageProperties.isDisabled = isDisabled
    let isFocused = state.viewState.isFocused
    updated.textProperties.isFocused = isFocused
    updated.secondaryTextProperties.isFocused = isFocused
    updated.imageProperties.isFocused = isFocused
    return updated
  }
}
