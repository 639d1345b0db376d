// swift-format-ignore-file
// What is printed is pasted as it is, behind the imports that it needs.

#if os(Linux) && canImport(Glibc)
import HeadlessUIKit
import ScreenTesting

/// None.
@MainActor func deletionOfStorefrontViewController_C8FD(
  screen make: (World) -> StorefrontViewController
) throws {
  try withVirtualTime(replaying: "1://") { world, scheduler in
    let controller = make(world)
    let screen = TestScreen(controller)
    scheduler.settle()
    try screen.pullToRefresh(in: .list(1))
    try screen.longPress(.inside(.indexPath([0, 0]), .indexPath([0, 0])), tap: "Hide")  // “App 0-0”
    try screen.tap(.inside(.indexPath([0, 0]), .indexPath([0, 0])))  // “App 0-1”
    try screen.tapIndexTitle("F", in: .list(1))
    try screen.swipe(.inside(.list(1), .indexPath([0, 0])), tap: "Remove")  // “File 0”
    try screen.scroll(by: 400, in: .inside(.indexPath([0, 0]), .list(0)))
    scheduler.advance(by: .seconds(30))
    screen.settle()
  }
}
#endif
