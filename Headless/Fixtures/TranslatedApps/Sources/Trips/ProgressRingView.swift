import UIKit

/// A ring that is closed as things get done.
@IBDesignable
final class ProgressRingView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private var track: CAShapeLayer { layer as! CAShapeLayer }
  private let ring = CAShapeLayer()
  private(set) var progress: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    track.fillColor = nil
    track.strokeColor = UIColor.systemGray5.cgColor
    track.lineWidth = 4
    layer.addSublayer(ring)
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemGreen.cgColor
    ring.lineWidth = 4
    ring.lineCap = .round
    ring.strokeEnd = 0
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = bounds
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: min(bounds.width, bounds.height) / 2 - 2,
      startAngle: -.pi / 2,
      endAngle: 1.5 * .pi,
      clockwise: true
    )
    track.path = circle.cgPath
    ring.path = circle.cgPath
  }

  @objc func setProgress(_ progress: CGFloat, animated: Bool) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = self.progress
    animation.toValue = progress
    animation.duration = 0.4
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    self.progress = progress
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.strokeEnd = progress
    CATransaction.commit()
    if animated { ring.add(animation, forKey: "progress") }
  }
}
