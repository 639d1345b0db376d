internal import ConstraintSolver
import Foundation

/// How views take part in engines.
extension UIView {
  final var autoLayoutState: AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState()
    autoLayout = state
    return state
  }

  /// The view whose tree is solved as one system with this view: a cell or the like, or else the topmost view.
  var layoutHost: UIView {
    var view = self
    while !view.headlessIsLayoutHost, let superview = view.superview { view = superview }
    return view
  }

  /// The engine that lays out the view, made if constraints are used in its tree and there is none.
  func layoutEngine() -> LayoutEngine? {
    let host = layoutHost
    if let engine = host.autoLayout?.engine { return engine }
    guard host.usesConstraintsInside else { return nil }
    let engine = LayoutEngine(host: host)
    host.autoLayoutState.engine = engine
    engine.setPending(true)
    return engine
  }

  /// Notes that constraints are used in the view's tree, and has it laid out.
  func markConstraintUse() {
    var view = self
    view.usesConstraintsInside = true
    while !view.headlessIsLayoutHost, let superview = view.superview {
      view = superview
      view.usesConstraintsInside = true
    }
    layoutEngine()?.structureDidChange()
  }

  /// Notes a change other than that of a constant.
  func layoutStructureDidChange() {
    guard usesConstraintsInside || superview?.usesConstraintsInside == true else { return }
    layoutEngine()?.structureDidChange()
  }

  func constraintConstantDidChange(_ constraint: NSLayoutConstraint) {
    layoutEngine()?.constantDidChange(of: constraint)
  }

  /// Margins, safe areas, the keyboard or an offset have changed.
  func systemGuidesDidChange() {
    guard let state = autoLayout, !state.systemGuides.isEmpty else { return }
    (state.engineItem.engine ?? state.engine)?.systemGuidesDidChange(of: self)
  }

  // MARK: The hierarchy

  /// Takes the view's engine away before it is put into a superview, which has one of its own.
  func leaveOwnEngine() {
    guard let engine = autoLayout?.engine, !headlessIsLayoutHost else { return }
    engine.setPending(false)
    autoLayout?.engine = nil
  }

  func joinEngine(of newSuperview: UIView) {
    guard !headlessIsLayoutHost else { return }
    if usesConstraintsInside || type(of: self).requiresConstraintBasedLayout {
      usesConstraintsInside = true
      newSuperview.markConstraintUse()
    } else if newSuperview.usesConstraintsInside {
      newSuperview.layoutEngine()?.setNeedsConstraintUpdates()
    }
  }

  /// Deactivates the constraints between what is in the view and what is outside: they do not outlive its removal.
  func removeConstraintsFromAbove() {
    guard isReferencedFromAbove else { return }
    isReferencedFromAbove = false
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.autoLayout?.constraints ?? []
      where constraint.views.contains(where: { $0.isInside(self) }) {
        constraint.deactivate()
      }
      ancestor = view.superview
    }
  }

  /// Has the views laid out anew that the view has left, and those that left with it.
  func leaveEngine(of oldSuperview: UIView) {
    guard usesConstraintsInside, !headlessIsLayoutHost else { return }
    oldSuperview.layoutStructureDidChange()
    layoutEngine()?.structureDidChange()
  }

  // MARK: Passes

  /// The engine to bring up to date when the view is laid out: that of the pass, if the pass came here from above.
  func engineOfLayout() -> LayoutEngine? {
    if LayoutPass.next == ObjectIdentifier(self) {
      LayoutPass.next = nil
      return headlessIsLayoutHost ? autoLayout?.engine : LayoutPass.engine
    }
    return usesConstraintsInside || LayoutEngine.pendingCount > 0 ? layoutEngine() : nil
  }

  /// Gives subviews and the content size what the engine found.
  func adoptSolution() {
    guard let engine = layoutEngine() else { return }
    for subview in storedSubviews {
      guard let state = subview.autoLayout, !state.translatesMask, state.engineItem.generation == engine.generation
      else { continue }
      let index = state.engineItem.index
      guard engine.items[index].kind == .placed, !engine.items[index].solved.isNull else { continue }
      subview.adopt(engine.items[index].frame)
    }
    if let scrollView = self as? UIScrollView { scrollView.adoptContentSize() }
  }

  /// Moves the view by its bounds and its centre, so that its transform stays.
  private func adopt(_ frame: CGRect) {
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
  }

  func updateConstraintsOnce() {
    guard waitsForConstraintUpdate else { return }
    waitsForConstraintUpdate = false
    observeConstraints()
  }

  /// The size that fits a target, as the constraints of the view and what is in it say.
  func fittedByConstraints(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    if superview == nil || headlessIsLayoutHost, let engine = layoutEngine() {
      return engine.fit(target, horizontal: horizontal, vertical: vertical)
    }
    layoutEngine()?.updateConstraints()
    return LayoutEngine(host: self, isTemporary: true).fit(target, horizontal: horizontal, vertical: vertical)
  }

  // MARK: Questions

  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    if let engine = layoutEngine() {
      engine.update()
      if let index = engine.index(of: guide), !engine.items[index].solved.isNull { return engine.items[index].frame }
    }
    return systemFrame(of: guide)
  }

  /// Where a guide is without an engine.
  private func systemFrame(of guide: UILayoutGuide) -> CGRect {
    let inner = CGRect(origin: .zero, size: bounds.size)
    switch guide.role {
    case .own: return .zero
    case .margins: return inner.inset(by: layoutMargins)
    case .safeArea: return inner.inset(by: safeAreaInsets)
    case .readableContent:
      let margins = inner.inset(by: layoutMargins)
      let excess = max(0, margins.width - LayoutAssumptions.readableWidth)
      return margins.insetBy(dx: excess / 2, dy: 0)
    case .keyboard:
      let height = (guide as? UIKeyboardLayoutGuide)?.coveredHeight ?? 0
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    case .scrollContent: return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return bounds
    }
  }

  /// The axes on which a view or a guide could be elsewhere.
  func ambiguousAxes(of object: AnyObject) -> [NSLayoutConstraint.Axis] {
    guard let engine = layoutEngine() else { return [] }
    engine.update()
    let found =
      (object as? UIView).flatMap { engine.index(of: $0) }
      ?? (object as? UILayoutGuide).flatMap { engine.index(of: $0) }
    guard let found else { return [] }
    let item = engine.items[found]
    guard item.kind != .host else { return [] }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].filter { axis in
      let span = item.span(axis)
      return engine.system.isAmbiguous(span.position) || engine.system.isAmbiguous(span.size)
    }
  }

  /// The active constraints on an axis that name a view or a guide.
  func activeConstraints(naming object: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var ancestor: UIView? = self
    while let view = ancestor {
      found += (view.autoLayout?.constraints ?? []).filter { constraint in
        (constraint.firstItem === object || constraint.secondItem === object) && constraint.axis == axis
      }
      ancestor = view.superview
    }
    return found
  }
}

extension NSLayoutConstraint {
  /// The axis on which the constraint acts.
  fileprivate var axis: Axis {
    switch first.kind {
    case .x, .nothing: .horizontal
    case .y: .vertical
    case .size:
      first.isDistance
        ? (first.attribute.kind == .x ? .horizontal : .vertical) : (first.attribute == .width ? .horizontal : .vertical)
    }
  }
}
