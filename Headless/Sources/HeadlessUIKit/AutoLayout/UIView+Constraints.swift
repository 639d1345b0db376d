import Foundation

extension UIView {
  /// The active constraints that the view holds: those whose nearest common ancestor it is.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  /// Activates a constraint and holds it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.views.allSatisfy({ $0.isInside(self) }) else {
      constraint.raiseOutsideSubtree(of: self)
      return
    }
    constraint.install(on: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints on an axis that name the view; for debugging.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    activeConstraints(naming: self, axis)
  }

  /// Whether another frame would meet the constraints as well; for debugging.
  ///
  /// - Complexity: that of a first layout of the view's tree.
  public var hasAmbiguousLayout: Bool { !ambiguousAxes(of: self).isEmpty }

  /// The axes on which the view could be elsewhere.
  public var headlessAmbiguousAxes: [NSLayoutConstraint.Axis] { ambiguousAxes(of: self) }

  /// Does nothing: a view with an ambiguous layout stays where it is.
  public func exerciseAmbiguityInLayout() {}

  // MARK: Layout guides

  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    autoLayoutState.guides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var ancestor: UIView? = self
    while let view = ancestor {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.isActive = false
      }
      ancestor = view.superview
    }
    autoLayout?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guide of the area that the keyboard covers.
  final var knownKeyboardGuide: UIKeyboardLayoutGuide {
    if let guide = autoLayout?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    autoLayoutState.systemGuides[.keyboard] = guide
    return guide
  }

  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = autoLayout?.systemGuides[role] { return guide }
    let guide = UILayoutGuide(role, of: self)
    autoLayoutState.systemGuides[role] = guide
    return guide
  }
}

extension UIScrollView {
  /// Takes the size of the content that constraints say.
  func adoptContentSize() {
    guard let guide = autoLayout?.systemGuides[.scrollContent], let engine = guide.engineItem.engine,
      let index = engine.index(of: guide), !engine.items[index].solved.isNull
    else { return }
    let size = engine.items[index].frame.size
    if contentSize != size { contentSize = size }
  }
}
