import Foundation
import HeadlessUIKit
import Testing

@MainActor struct CALayerTests {
  /// Defaults: https://developer.apple.com/documentation/quartzcore/calayer
  @Test func aLayerStartsWithoutAShadow() {
    let layer = UIView().layer
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.opacity == 1)
    layer.shadowRadius = 9
    #expect(UIView().layer.shadowRadius == 3)
    #expect(layer.shadowRadius == 9)
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
    #expect(second.sublayers?.count == 1)
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
    #expect(CATransaction.animationDuration() == 2)
    UIView.animate(withDuration: 1, animations: {}, completion: { _ in log.append("animation") })
    CATransaction.commit()
    #expect(log == [])
    HeadlessRunLoop.runPending()
    #expect(log == ["inner", "animation", "outer"])
  }
}
