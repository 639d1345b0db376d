import Foundation

#if !canImport(CoreGraphics)
  /// Lines and curves that do not change.
  public class CGPath: Hashable {
    fileprivate(set) package final var headlessElements: PathElements

    package init(headless elements: PathElements) {
      headlessElements = elements
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      var elements = PathElements()
      elements.addRect(rect)
      self.init(headless: elements.applying(transform))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      var elements = PathElements()
      elements.addEllipse(in: rect)
      self.init(headless: elements.applying(transform))
    }

    public convenience init(
      roundedRect rect: CGRect,
      cornerWidth: CGFloat,
      cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      var elements = PathElements()
      elements.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
      self.init(headless: elements.applying(transform))
    }

    public var isEmpty: Bool { headlessElements.isEmpty }

    /// Where the last line ended; zero for a path without one.
    public var currentPoint: CGPoint { headlessElements.currentPoint ?? .zero }

    /// The smallest rectangle around all points, those that only bend curves included; null for an empty path.
    public var boundingBox: CGRect { headlessElements.controlBox ?? .null }

    /// The smallest rectangle around what the path draws; null for an empty path.
    public var boundingBoxOfPath: CGRect { headlessElements.box ?? .null }

    /// Whether a point is where the path would be filled.
    public func contains(
      _ point: CGPoint,
      using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool {
      // The transform is the point's.
      headlessElements.contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(headless: headlessElements) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(headless: headlessElements.applying(transform))
    }

    public func mutableCopy() -> CGMutablePath? {
      let copy = CGMutablePath()
      copy.headlessElements = headlessElements
      return copy
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.headlessElements == right.headlessElements }

    public func hash(into hasher: inout Hasher) { hasher.combine(headlessElements) }
  }

  /// Lines and curves that more can be added to.
  public final class CGMutablePath: CGPath {
    public init() {
      super.init(headless: PathElements())
    }

    /// Adds what `draw` draws, transformed, after what is there.
    private func add(_ transform: CGAffineTransform, _ draw: (inout PathElements) -> Void) {
      // What is there has the path's coordinates, and what is added those before the transform.
      guard !transform.isIdentity else { return draw(&headlessElements) }
      var elements = headlessElements.applying(transform.inverted())
      let count = elements.elements.count
      draw(&elements)
      headlessElements.append(elements.elements[count...].map { $0.mapped { $0.applying(transform) } })
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      add(transform) { $0.move(to: point) }
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      add(transform) { $0.addLine(to: point) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      add(transform) { $0.addQuadCurve(to: end, control: control) }
    }

    public func addCurve(
      to end: CGPoint,
      control1: CGPoint,
      control2: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      add(transform) { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    public func closeSubpath() { headlessElements.close() }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      add(transform) { $0.addRect(rect) }
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds lines that join points, as a subpath of their own.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      add(transform) { elements in
        for (index, point) in points.enumerated() {
          if index == 0 { elements.move(to: point) } else { elements.addLine(to: point) }
        }
      }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      add(transform) { $0.addEllipse(in: rect) }
    }

    public func addRoundedRect(
      in rect: CGRect,
      cornerWidth: CGFloat,
      cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      add(transform) { $0.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)) }
    }

    /// Adds a part of a circle. Clockwise is meant with y upwards: it is the other way round on a screen.
    public func addArc(
      center: CGPoint,
      radius: CGFloat,
      startAngle: CGFloat,
      endAngle: CGFloat,
      clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      add(transform) {
        $0.addArc(
          center: center,
          radius: radius,
          startAngle: startAngle,
          endAngle: endAngle,
          increasing: !clockwise
        )
      }
    }

    public func addArc(
      tangent1End: CGPoint,
      tangent2End: CGPoint,
      radius: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      add(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    public func addRelativeArc(
      center: CGPoint,
      radius: CGFloat,
      startAngle: CGFloat,
      delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      add(transform) { $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta) }
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      headlessElements.append(path.headlessElements.applying(transform))
    }
  }

  /// Which areas of a path that crosses itself are inside.
  public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
  }

  /// How the ends of a line look.
  public enum CGLineCap: Int32, Sendable {
    case butt, round, square
  }

  /// How the corners of a line look.
  public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
  }

  extension PathElements {
    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> PathElements {
      transform.map { applying($0.pointee) } ?? self
    }
  }

  extension CGPath {
    /// A path of elements.
    static func headless(_ elements: PathElements) -> CGPath { CGPath(headless: elements) }
  }
#else
  package import CoreGraphics

  extension CGPath {
    /// A path of elements.
    static func headless(_ elements: PathElements) -> CGPath {
      let path = CGMutablePath()
      for element in elements.elements {
        switch element {
        case .move(let point): path.move(to: point)
        case .line(let point): path.addLine(to: point)
        case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
        case .curve(let point, let control1, let control2):
          path.addCurve(to: point, control1: control1, control2: control2)
        case .close: path.closeSubpath()
        }
      }
      return path
    }

    /// What the path is made of.
    package var headlessElements: PathElements {
      var result = PathElements()
      applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: result.move(to: points[0])
        case .addLineToPoint: result.addLine(to: points[0])
        case .addQuadCurveToPoint: result.addQuadCurve(to: points[1], control: points[0])
        case .addCurveToPoint: result.addCurve(to: points[2], control1: points[0], control2: points[1])
        default: result.close()
        }
      }
      return result
    }
  }
#endif
