import Foundation
import HeadlessRendering
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct LayerLookTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  init() {
    box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    root.addSubview(box)
  }

  private var svg: String { HeadlessSVG.document(of: root) }

  @Test func aShadowLiesBelowItsView() {
    let before = svg
    box.layer.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    box.layer.shadowOffset = CGSize(width: 4, height: 7)
    expectEqual(svg, before)
    box.layer.shadowOpacity = 0.5
    #expect(svg != before)
    #expect(svg.contains("x=\"14\" y=\"17\""))
  }

  @Test func opacityAndPlaceCount() {
    let other = UIView(frame: box.frame)
    other.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    root.addSubview(other)
    let before = svg
    box.layer.zPosition = 1
    #expect(svg != before)
    box.layer.zPosition = 0
    expectEqual(svg, before)
    box.layer.opacity = 0.25
    #expect(svg.contains("opacity=\"0.25\""))
  }

  @Test func cornersAndMasksCutOff() {
    box.layer.cornerRadius = 8
    let round = svg
    box.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(svg != round)
    box.layer.maskedCorners = []
    box.layer.cornerRadius = 0
    let whole = svg
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    mask.backgroundColor = UIColor.black.cgColor
    box.layer.mask = mask
    #expect(svg != whole)
    #expect(svg.contains("clip"))
  }

  /// A transform turns the view about its middle, and is drawn once.
  @Test func aTransformedViewIsDrawnAtItsOwnSize() {
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(svg.contains("width=\"50\" height=\"50\""))
    #expect(svg.contains("transform="))
  }
}
