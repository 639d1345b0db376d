import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UIViewTransformTests {
  private let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 40))

  init() {
    outer.addSubview(inner)
  }

  /// The frame is "the smallest bounding box": https://developer.apple.com/documentation/uikit/uiview/frame
  @Test func theFrameIsAroundTheTransformedView() {
    inner.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    expectEqual(inner.frame, CGRect(x: 0, y: 60, width: 200, height: 20))
    expectEqual(inner.bounds.size, CGSize(width: 100, height: 40))
    expectEqual(inner.center, CGPoint(x: 100, y: 70))
    inner.transform = CGAffineTransform(translationX: 5, y: 6)
    expectEqual(inner.frame, CGRect(x: 55, y: 56, width: 100, height: 40))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    inner.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    expectEqual(inner.bounds.size, CGSize(width: 40, height: 40))
    expectEqual(inner.frame, CGRect(x: 0, y: 0, width: 80, height: 80))
  }

  @Test func placesAreConvertedThroughTransforms() {
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The middle stays, and what is 10 points from it is 20 points away outside.
    expectEqual(inner.convert(CGPoint(x: 60, y: 20), to: outer), CGPoint(x: 120, y: 70))
    expectEqual(outer.convert(CGPoint(x: 120, y: 70), to: inner), CGPoint(x: 60, y: 20))
    expectEqual(inner.convert(CGPoint(x: 60, y: 20), to: nil), CGPoint(x: 130, y: 90))
    expectEqual(inner.convert(inner.bounds, to: outer), inner.frame)
    expectEqual(inner.convert(inner.frame, from: outer), inner.bounds)
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    expectEqual(inner.convert(CGPoint(x: 60, y: 20), to: outer), CGPoint(x: 120, y: 70))
    expectEqual(inner.convert(CGPoint(x: 60, y: 20), to: nil), CGPoint(x: 130, y: 60))
  }

  @Test func touchesFollowTheTransform() {
    inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(outer.hitTest(CGPoint(x: 60, y: 70), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 80, y: 70), with: nil) === inner)
  }
}
