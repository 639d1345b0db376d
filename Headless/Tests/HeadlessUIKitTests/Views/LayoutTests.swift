import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct LayoutTests {
  final class Counting: UIView {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }

  private func resized(_ mask: UIView.AutoresizingMask, frame: CGRect, to width: CGFloat) -> [CGFloat] {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = width
    return [child.frame.minX, child.frame.width]
  }

  @Test func autoresizingSharesInProportion() {
    let frame = CGRect(x: 10, y: 0, width: 60, height: 10)
    expectEqual(resized([], frame: frame, to: 200), [10, 60])
    expectEqual(resized(.flexibleWidth, frame: frame, to: 200), [10, 160])
    expectEqual(resized(.flexibleLeftMargin, frame: frame, to: 200), [110, 60])
    expectEqual(resized(.flexibleRightMargin, frame: frame, to: 200), [10, 60])
    expectEqual(resized([.flexibleLeftMargin, .flexibleRightMargin], frame: frame, to: 180), [30, 60])
    expectEqual(
      resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], frame: frame, to: 200),
      [20, 120]
    )
    expectEqual(resized(.flexibleWidth, frame: frame, to: 20), [10, 0])
  }

  @Test func laysOutOnlyWhatNeedsIt() {
    let parent = Counting()
    let first = Counting()
    let second = Counting()
    parent.addSubview(first)
    parent.addSubview(second)
    parent.layoutIfNeeded()
    func passes() -> [Int] { [parent.passes, first.passes, second.passes] }
    let before = passes()
    parent.layoutIfNeeded()
    expectEqual(passes(), before)
    second.setNeedsLayout()
    parent.layoutIfNeeded()
    expectEqual(passes(), [before[0], before[1], before[2] + 1])
    first.frame.origin.x = 50
    parent.layoutIfNeeded()
    expectEqual(first.passes, before[1])
    first.frame.size.width = 50
    parent.layoutIfNeeded()
    expectEqual(first.passes, before[1] + 1)
  }

  @Test func aViewThatAlwaysAsksForLayoutDoesNotHang() {
    final class Restless: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        setNeedsLayout()
      }
    }
    let view = Restless()
    view.layoutIfNeeded()
    #expect(view.passes > 0)
  }

  @Test func subviewsInheritTheSafeAreaThatTheyAreIn() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let content = try #require(navigation.topViewController?.view)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 10, width: 300, height: 590))
    content.addSubview(scroll)
    let bar = navigation.navigationBar.frame.maxY
    #expect(bar > 0)
    expectEqual(content.safeAreaInsets.top, bar)
    expectEqual(scroll.safeAreaInsets.top, bar - 10)
    expectEqual(scroll.adjustedContentInset.top, bar - 10)
    expectEqual(scroll.contentOffset.y, 10 - bar)
    scroll.frame.origin.y = bar + 5
    expectEqual(scroll.safeAreaInsets.top, 0)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.frame.origin.y = 0
    scroll.addSubview(inner)
    expectEqual(inner.safeAreaInsets, .zero)
  }

  @Test func theWindowsSafeAreaReachesTheContent() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.headlessSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    expectEqual(root.view.safeAreaInsets, window.headlessSafeAreaInsets)
    root.additionalSafeAreaInsets.top = 5
    expectEqual(root.view.safeAreaInsets.top, 45)
    root.view.removeFromSuperview()
    expectEqual(root.view.safeAreaInsets.top, 5)
  }
}
