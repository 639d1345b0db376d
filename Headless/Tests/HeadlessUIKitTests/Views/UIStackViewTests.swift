import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UIStackViewTests {
  @Test func fillGivesTheRestToTheViewThatHugsLeast() {
    let stack = UIStackView(.horizontal, 100, 40, [SizedView(20, 10, hugging: 251), SizedView(30, 10)]) {
      $0.spacing = 10
    }
    expectEqual(stack.frames, [[0, 0, 20, 40], [30, 0, 70, 40]])
  }

  @Test func fillShrinksTheViewThatResistsLeastFirst() {
    let views = [SizedView(60, 10), SizedView(60, 10, resistance: 749), SizedView(20, 10, resistance: 100)]
    let stack = UIStackView(.horizontal, 100, 40, views)
    expectEqual(stack.frames, [[0, 0, 60, 40], [60, 0, 40, 40], [100, 0, 0, 40]])
  }

  @Test func aViewWithoutASizeTakesTheRest() {
    let stack = UIStackView(.vertical, 50, 100, [SizedView(20, 10), UIView(), SizedView(20, 30)])
    expectEqual(stack.frames, [[0, 0, 50, 10], [0, 10, 50, 60], [0, 70, 50, 30]])
  }

  @Test func fillEquallyIgnoresSizes() {
    let views = [SizedView(10, 10), SizedView(50, 10), SizedView(0, 10)]
    let stack = UIStackView(.horizontal, 110, 20, views) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    expectEqual(stack.frames, [[0, 0, 30, 20], [40, 0, 30, 20], [80, 0, 30, 20]])
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 170, height: 10))
  }

  /// UIKit's constraints are `view.width == stack.width * own / (all + spacing)` at 999, 998…, so that with a spacing the
  /// last view takes what is left (printed by kean/Arranged; "known to misplace", mcmap).
  @Test func fillProportionallyKeepsTheRatioButForTheLast() {
    let stack = UIStackView(.horizontal, 130, 20, [SizedView(10, 10), SizedView(30, 10)]) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    expectEqual(stack.frames, [[0, 0, 26, 20], [36, 0, 94, 20]])
  }

  @Test func equalSpacingSharesTheGaps() {
    let views = [SizedView(20, 10), SizedView(40, 10), SizedView(10, 10)]
    let stack = UIStackView(.horizontal, 110, 20, views) { $0.distribution = .equalSpacing }
    expectEqual(stack.frames, [[0, 0, 20, 20], [40, 0, 40, 20], [100, 0, 10, 20]])
  }

  @Test func equalSpacingLeavesALargerCustomSpacing() {
    let views = [SizedView(10, 10), SizedView(10, 10), SizedView(10, 10)]
    let stack = UIStackView(.horizontal, 110, 20, views) {
      $0.distribution = .equalSpacing
      $0.setCustomSpacing(60, after: views[0])
    }
    expectEqual(stack.frames, [[0, 0, 10, 20], [70, 0, 10, 20], [100, 0, 10, 20]])
  }

  @Test func equalSpacingKeepsTheLeastSpacingAndThenShrinks() {
    let stack = UIStackView(.horizontal, 60, 20, [SizedView(30, 10), SizedView(30, 10, resistance: 1)]) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    expectEqual(stack.frames, [[0, 0, 30, 20], [40, 0, 20, 20]])
  }

  @Test func equalCenteringSharesTheDistancesOfCentres() {
    let views = [SizedView(20, 10), SizedView(40, 10), SizedView(20, 10)]
    let stack = UIStackView(.horizontal, 120, 20, views) { $0.distribution = .equalCentering }
    expectEqual(stack.arrangedSubviews.map(\.center.x), [10, 60, 110])
    let sizes = stack.arrangedSubviews.map(\.bounds.width)
    expectEqual(sizes, [20, 40, 20])
  }

  @Test func equalCenteringKeepsTheLeastSpacing() {
    let views = [SizedView(60, 10), SizedView(20, 10), SizedView(20, 10)]
    let stack = UIStackView(.horizontal, 120, 20, views) {
      $0.distribution = .equalCentering
      $0.spacing = 5
    }
    // Equal distances would put the second view at 60 - and 65 is the first place that leaves the spacing.
    expectEqual(stack.arrangedSubviews.map(\.frame.minX), [0, 65, 100])
  }

  @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing, .equalCentering, .fillEqually, .fillProportionally])
  func aSingleViewFills(distribution: UIStackView.Distribution) {
    let stack = UIStackView(.horizontal, 100, 20, [SizedView(30, 10)]) { $0.distribution = distribution }
    expectEqual(stack.frames, [[0, 0, 100, 20]])
  }

  @Test(
    arguments: [
      (UIStackView.Alignment.fill, [[0, 100], [0, 100]]), (.leading, [[0, 20], [0, 60]]),
      (.center, [[40, 20], [20, 60]]), (.trailing, [[80, 20], [40, 60]]),
    ] as [(UIStackView.Alignment, [[CGFloat]])]
  )
  func alignsAcross(alignment: UIStackView.Alignment, expected: [[CGFloat]]) {
    let vertical = UIStackView(.vertical, 100, 20, [SizedView(20, 10), SizedView(60, 10)]) { $0.alignment = alignment }
    expectEqual(vertical.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }, expected)
    let horizontal = UIStackView(.horizontal, 20, 100, [SizedView(10, 20), SizedView(10, 60)]) {
      $0.alignment = alignment
    }
    expectEqual(horizontal.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] }, expected)
  }

  @Test func aViewIsNotWiderThanTheStack() {
    let stack = UIStackView(.vertical, 50, 20, [SizedView(80, 10)]) { $0.alignment = .center }
    expectEqual(stack.frames, [[0, 0, 50, 20]])
  }

  @Test func alignsTheFirstBaselines() {
    let small = UILabel()
    small.font = .systemFont(ofSize: 10)
    small.text = "small"
    let large = UILabel()
    large.font = .systemFont(ofSize: 20)
    large.text = "large"
    let stack = UIStackView(.horizontal, 300, 60, [small, large, SizedView(10, 30)]) { $0.alignment = .firstBaseline }
    let smallBaseline = small.frame.minY + small.font.headlessMetrics.baselineOffset
    let largeBaseline = large.frame.minY + large.font.headlessMetrics.baselineOffset
    // Labels are rounded up to half points, and their text is centred in them.
    #expect(abs(smallBaseline - largeBaseline) <= 0.5)
    #expect(abs(stack.arrangedSubviews[2].frame.maxY - largeBaseline) <= 0.5)
  }

  @Test func hiddenViewsTakeNoRoomAndNoSpacing() {
    let views = [SizedView(20, 10), SizedView(20, 10), SizedView(20, 10)]
    let stack = UIStackView(.vertical, 50, 60, views) { $0.spacing = 5 }
    expectEqual(stack.sizeThatFits(.zero).height, 40)
    views[1].isHidden = true
    stack.layoutIfNeeded()
    expectEqual(stack.sizeThatFits(.zero).height, 25)
    #expect(views[2].frame.minY == 50 && views[0].frame.height == 45)
    views[1].isHidden = false
    stack.layoutIfNeeded()
    expectEqual(stack.frames.map { $0[1] }, [0, 35, 50])
  }

  @Test func customSpacingReplacesTheSpacing() {
    let views = [SizedView(20, 10), SizedView(20, 10), SizedView(20, 10)]
    let stack = UIStackView(.vertical, 50, 52, views) {
      $0.spacing = 5
      $0.setCustomSpacing(17, after: views[0])
      $0.setCustomSpacing(99, after: views[2])
    }
    expectEqual(stack.frames.map { $0[1] }, [0, 27, 42])
    expectEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    expectEqual(stack.sizeThatFits(.zero).height, 40)
  }

  @Test func marginsAreUsedOnDemand() {
    let stack = UIStackView(.vertical, 100, 100, [SizedView(20, 10)]) {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    expectEqual(stack.frames, [[0, 0, 100, 100]])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    expectEqual(stack.frames, [[2, 1, 94, 96]])
    expectEqual(stack.sizeThatFits(.zero), CGSize(width: 26, height: 14))
  }

  @Test func removingFromTheArrangementKeepsTheSubview() {
    let view = SizedView(20, 10)
    let stack = UIStackView(arrangedSubviews: [view, SizedView(20, 10)])
    stack.removeArrangedSubview(view)
    #expect(view.superview === stack)
    expectEqual(stack.arrangedSubviews.count, 1)
    view.removeFromSuperview()
    stack.addArrangedSubview(view)
    #expect(stack.arrangedSubviews.last === view)
    view.removeFromSuperview()
    expectEqual(stack.arrangedSubviews.count, 1)
  }

  @Test func addingAgainMovesTheView() {
    let views = [SizedView(20, 10), SizedView(20, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.addArrangedSubview(views[0])
    expectEqual(stack.arrangedSubviews.map(ObjectIdentifier.init), [views[1], views[0]].map(ObjectIdentifier.init))
    stack.insertArrangedSubview(views[0], at: 0)
    expectEqual(stack.arrangedSubviews.map(ObjectIdentifier.init), views.map(ObjectIdentifier.init))
    expectEqual(stack.subviews.count, 2)
  }

  @Test func aLabelWrapsInARequiredWidth() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(size, CGSize(width: 200, height: label.sizeThatFits(CGSize(width: 200, height: 0)).height))
    #expect(size.height > 3 * label.font.lineHeight)
  }

  @Test func aLabelBesideAnImageWrapsInWhatIsLeft() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    let image = SizedView(50, 50, hugging: 1000, resistance: 1000)
    // A row that fills is as high as its views are: one that has to be 50 high would keep the text from being higher.
    image.setContentHuggingPriority(.defaultLow, for: .vertical)
    let row = UIStackView(arrangedSubviews: [image, label])
    row.spacing = 10
    let column = UIStackView(arrangedSubviews: [row, SizedView(10, 7)])
    column.axis = .vertical
    let size = column.systemLayoutSizeFitting(
      CGSize(width: 210, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let expected = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    expectEqual(size.height, expected + 7)
    column.frame = CGRect(origin: .zero, size: size)
    column.layoutIfNeeded()
    expectEqual(label.frame, CGRect(x: 60, y: 0, width: 150, height: expected))
  }

  @Test func nestedStacksAreLaidOutAgainWhenALabelChanges() {
    let label = UILabel()
    label.text = "a"
    let inner = UIStackView(arrangedSubviews: [label])
    inner.alignment = .leading
    let outer = UIStackView(.horizontal, 300, 40, [inner, SizedView(10, 10, hugging: 1)])
    let before = inner.frame.width
    label.text = "a much longer text"
    outer.layoutIfNeeded()
    #expect(inner.frame.width > before)
    expectEqual(inner.frame.width, label.intrinsicContentSize.width)
  }

  /// Auto Layout asks for `intrinsicContentSize` and for nothing else:
  /// https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
  @Test func anOverrideOfSizeThatFitsDoesNotCount() {
    final class Custom: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: min(size.width, 70), height: 13) }
    }
    let stack = UIStackView(.vertical, 100, 40, [Custom(), SizedView(10, 20)]) { $0.alignment = .leading }
    expectEqual(stack.frames, [[0, 0, 0, 20], [0, 20, 10, 20]])
  }
}
