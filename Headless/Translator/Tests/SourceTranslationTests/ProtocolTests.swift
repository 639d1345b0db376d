#if Translator
  import SourceTranslation
  import Testing

  @Suite struct ProtocolTests {
    @Test(arguments: [
      ("@objc protocol P {}", "      protocol P: AnyObject {}"),
      ("@objc protocol P: Q {}", "      protocol P: Q, AnyObject {}"),
      ("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
      ("protocol P {}", "protocol P {}"),
    ])
    func aProtocolOfObjectiveCIsOfClasses(_ text: String, _ expected: String) {
      #expect(translated(text) == expected)
    }

    @Test func anOptionalRequirementHasADefault() {
      let text = translated(
        """
        import UIKit
        @objc public protocol P: AnyObject {
          @objc optional func picked(_ name: String, at row: Int) -> Bool
        }
        """
      )
      #expect(
        text == """
          import HeadlessUIKit
                public protocol P: AnyObject {
                           func picked(_ name: String, at row: Int) -> Bool
          }
          extension P {
          #sourceLocation(file: "App.swift", line: 3)
          public func picked(_ p0: String, at p1: Int) -> Bool { HeadlessOptionalRequirement.missing("picked(_:at:)"); return false }
          }

          """
      )
    }

    @Test func whatNoDefaultCanReturnIsRefused() {
      #expect(
        refusals("@objc protocol P {\n@objc optional func a() -> Thing\n@objc optional var b: Int { get }\n}")
          == ["2: an optional requirement that returns Thing", "3: an optional property of a protocol"]
      )
    }

    private static let call = "HeadlessOptionalRequirement.call"

    @Test(arguments: [
      ("d?.a?(b: 1)", "\(call)(\"a(b:)\", { d?.a(b: 1) })"),
      (
        "let x = self.d?.table?(t, height: 1) ?? 3",
        "let x = \(call)(\"table(_:height:)\", { self.d?.table(t, height: 1) }) ?? 3"
      ),
      ("d?.scrollViewDidScroll?(s)", "\(call)(\"scrollViewDidScroll(_:)\", { d?.scrollViewDidScroll(s) })"),
      ("d?.a?(b: 1).c", "\(call)(\"a(b:)\", { d?.a(b: 1) })?.c"),
      (
        "d?.a?(b: e?.f?(g: 1))",
        "\(call)(\"a(b:)\", { d?.a(b: \(call)(\"f(g:)\", { e?.f(g: 1) })) })"
      ),
      ("cell.onTap?(x)", "cell.onTap?(x)"),
      ("onTap?(x)", "onTap?(x)"),
      ("d?.a(b: 1)", "d?.a(b: 1)"),
    ])
    func anOptionalCallAsks(_ text: String, _ expected: String) {
      let text = translated("import UIKit\n" + text)
      #expect(text == "import HeadlessUIKit\n" + expected)
    }

    @Test func aRequirementOfTheModuleIsKnownWithoutLabels() {
      let text = translation(of: [
        "A.swift": "@objc protocol P { @objc optional func closed(_ a: Int) }",
        "B.swift": "import UIKit\nd?.closed?(1)",
      ])
      #expect(text["B.swift"] == "import HeadlessUIKit\n\(Self.call)(\"closed(_:)\", { d?.closed(1) })")
    }

    @Test func aClosureBehindACallHasTheLabelOfTheRequirement() {
      let declared = "@objc protocol P { @objc optional func load(_ a: Int, done: () -> Void) }\n"
      let text = translated("import UIKit\n" + declared + "d?.load?(1) { }")
      #expect(text.contains("\(Self.call)(\"load(_:done:)\", { d?.load(1) { } })"))
      #expect(refusals("d?.load?(a: 1) { }") == ["1: an optional call with a closure behind it"])
      #expect(refusals("cell.onTap?(1) { }").isEmpty)
    }

    @Test func whatASubclassIsTheFirstToImplementIsRefused() {
      let text =
        "@objc protocol P { @objc optional func a(b: Int)\n@objc optional func c() }\nclass A: NSObject {}\nextension A: P {}\n"
      #expect(
        refusals(text + "class B: A { func a(b: Int) {} }") == [
          "5: an optional requirement that a subclass is the first to implement"
        ]
      )
      #expect(refusals(text + "class B: A {}\nclass C: B { func a() {} }").isEmpty)
      #expect(refusals(text + "extension A { func a(b: Int) {} }\nclass B: A { override func a(b: Int) {} }").isEmpty)
      #expect(refusals(text + "class B: NSObject, P { func a(b: Int) {} }").isEmpty)
    }
  }
#endif
