import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct SystemNamesTests {
  @Test func aTurnedDeviceTellsIt() {
    HeadlessDevice().run {
      let device = UIDevice.current
      expectEqual(device.orientation, .unknown)
      device.beginGeneratingDeviceOrientationNotifications()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      nonisolated(unsafe) var count = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification,
        object: device,
        queue: nil
      ) { _ in count += 1 }
      window.headlessResize(to: CGSize(width: 844, height: 390))
      #expect(device.orientation.isLandscape && count == 1)
      window.headlessResize(to: CGSize(width: 600, height: 390))
      expectEqual(count, 1)
      device.headlessTurn(to: .portrait)
      #expect(device.orientation == .portrait && count == 2)
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func typesOfDocumentsKnowTheirKinds() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "text/csv") == .commaSeparatedText)
    #expect(UTType.pdf.preferredMIMEType == "application/pdf" && UTType.plainText.preferredFilenameExtension == "txt")
    expectEqual(UTType(filenameExtension: "abc")?.preferredFilenameExtension, "abc")
    #expect(UTType("a.b")?.identifier == "a.b" && UTType("") == nil)
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
    #expect(picker.headlessContentTypes == [.pdf] && picker.headlessMakesCopies)
  }

  @Test func symbolsHaveTheColoursOfTheirConfiguration() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let both = palette.applying(UIImage.SymbolConfiguration(pointSize: 34))
    let plain = try #require(UIImage(systemName: "star"))
    let image = try #require(UIImage(systemName: "star", withConfiguration: both))
    #expect(image.tint == .red && image.size.width == 2 * plain.size.width)
    expectEqual(
      plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34))?.applyingSymbolConfiguration(
        palette
      ),
      image
    )
    #expect(UIImage.SymbolConfiguration(hierarchicalColor: .red) != palette)
    expectEqual(UIImage.SymbolConfiguration.unspecified.applying(palette), palette)
    #expect(plain.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
  }

  @Test func layoutGuidesOfBarsFollowTheSafeArea() {
    UIScreen.main.headlessAlone {
      final class Screen: UIViewController {
        var log: [String] = []
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          label.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(label)
          label.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
        }
        override func viewSafeAreaInsetsDidChange() { log.append("safe area") }
        override func viewLayoutMarginsDidChange() { log.append("margins") }
        override func willTransition(
          to newCollection: UITraitCollection,
          with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          super.willTransition(to: newCollection, with: coordinator)
          log.append("traits \(newCollection.horizontalSizeClass == .regular)")
          coordinator.animate(alongsideTransition: { _ in self.log.append("along") }) { _ in self.log.append("done") }
        }
      }
      let screen = Screen()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = screen
      window.makeKeyAndVisible()
      window.headlessSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      window.layoutIfNeeded()
      #expect(screen.topLayoutGuide.length == 47 && screen.bottomLayoutGuide.length == 34)
      #expect(screen.label.frame.minY == 47 && screen.log.contains("safe area"))
      screen.log = []
      screen.view.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
      expectEqual(screen.log, ["margins"])
      screen.log = []
      UIScreen.main.headlessWithTraits({ $0.horizontalSizeClass = .regular }) {}
      expectEqual(screen.log, ["traits true", "along", "done", "traits false", "along", "done"])
      window.isHidden = true
    }
  }

  @Test func theTintIsDimmedBelow() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.tintColor = .red
    #expect(inner.tintColor == .red && inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && inner.tintColor != .red)
    inner.tintAdjustmentMode = .normal
    expectEqual(inner.tintColor, .red)
  }

  #if !canImport(ObjectiveC)
    private final class Person: NSObject {
      let name: String
      init(_ name: String) { self.name = name }
    }

    @Test func namesAreSortedIntoSections() {
      let collation = UILocalizedIndexedCollation.current()
      #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
      let name = Selector("name", { (person: Person) in { person.name } })
      expectEqual(collation.section(for: Person("Émile"), collationStringSelector: name), 4)
      expectEqual(collation.section(for: Person("7 Dwarfs"), collationStringSelector: name), 26)
      let sorted = collation.sortedArray(from: [Person("b"), Person("A"), Person("Ä")], collationStringSelector: name)
      #expect(sorted.compactMap { ($0 as? Person)?.name } == ["A", "Ä", "b"])
    }

    private final class Card: UIView {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ["copy:", "share:"].contains(action.description)
      }
      override func copy(_ sender: Any?) { log.append("copy") }
      func share(_ sender: Any?) { log.append("share") }
    }

    @Test func theEditMenuIsThatOfTheFirstResponder() {
      UIScreen.main.headlessAlone {
        let screen = UIViewController()
        let card = Card(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        screen.view.addSubview(card)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Share", action: Selector("share:", Card.share(_:)))]
        menu.showMenu(from: card, rect: card.bounds)
        #expect(!menu.isMenuVisible)
        card.becomeFirstResponder()
        menu.showMenu(from: card, rect: card.bounds)
        #expect(menu.isMenuVisible && menu.headlessItems.map(\.title) == ["Copy", "Share"])
        #expect(menu.headlessChoose("Share") && !menu.isMenuVisible)
        menu.showMenu(from: card, rect: card.bounds)
        #expect(menu.headlessChoose("Copy") && card.log == ["share", "copy"])
        menu.showMenu(from: card, rect: card.bounds)
        menu.hideMenu()
        #expect(!menu.isMenuVisible && !menu.headlessChoose("Copy"))
        menu.menuItems = nil
        card.resignFirstResponder()
        window.isHidden = true
      }
    }
  #endif
}
