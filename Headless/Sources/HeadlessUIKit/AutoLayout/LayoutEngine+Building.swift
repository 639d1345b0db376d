internal import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// States all constraints of the tree.
  func build() {
    startBuild()
    addHost()
    state(host)
  }

  private func addHost() {
    let index = append(makeItem(.host, host, nil))
    items[index].systemRows = [NSLayoutConstraint.Axis.horizontal, .vertical].map { axis in
      let priority =
        isTemporary || host.translatesAutoresizingMaskIntoConstraints
        ? ConstraintSystem.requiredPriority : LayoutAssumptions.freeRootPriority
      return addRow(
        [.init(items[index].span(axis).size)],
        .equal,
        hostLength(axis),
        priority: priority,
        .host(axis)
      )
    }
    if isTemporary || !host.translatesAutoresizingMaskIntoConstraints { addContents(of: index) }
  }

  /// The size of the host's alignment rectangle.
  var hostSize: CGSize { CGSize(width: hostLength(.horizontal), height: hostLength(.vertical)) }

  /// The length of the host's alignment rectangle.
  func hostLength(_ axis: NSLayoutConstraint.Axis) -> Double {
    let span = items[0].span(axis)
    let length = axis == .horizontal ? host.storedBounds.width : host.storedBounds.height
    return max(0, Double(length) - span.before - span.after)
  }

  /// States what a view holds, and what is below it.
  private func state(_ view: UIView) {
    if let constraints = view.autoLayout?.constraints {
      for constraint in constraints { add(constraint, base: view) }
    }
    if let stack = view as? UIStackView { StackRows(stack, in: self).state() }
    for subview in view.storedSubviews where subview.usesConstraintsInside {
      if !subview.translatesAutoresizingMaskIntoConstraints { _ = item(for: subview) }
      if !subview.headlessIsLayoutHost { state(subview) }
    }
  }

  // MARK: Items

  /// The item of a view, made at its first use.
  func item(for view: UIView) -> Int {
    if let index = index(of: view) { return index }
    if view.translatesAutoresizingMaskIntoConstraints || view.superview?.headlessInsets(ofHosted: view) != nil {
      let index = append(makeItem(.masked, view, nil))
      addMask(of: index)
      return index
    }
    let index = append(makeItem(.placed, view, nil))
    addContents(of: index)
    return index
  }

  /// The item of a layout guide, made at its first use.
  func item(for guide: UILayoutGuide, of view: UIView) -> Int {
    if let index = index(of: guide) { return index }
    let index = append(makeItem(.guide, view, guide))
    if guide.role != .own { addSystemRows(of: guide, index) }
    return index
  }

  private func makeItem(_ kind: LayoutItem.Kind, _ view: UIView, _ guide: UILayoutGuide?) -> LayoutItem {
    let insets = guide == nil ? view.alignmentRectInsets : .zero
    let position: ConstraintSystem.VariableKind = kind == .host ? .constant(0) : .position
    return LayoutItem(
      kind: kind,
      view: view,
      guide: guide,
      horizontal: LayoutItem.Span(
        position: system.addVariable(position),
        size: system.addVariable(.size),
        before: Double(insets.left),
        after: Double(insets.right)
      ),
      vertical: LayoutItem.Span(
        position: system.addVariable(position),
        size: system.addVariable(.size),
        before: Double(insets.top),
        after: Double(insets.bottom)
      )
    )
  }

  // MARK: Content sizes

  private func addContents(of index: Int) {
    let view = items[index].view
    let size = view.headlessNaturalSize
    items[index].isMeasured = view.headlessMeasuresHeightInWidth
    if items[index].isMeasured { measured.append(index) }
    items[index].contentWidth = addContent(of: index, .horizontal, Double(size.width))
    items[index].contentHeight = addContent(of: index, .vertical, Double(size.height))
  }

  private func addContent(of index: Int, _ axis: NSLayoutConstraint.Axis, _ length: Double) -> LayoutItem.Content {
    guard length >= 0, length.isFinite else { return LayoutItem.Content() }
    let (view, size) = (items[index].view, items[index].span(axis).size)
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    return LayoutItem.Content(
      maximum: addRow(
        [.init(size)],
        .lessThanOrEqual,
        length,
        priority: LayoutEngine.valid(hugging),
        .content(item: index, axis, isMaximum: true)
      ),
      minimum: addRow(
        [.init(size)],
        .greaterThanOrEqual,
        length,
        priority: LayoutEngine.valid(resistance),
        .content(item: index, axis, isMaximum: false)
      ),
      size: length
    )
  }

  /// A priority that the solver takes.
  private static func valid(_ priority: Float) -> Float {
    min(max(priority, .leastNonzeroMagnitude), ConstraintSystem.requiredPriority)
  }

  // MARK: Constraints

  private func add(_ constraint: NSLayoutConstraint, base: UIView) {
    guard constraint.first.item != nil, constraint.second == nil || constraint.second?.item != nil else { return }
    let isDirectional =
      constraint.first.attribute.isDirectional || constraint.second?.attribute.isDirectional ?? false
    let isMirrored = isDirectional && base.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var expression = LayoutExpression()
    guard add(constraint.first, 1, base: base, isMirrored: isMirrored, to: &expression) else { return }
    if let second = constraint.second {
      let factor = -Double(constraint.multiplier)
      guard add(second, factor, base: base, isMirrored: isMirrored, to: &expression) else { return }
    }
    let relation = ConstraintSystem.Relation(constraint.relation, isMirrored: isMirrored)
    let place = NSLayoutConstraint.EnginePlace(
      generation: generation,
      row: rows.count,
      shift: -expression.constant,
      isMirrored: isMirrored
    )
    if !isTemporary { constraint.place = place }
    addRow(
      expression.terms,
      relation,
      constraint.rowConstant(in: place),
      priority: constraint.priority.rawValue,
      .constraint(constraint)
    )
  }
}

extension ConstraintSystem.Relation {
  /// A constraint's relation; multiplied by -1, it turns round.
  fileprivate init(_ relation: NSLayoutConstraint.Relation, isMirrored: Bool) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: self = isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}
