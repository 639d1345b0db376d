import XCTest

@testable import Trips

@MainActor
final class TripsXCTests: XCTestCase {
  private var controller: TripsViewController!

  override func setUp() async throws {
    controller = TripsViewController(store: .sample)
  }

  func testAClassOnTheMainActorLoadsItsViews() {
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.title, "Trips")
    XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 0), 3)
  }

  func testErrorsAreThrown() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = try XCTUnwrap(controller.collectionView.cellForItem(at: [0, 0]) as? TripCell)
    XCTAssertNotNil(cell.delegate)
    window.rootViewController = nil
  }
}

final class PlainXCTests: XCTestCase {
  @MainActor func testAMethodOnTheMainActor() {
    XCTAssertEqual(TripStore.sample.trips.first?.title, Samples.first)
  }

  @MainActor func testAnAsynchronousMethod() async {
    XCTAssertEqual(TripEditorViewController().view.backgroundColor, .systemGroupedBackground)
  }
}
