import HeadlessUIKit

extension InterfaceLoader {
  /// The colour of a key; `.some(nil)` where the file says that there is none.
  func color(_ key: String, of element: InterfaceElement) -> UIColor?? {
    guard let value = element.value(forKey: key) else { return nil }
    if value.name == "nil" { return .some(nil) }
    return .some(color(value))
  }

  /// Gives a colour to the closure, if the file has one for the key.
  func setColor(_ key: String, of element: InterfaceElement, _ set: (UIColor?) -> Void) {
    if let color = color(key, of: element) { set(color) }
  }

  func color(_ element: InterfaceElement) -> UIColor? {
    element.markAllRead()
    let alpha = element.number("alpha") ?? 1
    if let name = element.string("systemColor") ?? element.string("cocoaTouchSystemColor") {
      if let color = InterfaceColors.system[name] { return color }
      if let known = document.colors[name]?.children.first { return color(known) }
      document.fail(element, "the system colour \(name) is not known", .unsupported)
      return nil
    }
    if let name = element.string("name") {
      if let color = UIColor(named: name) { return color }
      // The file keeps what the catalogue had.
      if let known = document.colors[name]?.children.first { return color(known) }
      document.warn(element, "there is no colour named \(name)")
      return nil
    }
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    document.fail(element, "a colour of neither white nor red, green and blue is not known", .unsupported)
    return nil
  }
}

@MainActor enum InterfaceColors {
  /// By the names of today and of iOS 12.
  static let system: [String: UIColor] = [
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
