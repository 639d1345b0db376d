import Foundation
import HeadlessUIKit

extension InterfaceLoader {
  /// Returns the text of a key, from an attribute or an element, in the app's language.
  func text(_ key: String, of element: InterfaceElement) -> String? {
    var text = element.string(key)
    if text == nil, let value = element.child("string", key: key) ?? element.child("mutableString", key: key) {
      value.markAllRead()
      // A text that XML can't represent is encoded in base 64.
      let isEncoded = value.attributes["base64-UTF8"] == "YES"
      text = isEncoded ? InterfaceTexts.decoded(value.text) : value.text
    }
    return document.localized(text, key, of: element)
  }

  // MARK: Fonts

  func font(_ key: String, of element: InterfaceElement) -> UIFont? {
    element.child("fontDescription", key: key).map(font) ?? element.child("font", key: key).map(font)
  }

  func font(_ element: InterfaceElement) -> UIFont {
    element.markAllRead()
    let size = element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize
    if let style = element.string("style") { return UIFont.preferredFont(forTextStyle: .init(rawValue: style)) }
    if let name = element.string("name") {
      // Interface Builder used this for the system font for a while.
      if name.hasPrefix(".") { return .systemFont(ofSize: size) }
      if let font = UIFont(name: name, size: size) { return font }
      if let system = element.string("metaFont").flatMap({ InterfaceTexts.metaFont($0, size: element.number("size")) })
      {
        return system
      }
      document.warn(element, "there is no font named \(name): the system's is taken")
      return .systemFont(ofSize: size)
    }
    if let font = element.string("metaFont").flatMap({ InterfaceTexts.metaFont($0, size: element.number("size")) }) {
      return font
    }
    switch element.string("type") {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      guard let weight = element.string("weight") else { return .systemFont(ofSize: size) }
      guard let known = InterfaceTexts.weights[weight] else {
        document.warn(element, "the weight \(weight) of a font is not known")
        return .systemFont(ofSize: size)
      }
      return .systemFont(ofSize: size, weight: known)
    }
  }

  // MARK: Attributed texts

  func attributedText(_ key: String, of element: InterfaceElement) -> NSAttributedString? {
    guard let value = element.child("attributedString", key: key) else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in value.children("fragment") {
      let content = self.text("content", of: fragment) ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in fragment.elements(in: "attributes") {
        attribute.markRead()
        switch attribute.string("key") {
        case "NSFont": attributes[.font] = font(attribute)
        case "NSColor": attributes[.foregroundColor] = color(attribute)
        case "NSBackgroundColor": attributes[.backgroundColor] = color(attribute)
        case "NSParagraphStyle": attributes[.paragraphStyle] = paragraphStyle(attribute)
        case "NSKern": attributes[.kern] = attribute.number("value").map { CGFloat($0) }
        case "NSUnderline": attributes[.underlineStyle] = attribute.integer("value")
        case "NSStrikethrough": attributes[.strikethroughStyle] = attribute.integer("value")
        case "NSOriginalFont": attribute.markAllRead()
        case let key: document.warn(attribute, "the attribute \(key ?? "") of a text is not read")
        }
      }
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    element.markAllRead()
    let style = NSMutableParagraphStyle()
    if let alignment = element.string("alignment").flatMap({ InterfaceValues.alignments[$0] }) {
      style.alignment = alignment
    }
    if let mode = element.string("lineBreakMode").flatMap({ InterfaceValues.lineBreakModes[$0] }) {
      style.lineBreakMode = mode
    }
    if let spacing = element.number("lineSpacing") { style.lineSpacing = spacing }
    if let spacing = element.number("paragraphSpacing") { style.paragraphSpacing = spacing }
    if let spacing = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = spacing }
    if let multiple = element.number("lineHeightMultiple") { style.lineHeightMultiple = multiple }
    if let indent = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
    if let indent = element.number("headIndent") { style.headIndent = indent }
    if let height = element.number("minimumLineHeight") { style.minimumLineHeight = height }
    if let height = element.number("maximumLineHeight") { style.maximumLineHeight = height }
    return style
  }

  // MARK: Images

  /// Returns the image that an attribute names.
  func image(_ attribute: String, of element: InterfaceElement) -> UIImage? {
    guard let name = element.string(attribute) else { return nil }
    let known = document.images[name]
    let isSystem = element.string("catalog") == "system" || known?.attributes["catalog"] == "system"
    if let image = isSystem ? UIImage(systemName: name) : UIImage(named: name) { return image }
    document.warn(
      element,
      "Could not load the \"\(name)\" image referenced from a nib: an empty picture of its size is taken"
    )
    let size = CGSize(width: known?.number("width") ?? 24, height: known?.number("height") ?? 24)
    return UIImage(headlessColor: .clear, size: size)
  }
}

@MainActor enum InterfaceTexts {
  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Returns the font with a purpose, as named in attributed texts.
  static func metaFont(_ name: String, size: Double?) -> UIFont? {
    switch name {
    case "system": .systemFont(ofSize: size ?? UIFont.systemFontSize)
    case "systemBold", "boldSystem": .boldSystemFont(ofSize: size ?? UIFont.systemFontSize)
    case "smallSystem", "miniSystem", "cellTitle": .systemFont(ofSize: size ?? UIFont.smallSystemFontSize)
    default: nil
    }
  }

  static func decoded(_ base64: String) -> String? {
    let characters = base64.filter { !$0.isWhitespace }
    // Interface Builder omits the padding.
    let padded = characters + String(repeating: "=", count: (4 - characters.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }
}
