import HeadlessUIKit

extension InterfaceLoader {
  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Creates a constraint of the view that contains it in the file.
  func makeConstraint(_ element: InterfaceElement, in view: UIView) {
    guard element.name == "constraint" else {
      document.fail(element, "<\(element.name)> is no constraint", .unsupported)
      return
    }
    // Interface Builder adds such constraints for its own canvas and removes them when it builds.
    guard element.bool("placeholder") != true else { return element.markAllRead() }
    guard let first = item("first", of: element, otherwise: view),
      let firstAttribute = attribute("first", of: element)
    else { return }
    var second: AnyObject?
    if element.attributes["secondItem"] != nil || element.attributes["secondAttribute"] != nil {
      guard let item = item("second", of: element, otherwise: view) else { return }
      second = item
    }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: firstAttribute,
      relatedBy: choice("relation", of: element, relations) ?? .equal,
      toItem: second,
      attribute: attribute("second", of: element) ?? .notAnAttribute,
      multiplier: multiplier(element),
      constant: element.number("constant") ?? 0
    )
    if let priority = element.number("priority") { constraint.priority = UILayoutPriority(rawValue: Float(priority)) }
    if let identifier = element.string("identifier") { constraint.identifier = identifier }
    if element.attributes["customClass"] != nil {
      document.fail(
        element,
        "a constraint of a class of its own is not made: a subclass can be used in code",
        .unsupported
      )
    }
    add(constraint, element)
    view.addConstraint(constraint)
    noteVariations(of: element, constraint, in: view)
  }

  /// Returns a constrained item: the view with the constraint if the file names none.
  private func item(_ side: String, of element: InterfaceElement, otherwise view: UIView) -> AnyObject? {
    guard let id = element.string("\(side)Item") else { return view }
    if let item = objects[id] { return item }
    if isControllerGuide(id) { return view.safeAreaLayoutGuide }
    document.fail(element, "\(side)Item=\"\(id)\" is not in what is loaded")
    return nil
  }

  private func attribute(_ side: String, of element: InterfaceElement) -> NSLayoutConstraint.Attribute? {
    let attribute = choice("\(side)Attribute", of: element, Self.attributes)
    guard let id = element.attributes["\(side)Item"], isControllerGuide(id) else { return attribute }
    // The top guide ends where the safe area begins.
    return attribute == .bottom ? .top : attribute == .top ? .bottom : attribute
  }

  /// Returns a Boolean value that indicates whether an item is a controller's layout guide, which preceded the safe area.
  private func isControllerGuide(_ id: String) -> Bool { document.element(id)?.name == "viewControllerLayoutGuide" }

  /// Returns a number, or the ratio of two with a colon or a slash between them.
  private func multiplier(_ element: InterfaceElement) -> CGFloat {
    guard let text = element.string("multiplier") else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    if let number = parts.first, parts.count == 1 { return number }
    document.warn(element, "multiplier=\"\(text)\" is no number")
    return 1
  }
}
