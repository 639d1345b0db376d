import Foundation
import Testing

@testable import SourceTranslation

@Suite struct XCTestTests {
  @Test func synchronousTestsOnTheMainActorAreCalledFromOutside() {
    let text = translated(
      """
      import XCTest
      @MainActor final class A: XCTestCase {
        func testA() { go() }
        func testB() throws {}
        func testC() async {}
        nonisolated func testD() {}
        func helper() {}
      }
      class B: XCTestCase {
        @MainActor func testE() {}
        func testF() {}
      }
      """
    )
    #expect(
      text.contains(
        "  func headlessBodyOf_testA() { go() }; nonisolated func testA() { MainActor.assumeIsolated { self.headlessBodyOf_testA() } }\n"
      )
    )
    #expect(
      text.contains(
        "nonisolated func testB() throws { try MainActor.assumeIsolated { try self.headlessBodyOf_testB() } }"
      )
    )
    #expect(text.contains("@MainActor func headlessBodyOf_testE() {}; nonisolated func testE() {"))
    for line in ["func testC() async {}\n", "nonisolated func testD() {}\n", "func helper() {}\n", "func testF() {}\n"]
    {
      #expect(text.contains("  \(line)"))
    }
  }

  @Test func aFileThatImportsXCTestSeesUIKit() {
    #expect(translated("import XCTest\nlet x = 1").hasSuffix("import HeadlessUIKit\n"))
    #expect(translated("import XCTest\nimport UIKit\n").components(separatedBy: "import HeadlessUIKit").count == 2)
  }

  @Test func aTestOfAnotherClassStays() {
    let text = "@MainActor class A: Base { func testA() {} }"
    #expect(translated(text).contains(text))
  }
}
