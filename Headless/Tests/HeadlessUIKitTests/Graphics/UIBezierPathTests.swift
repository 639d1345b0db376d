import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct UIBezierPathTests {
  private let square = CGRect(x: 10, y: 20, width: 40, height: 40)

  @Test func rectanglesAreClosedAndKnowWhereTheyEnd() {
    let path = UIBezierPath(rect: square)
    #expect(path.bounds == square && path.currentPoint == square.origin && !path.isEmpty)
    #expect(path.contains(CGPoint(x: 30, y: 40)) && !path.contains(CGPoint(x: 9, y: 40)))
    #expect(UIBezierPath().isEmpty && UIBezierPath().bounds.isNull)
  }

  @Test func ovalsHaveNoCornersAndBeginOnTheRight() {
    let path = UIBezierPath(ovalIn: square)
    #expect(path.bounds == square && path.currentPoint == CGPoint(x: 50, y: 40))
    #expect(!path.contains(CGPoint(x: 11, y: 21)) && path.contains(CGPoint(x: 16, y: 26)))
    guard case .curve(let first, _, _) = path.headlessElements.elements[1] else {
      Issue.record("the first element is no curve")
      return
    }
    expectEqual(first, CGPoint(x: 30, y: 60), "clockwise, with y downwards")
  }

  @Test func radiiAreAtMostHalfOfTheRectangle() {
    let pill = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 50)
    expectEqual(pill.headlessElements.elements.first, .move(CGPoint(x: 10, y: 0)))
    let elliptic = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20),
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 30, height: 50)
    )
    expectEqual(elliptic.headlessElements.elements.first, .move(CGPoint(x: 30, y: 0)))
    #expect(!elliptic.contains(CGPoint(x: 1, y: 1)) && elliptic.contains(CGPoint(x: 99, y: 0.5)))
    #expect(!elliptic.contains(CGPoint(x: 99, y: 19)) && elliptic.contains(CGPoint(x: 0.5, y: 19)))
  }

  @Test func arcsGoAroundAsTheirAnglesSay() throws {
    func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) throws -> (length: CGFloat, box: CGRect) {
      let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
      return (
        path.headlessElements.subpaths[0].segments.map(\.length).reduce(0, +), try #require(path.headlessElements.box)
      )
    }
    let quarter = try arc(0, .pi / 2, clockwise: true)
    #expect(abs(quarter.length - 5 * .pi) < 0.01)
    #expect(abs(quarter.box.maxX - 10) < 0.001 && abs(quarter.box.maxY - 10) < 0.001 && abs(quarter.box.minY) < 0.001)
    #expect(abs(try arc(0, .pi / 2, clockwise: false).length - 15 * .pi) < 0.01)
    #expect(abs(try arc(-.pi / 2, 1.5 * .pi, clockwise: true).length - 20 * .pi) < 0.01)
    #expect(abs(try arc(.pi, 0, clockwise: true).box.maxY) < 0.01, "the upper half")
    #expect(abs(try arc(0, 7 * .pi, clockwise: true).length - 20 * .pi) < 0.01, "once around at most")
  }

  @Test func arcsFollowALineToTheirBeginning() {
    let pie = UIBezierPath()
    pie.move(to: .zero)
    pie.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    expectEqual(pie.headlessElements.elements[1], .line(CGPoint(x: 10, y: 0)))
    #expect(!pie.contains(CGPoint(x: 5, y: 5)), "an open subpath contains nothing")
    pie.close()
    #expect(pie.contains(CGPoint(x: 5, y: 5)) && !pie.contains(CGPoint(x: 9, y: 9)) && pie.currentPoint == .zero)
  }

  @Test func linesNeedAPointToBeginAt() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addQuadCurve(to: .zero, controlPoint: .zero)
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.close()
    #expect(path.isEmpty && path.currentPoint == .zero)
  }

  @Test func whatFollowsAClosedSubpathBeginsAtItsStart() {
    let path = UIBezierPath(rect: square)
    path.addLine(to: .zero)
    expectEqual(path.headlessElements.elements.suffix(2), [.move(square.origin), .line(.zero)])
  }

  @Test func rulesDecideAboutHoles() {
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    let middle = CGPoint(x: 15, y: 15)
    #expect(ring.contains(middle))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(middle) && ring.contains(CGPoint(x: 5, y: 5)))
    let wound = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    wound.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!wound.contains(middle) && wound.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func reversedPathsEndWhereTheyBegan() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 5), controlPoint2: CGPoint(x: 18, y: 9))
    expectEqual(
      path.reversing().headlessElements.elements,
      [
        .move(CGPoint(x: 20, y: 0)),
        .curve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 18, y: 9), control2: CGPoint(x: 12, y: 5)),
        .line(.zero),
      ]
    )
  }

  @Test func transformsMovePoints() {
    let path = UIBezierPath(rect: square)
    path.apply(CGAffineTransform(translationX: 5, y: -5).scaledBy(x: 2, y: 2))
    expectEqual(path.bounds, CGRect(x: 25, y: 35, width: 80, height: 80))
  }

  @Test func copiesHaveTheirOwnPointsAndTheSameLines() throws {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path && copy.lineWidth == 3 && copy.headlessStroke.dashes == [4, 2])
    copy.removeAllPoints()
    #expect(copy.isEmpty && !path.isEmpty && copy != path)
    var (count, phase) = (0, CGFloat(0))
    var lengths: [CGFloat] = [0, 0]
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2] && count == 2 && phase == 1)
    path.setLineDash(nil, count: 0, phase: 0)
    #expect(path.headlessStroke.dashes.isEmpty)
  }

  @Test func pathsOfBothKindsStandForEachOther() {
    let path = UIBezierPath(ovalIn: square)
    let other = UIBezierPath(cgPath: path.cgPath)
    expectEqual(other.headlessElements, path.headlessElements)
    other.cgPath = CGPath(rect: square, transform: nil)
    #expect(other.bounds == square && other.headlessElements.elements.last == .close)
  }
}
