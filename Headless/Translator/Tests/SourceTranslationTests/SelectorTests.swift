#if Translator
  import SourceTranslation
  import Testing

  @Suite struct SelectorTests {
    /// The translation of an expression in a class that has methods.
    private func inClass(_ expression: String) -> String {
      let text = translated(
        "class A: B {\nfunc x() { \(expression) }\nfunc tap() {}\nfunc go(_ a: Int) {}\n@objc(named:) func n(_ a: Int) {}\nlet model = Model()\nvar other: Other?\n}"
      )
      let line = text.split(separator: "\n")[1]
      return String(line.dropFirst(11).dropLast(2))
    }

    @Test(arguments: [
      ("#selector(tap)", "Selector(\"tap\", A.tap)"),
      ("#selector(tap()) ", "refused"),
      ("#selector(go)", "Selector(\"go:\", A.go)"),
      ("#selector(go(_:))", "Selector(\"go:\", A.go(_:))"),
      ("#selector(self.go(_:))", "Selector(\"go:\", A.go(_:))"),
      ("#selector(Self.go(_:))", "Selector(\"go:\", A.go(_:))"),
      ("#selector(A.go(_:))", "Selector(\"go:\", A.go(_:))"),
      ("#selector(n(_:))", "Selector(\"named:\", A.n(_:))"),
      ("#selector(Far.Away.go(_:with:))", "Selector(\"go:with:\", Far.Away.go(_:with:))"),
      ("#selector(changed(sender:))", "Selector(\"changedWithSender:\", A.changed(sender:))"),
      ("#selector(changed(for:))", "Selector(\"changedFor:\", A.changed(for:))"),
      ("#selector(go(_:) as (Int) -> Void)", "Selector(\"go:\", A.go(_:) as (A) -> (Int) -> Void)"),
      ("#selector(go as (Int) -> Void)", "Selector(\"go:\", A.go as (A) -> (Int) -> Void)"),
      ("#selector(A.go as (A) -> (Int) -> Void)", "Selector(\"go:\", A.go as (A) -> (Int) -> Void)"),
      ("#selector(getter: title)", "Selector(\"title\", { (object: A) in { object.title } })"),
      ("#selector(getter: UIView.tag)", "Selector(\"tag\", { (object: UIView) in { object.tag } })"),
      ("#selector(UIView.endEditing)", "Selector(\"endEditing\", UIView.endEditing)"),
      ("#selector(model.load)", "Selector(\"load\", Model.load)"),
      ("#selector(other.load)", "Selector(\"load\", Other.load)"),
      ("Selector(\"go:\")", "Selector(\"go:\", A.go(_:))"),
      ("Selector((\"tap\"))", "Selector(\"tap\", A.tap)"),
      ("NSSelectorFromString(\"named:\")", "Selector(\"named:\", A.n(_:))"),
      ("type(of: model).description()", "NSStringFromClass(type(of: model))"),
      ("#keyPath(A.model.name)", "\"model.name\"          "),
      ("a(#selector(tap), b: #selector(go))", "a(Selector(\"tap\", A.tap), b: Selector(\"go:\", A.go))"),
    ])
    func aSelectorNamesTheMethod(_ expression: String, _ expected: String) {
      guard expected != "refused" else { return #expect(refusals("class A { func x() { \(expression) } }").count == 1) }
      #expect(inClass(expression) == expected)
    }

    @Test(arguments: [
      ("class A { class B { func x() { _ = #selector(y) }; func y() {} } }", "B.y"),
      ("class A { class B { func x() { _ = #selector(y) } }; func y() {} }", "A.y"),
      ("extension A.B { func x() { _ = #selector(y) } }", "A.B.y"),
      ("class A<T> { func x() { _ = #selector(y) } }", "A.y"),
      ("class A { lazy var b: Int = { _ = #selector(y); return 1 }() }", "A.y"),
      ("class A: Base { func x() { _ = #selector(super.y) } }", "A.y"),
      ("class A { func x() { _ = #selector(\n  y\n) } }", "A.y)\n\n"),
    ])
    func theOwnerIsTheTypeAroundIt(_ text: String, _ expected: String) {
      let text = translated(text)
      #expect(text.contains(", \(expected)"), "\(text)")
    }

    @Test func theDeclarationOfAnotherFileGivesTheName() {
      let files = translation(of: [
        "A.swift": "class A { func x() { _ = #selector(done) } }",
        "B.swift": "extension A { @objc(finished:) func done(_ sender: Any) {} }",
      ])
      #expect(files["A.swift"]?.contains("Selector(\"finished:\", A.done)") == true)
    }

    @Test func aFileWithoutUIKitImportsWhatASelectorIs() {
      #expect(
        translated("import Foundation\nclass A { func y() { _ = #selector(y) } }").hasSuffix("\nimport HeadlessUIKit\n")
      )
      #expect(
        !translated("import UIKit\nclass A { func y() { _ = #selector(y) } }").hasSuffix("\nimport HeadlessUIKit\n")
      )
    }

    @Test func whatHasNoMethodIsRefused() {
      #expect(
        refusals(
          """
          class A {
            func a(thing: Thing) {
              _ = #selector(thing.b)
              _ = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))
              _ = Selector("unknown:")
              _ = Selector(name)
              _ = #selector(setter: A.x)
            }
          }
          let a = #selector(b)
          """
        ) == [
          "3: #selector of an object's method", "4: #selector of a protocol's requirement", "5: Selector of a text",
          "6: Selector of a text", "7: #selector(setter:)", "10: #selector outside a class",
        ]
      )
    }
  }
#endif
