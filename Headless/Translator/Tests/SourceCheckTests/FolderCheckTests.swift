#if Translator
  import Foundation
  import SourceCheck
  import Testing

  @Suite(.serialized) struct FolderCheckTests {
    /// The modules beside the program of the tests.
    private var modules: URL { Bundle.main.bundleURL.appendingPathComponent("Modules") }

    private func report(
      _ files: [String: String],
      languageMode: String = "5",
      moduleName: String? = nil,
      excluded: [String] = []
    ) async throws -> CheckReport {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("check-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in files {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
      return try await FolderCheck(
        folder,
        modules: modules,
        languageMode: languageMode,
        moduleName: moduleName,
        excluded: excluded
      ).run()
    }

    @Test func anAppOfOrdinaryCodeCompiles() async throws {
      // This file is in Headless/Translator/Tests/SourceCheckTests.
      let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { file, _ in file.deletingLastPathComponent() }
      let folder = root.appendingPathComponent("Headless/Fixtures/TranslatedApps/Sources/Plants")
      let report = try await FolderCheck(folder, modules: modules).run()
      #expect(report.stops.isEmpty && report.compiling.count == 9, "\(report.text)")
    }

    @Test(arguments: ["5", "6"])
    func whatEveryRuleWritesCompiles(_ languageMode: String) async throws {
      let report = try await report(
        [
          "Forms.swift": """
          import UIKit.UIGestureRecognizerSubclass
          @objc enum Kind: Int { case first }
          @objc(AppBase) @objcMembers class Base: UIViewController {
            @IBOutlet private weak var label: UILabel!
            @IBOutlet var labels: [UILabel]!
            dynamic var count = 0
            func tap() {}
            func tap(_ sender: UIButton) {}
            func twice(_ sender: UIButton, for event: UIEvent) -> Bool { true }
            @IBAction func edited(_ sender: Any) {}
            @objc(reallySaved:) func saved(_ note: Notification) {}
            final class Inner: NSObject {
              @objc private func go() {}
              var selector: Selector { #selector(go) }
            }
          }
          extension Selector { static let tapped = #selector(Base.tap(_:)) }
          final class Generic<Item>: UIView {
            @objc func go() {}
            lazy var selector = #selector(go)
          }
          class Child: Base {
            let inner = Inner()
            var all: [Selector] {
              [
                #selector(tap as () -> Void), #selector(Base.tap as (Base) -> () -> Void), #selector(twice(_:for:)), #selector(twice),
                #selector(self.edited), #selector(getter: title), #selector(UIView.endEditing), #selector(viewDidLoad),
                #selector(getter: UIView.tag), Selector("reallySaved:"), Selector(("edited:")), .tapped,
              ]
            }
            let path = #keyPath(Base.count)
            var color: UIKit.UIColor { UIKit.UIColor.red }
          }
          """,
          "Extensions.swift": """
          import UIKit
          extension Child {
            open override var title: String? {
              get { super.title }
              set { super.title = newValue }
            }
            override func viewDidLoad() { super.viewDidLoad() }
          }
          extension Base { @objc func greet(_ name: String) {} }
          class Grandchild: Child { override func greet(_ name: String) {} }
          #if os(iOS) && !targetEnvironment(macCatalyst)
          class OnIOS: UIView {}
          #endif
          let onIOS: OnIOS.Type = OnIOS.self
          """,
          "Cells.swift": """
          import UIKit
          public class OwnCell: UITableViewCell {
            let x: Int
            init(x: Int) { self.x = x; super.init(style: .default, reuseIdentifier: nil) }
            required init?(coder: NSCoder) { fatalError() }
          }
          class HeirOfOwnCell: OwnCell {
            init() { super.init(x: 1) }
            required init?(coder: NSCoder) { fatalError() }
          }
          class OwnItem: UICollectionViewCell {
            init(x: Int) { super.init(frame: .zero) }
            required init?(coder: NSCoder) { fatalError() }
          }
          class OwnHeader: UITableViewHeaderFooterView {
            init(x: Int) { super.init(reuseIdentifier: nil) }
            required init?(coder: NSCoder) { fatalError() }
          }
          class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {}
          class Rows: UITableViewController, UISearchResultsUpdating, UITextFieldDelegate, UIGestureRecognizerDelegate {
            func updateSearchResults(for searchController: UISearchController) {}
          }
          class Stack: UINavigationController, UINavigationControllerDelegate {}
          class Constraint: NSLayoutConstraint {}
          class Layout: UICollectionViewCompositionalLayout {
            init() { super.init { _, _ in nil } }
            required init?(coder: NSCoder) { fatalError() }
          }
          @MainActor func values(_ view: UIView) -> [Any] {
            let constraint = Constraint(
              item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0)
            return [UIImage(), UILayoutPriority.required - 1, UILayoutPriority.fittingSizeLevel + 1, constraint]
          }
          """,
          "Tests.swift": """
          import XCTest
          @MainActor final class ScreenTests: XCTestCase {
            private let view = UIView()
            func testView() throws { XCTAssertTrue(view.subviews.isEmpty) }
          }
          final class MethodTests: XCTestCase {
            @MainActor func testView() { XCTAssertEqual(UIView().tag, 0) }
          }
          """,
          "Protocols.swift": """
          import UIKit
          @objc public protocol Source: NSObjectProtocol {
            @objc optional func rows(in list: UIView, of section: Int) -> Int
            @objc optional func title(of section: Int) -> String?
            @objc optional func close()
            @objc optional func names() -> [String]
            @objc optional func load(_ count: Int, done: @escaping (Bool) -> Void)
          }
          @MainActor final class Asker: NSObject {
            weak var source: Source?
            weak var scrolling: UIScrollViewDelegate?
            func ask(_ scrollView: UIScrollView) -> Int {
              source?.close?()
              source?.load?(1) { _ in }
              scrolling?.scrollViewDidScroll?(scrollView)
              if let names = source?.names?(), names.count > 1 { return names.count }
              guard self.source?.title?(of: 1)?.isEmpty == false else { return 0 }
              return source?.rows?(in: scrollView, of: 1) ?? scrollView.subviews.count
            }
          }
          """,
          "Model.swift": """
          import Foundation
          final class Model: NSObject {
            @objc dynamic var name: String
            @objc dynamic private(set) var count: Int = 0 { didSet { changes += 1 } }
            @objc dynamic var note: String?
            @objc dynamic var text: String { name + (note ?? "") }
            var changes = 0
            private var observation: NSKeyValueObservation?
            init(name: String) {
              self.name = name
              super.init()
              self.name = name + "!"
              observation = observe(\\.text, options: [.old, .new]) { model, change in model.count += 1 }
            }
          }
          """,
        ],
        languageMode: languageMode
      )
      #expect(report.stops.isEmpty, "\(report.text)")
    }

    @Test func whatStopsFilesIsCountedByItsCause() async throws {
      let report = try await report([
        "Cells/Fine.swift": "import UIKit\nclass Cell: UITableViewCell { @IBOutlet var label: UILabel! }",
        "Screens/Player.swift":
          "import UIKit\nimport Kingfisher\nclass Player: UIViewController {\n  let downloader = Downloader()\n}",
        "Screens/Model.swift": "import CoreData\nclass Model: NSObject {\n  @NSManaged var name: String\n}",
      ])
      #expect(report.fileCount == 3 && report.compiling == ["Cells/Fine.swift"])
      let stops = report.stops.map { "\($0.file):\($0.line): \($0.cause)" }
      #expect(stops.contains("Screens/Model.swift:3: @NSManaged"))
      #expect(stops.contains("Screens/Model.swift:1: the module CoreData"))
      #expect(report.text.contains("a protocol of what is used of it, and move the file that imports it aside"))
      #expect(stops.contains("Screens/Player.swift:2: the module Kingfisher"))
      #expect(stops.contains("Screens/Player.swift:4: Downloader is declared nowhere"), "\(report.text)")
      #expect(report.text.hasPrefix("1 of 3 files compile."))
    }

    @Test func membersThatAreMissingAreNamed() async throws {
      let report = try await report([
        "A.swift": "import UIKit\nclass A: UIView {\n  func a() { window?.makeCoffee() }\n  override func drink() {}\n}"
      ])
      #expect(
        report.causes.map(\.name).sorted() == [
          "UIWindow.makeCoffee is declared nowhere", "an override of what is missing here",
        ]
      )
    }

    // MARK: Modules

    @Test func missingModulesAreCountedInEveryFile() async throws {
      let report = try await report([
        "A.swift": "import Other\nlet a = 1", "B.swift": "@testable import Other\nlet b = 1",
        "C.swift": "import struct Other.Value\nlet c = Other.x", "D.swift": "let d = 1",
        "E.swift": "#if canImport(Other)\nimport Other\n#endif\nlet e = 1",
      ])
      #expect(report.compiling == ["D.swift", "E.swift"], "\(report.text)")
      #expect(report.causes.map(\.name) == ["the module Other"] && report.causes.first?.fileCount == 3)
    }

    @Test(arguments: ["os.log", "CoreData", "Other.Part"])
    func missingModulesHideNothing(_ module: String) async throws {
      let report = try await report([
        "A.swift": "import \(module)\nfunc a() { undeclared() }\nlet url = URL(fileURLWithPath: \"/\")",
        "B.swift": "let b: Int = \"\"", "C.swift": "let c = 1",
      ])
      #expect(
        report.stops.map { "\($0.file):\($0.line) \($0.cause)" } == [
          "A.swift:1 the module \(module)", "A.swift:2 undeclared is declared nowhere",
          "B.swift:1 another error of the compiler's",
        ],
        "\(report.text)"
      )
      #expect(report.compiling == ["C.swift"])
    }

    @Test func aModuleMayWriteItsOwnName() async throws {
      let files = ["A.swift": "import Shop\nimport UIKit\nstruct Cart {}\nlet cart = Shop.Cart()"]
      #expect(try await report(files, moduleName: "Shop").stops.isEmpty)
      #expect(try await report(files, moduleName: "Other").stops.count == 2)
      let inFolder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Shop")
      try FileManager.default.createDirectory(at: inFolder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: inFolder.deletingLastPathComponent()) }
      for (name, text) in files {
        try text.write(to: inFolder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      let report = try await FolderCheck(inFolder, modules: modules).run()
      #expect(report.stops.isEmpty, "\(report.text)")
    }

    @Test(arguments: [
      "import UIKit", "import UIKit\nextension Bundle { static let module = Bundle.main }",
      "import UIKit\n#if !SWIFT_PACKAGE\nextension Bundle { static let module = Bundle.main }\n#endif",
    ])
    func theBundleOfAModuleCompiles(_ start: String) async throws {
      let report = try await report([
        "A.swift": start, "B.swift": "import Foundation\nlet all = [Bundle.module, .module]",
      ])
      #expect(report.stops.isEmpty, "\(report.text)")
    }

    // MARK: Causes

    @Test func onlyNamesOfApplesAreCalledApples() async throws {
      let report = try await report([
        "A.swift": """
        import UIKit
        let a = UIConstants.margin
        @MainActor let b: UIBrandButton? = nil
        let c = UIColor.brand
        @MainActor let d: UISplitViewController? = nil
        @MainActor func e(_ view: UIView) { view.pinToEdges(); _ = NSLocator() }
        """
      ])
      let apples = report.stops.filter { $0.advice.contains("COVERAGE") || $0.cause.contains("missing here") }
      #expect(apples.map(\.cause) == ["UISplitViewController is missing here"], "\(report.text)")
      #expect(
        report.causes.map(\.name).filter { $0.hasSuffix("declared nowhere") }.sorted() == [
          "NSLocator is declared nowhere", "UIBrandButton is declared nowhere", "UIColor.brand is declared nowhere",
          "UIConstants is declared nowhere", "UIView.pinToEdges is declared nowhere",
        ]
      )
    }

    // MARK: Files

    @Test func oneFilesErrorsHideNoOthers() async throws {
      let report = try await report([
        "A.swift": "struct Broken { func a( {", "B.swift": "import UIKit\nlet b = UIView.frames",
        "C.swift": "import UIKit\nimport Missing\nclass C: Unknown {}", "D.swift": "let d = Fine()",
        "E.swift": "struct Fine {}",
      ])
      #expect(report.compiling == ["D.swift", "E.swift"], "\(report.text)")
    }

    @Test func filesThatATargetLeavesOutAreNotChecked() async throws {
      let report = try await report(
        [
          "A.swift": "let a = 1", "Drafts/B.swift": "let b = Missing()", "C.swift": "let c = Missing()",
          "D.docc/E.swift": "let e = Missing()", "Sub/C.swift": "let sub = 1",
        ],
        excluded: ["Drafts", "C.swift"]
      )
      #expect(report.stops.isEmpty && report.compiling == ["A.swift", "Sub/C.swift"], "\(report.text)")
    }

    @Test func manyFilesAreSharedByProcesses() async throws {
      var files: [String: String] = [:]
      for number in 0..<210 {
        files["F\(number).swift"] =
          "import UIKit\nclass C\(number): C\(number + 1) {}\n" + (number % 50 == 7 ? "let x\(number) = Missing()" : "")
      }
      files["Last.swift"] = "import UIKit\nclass C210: UIView {}"
      let report = try await report(files)
      #expect(report.stops.map(\.line) == [3, 3, 3, 3, 3] && report.compiling.count == 206, "\(report.text)")
      #expect(Set(report.stops.map(\.file)) == ["F7.swift", "F57.swift", "F107.swift", "F157.swift", "F207.swift"])
    }

    @Test func filesThatCompileToNothingAreNamed() async throws {
      let report = try await report([
        "Phone.swift": "#if os(iOS)\nimport UIKit\nclass Phone: UIView {}\n#endif",
        "Watch.swift": "import Foundation\n#if os(watchOS)\nclass Watch {}\n#elseif os(tvOS)\nlet tv = 1\n#endif",
        "Either.swift": "#if os(watchOS)\nlet either = 1\n#else\n#if !os(tvOS)\nlet either = 2\n#endif\n#endif",
        "Imports.swift": "import UIKit",
      ])
      #expect(report.stops.isEmpty && report.compiling.count == 4, "\(report.text)")
      #expect(report.empty == ["Watch.swift"] && report.text.contains("1 of them to nothing, as no #if in it holds"))
    }

    @Test func aSelectorThatIsRefusedHidesNothingElse() async throws {
      let report = try await report([
        "A.swift":
          "import UIKit\n@objc protocol P: AnyObject {\n  @objc optional func go()\n}\nlet s = #selector(P.go)\nlet x = Missing()"
      ])
      #expect(
        report.stops.map { "\($0.line) \($0.cause)" } == [
          "5 #selector of a protocol's requirement", "6 Missing is declared nowhere",
        ]
      )
    }

    @Test func aFolderWithoutFilesIsAFailure() async {
      await #expect(throws: FolderCheck.Failure.self) { try await report([:]) }
    }
  }
#endif
