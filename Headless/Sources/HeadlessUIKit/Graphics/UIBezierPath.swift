import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// Lines and curves with what they are drawn with.
open class UIBezierPath: NSObject, NSCopying {
  package var headlessElements = PathElements()

  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  /// How long pointed corners may be, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// Stored only: curves are drawn as curves.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  override public init() {
    super.init()
  }

  /// An empty path: nothing archives paths here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    headlessElements.addRect(rect)
  }

  /// An ellipse that fills a rectangle; it begins at its right end and goes on clockwise.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    headlessElements.addEllipse(in: rect)
  }

  /// A rectangle with round corners, whose radius is at most half of its width and its height.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    headlessElements.addRoundedRect(rect, radii: CGSize(width: radius, height: radius))
  }

  /// A rectangle some of whose corners are quarters of ellipses, with radii of at most half of its width and its height.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    headlessElements.addRoundedRect(rect, radii: cornerRadii, corners: corners)
  }

  /// A part of a circle between two angles in radians, which is not closed; 0 is on the right.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of what a path draws.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    headlessElements = CGPath.headlessElements
  }

  // MARK: Drawing

  open func move(to point: CGPoint) { headlessElements.move(to: point) }

  /// Adds a line from the current point; an empty path stays empty, as with the curves.
  open func addLine(to point: CGPoint) { headlessElements.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    headlessElements.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    headlessElements.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, after a line to its beginning where the path is not empty.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    headlessElements.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      increasing: clockwise
    )
  }

  /// Draws a line to the beginning of the subpath.
  open func close() { headlessElements.close() }

  open func removeAllPoints() { headlessElements = PathElements() }

  open func append(_ bezierPath: UIBezierPath) { headlessElements.append(bezierPath.headlessElements) }

  open func apply(_ transform: CGAffineTransform) { headlessElements = headlessElements.applying(transform) }

  /// A path that is drawn the other way round.
  open func reversing() -> UIBezierPath {
    let path = copied()
    path.headlessElements = headlessElements.reversed()
    return path
  }

  // MARK: Asking

  /// What the path draws, as a path of its own.
  open var cgPath: CGPath {
    get { CGPath.headless(headlessElements) }
    set { headlessElements = newValue.headlessElements }
  }

  open var isEmpty: Bool { headlessElements.isEmpty }

  /// The smallest rectangle around all points, those that only bend curves included; null for an empty path.
  open var bounds: CGRect { headlessElements.controlBox ?? .null }

  /// Where the last line ended; zero for an empty path.
  open var currentPoint: CGPoint { headlessElements.currentPoint ?? .zero }

  /// Whether a point is where the path would be filled. Subpaths that are not closed contain nothing.
  open func contains(_ point: CGPoint) -> Bool {
    headlessElements.contains(point, evenOdd: usesEvenOddFillRule, closedOnly: true)
  }

  // MARK: Dashes

  /// Has lines drawn in dashes.
  ///
  /// - Parameters:
  ///   - pattern: the lengths of dashes and gaps by turns, in points; `nil` draws whole lines.
  ///   - count: how many lengths there are.
  ///   - phase: where in the pattern a line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }

  /// Reads the pattern of dashes.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dashes.lengths.enumerated() { pattern[index] = length } }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }

  // MARK: Copying

  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  private func copied() -> UIBezierPath {
    let path = UIBezierPath()
    path.headlessElements = headlessElements
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.flatness = flatness
    path.usesEvenOddFillRule = usesEvenOddFillRule
    path.dashes = dashes
    return path
  }

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return headlessElements == other.headlessElements && headlessStroke == other.headlessStroke
      && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  override open var hash: Int { headlessElements.hashValue }

  /// How the path's lines are drawn.
  package var headlessStroke: StrokeStyle {
    StrokeStyle(
      width: lineWidth,
      cap: lineCapStyle,
      join: lineJoinStyle,
      miterLimit: miterLimit,
      dashes: dashes.lengths,
      phase: dashes.phase
    )
  }
}
