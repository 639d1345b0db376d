import HeadlessUIKit

/// The variations of an object by size class.
@MainActor final class InterfaceVariations {
  private let element: InterfaceElement
  /// The view, which retains its variations.
  private weak var view: UIView?
  private let constraint: NSLayoutConstraint?
  private let variations: [(conditions: [String: String], element: InterfaceElement)]
  /// The object's own values of all properties that variations have.
  private let base: InterfaceElement
  private let loader: InterfaceLoader
  private let objects: [String: AnyObject]

  /// Creates the variations of an object, or returns `nil` without any.
  init?(of element: InterfaceElement, _ object: AnyObject, _ loader: InterfaceLoader) {
    let found = element.children("variation")
    guard !found.isEmpty else { return nil }
    self.element = element
    view = object as? UIView
    // Its view retains it only while it's active.
    constraint = object as? NSLayoutConstraint
    // It reads only values, and the other one retains all objects.
    self.loader = InterfaceLoader(loader.document)
    variations = found.map { (Self.conditions($0.string("key") ?? "default"), $0) }
      .sorted { $0.conditions.count < $1.conditions.count }
    let attributes = Set(found.flatMap(\.attributes.keys))
    let keys = Set(found.flatMap(\.children).compactMap { $0.attributes["key"] })
    // The defaults of properties that a variation may have.
    let standard = ["hidden": "NO", "alpha": "1", "constant": "0", "tag": "0", "priority": "1000", "spacing": "0"]
    base = InterfaceElement(
      name: element.name,
      attributes: standard.merging(element.attributes) { $1 }.filter { attributes.contains($0.key) && $0.key != "key" },
      line: element.line,
      children: element.children.filter { $0.attributes["key"].map(keys.contains) == true && $0.name != "variation" }
    )
    var referenced: [String: AnyObject] = [:]
    for id in found.flatMap(\.children).flatMap(\.children).compactMap({ $0.attributes["reference"] }) {
      referenced[id] = loader.objects[id]
    }
    objects = referenced
  }

  private static func conditions(_ key: String) -> [String: String] {
    guard key != "default" else { return [:] }
    return key.split(separator: "-").reduce(into: [:]) { conditions, part in
      let sides = part.split(separator: "=")
      if sides.count == 2 { conditions[String(sides[0])] = String(sides[1]) }
    }
  }

  /// Applies the variations that match some traits.
  func apply(_ traits: UITraitCollection) {
    let now = [
      "widthClass": traits.horizontalSizeClass == .compact ? "compact" : "regular",
      "heightClass": traits.verticalSizeClass == .compact ? "compact" : "regular",
    ]
    let holding = variations.filter { $0.conditions.allSatisfy { now[$0.key] == $0.value } }.map(\.element)
    for part in [base] + holding { set(part) }
    mask("constraints", holding) { ids in
      for (id, isThere) in ids { (objects[id] as? NSLayoutConstraint)?.isActive = isThere }
    }
    mask("subviews", holding, showSubviews)
    // Other variations are read when they match.
    for (_, variation) in variations { variation.isForLater = true }
    for variation in holding { loader.document.reportUnread(in: variation) }
  }

  private func set(_ part: InterfaceElement) {
    if let constraint {
      if let constant = part.number("constant") { constraint.constant = constant }
      if let priority = part.number("priority"), Float(priority) != constraint.priority.rawValue {
        constraint.priority = UILayoutPriority(rawValue: Float(priority))
      }
    } else if let view {
      loader.decodeView(view, part)
      if let label = view as? UILabel { loader.decodeLabel(label, part) }
      if let stack = view as? UIStackView { loader.decodeStackView(stack, part) }
      if let image = view as? UIImageView { loader.decodeImageView(image, part) }
      if let control = view as? UIControl { loader.decodeControl(control, part) }
    }
  }

  /// Passes the presence of each object that a mask names to the closure.
  private func mask(_ key: String, _ holding: [InterfaceElement], _ apply: ([String: Bool]) -> Void) {
    func masked(_ element: InterfaceElement, _ name: String) -> [String] {
      let mask = element.child("mask", key: key)
      mask?.markAllRead()
      return (mask?.children ?? []).filter { $0.name == name }.compactMap { $0.attributes["reference"] }
    }
    let named = variations.flatMap { masked($0.element, "exclude") + masked($0.element, "include") }
    guard !named.isEmpty else { return }
    // Objects are present unless a matching variation excludes them, and more specific ones take precedence.
    var isThere = Dictionary(named.map { ($0, true) }) { first, _ in first }
    for variation in holding {
      for id in masked(variation, "exclude") { isThere[id] = false }
      for id in masked(variation, "include") { isThere[id] = true }
    }
    apply(isThere)
  }

  private func showSubviews(_ isThere: [String: Bool]) {
    guard let view else { return }
    var index = 0
    for child in element.elements(in: "subviews") {
      guard let id = child.id else { continue }
      let subview = objects[id] as? UIView ?? view.subviews.dropFirst(index).first
      guard let subview else { continue }
      if isThere[id] == false {
        subview.removeFromSuperview()
      } else {
        if subview.superview == nil {
          if let stack = view as? UIStackView {
            stack.insertArrangedSubview(subview, at: index)
          } else {
            view.insertSubview(subview, at: index)
          }
        }
        index += 1
      }
    }
  }
}

extension InterfaceLoader {
  /// Applies the recorded variations, and again when traits of their views change.
  func applyVariations() {
    let states = variations.compactMap { element, object, view in
      InterfaceVariations(of: element, object, self).map { (state: $0, view: view) }
    }
    variations = []
    for (state, view) in states {
      state.apply(view.traitCollection)
      view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
        (view: UIView, _: UITraitCollection) in
        state.apply(view.traitCollection)
      }
    }
  }
}
