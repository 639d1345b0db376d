#if Translator
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
      #expect(text.contains("  nonisolated func testA() { MainActor.assumeIsolated { () -> Void in go() } }\n"))
      #expect(text.contains("nonisolated func testB() throws { try MainActor.assumeIsolated { () throws -> Void in} }"))
      #expect(text.contains("             nonisolated func testE() { MainActor.assumeIsolated { () -> Void in} }"))
      for line in [
        "func testC() async {}\n", "nonisolated func testD() {}\n", "func helper() {}\n", "func testF() {}\n",
      ] {
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

    /// Whether the test of a class is called from outside of the main actor.
    private func isWrapped(_ files: KeyValuePairs<String, String>, in name: String) -> Bool {
      translation(of: files)[name]?.contains("nonisolated func testA() {") == true
    }

    @Test func testsInheritTheMainActorAcrossFiles() {
      let base = "@MainActor class ScreenCase: XCTestCase {}"
      let test = "final class A: ScreenCase { func testA() {} }"
      #expect(isWrapped(["A.swift": test, "B.swift": base], in: "A.swift"))
      #expect(
        isWrapped(
          ["A.swift": test, "B.swift": "class ScreenCase: Deep {}", "C.swift": "@MainActor class Deep: XCTestCase {}"],
          in: "A.swift"
        )
      )
      #expect(!isWrapped(["A.swift": test, "B.swift": "class ScreenCase: XCTestCase {}"], in: "A.swift"))
    }

    @Test(arguments: [
      "@MainActor class Base<V>: XCTestCase {}\nfinal class A: Base<Int> { func testA() {} }",
      "@MainActor class Base: XCTestCase {}\ntypealias Case = Base\nfinal class A: Case { func testA() {} }",
      "@MainActor class Base: XCTestCase {}\nfinal class A: Base {}\nextension A { func testA() {} }",
      "final class A: XCTestCase {}\n@MainActor extension A { func testA() {} }",
      "@MainActor class Base: XCTestCase {}\nenum Suite { final class A: Base { func testA() {} } }",
      "@MainActor protocol Screens {}\nfinal class A: XCTestCase, Screens { func testA() {} }",
      "@MainActor class A: XCTestCase { @available(iOS 17, *) public func testA() {} }",
    ])
    func testsOnTheMainActorAreFound(_ text: String) {
      #expect(
        translated(text).contains(
          "nonisolated \(text.contains("public") ? "public " : "")func testA() { MainActor.assumeIsolated"
        )
      )
    }

    @Test func overridesAndSurroundingsAreCalledToo() {
      let text = translated(
        """
        @MainActor class Base: XCTestCase { func testA() {} }
        class A: Base {
          override func testA() { super.testA() }
          override func setUp() { super.setUp() }
          override func tearDownWithError() throws {}
          override class func tearDown() {}
          override func setUp() async throws {}
          func setUp(with x: Int) {}
        }
        """
      )
      #expect(
        text.contains("nonisolated override func testA() { MainActor.assumeIsolated { () -> Void in super.testA() } }")
      )
      #expect(
        text.contains("nonisolated override func setUp() { MainActor.assumeIsolated { () -> Void in super.setUp() } }")
      )
      #expect(text.contains("nonisolated override func tearDownWithError() throws { try MainActor.assumeIsolated {"))
      #expect(text.contains("nonisolated override class func tearDown() { MainActor.assumeIsolated {"))
      #expect(text.contains("\n  override func setUp() async throws {}\n  func setUp(with x: Int) {}"))
    }

    @Test func aTestKeepsItsName() {
      #expect(
        translated("@MainActor class A: XCTestCase { func testA() { check(#function) } }")
          .contains("func testA() { MainActor.assumeIsolated { () -> Void in check(#function) } }")
      )
    }
  }
#endif
