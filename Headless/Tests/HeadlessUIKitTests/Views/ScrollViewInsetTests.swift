import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a scroll view adds to its content inset.
@MainActor struct ScrollViewInsetTests {
  private let safeArea = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.headlessSafeAreaInsets = safeArea
    view.frame = window.bounds
    window.addSubview(view)
    window.makeKeyAndVisible()
    return window
  }

  @Test func barsCountAlongTheAxesThatScroll() {
    let none = UIEdgeInsets.zero
    let vertical = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    let horizontal = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
    let small = CGSize(width: 100, height: 100)
    let high = CGSize(width: 100, height: 101)
    let wide = CGSize(width: 101, height: 100)
    let large = CGSize(width: 101, height: 101)
    for (size, expected) in [(small, none), (high, vertical), (wide, horizontal), (large, safeArea)] {
      let view = UIScrollView()
      let window = window(view)
      view.contentSize = size
      for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
        view.contentInsetAdjustmentBehavior = behavior
        expectEqual(view.adjustedContentInset, expected)
      }
      view.contentInsetAdjustmentBehavior = .always
      expectEqual(view.adjustedContentInset, safeArea)
      view.contentInsetAdjustmentBehavior = .never
      expectEqual(view.adjustedContentInset, none)
      withExtendedLifetime(window) {}
    }
  }

  @Test func contentThatGrowsIsTold() {
    let view = UIScrollView()
    let delegate = InsetDelegate()
    let window = window(view)
    view.delegate = delegate
    view.contentSize.height = 500
    expectEqual(delegate.changes, 1)
    expectEqual(view.contentOffset.y, -10)
    view.alwaysBounceHorizontal = true
    expectEqual(delegate.changes, 2)
    expectEqual(view.adjustedContentInset, safeArea)
    withExtendedLifetime(window) {}
  }

  @Test func tablesScrollVertically() {
    let table = UITableView()
    let window = window(table)
    expectEqual(table.adjustedContentInset, UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0))
    withExtendedLifetime(window) {}
  }

  @Test func contentOfANavigationControllerIsAdjustedVertically() {
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view = view
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(view.safeAreaInsets.top > 0)
    expectEqual(view.adjustedContentInset.top, view.safeAreaInsets.top)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    expectEqual(view.adjustedContentInset.top, 0)
  }

  @Test func aRefreshControlTakesRoomWhileItRefreshes() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize.height = 500
    view.refreshControl = UIRefreshControl()
    view.refreshControl?.beginRefreshing()
    let height = UIRefreshControl.headlessHeight
    expectEqual(view.adjustedContentInset.top, height)
    // A call does not scroll.
    expectEqual(view.contentOffset.y, 0)
    view.refreshControl?.endRefreshing()
    expectEqual(view.adjustedContentInset.top, 0)
    view.headlessPullToRefresh()
    expectEqual(view.contentOffset.y, -height)
    view.refreshControl?.endRefreshing()
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func aWindowLivesUntilTheEndOfTheTurn() async {
    weak var window: UIWindow?
    do {
      let local = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window = local
    }
    #expect(window != nil)
    HeadlessRunLoop.runPending()
    #expect(window == nil)
  }
}

private final class InsetDelegate: NSObject, UIScrollViewDelegate {
  var changes = 0
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { changes += 1 }
}
