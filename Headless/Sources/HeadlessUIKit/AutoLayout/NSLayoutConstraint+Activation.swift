import Foundation

extension NSLayoutConstraint {
  private static var activationCount = 0

  /// The views of the constraint.
  var views: [UIView] { first.views + (second?.views ?? []) }

  func activate() {
    guard holder == nil else { return }
    let views = views
    guard let holder = Self.commonAncestor(of: views), hasViews else {
      raiseNoCommonAncestor()
      return
    }
    install(on: holder)
  }

  private var hasViews: Bool { !first.views.isEmpty && second?.views.isEmpty != true }

  func install(on view: UIView) {
    deactivate()
    holder = view
    Self.activationCount += 1
    activation = Self.activationCount
    view.autoLayoutState.constraints.append(self)
    for item in views {
      // What is between an item and the holder cannot leave without the constraint.
      var inner: UIView? = item
      while let current = inner, current !== view {
        current.isReferencedFromAbove = true
        inner = current.superview
      }
    }
    view.markConstraintUse()
  }

  func deactivate() {
    guard let view = holder else { return }
    holder = nil
    place = EnginePlace()
    view.autoLayoutState.constraints.removeAll { $0 === self }
    view.layoutStructureDidChange()
  }

  func constantDidChange() {
    holder?.constraintConstantDidChange(self)
  }

  /// The constant of the constraint's row.
  func rowConstant(in place: EnginePlace) -> Double {
    (place.isMirrored ? -1 : 1) * Double(constant + systemConstant) + place.shift
  }

  /// The nearest view that is or contains all the given ones.
  static func commonAncestor(of views: [UIView]) -> UIView? {
    guard var ancestor = views.first else { return nil }
    for view in views.dropFirst() {
      while !view.isInside(ancestor) {
        guard let superview = ancestor.storedSuperview else { return nil }
        ancestor = superview
      }
    }
    return ancestor
  }

  /// What the system's spacing adds to the constant.
  private var systemConstant: CGFloat {
    guard let systemSpacing else { return 0 }
    return systemSpacing * LayoutAssumptions.systemSpacing(from: second, to: first)
  }
}
