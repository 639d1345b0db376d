import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite struct CGPathTests {
  private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test func pathsAreTransformedAsTheyAreMade() {
    var transform = CGAffineTransform(translationX: 100, y: 0)
    expectEqual(CGPath(rect: square, transform: &transform).boundingBox, square.offsetBy(dx: 100, dy: 0))
    expectEqual(CGPath(ellipseIn: square, transform: nil).boundingBox, square)
    let rounded = CGPath(roundedRect: square, cornerWidth: 5, cornerHeight: 2, transform: nil)
    #expect(rounded.boundingBox == square && !rounded.contains(.zero) && rounded.contains(CGPoint(x: 10, y: 0.1)))
  }

  @Test func mutablePathsTakeTransformsForWhatIsAdded() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2), transform: CGAffineTransform(scaleX: 10, y: 10))
    expectEqual(path.headlessElements.elements, [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 20, y: 20))])
    path.addQuadCurve(to: CGPoint(x: 0, y: 20), control: CGPoint(x: 10, y: 30))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1) && path.boundingBox.maxY == 30)
    #expect(path.boundingBoxOfPath.maxY < 26, "the curve does not reach the point that bends it")
  }

  @Test func clockwiseIsMeantWithYUpwards() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(path.boundingBoxOfPath.maxY > 9.9 && path.boundingBoxOfPath.minY > -0.1)
    let other = CGMutablePath()
    other.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi)
    #expect(other.boundingBoxOfPath.minY < -9.9)
  }

  @Test func cornersAreRoundedBetweenTangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    let elements = path.headlessElements.elements
    expectEqual(elements[1], .line(CGPoint(x: 15, y: 0)))
    #expect(abs(path.currentPoint.x - 20) < 0.001 && abs(path.currentPoint.y - 5) < 0.001)
    #expect(path.boundingBoxOfPath.maxX < 20.001)
    path.addArc(tangent1End: CGPoint(x: 20, y: 30), tangent2End: CGPoint(x: 20, y: 40), radius: 5)
    expectEqual(path.currentPoint, CGPoint(x: 20, y: 30), "lines in one direction have no corner")
  }

  @Test func pathsAreJoinedAndCopied() throws {
    let path = CGMutablePath()
    path.addRects([square, square.offsetBy(dx: 30, dy: 0)])
    path.addPath(CGPath(rect: square, transform: nil), transform: CGAffineTransform(translationX: 0, y: 30))
    path.addLines(between: [CGPoint(x: 60, y: 60), CGPoint(x: 70, y: 60)])
    path.addEllipse(in: square.offsetBy(dx: 0, dy: 80))
    path.addRoundedRect(in: square.offsetBy(dx: 80, dy: 0), cornerWidth: 2, cornerHeight: 2)
    expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 100, height: 100))
    let copy = try #require(path.copy())
    path.addRect(CGRect(x: 200, y: 0, width: 1, height: 1))
    #expect(copy.boundingBox.maxX == 100 && copy != path)
    let mutable = try #require(copy.mutableCopy())
    expectEqual(mutable.boundingBox, copy.boundingBox)
    var double = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(copy.copy(using: &double)?.boundingBox.maxX, 200)
  }

  @Test func rulesDecideAboutHoles() {
    let path = CGMutablePath()
    path.addRect(square)
    path.addRect(square.insetBy(dx: 5, dy: 5))
    let middle = CGPoint(x: 10, y: 10)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    #expect(!path.contains(middle, transform: CGAffineTransform(translationX: 50, y: 0)))
  }
}
