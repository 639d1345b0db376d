import Foundation

/// A linear relation between attributes of two views or layout guides:
/// `first.attribute == multiplier * second.attribute + constant`, or an inequality.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// What is on the left and, unless it is a number, on the right.
  private(set) final var first = LayoutOperand(nil, .notAnAttribute)
  private(set) final var second: LayoutOperand?
  public private(set) final var relation = Relation.equal
  public private(set) final var multiplier: CGFloat = 1
  /// How many times the system's spacing the constant is, if it is that.
  private(set) final var systemSpacing: CGFloat?

  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required

  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?
  /// Where the constraint is in the engine of its views.
  final var place = EnginePlace()
  /// The number in the order in which constraints became active.
  final var activation = 0
  /// The number that stands for the object's address in texts.
  final var printedNumber: Int?
  /// The conflict that was written down last, so that it is written once.
  final var writtenConflict: String?

  struct EnginePlace {
    /// The build that gave the row.
    var generation = -1
    var row = -1
    /// What the row's constant has beside the constraint's.
    var shift = 0.0
    /// Whether the row is mirrored, for a reading direction from right to left.
    var isMirrored = false
  }

  /// The offset, in points. Changing it is the cheapest change of a layout.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant, Self.check(newValue) else { return }
      storedConstant = newValue
      if isActive { constantDidChange() }
    }
  }

  /// How much the constraint matters. An active constraint cannot change between required and optional.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority, allowsPriority(newValue) else { return }
      storedPriority = newValue
      if isActive { holder?.layoutStructureDidChange() }
    }
  }

  /// Whether the constraint takes part in the layout of its views. Setting it adds the constraint to the nearest common
  /// ancestor of its views, or removes it.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open var identifier: String?
  open var shouldBeArchived = false

  #if !canImport(ObjectiveC)
    /// What the object was given under keys: read and written with the lock of `AssociatedObjects` held.
    final nonisolated(unsafe) var objectAssociations: ObjectAssociations?
  #endif

  // All but one are convenience initialisers, so that a subclass of another module has them, too.
  convenience init(
    _ first: LayoutOperand,
    _ relation: Relation,
    _ second: LayoutOperand?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    systemSpacing: CGFloat? = nil
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.systemSpacing = systemSpacing
    storedConstant = Self.check(constant) ? constant : 0
    checkAttributes()
  }

  /// A constraint of nothing, which stands for one to come.
  override public init() { super.init() }

  /// A constraint between attributes of two items, which are views or layout guides.
  ///
  /// - Parameters:
  ///   - view1: the item on the left; it is not kept alive.
  ///   - attr1: its attribute.
  ///   - relation: how the left is related to the right.
  ///   - view2: the item on the right, or `nil` if there is only a constant.
  ///   - attr2: its attribute; `notAnAttribute` without an item.
  ///   - multiplier: what the attribute on the right is multiplied by.
  ///   - c: what is added to the right, in points.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let second = view2.flatMap { attr2 == .notAnAttribute ? nil : LayoutOperand($0 as AnyObject, attr2) }
    self.init(LayoutOperand(view1 as AnyObject, attr1), relation, second, multiplier: multiplier, constant: c)
  }

  open var firstItem: AnyObject? { first.item }
  open var secondItem: AnyObject? { second?.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Constraints in the visual format language, in reading order.
  ///
  /// - Parameters:
  ///   - format: as in `H:|-[icon(40)]-8-[title(>=60@750)]-|`.
  ///   - opts: how neighbours are aligned, and in which direction the format reads.
  ///   - metrics: numbers by name.
  ///   - views: views and layout guides by name.
  open class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat.constraints(format, opts, metrics: metrics ?? [:], views: views)
  }

  override open nonisolated var description: String {
    MainActor.assumeIsolated { printed }
  }
}
