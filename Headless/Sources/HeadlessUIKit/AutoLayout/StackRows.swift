internal import ConstraintSolver
import Foundation

/// The constraints that a stack view keeps between itself and its arranged views, under UIKit's names for them.
///
/// Source: the constraints of a `UIStackView`, printed by kean/Arranged ("Let's Build UIStackView"). "Along" is the axis of
/// the stack and "across" the other one. Where UIKit puts a spanner or a gap guide between, the rows say the same without.
@MainActor struct StackRows {
  private let stack: UIStackView
  private let engine: LayoutEngine
  private let along: NSLayoutConstraint.Axis
  private let across: NSLayoutConstraint.Axis
  private let canvas: Int
  /// Whether the stack arranges from right to left.
  private let isMirrored: Bool
  /// The visible views in the order of their places.
  private let views: [Int]
  private let gaps: [CGFloat]

  init(_ stack: UIStackView, in engine: LayoutEngine) {
    self.stack = stack
    self.engine = engine
    along = stack.axis
    across = stack.axis == .horizontal ? .vertical : .horizontal
    canvas = engine.item(for: stack)
    isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let visible = stack.visibleViews
    // Items first in the order of the arrangement: the first of equals gives way.
    let items = visible.map { engine.item(for: $0) }
    let turns = isMirrored && stack.axis == .horizontal
    views = turns ? items.reversed() : items
    gaps = turns ? stack.gaps(of: visible).reversed() : stack.gaps(of: visible)
  }

  func state() {
    stateHidden()
    guard let first = views.first, let last = views.last else { return }
    row("UISV-canvas-connection", first, canvas, [(start(first, along), 1), (canvasStart(along), -1)])
    for (index, next) in views.dropFirst().enumerated() { stateGap(index, views[index], next) }
    row("UISV-canvas-connection", canvas, last, [(end(last, along), 1), (canvasEnd(along), -1)])
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        row("UISV-fill-equally", view, first, [(length(view, along), 1), (length(first, along), -1)])
      }
    case .fillProportionally: stateProportions()
    case .equalSpacing: stateEqualGaps()
    case .equalCentering: stateEqualCenters()
    }
    stateAlignment(first)
  }

  // MARK: Along the axis

  private var spreads: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

  private func stateGap(_ index: Int, _ previous: Int, _ next: Int) {
    let isBaseline = stack.isBaselineRelativeArrangement && along == .vertical
    let from = isBaseline ? baseline(previous, isFirst: false) : end(previous, along)
    let to = isBaseline ? baseline(next, isFirst: true) : start(next, along)
    row("UISV-spacing", next, previous, [(to, 1), (from, -1)], spreads ? .greaterThanOrEqual : .equal, gaps[index])
  }

  private func stateProportions() {
    let lengths = views.map { view in
      let size = engine.items[view].view.headlessNaturalSize
      return max(0, along == .horizontal ? size.width : size.height)
    }
    let total = lengths.reduce(0, +) + gaps.reduce(0, +)
    guard views.count > 1, lengths.contains(where: { $0 > 0 }) else { return }
    for (index, view) in views.enumerated() {
      let share = Double(lengths[index] / total)
      row(
        "UISV-fill-proportionally",
        view,
        canvas,
        [(length(view, along), 1), (canvasLength(along), -share)],
        priority: 999 - Float(index)
      )
    }
  }

  private func stateEqualGaps() {
    guard views.count > 2 else { return }
    // A choice: if a stack has custom spacings, its equal gaps may differ. Without custom spacings they are equal.
    let mayDiffer = Set(gaps).count > 1
    for index in 1..<(views.count - 1) {
      row(
        "UISV-fill-equally",
        views[index + 1],
        views[index],
        [
          (start(views[index + 1], along), 1), (end(views[index], along), -1),
          (start(views[1], along), -1), (end(views[0], along), 1),
        ],
        priority: mayDiffer ? 150 - Float(index) : 1000
      )
    }
    fitCanvas(along)
  }

  private func stateEqualCenters() {
    guard views.count > 2 else { return }
    for index in 1..<(views.count - 1) {
      row(
        "UISV-distributing-edge",
        views[index + 1],
        views[index],
        [
          (middle(views[index + 1], along), 1), (middle(views[index], along), -1),
          (middle(views[1], along), -1), (middle(views[0], along), 1),
        ],
        priority: 150 - Float(index)
      )
    }
    fitCanvas(along)
  }

  /// Makes the stack as short as what else is wanted of it allows.
  private func fitCanvas(_ axis: NSLayoutConstraint.Axis) {
    row("UISV-canvas-fit", canvas, nil, [(canvasLength(axis), 1)], priority: 49)
  }

  /// Hidden views have no length, and stand at the edge of the stack.
  private func stateHidden() {
    for view in stack.arrangedSubviews where view.isHidden {
      let item = engine.item(for: view)
      row("UISV-hiding", item, nil, [(length(item, along), 1)], priority: LayoutAssumptions.hidingPriority)
      row("UISV-canvas-connection", item, canvas, [(start(item, along), 1), (canvasStart(along), -1)])
      row("UISV-alignment", item, canvas, [(start(item, across), 1), (canvasStart(across), -1)])
    }
  }

  // MARK: Across the axis

  private func stateAlignment(_ first: Int) {
    switch stack.alignment {
    case .fill:
      alignStart(first)
      alignEnd(first)
      return
    case .leading: isMirrored && across == .horizontal ? alignEnd(first) : alignStart(first)
    case .trailing: isMirrored && across == .horizontal ? alignStart(first) : alignEnd(first)
    case .center:
      row("UISV-canvas-connection", canvas, first, [(middle(first, across), 1), (canvasMiddle(across), -1)])
      for view in views.dropFirst() {
        row("UISV-alignment", first, view, [(middle(view, across), 1), (middle(first, across), -1)])
      }
    case .firstBaseline, .lastBaseline:
      stateBaselines(first)
    }
    for view in views {
      row(
        "UISV-spanning-boundary",
        canvas,
        view,
        [(start(view, across), 1), (canvasStart(across), -1)],
        .greaterThanOrEqual
      )
      row("UISV-spanning-boundary", canvas, view, [(end(view, across), 1), (canvasEnd(across), -1)], .lessThanOrEqual)
    }
    row("UISV-spanning-fit", canvas, nil, [(canvasLength(across), 1)], priority: 51)
    for view in views {
      row("UISV-ambiguity-suppression", view, nil, [(length(view, across), 1)], priority: 25)
    }
  }

  private func alignStart(_ first: Int) {
    row("UISV-canvas-connection", canvas, first, [(start(first, across), 1), (canvasStart(across), -1)])
    for view in views.dropFirst() {
      row("UISV-alignment", first, view, [(start(view, across), 1), (start(first, across), -1)])
    }
  }

  private func alignEnd(_ first: Int) {
    row("UISV-canvas-connection", canvas, first, [(end(first, across), 1), (canvasEnd(across), -1)])
    for view in views.dropFirst() {
      row("UISV-alignment", first, view, [(end(view, across), 1), (end(first, across), -1)])
    }
  }

  private func stateBaselines(_ first: Int) {
    guard across == .vertical else {
      // Base lines are across a row. A column has none, and its views begin at its edge.
      alignStart(first)
      return
    }
    let isFirst = stack.alignment == .firstBaseline
    for view in views.dropFirst() {
      row(
        "UISV-alignment",
        first,
        view,
        [(baseline(view, isFirst: isFirst), 1), (baseline(first, isFirst: isFirst), -1)]
      )
    }
    // As near to the top as the highest view allows.
    for view in views {
      row(
        "UISV-canvas-connection",
        canvas,
        view,
        [(start(view, across), 1), (canvasStart(across), -1)],
        priority: 48
      )
    }
  }

  // MARK: Places

  private typealias Part = (LayoutExpression, Double)

  private func edge(_ item: Int, _ axis: NSLayoutConstraint.Axis, _ edge: LayoutEdge) -> LayoutExpression {
    let span = engine.items[item].span(axis)
    var expression = LayoutExpression()
    if edge != .length { expression.add(span.position, 1) }
    switch edge {
    case .start: break
    case .middle: expression.add(span.size, 0.5)
    case .end, .length: expression.add(span.size, 1)
    }
    return expression
  }

  private func start(_ item: Int, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression { edge(item, axis, .start) }
  private func end(_ item: Int, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression { edge(item, axis, .end) }
  private func middle(_ item: Int, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression { edge(item, axis, .middle) }
  private func length(_ item: Int, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression { edge(item, axis, .length) }

  private func baseline(_ item: Int, isFirst: Bool) -> LayoutExpression {
    var expression = LayoutExpression()
    let view = engine.items[item].view
    let operand = LayoutOperand(view, isFirst ? .firstBaseline : .lastBaseline)
    _ = engine.add(operand, 1, base: stack, isMirrored: false, to: &expression)
    return expression
  }

  /// What the stack keeps free at an end.
  private func inset(_ axis: NSLayoutConstraint.Axis, atEnd: Bool) -> Double {
    let insets = stack.arrangementInsets
    let inset = axis == .horizontal ? (atEnd ? insets.right : insets.left) : (atEnd ? insets.bottom : insets.top)
    return Double(inset)
  }

  private func canvasStart(_ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
    var expression = LayoutExpression()
    expression.constant = engine.items[canvas].span(axis).before + inset(axis, atEnd: false)
    return expression
  }

  private func canvasEnd(_ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
    let span = engine.items[canvas].span(axis)
    var expression = LayoutExpression()
    expression.add(span.size, 1)
    expression.constant = span.before - inset(axis, atEnd: true)
    return expression
  }

  private func canvasMiddle(_ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
    let span = engine.items[canvas].span(axis)
    var expression = LayoutExpression()
    expression.add(span.size, 0.5)
    expression.constant = span.before + (inset(axis, atEnd: false) - inset(axis, atEnd: true)) / 2
    return expression
  }

  private func canvasLength(_ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
    var expression = LayoutExpression()
    expression.add(engine.items[canvas].span(axis).size, 1)
    expression.constant = -inset(axis, atEnd: false) - inset(axis, atEnd: true)
    return expression
  }

  private func row(
    _ name: StaticString,
    _ first: Int,
    _ second: Int?,
    _ parts: [Part],
    _ relation: ConstraintSystem.Relation = .equal,
    _ constant: CGFloat = 0,
    priority: Float = ConstraintSystem.requiredPriority
  ) {
    var terms: [ConstraintSystem.Term] = []
    var constant = Double(constant)
    for (expression, factor) in parts {
      constant -= factor * expression.constant
      for term in expression.terms { terms.append(.init(term.variable, term.factor * factor)) }
    }
    let origin = LayoutRow.Origin.stack(item: canvas, name: name, of: first, to: second)
    engine.addRow(terms, relation, constant, priority: priority, origin)
  }
}
