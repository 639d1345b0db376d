/// What a view keeps for Auto Layout, made when it is first needed.
@MainActor final class AutoLayoutState {
  var translatesMask = true
  /// The active constraints that the view holds, in the order of their activation.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The guides that the system keeps, by role.
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  /// The engine of the views below, if this view is their host.
  var engine: LayoutEngine?
  var engineItem = EngineItem()
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var preservesSuperviewLayoutMargins = false
  /// The margins that the view announced last, if it keeps those of its superview.
  var announcedMargins: UIEdgeInsets?
  var insetsLayoutMarginsFromSafeArea = true
  /// The number that stands for the object's address in texts.
  var printedNumber: Int?
}

/// Where a view or a layout guide is in the engine that lays it out.
struct EngineItem {
  weak var engine: LayoutEngine?
  /// The build that gave the index.
  var generation = -1
  var index = -1
}
