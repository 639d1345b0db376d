#if Translator
  import SourceTranslation
  import Testing

  @Suite struct AttributeTests {
    @Test(arguments: [
      ("@objc func tap() {}", "      func tap() {}"),
      ("@objc(tapped:) func tap(_ sender: Any) {}", "               func tap(_ sender: Any) {}"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@IBOutlet weak var label: UILabel!", "          weak var label: UILabel!"),
      ("@IBOutlet\nprivate var label: UILabel!", "         \nprivate var label: UILabel!"),
      ("@IBAction private func tap(_ sender: UIButton) {}", "          private func tap(_ sender: UIButton) {}"),
      ("@IBDesignable class A { @IBInspectable let x = 1 }", "              class A {                let x = 1 }"),
      ("@nonobjc var a: Int { 1 }", "         var a: Int { 1 }"),
      ("@objc enum Kind: Int { case a }", "      enum Kind: Int { case a }"),
      ("class A { @objc dynamic func a() {} }", "class A {               func a() {} }"),
      ("@main class AppDelegate: UIResponder {}", "      class AppDelegate: UIResponder {}"),
      (
        "@UIApplicationMain\nclass AppDelegate: UIResponder {}", "                  \nclass AppDelegate: UIResponder {}"
      ),
      ("@MainActor @discardableResult func a() -> Int { 1 }", "@MainActor @discardableResult func a() -> Int { 1 }"),
      ("@objc static dynamic var a = 1", "      static         var a = 1"),
    ])
    func attributesBecomeSpaces(_ text: String, _ expected: String) {
      #expect(translated(text) == expected)
    }

    @Test(arguments: [
      ("import UIKit", "import HeadlessUIKit"),
      ("@_exported import UIKit", "@_exported import HeadlessUIKit"),
      ("import UIKit.UIGestureRecognizerSubclass", "import HeadlessUIKit"),
      ("import class UIKit.UIView", "import class HeadlessUIKit.UIView"),
      ("import QuartzCore", "import HeadlessUIKit"),
      ("import SafariServices", "import HeadlessUIKit"),
      ("import MessageUI", "import HeadlessUIKit"),
      ("import UniformTypeIdentifiers", "import HeadlessUIKit"),
      ("import Foundation", "import Foundation"),
      ("import UIKitExtras", "import UIKitExtras"),
    ])
    func modulesOfUIKitAreImportedFromItsStandIn(_ text: String, _ expected: String) {
      #expect(translated(text) == expected)
    }

    @Test func namesDoWithoutTheNameOfTheirModule() {
      #expect(
        translated("import UIKit\nlet a: UIKit.UIColor = UIKit.UIColor.red")
          == "import HeadlessUIKit\nlet a:       UIColor =       UIColor.red"
      )
      #expect(
        translated("import UIKit\nclass UIColor {}\nlet a: UIKit.UIColor? = nil")
          == "import HeadlessUIKit\nclass UIColor {}\nlet a: HeadlessUIKit.UIColor? = nil"
      )
    }

    @Test(arguments: [
      ("#if os(iOS)\n#endif", "#if true   \n#endif"),
      ("#if os(iOS) || os(tvOS)\n#endif", "#if true    || os(tvOS)\n#endif"),
      ("#if !os(iOS)\n#elseif os(Linux)\n#endif", "#if !true   \n#elseif os(Linux)\n#endif"),
      ("#if (os(macOS) || os(iOS)) && DEBUG\n#endif", "#if (os(macOS) || true   ) && DEBUG\n#endif"),
      ("#if canImport(UIKit)\n@objc class A {}\n#endif", "#if true            \n      class A {}\n#endif"),
      ("#if canImport(AppKit)\n#endif", "#if canImport(AppKit)\n#endif"),
    ])
    func theStandInIsIOS(_ text: String, _ expected: String) {
      #expect(translated(text) == expected)
    }

    @Test(arguments: [
      ("#colorLiteral(red: 1, green: 0, blue: x, alpha: 0.5)", "UIColor(red: 1, green: 0, blue: x, alpha: 0.5)"),
      (
        "[#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1).cgColor]",
        "[UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor]"
      ),
      ("#imageLiteral(resourceName: \"a\")", "UIImage(imageLiteralResourceName: \"a\")"),
      ("#fileLiteral(resourceName: \"a.txt\")", "URL(fileReferenceLiteralResourceName: \"a.txt\")"),
    ])
    func literalsAreMadeByInitializers(_ text: String, _ expected: String) {
      #expect(translated("import UIKit\nlet a = \(text)") == "import HeadlessUIKit\nlet a = \(expected)")
    }

    @Test func whatHasNoTranslationIsRefusedWithItsLine() {
      #expect(
        refusals(
          """
          class A {
            @NSManaged var a: Int
            @NSCopying var b: NSString?
            @objc dynamic weak var d: A?
          }
          """
        ) == ["2: @NSManaged", "3: @NSCopying", "4: @objc dynamic weak var"]
      )
    }
  }
#endif
