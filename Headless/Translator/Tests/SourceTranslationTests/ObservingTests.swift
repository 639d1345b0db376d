#if Translator
  import SourceTranslation
  import Testing

  @Suite struct ObservingTests {
    @Test(arguments: [
      ("@objc dynamic var a = 1", "@HeadlessKVO  var a = 1"),
      ("@objc public private(set) dynamic var a = 1", "@HeadlessKVO public private(set)  var a = 1"),
      ("@objc dynamic var a: String?", "@HeadlessKVO  var a: String? = nil"),
      ("@objc dynamic var a: String", "@HeadlessKVO  var a: String"),
      ("@objc dynamic var a = 1 { didSet { b() } }", "@HeadlessKVO  var a = 1 { didSet { b() } }"),
      ("@objc dynamic var a: Int { 1 }", "              var a: Int { 1 }"),
      ("@objc dynamic var a: Int { get { 1 } set {} }", "              var a: Int { get { 1 } set {} }"),
      ("@objc let a = 1", "      let a = 1"),
    ])
    func whatIsDynamicIsObserved(_ text: String, _ expected: String) {
      #expect(translated("import UIKit\nclass A {\n\(text)\n}") == "import HeadlessUIKit\nclass A {\n\(expected)\n}")
    }

    @Test func severalPropertiesOfOneLineAreRefused() {
      #expect(refusals("class A { @objc dynamic var a = 1, b = 2 }") == ["1: @objc dynamic var of several properties"])
    }

    @Test func allMembersMayBeOfObjectiveC() {
      #expect(
        translated(
          "import UIKit\n@objcMembers class A {\npublic dynamic var a = 1\nvar b = 1\n}\nclass B { dynamic var a = 1 }"
        )
          == "import HeadlessUIKit\n             class A {\n@HeadlessKVO public  var a = 1\nvar b = 1\n}\nclass B {         var a = 1 }"
      )
    }
  }
#endif
