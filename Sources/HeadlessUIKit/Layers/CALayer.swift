import Foundation

/// What a view is drawn with: rounded corners, a border, a shadow, a mask, and its place among its siblings.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// What few layers have.
  private final class Extras {
    var maskedCorners: CACornerMask = .all
    var cornerCurve = CALayerCornerCurve.circular
    var shadowColor: CGColor?
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var opacity: Float = 1
    var zPosition: CGFloat = 0
    var mask: CALayer?
    var frame = CGRect.zero
    var name: String?
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var sublayers: [CALayer] = []
    weak var superlayer: CALayer?
  }

  private static let noExtras = Extras()
  private var ownExtras: Extras?
  private var extras: Extras { ownExtras ?? CALayer.noExtras }

  private var changedExtras: Extras {
    if let ownExtras { return ownExtras }
    let extras = Extras()
    ownExtras = extras
    return extras
  }

  override public init() {
    super.init()
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?

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

  /// How visible the layer is, from 0 to 1. The view's `alpha` counts beside it.
  open var opacity: Float {
    get { extras.opacity }
    set { changedExtras.opacity = newValue }
  }

  /// Siblings with a higher place are drawn over those with a lower one.
  open var zPosition: CGFloat {
    get { extras.zPosition }
    set { changedExtras.zPosition = newValue }
  }

  /// The layer whose frame and corners show what of this one is seen.
  open var mask: CALayer? {
    get { extras.mask }
    set { changedExtras.mask = newValue }
  }

  /// The rectangle of a layer that no view has, in points; a view's layer does not know its view's.
  open var frame: CGRect {
    get { extras.frame }
    set { changedExtras.frame = newValue }
  }

  open var name: String? {
    get { extras.name }
    set { changedExtras.name = newValue }
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

  /// The layers that were added to this one; they are not drawn.
  open var sublayers: [CALayer]? {
    get { extras.sublayers.isEmpty ? nil : extras.sublayers }
    set {
      for layer in extras.sublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  open var superlayer: CALayer? { extras.superlayer }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(extras.sublayers.count)) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    changedExtras.sublayers.insert(layer, at: min(Int(index), extras.sublayers.count))
    layer.changedExtras.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.changedExtras.sublayers.removeAll { $0 === self }
    ownExtras?.superlayer = nil
  }

  /// There are no animations.
  open func removeAllAnimations() {}
}
