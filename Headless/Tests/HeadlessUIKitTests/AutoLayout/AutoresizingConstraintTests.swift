import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Views with frames and masks among views with constraints.
@MainActor struct AutoresizingConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let framed = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
  private let follower = UIView()

  init() {
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(framed)
    root.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: framed.trailingAnchor, constant: 5),
      follower.widthAnchor.constraint(equalTo: framed.widthAnchor),
      follower.topAnchor.constraint(equalTo: framed.topAnchor),
      follower.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  nonisolated private static let masks = (0..<64).map { UIView.AutoresizingMask(rawValue: UInt($0)) }

  @Test(arguments: masks) func aFollowerFollowsEveryMask(mask: UIView.AutoresizingMask) {
    framed.autoresizingMask = mask
    for size in [CGSize(width: 200, height: 100), CGSize(width: 300, height: 160), CGSize(width: 240, height: 90)] {
      root.frame.size = size
      root.layoutIfNeeded()
      #expect(abs(follower.frame.minX - framed.frame.maxX - 5) <= 0.5)
      #expect(abs(follower.frame.width - framed.frame.width) <= 0.5)
      #expect(abs(follower.frame.minY - framed.frame.minY) <= 0.5)
    }
  }

  @Test func aFrameThatIsSetIsFollowed() {
    root.layoutIfNeeded()
    let builds = LayoutEngine.buildCount
    framed.frame = CGRect(x: 30, y: 12, width: 50, height: 8)
    root.layoutIfNeeded()
    expectEqual(follower.frame, CGRect(x: 85, y: 12, width: 50, height: 1))
    expectEqual(framed.frame, CGRect(x: 30, y: 12, width: 50, height: 8))
    expectEqual(LayoutEngine.buildCount, builds)
  }

  @Test func aMaskReachesThroughToTheFittingSize() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 80))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: inner.topAnchor),
      child.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      child.heightAnchor.constraint(equalToConstant: 33),
    ])
    expectEqual(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 53)
  }

  @Test func aTextIsMeasuredInTheWidthThatItGets() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    for width: CGFloat in [200, 320, 120, 2_000, 200] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      expectEqual(label.frame.width, width * 0.75)
      expectEqual(label.frame.height, label.sizeThatFits(CGSize(width: width * 0.75, height: 0)).height)
    }
    label.text = "short"
    root.layoutIfNeeded()
    expectEqual(label.frame.height, label.intrinsicContentSize.height)
  }

  @Test func baselinesOfDifferentFontsMeet() {
    let (small, large) = (UILabel(), UILabel())
    (small.font, large.font) = (.systemFont(ofSize: 10), .systemFont(ofSize: 30))
    for label in [small, large] {
      label.text = "text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    large.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    func gap() -> CGFloat {
      root.layoutIfNeeded()
      return small.frame.minY + small.font.headlessMetrics.baselineOffset - large.font.headlessMetrics.baselineOffset
    }
    #expect(abs(gap()) <= 0.5)
    small.font = .systemFont(ofSize: 20)
    #expect(abs(gap()) <= 0.5)
  }

  @Test func buttonsAndFieldsStandOnTheBaselineOfALabel() {
    let (label, button, field) = (UILabel(), UIButton(type: .system), UITextField())
    label.font = .systemFont(ofSize: 30)
    label.text = "text"
    button.setTitle("text", for: .normal)
    field.text = "text"
    for view in [label, button, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      if view !== label { view.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true }
    }
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    let baseline = label.font.headlessMetrics.baselineOffset
    func middle(_ view: UIView, _ font: UIFont?) -> CGFloat {
      let metrics = (font ?? label.font).headlessMetrics
      return view.frame.midY - metrics.lineHeight / 2 + metrics.baselineOffset
    }
    #expect(abs(middle(field, field.font) - baseline) <= 1)
    #expect(abs(middle(button, button.titleLabel?.font) - baseline) <= 1)
  }
}
