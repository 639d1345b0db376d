#if Translator
  import Testing

  @Suite struct ConnectionTests {
    /// What stands behind the last brace of the class.
    private func table(_ text: String, file: String = "App.swift") -> String {
      let lines = translated(text).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.first { $0.contains("headlessConnections") }.map { String($0.drop { $0 != ";" }) } ?? ""
    }

    @Test func outletsAndActionsOfAClassAreInATableOnTheLineOfItsLastBrace() {
      #expect(
        translatedWithoutTrailingSpaces(
          """
          import UIKit
          class A: UIView {
            @IBOutlet private weak var label: UILabel!
            @IBAction func tap(_ sender: UIButton) {}
          }
          """
        )
          == """
          import HeadlessUIKit
          class A: UIView {
                      private weak var label: UILabel!
                      func tap(_ sender: UIButton) {}
          }; extension A { fileprivate static var headlessConnections0: HeadlessConnections { \
          HeadlessConnections(properties: ["label": .init(\\A.label)], actions: ["tap:": Selector("tap:", A.tap(_:))]) } }; \
          @MainActor final class AHeadlessConnections0: HeadlessConnecting { \
          static var headlessConnections: HeadlessConnections { A.headlessConnections0 } };
          """
      )
    }

    @Test(arguments: [
      ("@IBInspectable var a: CGFloat = 0", "\"a\": .init(\\A.a)"),
      ("@objc var a = 1", "\"a\": .init(\\A.a)"),
      ("@IBInspectable var a: Int { get { 1 } set {} }", "\"a\": .init(\\A.a)"),
      ("@IBOutlet var a: [UILabel]! { didSet {} }", "\"a\": .init(\\A.a)"),
      ("@IBOutlet var `default`: UIView!", "\"default\": .init(\\A.`default`)"),
      ("@IBAction func go() {}", "\"go\": Selector(\"go\", A.go)"),
      ("@IBAction func go(sender: Any) {}", "\"goWithSender:\": Selector(\"goWithSender:\", A.go(sender:))"),
      (
        "@IBAction func go(_ a: Any, forEvent e: UIEvent) {}",
        "\"go:forEvent:\": Selector(\"go:forEvent:\", A.go(_:forEvent:))"
      ),
      ("@IBSegueAction func make(_ coder: NSCoder) -> B? { nil }", "\"make:\": Selector(\"make:\", A.make(_:))"),
    ])
    func whatInterfaceBuilderNamesIsInTheTable(_ member: String, _ entry: String) {
      #expect(table("class A: UIView { \(member) }").contains(entry))
    }

    @Test(arguments: [
      "class A: UIView { @objc var a: Int { 1 } }", "class A: UIView { @objc let a = 1 }",
      "class A: UIView { @objc static var a = 1 }", "class A: NSObject { @objc dynamic var a = 1 }",
      "class A: UIView { @objc func a() {} }",
      "class A<T>: UIView { @IBOutlet var a: UIView! }", "private class A: UIView { @IBOutlet var a: UIView! }",
      "enum B { class A: UIView { @IBOutlet var a: UIView! } }",
    ])
    func whatInterfaceBuilderCannotNameIsInNone(_ text: String) {
      #expect(table(text) == "")
    }

    @Test func extensionsInOneFileShareATableAndThoseInOthersHaveTheirOwn() {
      let files = translation(of: [
        "A.swift": "class A: UIView { @IBOutlet var a: UIView! }\nextension A { @IBAction func b() {} }",
        "B.swift": "extension A { @IBAction private func c() {} }", "C.swift": "extension A { func d() {} }",
      ])
      #expect(files["A.swift"]?.contains("headlessConnections0") == true && files["A.swift"]?.contains("A.b)") == true)
      #expect(files["A.swift"]?.contains("headlessConnections1") == false)
      #expect(files["B.swift"]?.contains("class AHeadlessConnections1: HeadlessConnecting") == true)
      #expect(files["C.swift"]?.contains("headlessConnections") == false)
    }

    @Test func objectsOfNSObjectAreMadeWithoutArguments() {
      let make = "static func headlessMake() -> AnyObject? { A() }"
      #expect(table("class A: NSObject { @IBOutlet var a: UIView! }").contains(make))
      #expect(table("class A: NSObject { @IBOutlet var a: UIView!; override init() {} }").contains(make))
      #expect(!table("class A: NSObject { @IBOutlet var a: UIView!; init(b: Int) {} }").contains(make))
      #expect(!table("class A: UIView { @IBOutlet var a: UIView! }").contains(make))
    }

    @Test func aSegueActionWithThreeArgumentsIsRefused() {
      #expect(
        refusals(
          "class A: UIViewController {\n@IBSegueAction func a(_ b: NSCoder, c: Any?, d: String?) -> A? { nil } }"
        )
          == ["2: @IBSegueAction with three arguments"]
      )
    }
  }
#endif
