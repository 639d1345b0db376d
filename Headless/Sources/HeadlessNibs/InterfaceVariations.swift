import HeadlessUIKit

/// What differs in an object by size class.
@MainActor final class InterfaceVariations {
  private let element: InterfaceElement
  /// A view is not kept alive: it keeps its variations.
  private weak var view: UIView?
  private let constraint: NSLayoutConstraint?
  private let variations: [(conditions: [String: String], element: InterfaceElement)]
  /// What the file says of the object itself of all that a variation says.
  private let base: InterfaceElement
  private let loader: InterfaceLoader
  private let objects: [String: AnyObject]

  /// The variations of an object; `nil` if it has none.
  init?(of element: InterfaceElement, _ object: AnyObject, _ loader: InterfaceLoader) {
    let found = element.children("variation")
    guard !found.isEmpty else { return nil }
    self.element = element
    view = object as? UIView
    // Its view keeps it alive only while it is active.
    constraint = object as? NSLayoutConstraint
    // Only values are read with it, and the other one keeps all objects alive.
    self.loader = InterfaceLoader(loader.document)
    variations = found.map { (Self.conditions($0.string("key") ?? "default"), $0) }
      .sorted { $0.conditions.count < $1.conditions.count }
    let attributes = Set(found.flatMap(\.attributes.keys))
    let keys = Set(found.flatMap(\.children).compactMap { $0.attributes["key"] })
    // What a file leaves out where a variation has it.
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

  /// Applies what holds under some traits.
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
    // What holds under other traits is read when it does.
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

  /// Gives the closure what is there of everything that a mask names.
  private func mask(_ key: String, _ holding: [InterfaceElement], _ apply: ([String: Bool]) -> Void) {
    func masked(_ element: InterfaceElement, _ name: String) -> [String] {
      let mask = element.child("mask", key: key)
      mask?.markAllRead()
      return (mask?.children ?? []).filter { $0.name == name }.compactMap { $0.attributes["reference"] }
    }
    let named = variations.flatMap { masked($0.element, "exclude") + masked($0.element, "include") }
    guard !named.isEmpty else { return }
    // Whatever a variation includes elsewhere is not there unless it says so here.
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
  /// Applies the variations that were noted, and lets them follow the traits of a view.
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
