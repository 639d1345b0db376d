import Foundation
import HeadlessRendering
import HeadlessUIKit
import Testing

@MainActor @Suite struct RecordedDrawingTests {
  private final class Chart: UIView {
    var content: (CGRect) -> Void = { _ in }
    var count = 0

    override func draw(_ rect: CGRect) {
      count += 1
      content(rect)
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let chart = Chart(frame: CGRect(x: 10, y: 20, width: 40, height: 40))

  init() {
    root.addSubview(chart)
  }

  private var svg: String { HeadlessSVG.document(of: root) }

  @Test func whatAViewDrawsIsInItsPicture() {
    chart.content = { rect in
      UIColor.red.setFill()
      UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)).fill()
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 2, y: 2))
      line.addLine(to: CGPoint(x: 38, y: 2))
      line.lineWidth = 3
      line.stroke()
      UIColor.green.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIRectFrame(CGRect(x: 5, y: 5, width: 6, height: 6))
    }
    let picture = svg
    #expect(picture.contains("<path d=\"M20 30L40 30L40 50L20 50Z\" fill=\"#FF0000\"/>"))
    #expect(picture.contains("<path d=\"M12 22L48 22\" fill=\"none\" stroke=\"#0000FF\" stroke-width=\"3\"/>"))
    #expect(picture.contains("<path d=\"M10 20L11 20L11 21L10 21Z\" fill=\"#00FF00\"/>"))
    #expect(picture.contains("stroke=\"#00FF00\" stroke-width=\"1\""))
  }

  @Test func aViewDrawsWhenItIsDue() {
    chart.content = { UIBezierPath(rect: $0).fill() }
    #expect(svg == svg && chart.count == 1)
    chart.content = { _ in }
    #expect(svg.contains("<path"))
    chart.setNeedsDisplay()
    #expect(!svg.contains("<path") && chart.count == 2)
  }

  @Test func whatSticksOutIsCutOff() {
    chart.content = { UIBezierPath(rect: $0.insetBy(dx: -5, dy: -5)).fill() }
    #expect(svg.contains("clip-path=\"url"))
  }

  @Test func clipsLastUntilTheStateIsRestored() {
    chart.content = { rect in
      let context = UIGraphicsGetCurrentContext()
      #expect(context != nil)
      context?.saveGState()
      UIColor.red.setFill()
      UIBezierPath(ovalIn: rect).addClip()
      UIRectFill(rect)
      context?.restoreGState()
      UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    let picture = svg
    #expect(picture.contains("<clipPath") && picture.contains("fill=\"#FF0000\"/>\n</g>"))
    #expect(picture.contains("</g>\n<path d=\"M11 21L13 21L13 23L11 23Z\" fill=\"#000000\"/>"))
  }

  @Test func contextsDrawPathsAndTransformThem() {
    chart.content = { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.red.cgColor)
      context.translateBy(x: 5, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 10, y: 0))
      context.strokePath()
      context.fillPath()
    }
    let picture = svg
    #expect(picture.contains("<path d=\"M15 20L35 20L35 40L15 40Z\" fill=\"#FF0000\"/>"))
    #expect(
      picture.contains(
        "<path d=\"M15 20L35 20\" fill=\"none\" stroke=\"#000000\" stroke-width=\"4\" stroke-linecap=\"round\"/>"
      )
    )
  }

  @Test func textsAndPicturesAreDrawn() {
    chart.content = { rect in
      NSString(string: "Tea").draw(at: CGPoint(x: 1, y: 1), withAttributes: [.foregroundColor: UIColor.red])
      NSAttributedString(string: "Cake").draw(in: rect)
      UIImage(headlessColor: .blue, size: CGSize(width: 4, height: 4)).draw(at: CGPoint(x: 30, y: 30))
    }
    let picture = svg
    #expect(
      picture.contains(">Tea</text>") && picture.contains(">Cake</text>") && picture.contains("fill=\"#FF0000\">Tea")
    )
    #expect(picture.contains("<rect x=\"40\" y=\"50\" width=\"4\" height=\"4\" fill=\"#0000FF\"/>"))
    #expect(HeadlessTerminal.text(of: root).contains("Tea"))
  }

  @Test func nothingIsDrawnOutsideOfDrawing() {
    UIBezierPath(rect: root.bounds).fill()
    #expect(UIGraphicsGetCurrentContext() == nil && !svg.contains("<path"))
  }

  private final class PaddedLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 0)) }
  }

  @Test func labelsDrawTheirTextWhereTheySay() {
    let label = PaddedLabel(frame: CGRect(x: 0, y: 70, width: 100, height: 20))
    label.text = "Tea"
    root.addSubview(label)
    #expect(svg.contains("<text x=\"10\""))
    label.textAlignment = .right
    #expect(svg.contains("<text x=\"90\""))
  }
}
