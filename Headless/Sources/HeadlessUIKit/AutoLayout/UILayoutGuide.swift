import Foundation

/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?
  open var identifier = ""

  /// What the system keeps the guide at.
  enum Role {
    case own, margins, safeArea, readableContent, keyboard, scrollContent, scrollFrame
  }

  let role: Role
  final var engineItem = EngineItem()
  final var printedNumber: Int?

  #if !canImport(ObjectiveC)
    /// What the object was given under keys: read and written with the lock of `AssociatedObjects` held.
    final nonisolated(unsafe) var objectAssociations: ObjectAssociations?
  #endif

  override public init() {
    role = .own
    super.init()
  }

  public required init?(coder: NSCoder) {
    role = .own
    super.init()
  }

  init(_ role: Role, of view: UIView) {
    self.role = role
    owningView = view
    super.init()
  }

  /// The rectangle in the owning view's coordinates, in points, as of the last layout of that view.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.layoutFrame(of: self)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }

  /// Whether another rectangle would meet the constraints as well; for debugging.
  open var hasAmbiguousLayout: Bool {
    guard let owningView else { return false }
    return !owningView.ambiguousAxes(of: self).isEmpty
  }

  /// The active constraints that name the guide; for debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.activeConstraints(naming: self, axis) ?? []
  }
}
