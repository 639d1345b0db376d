import Foundation
import HeadlessUIKit
import ScreenTesting
import Testing

@testable import Trips

@MainActor @Suite struct TripsTests {
  private func store() -> TripStore { .sample }

  private func trips(_ store: TripStore) -> TestScreen {
    TestScreen(TripsViewController(store: store), inNavigationController: true)
  }

  private func trip(_ store: TripStore) -> TestScreen {
    TestScreen(TripViewController(store: store, tripID: store.trips[0].id), inNavigationController: true)
  }

  // MARK: The list

  @Test func aStarMovesATripToTheFavorites() throws {
    let store = store()
    let screen = trips(store)
    try screen.tap(.inside(.indexPath([0, 1]), .role(.button)))
    screen.settle()
    #expect(store.trips[1].isFavorite && screen.visibleItems.first?.hasPrefix("Norway") == true)
  }

  @Test func aSegmentFiltersAndASwipeDeletes() throws {
    let store = store()
    let screen = trips(store)
    try screen.swipe("Norway", tap: "Delete")
    screen.settle()
    #expect(!screen.shows("Norway") && screen.shows("Portugal"))
    try screen.tapSegment(1)
    screen.settle()
    #expect(screen.visibleItems.isEmpty)
  }

  @Test func theSearchFiltersTheTrips() throws {
    let screen = trips(store())
    try screen.type("port", into: .role(.field))
    screen.settle()
    #expect(screen.shows("Portugal") && !screen.shows("Norway"))
  }

  @Test func aLongPressCallsAnOptionalMethodWhereThereIsOne() throws {
    final class Delegate: TripCellDelegate {
      var pressed = 0
      func tripCellDidToggleFavorite(_ cell: TripCell) {}
      func tripCellDidLongPress(_ cell: TripCell) { pressed += 1 }
    }
    let cell = TripCell(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    let screen = TestScreen(cell)
    let delegate = Delegate()
    for next in [delegate, TripsViewController(store: store())] as [any TripCellDelegate] {
      cell.delegate = next
      cell.contentView.headlessLongPress(at: CGPoint(x: 5, y: 5))
    }
    #expect(delegate.pressed == 1)
    withExtendedLifetime(screen) {}
  }

  // MARK: A trip

  @Test func aStepperChangesTheNightsAndTheFooter() throws {
    let screen = trip(store())
    try screen.increment(.inside(.indexPath([0, 0]), .role(.stepper)))
    #expect(screen.shows("4 nights") && screen.shows("2 stops, 6 nights"))
  }

  @Test func aStopIsAddedAndDeleted() throws {
    let store = store()
    let screen = trip(store)
    try screen.tap("Add stop")
    try screen.type("Faro")
    try screen.tap("Add")
    screen.settle()
    #expect(screen.shows("Faro") && screen.shows("3 stops, 6 nights"))
    try screen.swipe("Lisbon", tap: "Delete")
    screen.settle()
    screen.leaveWindow()
    #expect(store.trips[0].stops.map(\.name) == ["Porto", "Faro"])
  }

  @Test func stopsAreReorderedInEditing() throws {
    let screen = trip(store())
    try screen.tap("Edit")
    try screen.drag("Lisbon", to: "Porto")
    screen.settle()
    #expect(screen.visibleItems.first?.hasPrefix("Porto") == true)
    try screen.tap("Done")
  }

  @Test func theActionSheetCopiesTheTitle() throws {
    let screen = trip(store())
    try screen.tap("Share")
    screen.settle()
    try screen.tap("Copy text")
    #expect(UIPasteboard.general.string == "Portugal")
  }

  // MARK: A packing list

  @Test func observedItemsMoveTheProgress() throws {
    let screen = trip(store())
    try screen.tap("Packing list")
    screen.settle()
    #expect(screen.shows("0 of 3 packed"))
    try screen.tap("Passport")
    #expect(screen.shows("1 of 3 packed"))
    try screen.swipe("Charger", tap: "Remove")
    screen.settle()
    #expect(screen.shows("1 of 2 packed"))
    try screen.tap("All packed")
    #expect(screen.shows("2 of 2 packed"))
    #expect(throws: ScreenFailure.self) { try screen.tap("All packed") }
  }

  @Test func aRingClosesAndABadgeKeepsItsRoom() throws {
    let screen = trip(store())
    try screen.tap("Packing list")
    screen.settle()
    func view<View: UIView>(_ type: View.Type, in root: UIView) -> View? {
      root as? View ?? root.subviews.lazy.compactMap { view(type, in: $0) }.first
    }
    let ring = try #require(view(ProgressRingView.self, in: screen.window))
    let shape = try #require(ring.layer.sublayers?.first as? CAShapeLayer)
    #expect(ring.layer is CAShapeLayer && shape.strokeEnd == 0 && shape.frame == ring.bounds)
    try screen.tap("Passport")
    #expect(abs(shape.strokeEnd - 1.0 / 3) < 0.001 && shape.animationKeys() == ["progress"])
    screen.settle()
    #expect(shape.animationKeys() == nil)
    let badge = try #require(view(BadgeLabel.self, in: screen.window))
    let plain = UILabel()
    (plain.text, plain.font) = (badge.text, badge.font)
    #expect(badge.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
    #expect(badge.layer.cornerRadius == badge.bounds.height / 2 && !badge.headlessIsTruncated)
  }

  // MARK: A new trip

  @Test func aNewTripIsWrittenAndArrives() throws {
    let store = store()
    let screen = trips(store)
    try screen.tapBarButton(at: 0)
    screen.settle()
    #expect(throws: ScreenFailure.self) { try screen.tap("Save") }
    try screen.type("Iceland")
    try screen.tapReturn()
    try screen.slide("Nights", to: 7)
    #expect(screen.shows("7 nights"))
    try screen.tap(.role(.toggle))
    try screen.tap("Save")
    screen.settle()
    #expect(screen.shows("Iceland") && store.trips.last?.nights == 7)
  }

  @Test func cancellingTellsADelegateThatListens() throws {
    final class Delegate: NSObject, TripEditorViewControllerDelegate {
      var cancelled = 0
      func tripEditor(_ editor: TripEditorViewController, didSaveTitled title: String, start: Date, nights: Int) {}
      func tripEditorDidCancel(_ editor: TripEditorViewController) { cancelled += 1 }
    }
    let editor = TripEditorViewController()
    let delegate = Delegate()
    editor.delegate = delegate
    try TestScreen(editor, inNavigationController: true).tap("Cancel")
    #expect(delegate.cancelled == 1)
  }

  @Test func theKeyboardLeavesRoomForTheForm() throws {
    let editor = TripEditorViewController()
    let screen = TestScreen(editor, inNavigationController: true)
    screen.showKeyboard()
    let scrollView = try #require(editor.view.subviews.first as? UIScrollView)
    #expect(scrollView.contentInset.bottom > 0)
    screen.hideKeyboard()
    #expect(scrollView.contentInset.bottom == 0)
  }

  // MARK: A random person

  @Test func aRandomPersonUsesTheApp() throws {
    let counts = try simulate(
      TripsViewController.self,
      worlds: ProcessInfo.processInfo.environment["ROSTER_SEEDS"] == "all" ? 400 : 12,
      steps: 40,
      inNavigationController: true
    ) { _ in TripsViewController(store: .sample) }
    #expect(counts.steps >= 200)
  }
}
