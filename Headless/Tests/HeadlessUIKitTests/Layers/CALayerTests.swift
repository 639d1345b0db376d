import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct CALayerTests {
  /// Defaults: https://developer.apple.com/documentation/quartzcore/calayer
  @Test func aLayerStartsWithoutAShadow() {
    let layer = UIView().layer
    expectEqual(layer.shadowOpacity, 0)
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
    expectEqual(layer.shadowRadius, 3)
    expectEqual(layer.opacity, 1)
    layer.shadowRadius = 9
    expectEqual(UIView().layer.shadowRadius, 3)
    expectEqual(layer.shadowRadius, 9)
  }

  @Test func layersAreMovedBetweenLayers() {
    let first = CALayer()
    let second = CALayer()
    let inner = CALayer()
    first.addSublayer(inner)
    second.addSublayer(CALayer())
    second.insertSublayer(inner, at: 0)
    #expect(first.sublayers == nil)
    #expect(second.sublayers?.first === inner)
    #expect(inner.superlayer === second)
    inner.removeFromSuperlayer()
    expectEqual(second.sublayers?.count, 1)
    #expect(inner.superlayer == nil)
  }

  @Test func completionsComeAfterTheTransaction() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { log.append("inner") }
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    expectEqual(CATransaction.animationDuration(), 2)
    UIView.animate(withDuration: 1, animations: {}, completion: { _ in log.append("animation") })
    CATransaction.commit()
    expectEqual(log, [])
    HeadlessRunLoop.runPending()
    expectEqual(log, ["inner", "animation", "outer"])
  }
}
