import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Transforms in space, and what layout attributes make of them. Source: the pages of `transform` and `transform3D` of
/// `UICollectionViewLayoutAttributes` in Apple's documentation: setting one updates the other, and a transform that is not
/// affine makes `transform` the identity.
@MainActor struct CATransform3DTests {
  @Test func eitherTransformOfAttributesFollowsTheOther() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    #expect(CATransform3DIsIdentity(attributes.transform3D))
    attributes.transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expectEqual(CATransform3DGetAffineTransform(attributes.transform3D), attributes.transform)
    attributes.transform3D = CATransform3DMakeTranslation(7, 8, 0)
    expectEqual(attributes.transform, CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 7, ty: 8))
    let tilted = CATransform3DMakeRotation(1, 1, 0, 0)
    attributes.transform3D = tilted
    expectEqual(attributes.transform, .identity)
    expectEqual(attributes.transform3D, tilted)
    let copy = attributes.duplicate
    expectEqual(copy.transform3D, tilted)
    expectEqual(copy, attributes)
    copy.transform3D = CATransform3DIdentity
    #expect(copy != attributes)
    attributes.transform = .identity
    #expect(CATransform3DIsIdentity(attributes.transform3D))
  }

  /// A turn around each axis by a quarter: the axes go to each other, in the order of the right hand.
  @Test func aQuarterTurnTakesAnAxisToTheNext() {
    let axes: [[CGFloat]] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    for axis in 0..<3 {
      let turn = CATransform3DMakeRotation(.pi / 2, axes[axis][0], axes[axis][1], axes[axis][2])
      let rows = [[turn.m11, turn.m12, turn.m13], [turn.m21, turn.m22, turn.m23], [turn.m31, turn.m32, turn.m33]]
      for (row, expected) in [(axis, axis), ((axis + 1) % 3, (axis + 2) % 3)] {
        for column in 0..<3 { #expect(abs(rows[row][column] - axes[expected][column]) < 1e-9) }
      }
    }
  }

  @Test func transformsAreChainedFromTheInsideOut() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect(moved.m41 == 2 && moved.m42 == 3 && moved.m43 == 4)
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)
    #expect(scaled.m41 == 1 && scaled.m11 == 2 && scaled.m33 == 4)
    let turned = CATransform3DRotate(CATransform3DIdentity, 0.5, 0, 0, 1)
    #expect(CATransform3DIsAffine(turned))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    #expect(CATransform3DEqualToTransform(CATransform3DConcat(turned, CATransform3DIdentity), turned))
    expectEqual(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity)
  }
}
