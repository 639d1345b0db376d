#if Translator
  import SourceTranslation
  import Testing

  @Suite struct OverrideTests {
    @Test func anOverrideOfAnExtensionMovesIntoTheClass() {
      let text = translatedWithoutTrailingSpaces(
        """
        class A: B {
          let x = 1
        }
        extension A {
          @objc override func go() {
            x
          }
          func stays() {}
        }
        """
      )
      #expect(
        text == """
          class A: B {
            let x = 1

          #sourceLocation(file: "App.swift", line: 5)
                  override func go() {
              x
            }
          #sourceLocation(file: "App.swift", line: 3)
          }
          extension A {



            func stays() {}
          }
          """
      )
    }

    @Test func anotherFilesOverrideStaysAndIsCalled() {
      let files = translation(of: [
        "A.swift": "public class A: B {}", "B.swift": "public extension A {\n  override var c: Int { 1 }\n}",
      ])
      #expect(
        files["A.swift"]
          == "public class A: B {\n#sourceLocation(file: \"B.swift\", line: 2)\n"
          + "  public override var c: Int { return headlessMoved_c }\n"
          + "#sourceLocation(file: \"A.swift\", line: 1)\n                   }"
      )
      #expect(files["B.swift"] == "public extension A {\n           var headlessMoved_c: Int { 1 }\n}")
    }

    @Test(arguments: [
      (
        "override func c(_ a: Int, b: inout Int) throws -> Int { x }",
        "override func c(_ p0: Int, b p1: inout Int) throws -> Int { return try headlessMoved_c(p0, b: &p1) }"
      ),
      (
        "override func c(_ a: @autoclosure () -> Int = 1) async {}",
        "override func c(_ p0: @autoclosure () -> Int = 1) async { return await headlessMoved_c(p0()) }"
      ),
      (
        "@objc @discardableResult override func c<T: P>(for a: T) -> T where T: Q { a }",
        "@discardableResult override func c<T: P>(for p0: T) -> T where T: Q { return headlessMoved_c(for: p0) }"
      ),
      ("override class var c: AnyClass { X.self }", "override class var c: AnyClass { return headlessMoved_c }"),
      (
        "override var c: Int { get { x } set { y() } }",
        "override var c: Int { get { return headlessMoved_c } set { headlessMoved_c = newValue } }"
      ),
      (
        "override var description: String { x }",
        "override var description: String { return headlessMoved_description }"
      ),
    ])
    func whatIsCalledIsHandedWhatWasGiven(_ member: String, _ forwarder: String) {
      let files = translation(of: ["A.swift": "class A: B {}", "B.swift": "extension A { \(member) }"])
      #expect(files["A.swift"]?.contains(forwarder) == true, "\(files)")
      #expect(files["B.swift"]?.contains("override") == false)
      #expect(files["B.swift"]?.contains("nonisolated var headlessMoved_description") == member.contains("description"))
    }

    @Test(arguments: [
      "override var c: Int { didSet { x() } }", "override func c(_ a: Int...) {}",
      "convenience override init() { self.init(x: 1) }",
    ])
    func whatCannotBeCalledMoves(_ member: String) {
      let files = translation(of: ["A.swift": "class A: B {}", "B.swift": "extension A { \(member) }"])
      #expect(files["A.swift"]?.contains(member) == true)
      #expect(files["B.swift"]?.contains("override") == false)
    }

    @Test func whatASubclassOverridesMovesToo() {
      let files = translation(of: [
        "A.swift": "class A {\n}", "B.swift": "extension A: P {\nfunc c(_ a: Int) {}\nfunc d() {}\n}",
        "C.swift": "class C: A {\noverride func c(_ a: Int) {}\n}",
      ])
      #expect(files["A.swift"]?.contains("func c(_ p0: Int) { return headlessMoved_c(p0) }") == true)
      #expect(files["A.swift"]?.contains("func d") == false)
      #expect(files["B.swift"]?.contains("func headlessMoved_c(_ a: Int) {}") == true)
      #expect(files["C.swift"] == "class C: A {\noverride func c(_ a: Int) {}\n}")
    }

    @Test func ofTwoClassesWithOneNameNothingMoves() {
      let text = "class A { class Cell {} }\nclass B { class Cell {} }\nextension B.Cell {\noverride func a() {}\n}"
      #expect(refusals(text) == ["4: override in an extension of one of several classes named Cell"])
      #expect(refusals("class A {}\nclass B: A {}\nextension B {\noverride func a() {}\n}").isEmpty)
    }

    @Test func whatCannotMoveIsRefused() {
      #expect(
        refusals(
          """
          extension UIView {
            override func a() {}
          }
          class A<T> {}
          extension A where T == Int {
            override func b() {}
          }
          extension A {
            #if DEBUG
            override func c() {}
            #endif
          }
          """
        ) == [
          "2: override in an extension of a class of another module", "6: override in an extension with conditions",
          "10: override in a condition of an extension",
        ]
      )
    }
  }
#endif
