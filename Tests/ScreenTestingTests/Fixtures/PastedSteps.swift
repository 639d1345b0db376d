// swift-format-ignore-file
// What is printed is pasted as it is, behind the imports that it needs.

#if os(Linux) && canImport(Glibc)
import HeadlessUIKit
import ScreenTesting

/// None.
@MainActor func rules(
  events: [SimulatedEvent<EverythingController>],
  screen make: (World) -> EverythingController
) throws {
  try withVirtualTime(replaying: "1://") { world, scheduler in
    let controller = make(world)
    let screen = TestScreen(controller)
    scheduler.settle()
    try screen.tapTab(at: 0)  // Things
    try screen.slide(.role(.slider, "Volume"), to: 0.5)
    try screen.tapDetailButton(of: .indexPath([0, 0]))  // “Row 0”
    try screen.scroll(by: 400)
    try screen.tapIndexTitle("A")
    try screen.longPress(.indexPath([0, 0]), tap: "By row")  // “Row 0”
    try screen.increment(.role(.stepper, "Count"))
    try screen.swipe(.indexPath([0, 0]), from: .leading, tap: "Read")  // “Row 0”
    try screen.choose(row: 0, inComponent: 0, of: .role(.picker))
    try screen.tap("Choose", choosing: "By choose")
    try screen.tap("Edit")
    events[0].happen(to: controller, drawing: [1010237580])  // arrival
    screen.enterBackground(); scheduler.advance(by: .seconds(60)); screen.enterForeground()
    try screen.tapInsertControl(of: .indexPath([0, 0]))  // “New 23”
    try screen.tapBarButton(at: 1)  // UIBarButtonItem
    try screen.pullToRefresh()
    for text in ["a"] { try? screen.type(text, into: .role(.field, "Name")); scheduler.advance(by: .milliseconds(100)) }
    try screen.tapReturn()
    try screen.choose(Date(timeIntervalSinceReferenceDate: 86400.0), in: .role(.datePicker))  // 2001-01-02 00:00:00 +0000
    try screen.beginDrag(.indexPath([0, 0]))  // “Inserted”
    try screen.drop(at: .indexPath([0, 0]))  // “Inserted”
    try screen.tapDeleteControl(of: .indexPath([0, 0]))  // “Inserted”
    try screen.tap(.point(x: 290.0, y: 265.0))
    try? screen.tap(.indexPath([0, 0]))  // “New 23”, which does nothing
    try screen.tap("Sort", choosing: "By sort")
    screen.leaveWindow(); screen.returnToWindow()
    try screen.tapSegment(0, of: .role(.segmentedControl))
    for text in ["a"] { try? screen.type(text, into: .role(.field, "Name")); scheduler.advance(by: .milliseconds(100)) }
    try screen.performAccessibilityAction("Star", on: .indexPath([0, 0]))  // “New 23”
    try screen.decrement(.role(.stepper, "Count"))
    try screen.turnPage(of: .role(.pageControl), forward: false)
    try screen.tap("Ask “\"now\"”")
    screen.resize(to: CGSize(width: 390.0, height: 844.0))
    try screen.tap("Yes")  // in “Sure?”
    scheduler.settle()
    screen.showKeyboard()
    screen.hideKeyboard()
    screen.setTextSize(.large)
    try screen.tapBarButton(at: 2, choosing: "By more")  // ellipsis
    screen.warnOfMemory()
    try screen.tap("Push")
    screen.setStyle(.dark)
    try screen.goBack()
    scheduler.advance(by: .seconds(30))
    screen.settle()
  }
}
#endif
