extension UIColor {
  /// The system's colours by the names that Interface Builder and asset catalogues have for them, those of today and of iOS 12.
  package static let headlessSystemColors: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "linkColor": .link, "placeholderTextColor": .placeholderText,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "systemBlueColor": .systemBlue,
    "systemBrownColor": .systemBrown, "systemCyanColor": .systemCyan, "systemGreenColor": .systemGreen,
    "systemIndigoColor": .systemIndigo, "systemMintColor": .systemMint, "systemOrangeColor": .systemOrange,
    "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple, "systemRedColor": .systemRed,
    "systemTealColor": .systemTeal, "systemYellowColor": .systemYellow, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "tintColor": .tintColor,
    "whiteColor": .white, "blackColor": .black, "clearColor": .clear, "darkTextColor": .black,
    "lightTextColor": UIColor(white: 1, alpha: 0.6),
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "viewFlipsideBackgroundColor": UIColor(red: 0.12, green: 0.13, blue: 0.14, alpha: 1),
    "scrollViewTexturedBackgroundColor": UIColor(red: 0.43, green: 0.44, blue: 0.45, alpha: 1),
  ]
}
