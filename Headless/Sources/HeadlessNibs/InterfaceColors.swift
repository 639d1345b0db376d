import HeadlessUIKit

extension InterfaceLoader {
  /// Returns the color of a key, or `.some(nil)` for an explicit `nil` in the file.
  func color(_ key: String, of element: InterfaceElement) -> UIColor?? {
    guard let value = element.value(forKey: key) else { return nil }
    if value.name == "nil" { return .some(nil) }
    return .some(color(value))
  }

  /// Passes a color to the closure, if the file has one for the key.
  func setColor(_ key: String, of element: InterfaceElement, _ set: (UIColor?) -> Void) {
    if let color = color(key, of: element) { set(color) }
  }

  func color(_ element: InterfaceElement) -> UIColor? {
    element.markAllRead()
    let alpha = element.number("alpha") ?? 1
    if let name = element.string("systemColor") ?? element.string("cocoaTouchSystemColor") {
      if let color = UIColor.headlessSystemColors[name] { return color }
      if let known = document.colors[name]?.children.first { return color(known) }
      document.fail(element, "the system colour \(name) is not known", .unsupported)
      return nil
    }
    if let name = element.string("name") {
      if let color = UIColor(named: name) { return color }
      // The file retains the catalog's color.
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
