import Foundation

/// The background of a cell, a header or a footer.
public struct UIBackgroundConfiguration: Sendable {
  enum Style: Hashable, Sendable {
    case clear, plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter
    case sidebarCell, accompaniedSidebarCell, sidebarHeader
  }

  var style: Style
  /// The part of a list whose background the configuration takes on where it is shown; `nil` for one of its own.
  var adaptsTo: ListPart?
  /// The colour; `nil` stands for the tint colour. Once it is set, states do not change it.
  public var backgroundColor: UIColor? {
    get { isColorOwn ? ownColor : automaticColor }
    set {
      isColorOwn = true
      ownColor = newValue
    }
  }

  private var isColorOwn = false
  private var ownColor: UIColor?
  private var automaticColor: UIColor
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances between the view's edges and the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  /// The width of the line around the background, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance between the background's edge and the line, in points.
  public var strokeOutset: CGFloat = 0
  public var image: UIImage?

  private init(_ style: Style, color: UIColor) {
    self.style = style
    automaticColor = color
  }

  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear, color: .clear)
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell, color: .systemBackground)
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell, color: .secondarySystemGroupedBackground)
  }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter, color: .systemBackground)
  }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeaderFooter, color: .clear)
  }

  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(.sidebarCell, color: .clear)
    configuration.cornerRadius = sidebarCornerRadius
    return configuration
  }

  /// For the cells of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(.accompaniedSidebarCell, color: .clear)
    configuration.cornerRadius = sidebarCornerRadius
    return configuration
  }

  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarHeader, color: .clear)
  }

  // MARK: Whatever the list is like

  /// The background of a cell, by the list that it is in: that of a plain list until it is updated for the state of a cell.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public static func listCell() -> UIBackgroundConfiguration {
    var configuration = listPlainCell()
    configuration.adaptsTo = .cell
    return configuration
  }

  /// The background of a header, by the list that it is in.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public static func listHeader() -> UIBackgroundConfiguration {
    var configuration = listPlainHeaderFooter()
    configuration.adaptsTo = .header
    return configuration
  }

  /// The background of a footer, by the list that it is in.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public static func listFooter() -> UIBackgroundConfiguration { listHeader() }

  /// How round a sidebar's cells are that are selected, in points: an assumption.
  package static var sidebarCornerRadius: CGFloat { 8 }

  /// The configuration in the state: a cell that is selected or highlighted is grey, unless its colour was changed.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    guard let normal = normalColor else { return updated }
    let state = state.viewState
    // A choice: focused cells have a background in the tint color, and white text.
    updated.automaticColor =
      state.isFocused ? .tintColor : state.isSelected || state.isHighlighted ? .systemGray4 : normal
    return updated
  }

  /// The configuration with the style, the automatic colour and the corners of another one.
  func taking(styleOf other: UIBackgroundConfiguration) -> UIBackgroundConfiguration {
    var result = self
    result.style = other.style
    result.automaticColor = other.automaticColor
    if cornerRadius == 0 { result.cornerRadius = other.cornerRadius }
    return result
  }

  /// The colour that is drawn, with the transformer applied.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  private var normalColor: UIColor? {
    switch style {
    case .plainCell: .systemBackground
    case .groupedCell: .secondarySystemGroupedBackground
    case .sidebarCell, .accompaniedSidebarCell: .clear
    case .clear, .plainHeaderFooter, .groupedHeaderFooter, .sidebarHeader: nil
    }
  }
}

extension UIBackgroundConfiguration: Hashable {
  /// Transformers are left out: closures have no equality.
  public static func == (lhs: UIBackgroundConfiguration, rhs: UIBackgroundConfiguration) -> Bool {
    lhs.style == rhs.style && lhs.isColorOwn == rhs.isColorOwn && lhs.backgroundColor == rhs.backgroundColor
      && lhs.cornerRadius == rhs.cornerRadius
      && lhs.backgroundInsets == rhs.backgroundInsets && lhs.strokeColor == rhs.strokeColor
      && lhs.strokeWidth == rhs.strokeWidth && lhs.strokeOutset == rhs.strokeOutset && lhs.image == rhs.image
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
  }
}
