import Foundation

extension UIListContentConfiguration {
  /// The distances of a style, in points.
  struct Metrics: Hashable, Sendable {
    var margins: NSDirectionalEdgeInsets
    var imageToText: CGFloat = 16
    var textToSecondaryHorizontal: CGFloat = 8
    var textToSecondaryVertical: CGFloat = 3

    // These two, and the distances between image and texts, were printed by UIKit.
    static var cell: Metrics {
      let margin = HeadlessSystemAppearance.currentAnywhere.cellMargin
      return Metrics(margins: NSDirectionalEdgeInsets(top: margin, leading: 16, bottom: margin, trailing: 8))
    }
    static let groupedHeader = Metrics(margins: NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    static let plainHeader = Metrics(margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
    static let groupedFooter = Metrics(margins: NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16))
  }

  /// The least height of a cell, in points.
  static var minimumCellHeight: CGFloat { HeadlessSystemAppearance.currentAnywhere.rowHeight }
  /// The least height of a header or footer with text, in points.
  static let minimumHeaderFooterHeight: CGFloat = 28

  var minimumHeight: CGFloat {
    switch style {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      UIListContentConfiguration.minimumCellHeight
    default: UIListContentConfiguration.minimumHeaderFooterHeight
    }
  }

  private static func text(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil) -> TextProperties
  {
    let font = UIFont.preferredFont(forTextStyle: style)
    let weighted = weight.map { UIFont.systemFont(ofSize: font.pointSize, weight: $0) } ?? font
    return TextProperties(font: weighted, color: color)
  }

  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .cell,
      metrics: .cell,
      text: text(.body, .label),
      secondaryText: text(.subheadline, .secondaryLabel)
    )
  }

  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .subtitleCell,
      metrics: .cell,
      text: text(.body, .label),
      secondaryText: text(.footnote, .secondaryLabel)
    )
  }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      style: .valueCell,
      metrics: .cell,
      text: text(.body, .label),
      secondaryText: text(.body, .secondaryLabel)
    )
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .plainHeader,
      metrics: .plainHeader,
      text: text(.headline, .label),
      secondaryText: text(.footnote, .secondaryLabel)
    )
  }

  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .plainFooter,
      metrics: .plainHeader,
      text: text(.footnote, .secondaryLabel),
      secondaryText: text(.footnote, .secondaryLabel)
    )
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      style: .groupedHeader,
      metrics: .groupedHeader,
      text: text(HeadlessSystemAppearance.currentAnywhere.groupedHeaderTextStyle, .secondaryLabel),
      secondaryText: text(.footnote, .secondaryLabel)
    )
    if HeadlessSystemAppearance.currentAnywhere.upperCasesGroupedHeaders {
      configuration.textProperties.transform = .uppercase
    }
    return configuration
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .prominentInsetGroupedHeader,
      metrics: .groupedHeader,
      text: text(.title3, .label, weight: .bold),
      secondaryText: text(.footnote, .secondaryLabel)
    )
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .groupedFooter,
      metrics: .groupedFooter,
      text: text(.footnote, .secondaryLabel),
      secondaryText: text(.footnote, .secondaryLabel)
    )
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .extraProminentInsetGroupedHeader,
      metrics: .groupedHeader,
      text: text(.title2, .label, weight: .bold),
      secondaryText: text(.footnote, .secondaryLabel)
    )
  }

  // MARK: Sidebars

  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .sidebarCell,
      metrics: .cell,
      text: text(.body, .label),
      secondaryText: text(.subheadline, .secondaryLabel)
    )
  }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .sidebarSubtitleCell,
      metrics: .cell,
      text: text(.body, .label),
      secondaryText: text(.footnote, .secondaryLabel)
    )
  }

  /// For the cells of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .accompaniedSidebarCell,
      metrics: .cell,
      text: text(.body, .label),
      secondaryText: text(.subheadline, .secondaryLabel)
    )
  }

  /// For the cells of a list beside a sidebar, with a second line.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .accompaniedSidebarSubtitleCell,
      metrics: .cell,
      text: text(.body, .label),
      secondaryText: text(.footnote, .secondaryLabel)
    )
  }

  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      style: .sidebarHeader,
      metrics: .groupedHeader,
      text: text(.headline, .label),
      secondaryText: text(.footnote, .secondaryLabel)
    )
  }

  // MARK: Whatever the list is like

  /// The look of a header, by the list that it is in; outside of a list, that of a grouped one.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public static func header() -> UIListContentConfiguration {
    var configuration = groupedHeader()
    configuration.adaptsTo = .header
    return configuration
  }

  /// The look of a footer, by the list that it is in; outside of a list, that of a grouped one.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public static func footer() -> UIListContentConfiguration {
    var configuration = groupedFooter()
    configuration.adaptsTo = .footer
    return configuration
  }
}
