import Foundation
import HeadlessUIKit
import TestSupport
import Testing

struct CGAffineTransformTests {
  private func expectNear(_ left: CGPoint, _ right: CGPoint, _ location: SourceLocation = #_sourceLocation) {
    #expect(
      abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9,
      "\(left) is not \(right)",
      sourceLocation: location
    )
  }

  private let places = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: -3, y: 7), CGPoint(x: 0.5, y: 0.25)]
  private let transforms = [
    CGAffineTransform.identity, CGAffineTransform(translationX: 3, y: -2), CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(a: 1, b: 2, c: 3, d: -4, tx: 5, ty: 6),
  ]

  /// "t' = t1 * t2": https://developer.apple.com/documentation/coregraphics/cgaffinetransform/concatenating(_:)
  @Test func concatenatingAppliesTheSecondAfterTheFirst() {
    for first in transforms {
      for second in transforms {
        for place in places {
          expectNear(place.applying(first.concatenating(second)), place.applying(first).applying(second))
        }
      }
    }
  }

  @Test func whatIsAddedComesFirst() {
    for transform in transforms {
      for place in places {
        let moved = CGPoint(x: place.x + 4, y: place.y + 5)
        expectNear(place.applying(transform.translatedBy(x: 4, y: 5)), moved.applying(transform))
        let scaled = CGPoint(x: place.x * 2, y: place.y * 3)
        expectNear(place.applying(transform.scaledBy(x: 2, y: 3)), scaled.applying(transform))
        let turned = CGPoint(x: -place.y, y: place.x)
        expectNear(place.applying(transform.rotated(by: .pi / 2)), turned.applying(transform))
      }
    }
  }

  @Test func theInverseTakesBack() {
    for transform in transforms {
      for place in places { expectNear(place.applying(transform).applying(transform.inverted()), place) }
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expectEqual(flat.inverted(), flat)
    expectEqual(CGAffineTransform(), .identity)
  }

  @Test func aRectangleBecomesTheOneAround() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    expectEqual(rect.applying(CGAffineTransform(scaleX: -1, y: 2)), CGRect(x: -10, y: 0, width: 10, height: 40))
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
    expectEqual(CGSize(width: 2, height: 3).applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 9, ty: 9)).height, 9)
  }
}
