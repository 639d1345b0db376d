import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// A layer that draws a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  override public init() {
    super.init()
    fillColor = UIColor.black.cgColor
  }

  override public init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    strokeColor = layer.strokeColor
    lineWidth = layer.lineWidth
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fillColor = UIColor.black.cgColor
  }

  /// What is drawn, in the layer's coordinates; the bounds do not cut it off.
  open var path: CGPath?
  /// The colour of the inside, black at first; `nil` fills nothing.
  open var fillColor: CGColor?
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The colour of the line; `nil` draws none.
  open var strokeColor: CGColor?
  /// The share of the path's length at which the line begins.
  open var strokeStart: CGFloat = 0
  /// The share of the path's length at which the line ends.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How long pointed corners may be, in widths of the line.
  open var miterLimit: CGFloat = 10
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// Where in the pattern of dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps by turns, in points; `nil` draws a whole line.
  open var lineDashPattern: [NSNumber]?

  /// How the line is drawn.
  package var headlessStroke: StrokeStyle {
    StrokeStyle(
      width: headlessShown("lineWidth", lineWidth),
      cap: [.round: .round, .square: .square][lineCap] ?? .butt,
      join: [.round: .round, .bevel: .bevel][lineJoin] ?? .miter,
      miterLimit: miterLimit,
      dashes: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
      phase: lineDashPhase
    )
  }
}

/// Which areas of a path that crosses itself are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a layer's line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a layer's line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
