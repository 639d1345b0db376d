#if Translator
  import Testing

  @Suite struct FrameworkMemberTests {
    @Test func aMemberAsksForWhatIsInItsPlace() {
      let files = translation(of: [
        "A.swift": "import UIKit\nextension UIViewController {\n  @objc func mayGoBack() -> Bool { true }\n}",
        "B.swift":
          "import UIKit\nfinal class Editor: UIViewController {\n  override func mayGoBack() -> Bool { false }\n}",
      ])
      #expect(
        files["A.swift"] == """
          import HeadlessUIKit
          extension UIViewController {
                  func headlessBase_mayGoBack() -> Bool { true }; \
          func mayGoBack() -> Bool { if let headless = self as? any HeadlessOverriding_mayGoBack { return headless.headlessOverride_mayGoBack() }; return headlessBase_mayGoBack() }; \
          @MainActor protocol HeadlessOverriding_mayGoBack: AnyObject { func headlessOverride_mayGoBack() -> Bool }
          }
          """
      )
      #expect(
        files["B.swift"] == """
          import HeadlessUIKit
          final class Editor: UIViewController, UIViewController.HeadlessOverriding_mayGoBack {
                     func headlessOverride_mayGoBack() -> Bool { false }
          }
          """
      )
    }

    /// The translation of a class under an extension of a framework's class with three members.
    private func heirs(_ text: String) -> String {
      let text = translated(
        """
        extension UIView {
          @objc func a(_ x: Int, to y: inout Int) throws {}
          @objc var b: Int { get { 1 } set {} }
          @objc class func c() -> String { "" }
        }
        \(text)
        """
      )
      return text.split(separator: "\n").dropFirst(5).joined(separator: "\n")
    }

    @Test func deeperClassesOverrideTheFirst() {
      let text = heirs(
        "class A: UILabel { override func a(_ x: Int, to y: inout Int) throws {} }\nclass B: A { override func a(_ x: Int, to y: inout Int) throws {} }"
      )
      #expect(text.contains("class A: UILabel, UIView.HeadlessOverriding_a___to {          func headlessOverride_a("))
      #expect(text.contains("class B: A { override func headlessOverride_a("))
    }

    @Test(arguments: [
      ("class A: UIView { override var b: Int { super.b } }", "var headlessOverride_b: Int { self.headlessBase_b }"),
      (
        "class A: UIView { override func a(_ x: Int, to y: inout Int) throws { try super.a(x, to: &y) } }",
        "try self.headlessBase_a(x, to: &y)"
      ),
      (
        "class A: UIView { override class func c() -> String { super.c() } }",
        "class func headlessOverride_c() -> String { self.headlessBase_c() }"
      ),
      (
        "class A: UIView { override var b: Int { 2 } }\nclass B: A { override var b: Int { super.b } }",
        "override var headlessOverride_b: Int { super.headlessOverride_b }"
      ),
      (
        "class A: UIView { override var b: Int { 2 } }\nclass B: A { func x() { super.b = 1 } }",
        "super.headlessOverride_b = 1"
      ),
      (
        "class A: UIView { override var b: Int { 2 } }\nclass B: UIView { func x() { super.b = 1 } }",
        "self.headlessBase_b = 1"
      ),
    ])
    func superIsWhatIsAbove(_ text: String, _ expected: String) {
      let text = heirs(text)
      #expect(text.contains(expected), "\(text)")
    }

    @Test func propertiesAndClassMembersAskToo() {
      let text = translated(
        """
        public extension UIView {
          @objc var b: Int { get { 1 } set {} }
          @objc class func c(x: Int = 1) -> String { "" }
        }
        class A: UITableViewCell {
          override var b: Int { get { 1 } set {} }
          override class func c(x: Int) -> String { "" }
        }
        """
      )
      #expect(
        text.contains(
          "var b: Int { get { if let headless = self as? any HeadlessOverriding_b { return headless.headlessOverride_b }; return headlessBase_b } "
            + "set { if let headless = self as? any HeadlessOverriding_b { headless.headlessOverride_b = newValue } else { headlessBase_b = newValue } } }; "
            + "@MainActor protocol HeadlessOverriding_b: AnyObject { var headlessOverride_b: Int { get set } }"
        )
      )
      #expect(
        text.contains(
          "class func c(x p0: Int = 1) -> String { if let headless = self as? any HeadlessOverriding_c_x.Type { return headless.headlessOverride_c(x: p0) }; return headlessBase_c(x: p0) }; "
            + "@MainActor protocol HeadlessOverriding_c_x: AnyObject { static func headlessOverride_c(x p0: Int) -> String }"
        )
      )
      #expect(
        text.contains("class A: UITableViewCell, UIView.HeadlessOverriding_b, UIView.HeadlessOverriding_c_x {")
      )
    }

    @Test func anOverrideInAnExtensionStaysThere() {
      let files = translation(of: [
        "A.swift": "extension UIView { @objc func a() {} }", "B.swift": "class B: UIView {}",
        "C.swift": "extension B { override func a() {} }",
      ])
      #expect(files["B.swift"]?.contains("class B: UIView, UIView.HeadlessOverriding_a {}") == true)
      #expect(files["C.swift"] == "extension B {          func headlessOverride_a() {} }")
    }

    @Test func whatNobodyOverridesStays() {
      let text =
        "extension UIView {\n  func a() {}\n}\nclass A: UIView { func a(_ x: Int) {} }\nclass B { override func a() {} }"
      #expect(translated(text) == text)
    }

    @Test func membersOfAnAppsOwnClassAreOverriddenAsBefore() {
      let text =
        "class A: UIView { func a() {} }\nextension UIView { func b() {} }\nclass B: A { override func a() {} }"
      #expect(translated(text) == text)
    }

    @Test func whatCannotBeAskedIsRefused() {
      #expect(
        refusals(
          """
          extension UIView {
            @objc func a(_ x: Int...) {}
            @objc var b: Int { 1 }
          }
          class A: UIView {
            override func a(_ x: Int...) {}
            override var b: Int { didSet {} }
          }
          """
        ) == [
          "2: a member of another module's class that is overridden",
          "6: an override of a member of another module's class",
          "7: an override of a member of another module's class",
        ]
      )
    }
  }
#endif
