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

  @Test func itMovesToTheFileOfTheClass() {
    let files = translation(of: [
      "A.swift": "public class A: B {}", "B.swift": "public extension A {\n  override var c: Int { 1 }\n}",
    ])
    #expect(
      files["A.swift"]
        == "public class A: B {\n#sourceLocation(file: \"B.swift\", line: 2)\npublic override var c: Int { 1 }\n"
        + "#sourceLocation(file: \"A.swift\", line: 1)\n                   }"
    )
    #expect(files["B.swift"]?.contains("override") == false)
  }

  @Test func whatASubclassOverridesMovesToo() {
    let files = translation(of: [
      "A.swift": "class A {\n}", "B.swift": "extension A: P {\nfunc c(_ a: Int) {}\nfunc d() {}\n}",
      "C.swift": "class C: A {\noverride func c(_ a: Int) {}\n}",
    ])
    #expect(files["A.swift"]?.contains("func c(_ a: Int) {}") == true)
    #expect(files["A.swift"]?.contains("func d") == false)
    #expect(files["B.swift"]?.contains("func c") == false)
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
