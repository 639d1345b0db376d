import XCTest

final class InheritedXCTests: ScreenCase {
  func testTheMainActorIsInherited() {
    MainActor.assertIsolated()
    XCTAssertEqual(made, ["throwing", "sync"])
  }

  func testATestKeepsItsName() throws {
    XCTAssertEqual(#function, "testATestKeepsItsName()")
    XCTAssertEqual(name(), "testATestKeepsItsName()")
    let first = try XCTUnwrap(made.first)
    guard first == "throwing" else { return XCTFail(first) }
  }

  override func testWhatTheBaseTests() {
    super.testWhatTheBaseTests()
    XCTAssertFalse(made.isEmpty)
  }

  func testAnAsynchronousTest() async { XCTAssertEqual(made.count, 2) }
}

extension InheritedXCTests {
  func testAnExtensionInheritsTheActor() { XCTAssertEqual(made.count, 2) }
}
