import Foundation

extension PathElements {
  /// A line or a curve with both of its ends.
  package struct Segment: Sendable {
    enum Kind: Sendable {
      case line
      case quadCurve(CGPoint)
      case curve(CGPoint, CGPoint)
    }

    var from: CGPoint
    var to: CGPoint
    var kind: Kind

    var reversed: Segment {
      switch kind {
      case .line: Segment(from: to, to: from, kind: .line)
      case .quadCurve(let control): Segment(from: to, to: from, kind: .quadCurve(control))
      case .curve(let control1, let control2): Segment(from: to, to: from, kind: .curve(control2, control1))
      }
    }
  }

  /// What is drawn without lifting the pen. A closed subpath has the line that closes it as its last segment.
  struct Subpath {
    var start: CGPoint?
    var segments: [Segment] = []
    var isClosed = false
  }

  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var point = CGPoint.zero
    for element in elements {
      if case .move(let start) = element {
        result.append(Subpath(start: start))
        point = start
        continue
      }
      guard let last = result.indices.last, let start = result[last].start else { continue }
      switch element {
      case .move: continue
      case .line(let to): result[last].segments.append(Segment(from: point, to: to, kind: .line))
      case .quadCurve(let to, let control):
        result[last].segments.append(Segment(from: point, to: to, kind: .quadCurve(control)))
      case .curve(let to, let control1, let control2):
        result[last].segments.append(Segment(from: point, to: to, kind: .curve(control1, control2)))
      case .close:
        if point != start { result[last].segments.append(Segment(from: point, to: start, kind: .line)) }
        result[last].isClosed = true
        point = start
        continue
      }
      point = element.points.last ?? point
    }
    return result
  }

  // MARK: Boxes

  /// The smallest rectangle around all points, those that only bend curves included; `nil` for a path without points.
  package var controlBox: CGRect? { PathElements.box(elements.flatMap(\.points)) }

  /// The smallest rectangle around what the path draws, as closely as curves are followed here.
  package var box: CGRect? {
    PathElements.box(
      subpaths.flatMap { subpath in (subpath.start.map { [$0] } ?? []) + subpath.segments.flatMap(\.points) }
    )
  }

  private static func box(_ points: [CGPoint]) -> CGRect? {
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Points inside

  /// Whether a point is where the path would be filled.
  ///
  /// - Parameter closedOnly: whether subpaths that are not closed enclose nothing.
  package func contains(_ point: CGPoint, evenOdd: Bool, closedOnly: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for subpath in subpaths where subpath.isClosed || !closedOnly {
      guard let start = subpath.start else { continue }
      var from = start
      for to in subpath.segments.flatMap(\.points) + [start] {
        // A ray to the right crosses what goes over its height, one end of each line included.
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x {
            winding += to.y > from.y ? 1 : -1
            crossings += 1
          }
        }
        from = to
      }
    }
    return evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
  }

  // MARK: Parts

  /// The part of the path between two shares of its length, from 0 to 1.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> PathElements {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start <= 0, end >= 1 { return self }
    var result = PathElements()
    guard start < end else { return result }
    let segments = subpaths.flatMap(\.segments)
    let lengths = segments.map(\.length)
    let total = lengths.reduce(0, +)
    guard total > 0 else { return result }
    let (first, last) = (start * total, end * total)
    var passed: CGFloat = 0
    var pen: CGPoint?
    for (segment, length) in zip(segments, lengths) {
      defer { passed += length }
      guard length > 0, passed + length > first, passed < last else { continue }
      let part = segment.part(
        from: segment.time(atLength: max(0, first - passed), of: length),
        to: segment.time(atLength: min(length, last - passed), of: length)
      )
      if pen != part.from { result.move(to: part.from) }
      result.add(part)
      pen = part.to
    }
    return result
  }
}

extension PathElements.Segment {
  /// How many lines stand for a curve where its length or what is inside it is asked for.
  private static let linesPerCurve = 64

  /// The ends of the lines that stand for the segment.
  var points: [CGPoint] {
    if case .line = kind { return [to] }
    let count = Self.linesPerCurve
    return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }

  func point(at time: CGFloat) -> CGPoint {
    let rest = 1 - time
    switch kind {
    case .line: return CGPoint(x: rest * from.x + time * to.x, y: rest * from.y + time * to.y)
    case .quadCurve(let control):
      let (a, b, c) = (rest * rest, 2 * rest * time, time * time)
      return CGPoint(x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
    case .curve(let control1, let control2):
      let (a, b) = (rest * rest * rest, 3 * rest * rest * time)
      let (c, d) = (3 * rest * time * time, time * time * time)
      return CGPoint(
        x: a * from.x + b * control1.x + c * control2.x + d * to.x,
        y: a * from.y + b * control1.y + c * control2.y + d * to.y
      )
    }
  }

  var length: CGFloat {
    var sum: CGFloat = 0
    var last = from
    for point in points {
      sum += last.distance(to: point)
      last = point
    }
    return sum
  }

  /// The parameter of the point that is so far from the beginning, along the segment.
  func time(atLength wanted: CGFloat, of length: CGFloat) -> CGFloat {
    if wanted <= 0 { return 0 }
    if wanted >= length { return 1 }
    guard case .line = kind else {
      var passed: CGFloat = 0
      var last = from
      let points = points
      for (index, point) in points.enumerated() {
        let step = last.distance(to: point)
        if passed + step >= wanted {
          return (CGFloat(index) + (step > 0 ? (wanted - passed) / step : 0)) / CGFloat(points.count)
        }
        passed += step
        last = point
      }
      return 1
    }
    return wanted / length
  }

  /// The part between two parameters.
  func part(from start: CGFloat, to end: CGFloat) -> Self {
    let (first, last) = (point(at: start), point(at: end))
    func mix(_ a: CGPoint, _ b: CGPoint, _ time: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * time, y: a.y + (b.y - a.y) * time)
    }
    switch kind {
    case .line: return Self(from: first, to: last, kind: .line)
    case .quadCurve(let control):
      let middle = mix(mix(from, control, start), mix(control, to, start), end)
      return Self(from: first, to: last, kind: .quadCurve(middle))
    case .curve(let control1, let control2):
      // The polar form of the curve at both parameters.
      func blossom(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
        let (a, b, c) = (mix(from, control1, u), mix(control1, control2, u), mix(control2, to, u))
        return mix(mix(a, b, v), mix(b, c, v), w)
      }
      return Self(from: first, to: last, kind: .curve(blossom(start, start, end), blossom(start, end, end)))
    }
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
