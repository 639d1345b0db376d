import XCTest

/// What tests of screens share: they inherit its actor.
@MainActor class ScreenCase: XCTestCase {
  private(set) var made: [String] = []

  override func setUp() {
    super.setUp()
    made.append("sync")
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    made.append("throwing")
  }

  override func tearDown() {
    made = []
    super.tearDown()
  }

  func name(_ function: String = #function) -> String { function }

  func testWhatTheBaseTests() { XCTAssertEqual(made.count, 2) }
}
