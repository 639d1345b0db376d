import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct CALayerTreeTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test func aViewsLayerIsTheView() {
    let layer = view.layer
    #expect(layer.frame == view.frame && layer.bounds == view.bounds && layer.position == view.center)
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 30))
    layer.bounds.size.width = 50
    layer.position = CGPoint(x: 40, y: 40)
    expectEqual(view.frame, CGRect(x: 15, y: 25, width: 50, height: 30))
    layer.opacity = 0.5
    layer.masksToBounds = true
    layer.backgroundColor = UIColor.red.cgColor
    layer.isHidden = true
    #expect(view.alpha == 0.5 && view.clipsToBounds && view.backgroundColor == .red && view.isHidden)
    view.alpha = 1
    view.backgroundColor = nil
    #expect(layer.opacity == 1 && layer.backgroundColor == nil && layer.isHidden)
  }

  @Test func transformsAreThoseOfTheView() {
    view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    expectEqual(view.transform, CGAffineTransform(scaleX: 2, y: 2))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    view.layer.transform = perspective
    #expect(view.layer.transform == perspective && view.transform.isIdentity)
    view.layer.setAffineTransform(CGAffineTransform(translationX: 5, y: 0))
    #expect(view.frame.minX == 15 && view.layer.affineTransform().tx == 5)
  }

  @Test func framesFollowAnchorPointsAndTransforms() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    #expect(layer.position == CGPoint(x: 30, y: 20) && layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    layer.anchorPoint = .zero
    expectEqual(layer.frame, CGRect(x: 30, y: 20, width: 40, height: 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(layer.frame, CGRect(x: 30, y: 20, width: 80, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.bounds.size == CGSize(width: 10, height: 10) && layer.position == .zero)
  }

  @Test func layersLieBetweenSubviewsAsTheyWereAdded() {
    let (back, front) = (UIView(), UIView())
    let (first, second, third) = (CALayer(), CALayer(), CALayer())
    view.layer.addSublayer(first)
    view.addSubview(back)
    view.layer.addSublayer(second)
    view.addSubview(front)
    view.layer.insertSublayer(third, at: 0)
    expectEqual(view.layer.sublayers, [third, first, back.layer, second, front.layer])
    #expect(back.layer.superlayer === view.layer && second.superlayer === view.layer)
    view.layer.insertSublayer(first, above: front.layer)
    view.layer.insertSublayer(third, below: first)
    expectEqual(view.layer.sublayers, [back.layer, second, front.layer, third, first])
    view.layer.replaceSublayer(second, with: first)
    #expect(view.layer.sublayers == [back.layer, first, front.layer, third] && second.superlayer == nil)
    first.removeFromSuperlayer()
    expectEqual(view.layer.sublayers, [back.layer, front.layer, third])
  }

  @Test func layersStayWhereTheyAreWhileSubviewsMove() {
    let (back, front) = (UIView(), UIView())
    let (first, second) = (CALayer(), CALayer())
    view.addSubview(back)
    view.layer.addSublayer(first)
    view.addSubview(front)
    view.layer.addSublayer(second)
    view.bringSubviewToFront(back)
    expectEqual(view.layer.sublayers, [first, front.layer, second, back.layer])
    front.removeFromSuperview()
    expectEqual(view.layer.sublayers, [first, second, back.layer])
    view.sendSubviewToBack(back)
    #expect(
      view.layer.sublayers == [first, second, back.layer] || view.layer.sublayers == [back.layer, first, second]
    )
  }

  @Test func aLayerOfAViewThatIsTakenOutComesBackWithTheView() {
    let inner = UIView()
    view.addSubview(inner)
    for layer in view.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
    #expect(view.layer.sublayers == nil && inner.superview === view && inner.layer.superlayer == nil)
    view.addSubview(inner)
    expectEqual(view.layer.sublayers, [inner.layer])
  }

  @Test func whatUIKitRefusesIsAFailure() {
    let (layer, inner) = (CALayer(), CALayer())
    layer.addSublayer(inner)
    let failures = HeadlessFailure.recording {
      inner.addSublayer(layer)
      layer.addSublayer(view.layer)
    }
    expectEqual(failures.map(\.kind), [.unsupported, .unsupported])
    #expect(layer.sublayers == [inner] && inner.sublayers == nil)
    let invalid = HeadlessFailure.recording { layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
    expectEqual(invalid.map(\.kind), [.invalidGeometry])
  }

  @Test func pointsAreConvertedBetweenLayers() {
    let (outer, inner) = (CALayer(), CALayer())
    view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    outer.frame = CGRect(x: 5, y: 5, width: 50, height: 40)
    inner.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
    expectEqual(inner.convert(CGPoint(x: 1, y: 1), to: view.layer), CGPoint(x: 16, y: 6))
    expectEqual(inner.convert(CGPoint(x: 16, y: 6), from: view.layer), CGPoint(x: 1, y: 1))
    expectEqual(view.layer.convert(CGRect(x: 15, y: 5, width: 20, height: 20), to: inner), inner.bounds)
    #expect(inner.contains(CGPoint(x: 19, y: 19)) && !inner.contains(CGPoint(x: 21, y: 0)))
  }

  private final class Tiles: CALayer {
    let tile = CALayer()

    override func layoutSublayers() {
      super.layoutSublayers()
      if tile.superlayer == nil { addSublayer(tile) }
      tile.frame = bounds.insetBy(dx: 2, dy: 2)
    }
  }

  @Test func sublayersAreLaidOutWithTheirView() {
    let tiles = Tiles()
    view.layer.addSublayer(tiles)
    tiles.frame = view.bounds
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expectEqual(tiles.tile.frame, CGRect(x: 2, y: 2, width: 96, height: 46))
    tiles.bounds.size.width = 10
    tiles.layoutIfNeeded()
    expectEqual(tiles.tile.frame.width, 6)
  }

  private final class Telling: UIView {
    var words: [String] = []

    override func layoutSublayers(of layer: CALayer) {
      words.append("before \(layer === self.layer)")
      super.layoutSublayers(of: layer)
      words.append("after")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      words.append("subviews")
    }
  }

  @Test func viewsLayOutTheirLayers() {
    let view = Telling(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    expectEqual(view.words, ["before true", "subviews", "after"])
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  private final class OwnLayer: CALayer {
    var isSetUp = false

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      isSetUp = true
    }
  }

  private final class OwnLayerView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  private final class WrongView: UIView {
    override class var layerClass: AnyClass { NSString.self }
  }

  @Test func viewsHaveLayersOfTheClassThatTheySay() throws {
    let ring = try #require(RingView().layer as? CAShapeLayer)
    #expect(ring.fillColor?.color == .black && ring.strokeColor == nil && ring.strokeEnd == 1 && ring.lineWidth == 1)
    #expect((OwnLayerView().layer as? OwnLayer)?.isSetUp == true)
    expectEqual(ObjectIdentifier(UIView.layerClass), ObjectIdentifier(CALayer.self))
    let failures = HeadlessFailure.recording { _ = WrongView().layer }
    #expect(failures.count == 1 && failures[0].reason.contains("WrongView"))
  }

  @Test func gradientsSpreadTheirColors() {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    expectEqual(gradient.headlessStops.map(\.location), [0, 0.5, 1])
    gradient.locations = [0, 0.2, 0.9]
    #expect(gradient.headlessStops.map(\.location) == [0, 0.2, 0.9] && gradient.headlessStops[2].color == .blue)
    gradient.colors = [UIColor.red.cgColor]
    #expect(gradient.headlessStops.isEmpty)
  }
}
