import Foundation

/// A view that arranges views in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  /// The distance that `spacingUseSystem` stands for, in points.
  static let systemSpacing: CGFloat = 8

  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
  open var distribution: Distribution = .fill { didSet { arrangementDidChange() } }
  open var alignment: Alignment = .fill { didSet { arrangementDidChange() } }
  /// The distance between neighbours, in points; the least one where the distribution makes it larger.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

  override public init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    // UIView's own decoding never fails.
    super.init(coder: coder)!
    HeadlessCoder.finish(self, as: UIStackView.self, coder)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains { $0 === view } ? 1 : 0))
  }

  /// Puts a view at a place in the arrangement; a view that is arranged already moves.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Takes the view out of the arrangement. It stays a subview where it is.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  override open func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    headlessContentSize(
      in: CGSize(
        width: size.width > 0 ? size.width : .greatestFiniteMagnitude,
        height: size.height > 0 ? size.height : .greatestFiniteMagnitude
      )
    )
  }

  override func headlessContentSize(in proposal: CGSize) -> CGSize {
    let limit = UIView.layoutFittingExpandedSize
    let (hasWidth, hasHeight) = (proposal.width < limit.width, proposal.height < limit.height)
    let fitted = systemLayoutSizeFitting(
      CGSize(width: hasWidth ? proposal.width : 0, height: 0),
      withHorizontalFittingPriority: hasWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
    return CGSize(width: fitted.width, height: hasHeight ? min(proposal.height, fitted.height) : fitted.height)
  }

  override open func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { layoutStructureDidChange() }
  }

  override func headlessContentDidChange(of subview: UIView) {
    super.headlessContentDidChange(of: subview)
    // Proportions are those of the contents.
    if distribution == .fillProportionally { layoutStructureDidChange() }
  }

  override func headlessSubviewVisibilityDidChange() {
    arrangementDidChange()
  }

  /// A row stands on the base line of its highest view, and a column on that of its first or last one.
  override open var forFirstBaselineLayout: UIView { baselineView { $0.first } }
  override open var forLastBaselineLayout: UIView { baselineView { $0.last } }

  private func baselineView(_ end: ([UIView]) -> UIView?) -> UIView {
    let views = visibleViews
    guard axis == .horizontal else { return end(views) ?? self }
    return views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? self
  }

  /// The arranged views that take room.
  var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The distances after each visible view but the last, in points.
  func gaps(of views: [UIView]) -> [CGFloat] {
    views.dropLast().map { view in
      let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
      return gap == UIStackView.spacingUseSystem ? UIStackView.systemSpacing : gap
    }
  }

  /// What the stack keeps free at its edges, in points.
  var arrangementInsets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  private func arrangementDidChange() {
    markConstraintUse()
    setNeedsLayout()
  }
}
