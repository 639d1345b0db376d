import Foundation

extension PathElements {
  /// How far the points that bend a quarter of a circle are from its ends, in radii.
  private static let quarterCircle: CGFloat = 0.552_284_749_8

  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds an ellipse that begins at its right end and goes on downwards.
  package mutating func addEllipse(in rect: CGRect) {
    let (right, bottom) = (CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY))
    let (left, top) = (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY))
    move(to: right)
    addCorner(to: bottom, around: CGPoint(x: rect.maxX, y: rect.maxY))
    addCorner(to: left, around: CGPoint(x: rect.minX, y: rect.maxY))
    addCorner(to: top, around: CGPoint(x: rect.minX, y: rect.minY))
    addCorner(to: right, around: CGPoint(x: rect.maxX, y: rect.minY))
    close()
  }

  /// Adds a rectangle whose corners are quarters of ellipses, no larger than half of the rectangle.
  package mutating func addRoundedRect(_ rect: CGRect, radii: CGSize, corners: UIRectCorner = .allCorners) {
    let radii = CGSize(
      width: min(max(radii.width, 0), rect.width / 2),
      height: min(max(radii.height, 0), rect.height / 2)
    )
    func size(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radii : .zero }
    let (topLeft, topRight) = (size(.topLeft), size(.topRight))
    let (bottomLeft, bottomRight) = (size(.bottomLeft), size(.bottomRight))
    move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    addCorner(
      to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height),
      around: CGPoint(x: rect.maxX, y: rect.minY)
    )
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    addCorner(
      to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY),
      around: CGPoint(x: rect.maxX, y: rect.maxY)
    )
    addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    addCorner(
      to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height),
      around: CGPoint(x: rect.minX, y: rect.maxY)
    )
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    addCorner(
      to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY),
      around: CGPoint(x: rect.minX, y: rect.minY)
    )
    close()
  }

  /// Adds a quarter of an ellipse that touches the lines to a corner.
  private mutating func addCorner(to end: CGPoint, around corner: CGPoint) {
    guard let start = currentPoint, start != end else { return }
    let k = PathElements.quarterCircle
    func bent(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (corner.x - point.x) * k, y: point.y + (corner.y - point.y) * k)
    }
    addCurve(to: end, control1: bent(start), control2: bent(end))
  }

  /// Adds a part of a circle, after a line to its beginning where there is a point already.
  ///
  /// - Parameter increasing: whether angles grow on the way, which is clockwise where y grows downwards.
  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    increasing: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = increasing ? endAngle - startAngle : startAngle - endAngle
    if sweep < 0 { sweep += (-sweep / turn).rounded(.up) * turn }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: (increasing ? 1 : -1) * min(sweep, turn)
    )
  }

  /// Adds a part of a circle that goes on for an angle.
  package mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cos(Double(angle))), y: center.y + radius * CGFloat(sin(Double(angle))))
    }
    let start = point(startAngle)
    if currentPoint == nil {
      move(to: start)
    } else if currentPoint != start {
      addLine(to: start)
    }
    guard delta != 0 else { return }
    // A curve follows at most a quarter of a circle closely.
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let reach = radius * CGFloat(4.0 / 3 * tan(Double(step) / 4))
    for index in 0..<count {
      let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (first, last) = (point(from), point(to))
      addCurve(
        to: last,
        control1: CGPoint(
          x: first.x - reach * CGFloat(sin(Double(from))),
          y: first.y + reach * CGFloat(cos(Double(from)))
        ),
        control2: CGPoint(x: last.x + reach * CGFloat(sin(Double(to))), y: last.y - reach * CGFloat(cos(Double(to))))
      )
    }
  }

  /// Adds the part of a circle that touches the lines from the current point to a corner and from there to another
  /// point, after a line to its beginning.
  package mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return }
    let (a, b) = (
      CGPoint(x: start.x - corner.x, y: start.y - corner.y), CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    )
    let (lengthA, lengthB) = ((a.x * a.x + a.y * a.y).squareRoot(), (b.x * b.x + b.y * b.y).squareRoot())
    let cross = a.x * b.y - a.y * b.x
    guard lengthA > 0, lengthB > 0, cross != 0, radius > 0 else { return addLine(to: corner) }
    let dot = a.x * b.x + a.y * b.y
    let angle = atan2(Double(abs(cross)), Double(dot))
    let reach = radius / CGFloat(tan(angle / 2))
    let first = CGPoint(x: corner.x + a.x / lengthA * reach, y: corner.y + a.y / lengthA * reach)
    let last = CGPoint(x: corner.x + b.x / lengthB * reach, y: corner.y + b.y / lengthB * reach)
    // The centre is beside the first tangent, on the side of the second one.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: first.x - side * a.y / lengthA * radius, y: first.y + side * a.x / lengthA * radius)
    let startAngle: Double = atan2(Double(first.y - center.y), Double(first.x - center.x))
    let endAngle: Double = atan2(Double(last.y - center.y), Double(last.x - center.x))
    addArc(
      center: center,
      radius: radius,
      startAngle: CGFloat(startAngle),
      endAngle: CGFloat(endAngle),
      increasing: cross < 0
    )
  }
}
