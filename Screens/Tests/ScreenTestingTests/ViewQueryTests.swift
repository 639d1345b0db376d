import HeadlessUIKit
import ScreenTesting
import TestSupport
import Testing

@Suite @MainActor struct ViewQueryTests {
  /// Buttons one below the other, in a view that scrolls.
  private func screen(_ titles: [String], spacing: CGFloat, _ tapped: @escaping (Int) -> Void) -> TestScreen {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: CGFloat(titles.count) * spacing)
    for (index, title) in titles.enumerated() {
      let button = UIButton(primaryAction: UIAction(title: title) { _ in tapped(index) })
      button.frame = CGRect(x: 0, y: CGFloat(index) * spacing, width: 200, height: 44)
      scroll.addSubview(button)
    }
    controller.view.addSubview(scroll)
    return TestScreen(controller)
  }

  @Test
  func aTextMayHaveValuesInIt() throws {
    var taps: [Int] = []
    let screen = screen(["Row 1", "Row 2", "Row 3"], spacing: 60) { taps.append($0) }
    let (number, name) = (1, "Row 2")
    try screen.tap("Row \(number)")
    try screen.tap(.text(name))
    try screen.tap("\(name)")
    try screen.tap(.role(.button, "Row \(number + 2)"))
    expectEqual(taps, [0, 1, 1, 2])
    #expect(screen.shows("Row \(3)") && !screen.shows("Row \(4)"))
  }

  @Test(arguments: [ViewQuery.text("Buy"), .role(.button), .role(.button, "Buy")])
  func ofEqualButtonsOneInReachIsMeant(query: ViewQuery) throws {
    var taps: [Int] = []
    let screen = screen(["Buy", "Buy", "Buy"], spacing: 600) { taps.append($0) }
    try screen.tap(query)
    expectEqual(taps, [1])
    // What is in front is not touched where another view takes the touches.
    let veil = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 44))
    screen.controller.view.addSubview(veil)
    try screen.tap(query)
    expectEqual(taps, [1, 0])
    try screen.scroll(by: 600)
    veil.removeFromSuperview()
    try screen.tap(query)
    expectEqual(taps, [1, 0, 2])
  }
}
