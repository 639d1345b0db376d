import Foundation

/// The moves, lines and curves that a path is made of.
package struct PathElements: Sendable {
  package enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []
  /// Where the subpath began that is being drawn.
  private var start: CGPoint?
  /// Where the next line begins; `nil` for a path without a point.
  package private(set) var currentPoint: CGPoint?

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  // MARK: Drawing

  package mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    (start, currentPoint) = (point, point)
  }

  /// Adds a line; nothing where there is no point to begin at, as with the curves.
  package mutating func addLine(to point: CGPoint) { add(.line(point), to: point) }

  package mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    add(.quadCurve(to: point, control: control), to: point)
  }

  package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: point, control1: control1, control2: control2), to: point)
  }

  package mutating func close() {
    guard currentPoint != nil, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  private mutating func add(_ element: Element, to point: CGPoint) {
    guard let currentPoint else { return }
    // What follows a closed subpath begins another one at its start.
    if elements.last == .close { elements.append(.move(currentPoint)) }
    elements.append(element)
    self.currentPoint = point
  }

  package mutating func append(_ other: PathElements) {
    elements += other.elements
    if let point = other.currentPoint { (start, currentPoint) = (other.start, point) }
  }

  /// Adds elements one after the other.
  package mutating func append(_ added: [Element]) {
    for element in added {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2): addCurve(to: point, control1: control1, control2: control2)
      case .close: close()
      }
    }
  }

  // MARK: Changed paths

  package func applying(_ transform: CGAffineTransform) -> PathElements {
    guard !transform.isIdentity else { return self }
    var result = PathElements()
    result.elements = elements.map { $0.mapped { $0.applying(transform) } }
    result.start = start?.applying(transform)
    result.currentPoint = currentPoint?.applying(transform)
    return result
  }

  /// The subpaths drawn from their ends to their beginnings, the last one first.
  package func reversed() -> PathElements {
    var result = PathElements()
    for subpath in subpaths.reversed() {
      guard let end = subpath.segments.last?.to ?? subpath.start else { continue }
      result.move(to: end)
      for segment in subpath.segments.reversed() { result.add(segment.reversed) }
      if subpath.isClosed { result.close() }
    }
    return result
  }

  mutating func add(_ segment: Segment) {
    switch segment.kind {
    case .line: addLine(to: segment.to)
    case .quadCurve(let control): addQuadCurve(to: segment.to, control: control)
    case .curve(let control1, let control2): addCurve(to: segment.to, control1: control1, control2: control2)
    }
  }
}

extension PathElements: Hashable {
  package static func == (left: PathElements, right: PathElements) -> Bool { left.elements == right.elements }

  // Points are not hashable in all supported versions of macOS.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    for element in elements {
      for point in element.points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }
  }
}

extension PathElements.Element {
  /// The points of the element, its end last.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quadCurve(let point, let control): .quadCurve(to: change(point), control: change(control))
    case .curve(let point, let control1, let control2):
      .curve(to: change(point), control1: change(control1), control2: change(control2))
    case .close: .close
    }
  }
}
