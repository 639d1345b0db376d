// swift-format-ignore-file
// What a simulation of ErrandsViewController printed is pasted as it is, behind the imports that it needs.

#if os(iOS) || os(Linux) && canImport(Glibc)
import Roster
import ScreenTesting

/// “Bread” was deleted, and “Errand 0” is gone.
@MainActor func deletionOfErrandsViewController_93B6(
  events: [SimulatedEvent<ErrandsViewController>],
  screen make: (World) -> ErrandsViewController
) throws {
  try withVirtualTime(replaying: "1://1") { world, scheduler in
    let controller = make(world)
    let screen = TestScreen(controller)
    scheduler.settle()
    try screen.swipe(.indexPath([0, 0]), tap: "Done")  // “Bread”
    scheduler.settle()
    events[0].happen(to: controller)  // arrival
    scheduler.advance(by: .seconds(30))
    screen.settle()
  }
}
#endif
