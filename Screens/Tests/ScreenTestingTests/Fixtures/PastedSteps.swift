// swift-format-ignore-file
// What is printed is pasted as it is, behind the imports that it needs.

#if os(Linux) && canImport(Glibc)
import HeadlessUIKit
import ScreenTesting

/// None.
@MainActor func rulesOfEverythingController_CEBC(
  events: [SimulatedEvent<EverythingController>],
  screen make: (World) -> EverythingController
) throws {
  try withVirtualTime(replaying: "1://") { world, scheduler in
    let controller = make(world)
    let screen = TestScreen(controller)
    scheduler.settle()
    try screen.pullToRefresh()
    screen.setTextSize(.large)
    try screen.longPress(.indexPath([0, 0]), tap: "By row")  // “Row 0”
    try screen.tapIndexTitle("A")
    try screen.performAccessibilityAction("Star", on: .indexPath([0, 0]))  // “Row 0”
    try screen.scroll(by: 400)
    try screen.tapTab(at: 1)  // Nothing
    screen.leaveWindow(); screen.returnToWindow()
    try screen.tapTab(at: 0)  // Things
    try screen.tapBarButton(at: 2, choosing: "By more")  // ellipsis
    screen.setStyle(.dark)
    for text in ["a"] { try? screen.type(text, into: .role(.field, "Name")); scheduler.advance(by: .milliseconds(100)) }
    screen.showKeyboard()
    screen.warnOfMemory()
    try screen.tap("Ask “\"now\"”")
    try screen.tap("Yes")  // in “Sure?”
    scheduler.settle()
    try screen.tap(.point(x: 290.0, y: 265.0))
    try screen.tapBarButton(at: 1)  // UIBarButtonItem
    screen.enterBackground(); scheduler.advance(by: .seconds(60)); screen.enterForeground()
    screen.hideKeyboard()
    events[0].happen(to: controller, drawing: [1027085037])  // arrival
    try screen.swipe(.indexPath([0, 0]), from: .leading, tap: "Read")  // “New 23”
    try screen.slide(.role(.slider, "Volume"), to: 0.5)
    try screen.tapDetailButton(of: .indexPath([0, 0]))  // “New 23”
    try screen.tapTab(at: 1)  // Nothing
    try screen.tapTab(at: 0)  // Things
    try screen.tap("Sort", choosing: "By sort")
    try screen.decrement(.role(.stepper, "Count"))
    try screen.choose(Date(timeIntervalSinceReferenceDate: 86400.0), in: .role(.datePicker))  // 2001-01-02 00:00:00 +0000
    try screen.tap("Choose", choosing: "By choose")
    screen.resize(to: CGSize(width: 390.0, height: 844.0))
    try screen.turnPage(of: .role(.pageControl), forward: false)
    try screen.tap("Push")
    try screen.goBack()
    try screen.choose(row: 0, inComponent: 0, of: .role(.picker))
    try screen.increment(.role(.stepper, "Count"))
    try screen.tap("Edit")
    try screen.beginDrag(.indexPath([0, 0]))  // “New 23”
    try screen.drop(at: .indexPath([0, 0]))  // “New 23”
    try? screen.tap(.indexPath([0, 0]))  // “New 23”, which does nothing
    try screen.tapInsertControl(of: .indexPath([0, 0]))  // “New 23”
    for text in ["a"] { try? screen.type(text, into: .role(.field, "Name")); scheduler.advance(by: .milliseconds(100)) }
    try screen.tapReturn()
    try screen.tapDeleteControl(of: .indexPath([0, 0]))  // “Inserted”
    try screen.tapSegment(0, of: .role(.segmentedControl))
    scheduler.advance(by: .seconds(30))
    screen.settle()
  }
}
#endif
