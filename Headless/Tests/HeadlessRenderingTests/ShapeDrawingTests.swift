import Foundation
import HeadlessRendering
import HeadlessUIKit
import Testing

@MainActor @Suite struct ShapeDrawingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let shape = CAShapeLayer()

  init() {
    shape.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    root.layer.addSublayer(shape)
  }

  private var svg: String { HeadlessSVG.document(of: root) }

  @Test func shapesAreFilledWhereTheirLayersAre() {
    #expect(svg.contains("<path d=\"M10 20L50 20L50 60L10 60Z\" fill=\"#000000\"/>"))
    shape.fillColor = nil
    #expect(!svg.contains("<path"))
  }

  @Test func linesAreDrawnAsTheLayerSays() {
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 3
    shape.lineCap = .round
    shape.lineJoin = .bevel
    shape.lineDashPattern = [4, 2]
    shape.lineDashPhase = 1
    #expect(
      svg.contains(
        "fill=\"none\" stroke=\"#FF0000\" stroke-width=\"3\" stroke-linecap=\"round\" stroke-linejoin=\"bevel\""
      )
    )
    #expect(svg.contains("stroke-dasharray=\"4 2\" stroke-dashoffset=\"1\""))
  }

  @Test func partsOfALineAreDrawn() {
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.strokeEnd = 0.375
    #expect(svg.contains("<path d=\"M10 20L50 20L50 40\""))
    shape.strokeStart = 0.125
    #expect(svg.contains("<path d=\"M30 20L50 20L50 40\""))
    shape.strokeStart = 0.5
    #expect(!svg.contains("<path"))
  }

  @Test func rulesOfFillingAreDrawn() {
    #expect(!svg.contains("fill-rule"))
    shape.fillRule = .evenOdd
    #expect(svg.contains("fill-rule=\"evenodd\""))
  }

  @Test func layersHaveLooksAndPlacesOfTheirOwn() {
    shape.path = nil
    shape.backgroundColor = UIColor.blue.cgColor
    shape.cornerRadius = 5
    shape.borderWidth = 2
    shape.borderColor = UIColor.red.cgColor
    shape.opacity = 0.5
    #expect(svg.contains("<rect x=\"10\" y=\"20\" width=\"40\" height=\"40\" rx=\"5\" fill=\"#0000FF\"/>"))
    #expect(svg.contains("stroke-width=\"2\"") && svg.contains("opacity=\"0.5\""))
    shape.isHidden = true
    #expect(!svg.contains("#0000FF"))
    shape.isHidden = false
    shape.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(svg.contains("transform=\"matrix("))
  }

  @Test func sublayersAreCutOffWhereTheirLayerSays() {
    shape.path = nil
    let inner = CALayer()
    inner.frame = CGRect(x: 20, y: 20, width: 40, height: 10)
    inner.backgroundColor = UIColor.green.cgColor
    shape.addSublayer(inner)
    #expect(svg.contains("<rect x=\"30\" y=\"40\" width=\"40\" height=\"10\"") && !svg.contains("clip-path=\"url"))
    shape.masksToBounds = true
    #expect(svg.contains("clip-path=\"url"))
  }

  @Test func layersAreDrawnBetweenSubviews() throws {
    let label = UIView(frame: root.bounds)
    label.backgroundColor = .green
    root.addSubview(label)
    func isBefore(_ first: String, _ second: String) throws -> Bool {
      let text = svg
      return try #require(text.range(of: first)).lowerBound < #require(text.range(of: second)).lowerBound
    }
    let green = "fill=\"#00FF00\""
    #expect(try isBefore("<path d", green))
    root.layer.addSublayer(shape)
    #expect(try isBefore(green, "<path d"))
    label.layer.zPosition = 1
    #expect(try isBefore("<path d", green))
  }

  @Test func shadowsHaveTheirPaths() {
    let box = UIView(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
    box.layer.shadowOpacity = 1
    box.layer.shadowOffset = CGSize(width: 1, height: 2)
    box.layer.shadowPath = UIBezierPath(rect: box.bounds).cgPath
    root.addSubview(box)
    #expect(svg.contains("<path d=\"M61 62L81 62L81 82L61 82Z\""))
  }

  @Test func masksShowWhatTheyCover() {
    let box = UIView(frame: CGRect(x: 60, y: 0, width: 40, height: 40))
    box.backgroundColor = .blue
    root.addSubview(box)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    box.layer.mask = mask
    #expect(svg.contains("<clipPath id=") && svg.contains("<path d=\"M60 0L80 0L80 20L60 20Z\"/>"))
    mask.fillColor = nil
    #expect(!svg.contains("#0000FF"), "a mask that covers nothing shows nothing")
    mask.strokeColor = UIColor.black.cgColor
    #expect(svg.contains("<mask id=") && svg.contains("mask=\"url(#") && svg.contains("#0000FF"))
    box.layer.mask = nil
    box.mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!svg.contains("#0000FF"))
    box.mask?.backgroundColor = .black
    #expect(svg.contains("<clipPath id=") && svg.contains("#0000FF"))
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func gradientsAreDrawnInTheirViews() throws {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0.5).cgColor]
    root.addSubview(view)
    #expect(svg.contains("x1=\"25\" y1=\"0\" x2=\"25\" y2=\"20\""))
    #expect(svg.contains("<stop offset=\"0%\" stop-color=\"#FF0000\"/>"))
    #expect(svg.contains("<stop offset=\"100%\" stop-color=\"#0000FF\" stop-opacity=\"0.5\"/>"))
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    #expect(svg.contains("x1=\"0\" y1=\"10\" x2=\"50\" y2=\"10\""))
    layer.type = .radial
    layer.endPoint = CGPoint(x: 1, y: 1)
    #expect(svg.contains("<radialGradient") && svg.contains("matrix(50 0 0 10 0 10)"))
  }

  /// An animation that stays at its end shows its last value, as on a device after the animation.
  @Test func animationsThatStayAreSeen() {
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.strokeEnd = 0
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.toValue = 0.5
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    shape.add(animation, forKey: "ring")
    #expect(!svg.contains("<path"))
    HeadlessRunLoop.runPending()
    #expect(svg.contains("<path d=\"M10 20L50 20L50 60\""))
    shape.removeAnimation(forKey: "ring")
    #expect(!svg.contains("<path"))
  }

  @Test func textsOverShapesAreRead() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    label.text = "Tea"
    root.addSubview(label)
    root.layer.addSublayer(shape)
    #expect(HeadlessTerminal.text(of: root).contains("Tea"))
  }
}
