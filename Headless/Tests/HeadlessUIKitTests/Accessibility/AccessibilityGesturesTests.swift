import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct AccessibilityGesturesTests {
  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private final class Screen: UIViewController {
    var log: [String] = []
    var takes = true
    override func accessibilityPerformEscape() -> Bool {
      log.append("escape")
      return takes
    }
    override func accessibilityPerformMagicTap() -> Bool {
      log.append("magic")
      return takes
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      log.append("scroll \(direction)")
      return takes
    }
  }

  @Test func gesturesGoUpFromTheElement() {
    UIScreen.main.headlessAlone {
      let screen = Screen()
      let button = UIButton(type: .system, primaryAction: UIAction(title: "A") { _ in })
      button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
      screen.view.addSubview(button)
      let window = shown(screen)
      HeadlessVoiceOver.shared.run {
        HeadlessVoiceOver.shared.focus(button)
        #expect(HeadlessVoiceOver.shared.escape())
        #expect(HeadlessVoiceOver.shared.magicTap())
        #expect(HeadlessVoiceOver.shared.scroll(.up))
        screen.takes = false
        #expect(!HeadlessVoiceOver.shared.escape())
      }
      expectEqual(screen.log, ["escape", "magic", "scroll up", "escape"])
      window.isHidden = true
    }
  }

  @Test func escapeGoesBackAndCancels() {
    UIScreen.main.headlessAlone {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = shown(navigation)
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(HeadlessVoiceOver.shared.escape())
      expectEqual(navigation.viewControllers.count, 1)
      #expect(!HeadlessVoiceOver.shared.escape())
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      var cancelled = false
      alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in cancelled = true })
      navigation.present(alert, animated: false)
      #expect(HeadlessVoiceOver.shared.escape())
      #expect(cancelled && navigation.presentedViewController == nil)
      window.isHidden = true
    }
  }

  @Test func scrollViewsScrollByPages() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroller.contentSize = CGSize(width: 150, height: 500)
    #expect(scroller.accessibilityScroll(.up))
    expectEqual(scroller.contentOffset.y, 200)
    #expect(scroller.accessibilityScroll(.up) && scroller.contentOffset.y == 300)
    #expect(!scroller.accessibilityScroll(.up))
    #expect(scroller.accessibilityScroll(.left) && scroller.contentOffset.x == 50)
    #expect(scroller.accessibilityScroll(.right) && scroller.contentOffset.x == 0)
    #expect(scroller.accessibilityScroll(.down) && scroller.contentOffset.y == 100)
  }

  @Test func slidersAreAdjusted() {
    UIScreen.main.headlessAlone {
      let screen = UIViewController()
      let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
      var changes = 0
      slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      screen.view.addSubview(slider)
      let window = shown(screen)
      HeadlessVoiceOver.shared.run {
        HeadlessVoiceOver.shared.focus(slider)
        #expect(HeadlessVoiceOver.shared.increment() && HeadlessVoiceOver.shared.increment())
        #expect(HeadlessVoiceOver.shared.decrement())
      }
      #expect(abs(slider.value - 0.1) < 0.001 && changes == 3)
      window.isHidden = true
    }
  }

  @Test func elementsAreAskedOneByOne() {
    final class Chart: UIView {
      let bars = [UILabel(), UILabel()]
      override func accessibilityElementCount() -> Int { bars.count }
      override func accessibilityElement(at index: Int) -> Any? { bars[1 - index] }
      override func index(ofAccessibilityElement element: Any) -> Int {
        bars.firstIndex { $0 === element as AnyObject }.map { 1 - $0 } ?? NSNotFound
      }
    }
    UIScreen.main.headlessAlone {
      let screen = UIViewController()
      let chart = Chart(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      for (number, bar) in chart.bars.enumerated() {
        bar.text = "\(number)"
        bar.frame = CGRect(x: 0, y: 20 * number, width: 50, height: 20)
        chart.addSubview(bar)
      }
      screen.view.addSubview(chart)
      let window = shown(screen)
      let texts = HeadlessVoiceOver.shared.elements(in: window).compactMap { ($0 as? UILabel)?.text }
      expectEqual(texts, ["1", "0"])
      window.isHidden = true
    }
  }

  @Test func settingsTellTheirObservers() {
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in count += 1 }
    UIAccessibility.headlessSet(.reduceMotion, true)
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibilityIsReduceMotionEnabled())
    UIAccessibility.headlessSet(.reduceMotion, false)
    NotificationCenter.default.removeObserver(token)
    #expect(count == 2 && !UIAccessibility.isReduceMotionEnabled)
  }

  @Test func oldNamesOfTraitsAreTheSame() {
    let view = UIView()
    view.accessibilityTraits |= UIAccessibilityTraitButton
    view.accessibilityTraits = view.accessibilityTraits | UIAccessibilityTraitHeader
    expectEqual(view.accessibilityTraits, [.button, .header])
    view.accessibilityTraits &= ~UIAccessibilityTraitHeader
    expectEqual(view.accessibilityTraits, .button)
    let item = UIBarButtonItem()
    item.accessibilityTraits = .link
    item.accessibilityLabel = "A"
    let tab = UITabBarItem()
    tab.accessibilityTraits = .selected
    #expect(item.accessibilityTraits == .link && tab.accessibilityTraits == .selected)
  }
}
