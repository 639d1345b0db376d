import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What holds for every arrangement, tried for all combinations of settings.
@MainActor struct UIStackViewPropertyTests {
  private struct Setting {
    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var spacing: CGFloat
    var hidden: Int
  }

  private static let lengths: [CGFloat] = [20, 0, 55, 30]

  private var settings: [Setting] {
    var all: [Setting] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for distribution in (0...4).compactMap(UIStackView.Distribution.init) {
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
          for spacing: CGFloat in [0, 7] {
            for hidden in 0..<16 {
              all.append(
                Setting(
                  axis: axis,
                  distribution: distribution,
                  alignment: alignment,
                  spacing: spacing,
                  hidden: hidden
                )
              )
            }
          }
        }
      }
    }
    return all
  }

  private func stack(_ setting: Setting) -> UIStackView {
    let isVertical = setting.axis == .vertical
    let views = Self.lengths.enumerated().map { index, length in
      let breadth = CGFloat(10 + index * 5)
      let view = isVertical ? SizedView(breadth, length) : SizedView(length, breadth)
      view.isHidden = setting.hidden & (1 << index) != 0
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = setting.axis
    stack.distribution = setting.distribution
    stack.alignment = setting.alignment
    stack.spacing = setting.spacing
    return stack
  }

  /// The visible views as ranges along the axis and across it.
  private func ranges(_ stack: UIStackView) -> [(along: ClosedRange<CGFloat>, across: ClosedRange<CGFloat>)] {
    stack.arrangedSubviews.filter { !$0.isHidden }.map { view in
      let x = view.frame.minX...view.frame.maxX
      let y = view.frame.minY...view.frame.maxY
      return stack.axis == .vertical ? (y, x) : (x, y)
    }
  }

  private func check(_ stack: UIStackView, _ setting: Setting, keepsSpacing: Bool) {
    let isVertical = setting.axis == .vertical
    let length = isVertical ? stack.bounds.height : stack.bounds.width
    let breadth = isVertical ? stack.bounds.width : stack.bounds.height
    let ranges = ranges(stack)
    guard let first = ranges.first, let last = ranges.last else { return }
    #expect(abs(first.along.lowerBound) < 0.001, "\(setting)")
    #expect(abs(last.along.upperBound - length) < 0.001, "\(setting)")
    for (before, after) in zip(ranges, ranges.dropFirst()) where keepsSpacing {
      #expect(after.along.lowerBound - before.along.upperBound > setting.spacing - 0.001, "\(setting)")
    }
    for range in ranges {
      #expect(range.across.lowerBound >= 0 && range.across.upperBound <= breadth + 0.001, "\(setting)")
    }
  }

  @Test(.slow) func viewsFillALargerStackAndKeepTheirDistance() {
    for setting in settings {
      let stack = stack(setting)
      stack.frame.size = CGSize(width: 300, height: 300)
      stack.layoutIfNeeded()
      check(stack, setting, keepsSpacing: true)
    }
  }

  @Test(.slow) func viewsFillAStackThatIsTooSmall() {
    for setting in settings {
      let stack = stack(setting)
      stack.frame.size = CGSize(width: 60, height: 60)
      stack.layoutIfNeeded()
      check(stack, setting, keepsSpacing: true)
    }
  }

  @Test(.slow) func theFittingSizeGivesEveryViewItsOwnLength() {
    for setting in settings where setting.distribution != .fillEqually {
      let stack = stack(setting)
      stack.frame.size = stack.sizeThatFits(.zero)
      stack.layoutIfNeeded()
      let isVertical = setting.axis == .vertical
      for view in stack.arrangedSubviews where !view.isHidden {
        let length = isVertical ? view.bounds.height : view.bounds.width
        let wanted = isVertical ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
        #expect(abs(length - wanted) < 0.001, "\(setting)")
      }
    }
  }
}
