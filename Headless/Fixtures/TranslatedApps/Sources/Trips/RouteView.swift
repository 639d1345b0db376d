import UIKit

/// The stops of a trip as dots on a line.
final class RouteView: UIView {
  var stops = 0 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 12) }

  override func draw(_ rect: CGRect) {
    guard stops > 0 else { return }
    let radius: CGFloat = 4
    let distance: CGFloat = 24
    UIColor.systemGray3.setStroke()
    let line = UIBezierPath()
    line.move(to: CGPoint(x: radius, y: bounds.midY))
    line.addLine(to: CGPoint(x: radius + distance * CGFloat(stops - 1), y: bounds.midY))
    line.lineWidth = 2
    line.setLineDash([2, 4], count: 2, phase: 0)
    line.stroke()
    tintColor.setFill()
    for stop in 0..<stops {
      let x = distance * CGFloat(stop)
      UIBezierPath(ovalIn: CGRect(x: x, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)).fill()
    }
  }
}
