import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// What a view is drawn with, or a drawing of its own: a background, rounded corners, a border, a shadow, a mask, and sublayers.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// What few layers have.
  final class Extras {
    var maskedCorners: CACornerMask = .all
    var cornerCurve = CALayerCornerCurve.circular
    var shadowColor: CGColor?
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: CGColor?
    var zPosition: CGFloat = 0
    var mask: CALayer?
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var name: String?
    var contentsScale: CGFloat = 1
    var isOpaque = false
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var needsLayout = false
    var placed: [PlacedLayer] = []
    weak var superlayer: CALayer?
    /// Whether a view's layer was taken out of that of its superview.
    var isTakenOut = false
    var animations = LayerAnimations()
  }

  private static let noExtras = Extras()
  private var ownExtras: Extras?
  final var extras: Extras { ownExtras ?? CALayer.noExtras }

  final var changedExtras: Extras {
    if let ownExtras { return ownExtras }
    let extras = Extras()
    ownExtras = extras
    return extras
  }

  /// The view whose layer this is; `nil` for a layer that was added to another one.
  package final internal(set) weak var headlessView: UIView?

  #if !canImport(ObjectiveC)
    /// What the object was given under keys: read and written with the lock of `AssociatedObjects` held.
    final nonisolated(unsafe) var objectAssociations: ObjectAssociations?
  #endif

  override public init() {
    super.init()
  }

  /// A layer with what another one has, where UIKit makes a copy to be shown.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    cornerRadius = layer.cornerRadius
    bounds = layer.bounds
    position = layer.position
    backgroundColor = layer.backgroundColor
    opacity = layer.opacity
  }

  /// An empty layer: nothing archives layers here. Layers of views are made in this way, as their class alone is known.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?

  // MARK: What is the view's where the layer has one

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { headlessView?.bounds ?? extras.bounds }
    set { setPlace(bounds: newValue, position: position) }
  }

  /// Where the anchor point is in the coordinates of the layer around this one, in points.
  open var position: CGPoint {
    get { headlessView?.center ?? extras.position }
    set { setPlace(bounds: bounds, position: newValue) }
  }

  /// The point of the bounds that is at ``position``, in shares of the bounds; of a view's layer it is stored only.
  open var anchorPoint: CGPoint {
    get { extras.anchorPoint }
    set { changedExtras.anchorPoint = newValue }
  }

  /// The rectangle in the coordinates of the layer around this one, in points: with a transform, the smallest around the layer.
  open var frame: CGRect {
    get {
      if let headlessView { return headlessView.frame }
      return CGRect(origin: .zero, size: extras.bounds.size).applying(headlessPlacement)
    }
    set {
      if let headlessView {
        headlessView.frame = newValue
        return
      }
      let turn = affineTransform()
      let size =
        turn.isIdentity ? newValue.size : CGRect(origin: .zero, size: newValue.size).applying(turn.inverted()).size
      let anchor = extras.anchorPoint
      let origin = CGRect(origin: .zero, size: size)
        .offsetBy(dx: -anchor.x * size.width, dy: -anchor.y * size.height).applying(turn).origin
      setPlace(
        bounds: CGRect(origin: extras.bounds.origin, size: size),
        position: CGPoint(x: newValue.minX - origin.x, y: newValue.minY - origin.y)
      )
    }
  }

  /// The transform around the anchor point. What leaves the plane is not drawn.
  open var transform: CATransform3D {
    get {
      guard let headlessView else { return extras.transform }
      let flat = CATransform3DMakeAffineTransform(headlessView.transform)
      let own = extras.transform
      return CATransform3DIsAffine(own) || CATransform3DGetAffineTransform(own) != headlessView.transform ? flat : own
    }
    set {
      changedExtras.transform = newValue
      headlessView?.transform = CATransform3DGetAffineTransform(newValue)
    }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  open var backgroundColor: CGColor? {
    get { headlessView.map { $0.backgroundColor?.cgColor } ?? extras.backgroundColor }
    set {
      if let headlessView {
        headlessView.backgroundColor = newValue?.color
      } else {
        changedExtras.backgroundColor = newValue
      }
    }
  }

  /// How visible the layer is, from 0 to 1.
  open var opacity: Float {
    get { headlessView.map { Float($0.alpha) } ?? extras.opacity }
    set {
      if let headlessView {
        headlessView.alpha = CGFloat(newValue)
      } else {
        changedExtras.opacity = newValue
      }
    }
  }

  open var isHidden: Bool {
    get { headlessView?.isHidden ?? extras.isHidden }
    set {
      if let headlessView {
        headlessView.isHidden = newValue
      } else {
        changedExtras.isHidden = newValue
      }
    }
  }

  /// Whether what is in the layer is cut off at its bounds and corners.
  open var masksToBounds: Bool {
    get { headlessView?.clipsToBounds ?? extras.masksToBounds }
    set {
      if let headlessView {
        headlessView.clipsToBounds = newValue
      } else {
        changedExtras.masksToBounds = newValue
      }
    }
  }

  private func setPlace(bounds: CGRect, position: CGPoint) {
    if let headlessView {
      headlessView.setGeometry(bounds: bounds, center: position)
      return
    }
    guard UIView.checkGeometry(bounds: bounds, center: position) else { return }
    if bounds.size != extras.bounds.size { setNeedsLayout() }
    changedExtras.bounds = bounds
    changedExtras.position = position
  }

  // MARK: Look

  /// Stored only.
  open var cornerCurve: CALayerCornerCurve {
    get { extras.cornerCurve }
    set { changedExtras.cornerCurve = newValue }
  }

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask {
    get { extras.maskedCorners }
    set { changedExtras.maskedCorners = newValue }
  }

  /// The colour of the shadow; `nil` is black.
  open var shadowColor: CGColor? {
    get { extras.shadowColor }
    set { changedExtras.shadowColor = newValue }
  }

  /// How visible the shadow is, from 0, where there is none, to 1.
  open var shadowOpacity: Float {
    get { extras.shadowOpacity }
    set { changedExtras.shadowOpacity = newValue }
  }

  open var shadowOffset: CGSize {
    get { extras.shadowOffset }
    set { changedExtras.shadowOffset = newValue }
  }

  /// How far the shadow is blurred, in points; shadows are drawn without it.
  open var shadowRadius: CGFloat {
    get { extras.shadowRadius }
    set { changedExtras.shadowRadius = newValue }
  }

  /// The outline of the shadow; `nil` is that of what is shown.
  open var shadowPath: CGPath? {
    get { extras.shadowPath }
    set { changedExtras.shadowPath = newValue }
  }

  /// Siblings with a higher place are drawn over those with a lower one.
  open var zPosition: CGFloat {
    get { extras.zPosition }
    set { changedExtras.zPosition = newValue }
  }

  /// The layer that shows of this one what it covers itself, in this layer's coordinates.
  open var mask: CALayer? {
    get { extras.mask }
    set { changedExtras.mask = newValue }
  }

  open var name: String? {
    get { extras.name }
    set { changedExtras.name = newValue }
  }

  /// Stored only.
  open var contentsScale: CGFloat {
    get { extras.contentsScale }
    set { changedExtras.contentsScale = newValue }
  }

  /// Stored only.
  open var isOpaque: Bool {
    get { extras.isOpaque }
    set { changedExtras.isOpaque = newValue }
  }

  /// Stored only.
  open var shouldRasterize: Bool {
    get { extras.shouldRasterize }
    set { changedExtras.shouldRasterize = newValue }
  }

  /// Stored only.
  open var rasterizationScale: CGFloat {
    get { extras.rasterizationScale }
    set { changedExtras.rasterizationScale = newValue }
  }

  // MARK: Tree

  /// The layers in this one, the one at the back first, those of a view's subviews included; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { knownSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// The layer around this one; for a view's layer, that of its superview.
  open var superlayer: CALayer? {
    guard let headlessView else { return extras.superlayer }
    return extras.isTakenOut ? nil : headlessView.superview?.layer
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Puts a layer behind another one; where that is not in this layer, in front of all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }

  /// Puts a layer in front of another one; where that is not in this layer, in front of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

  /// Puts a layer into the place of another one; nothing where that is not in this layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

  open func removeFromSuperlayer() { takeOut() }

  // MARK: Layout and display

  open func setNeedsLayout() {
    if let headlessView { headlessView.setNeedsLayout() } else { changedExtras.needsLayout = true }
  }

  open func layoutIfNeeded() { layOutIfNeeded() }

  /// Places sublayers; of a view's layer, the view's subviews.
  open func layoutSublayers() { headlessView?.layoutSubviews() }

  /// Has the view of the layer draw itself.
  open func setNeedsDisplay() { headlessView?.setNeedsDisplay() }

  // MARK: Coordinates

  /// Whether a point in the layer's coordinates is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// A point of this layer in the coordinates of another; `nil` stands for the root.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }

  /// The smallest rectangle around a rectangle of this layer in the coordinates of another.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }

  // MARK: Animations

  /// The layer itself: nothing is between two states here.
  open func presentation() -> Self? { self }

  open func model() -> Self { self }

  /// Starts a copy of an animation, in place of the one that had the key.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  /// The keys of the animations that run or stay, in the order in which they were added; `nil` if there are none.
  open func animationKeys() -> [String]? { extras.animations.keys }

  open func animation(forKey key: String) -> CAAnimation? { extras.animations[key] }

  /// Ends an animation, whose delegate hears that it did not finish.
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }

  open func removeAllAnimations() { stopAllAnimations() }
}
