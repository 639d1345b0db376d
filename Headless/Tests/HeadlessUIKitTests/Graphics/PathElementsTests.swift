import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct PathElementsTests {
  private func line(_ points: CGPoint...) -> PathElements {
    var elements = PathElements()
    for (index, point) in points.enumerated() {
      if index == 0 { elements.move(to: point) } else { elements.addLine(to: point) }
    }
    return elements
  }

  @Test func partsAreSharesOfTheLength() {
    let path = line(.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10))
    expectEqual(
      path.trimmed(from: 0.5, to: 0.875).elements,
      [
        .move(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 30, y: 0)), .line(CGPoint(x: 30, y: 5)),
      ]
    )
    #expect(path.trimmed(from: 0, to: 1) == path && path.trimmed(from: -1, to: 2) == path)
    #expect(path.trimmed(from: 0.4, to: 0.4).isEmpty && path.trimmed(from: 0.6, to: 0.4).isEmpty)
    #expect(PathElements().trimmed(from: 0, to: 0.5).isEmpty)
  }

  @Test func partsOfSeveralSubpathsKeepTheirGaps() {
    var path = line(.zero, CGPoint(x: 10, y: 0))
    path.append(line(CGPoint(x: 50, y: 0), CGPoint(x: 60, y: 0)))
    expectEqual(
      path.trimmed(from: 0.25, to: 0.75).elements,
      [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 50, y: 0)),
        .line(CGPoint(x: 55, y: 0)),
      ]
    )
  }

  @Test func partsOfCurvesLieOnThem() throws {
    var circle = PathElements()
    circle.addEllipse(in: CGRect(x: -10, y: -10, width: 20, height: 20))
    let part = circle.trimmed(from: 0.125, to: 0.375)
    let points = part.subpaths.flatMap { $0.segments.flatMap(\.points) }
    for point in points { #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 10) < 0.01) }
    let end = try #require(points.last)
    #expect(abs(end.x + end.y) < 0.05 && end.x < 0, "three eighths of the way, clockwise from the right")
    var bow = PathElements()
    bow.move(to: .zero)
    bow.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
    let half = bow.trimmed(from: 0, to: 0.5)
    #expect(half.elements.count == 2 && abs((half.currentPoint?.x ?? 0) - 10) < 0.01)
    #expect(abs((half.currentPoint?.y ?? 0) - 10) < 0.01)
  }
}
