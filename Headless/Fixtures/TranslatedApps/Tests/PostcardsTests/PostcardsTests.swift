import Foundation
import HeadlessUIKit
import ScreenTesting
import Testing

@testable import Postcards

@MainActor @Suite(.serialized) struct PostcardsTests {
  private func dark(_ color: UIColor?) -> UIColor? {
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test func screensFindTheirResources() throws {
    let controller = PostcardsViewController()
    let screen = TestScreen(controller, inNavigationController: true)
    #expect(controller.title == "Postcards" && screen.shows("2 cards"))
    #expect(controller.tableView(controller.tableView, titleForFooterInSection: 0) == "Version 2.1")
    #expect(screen.shows("Porto") && screen.shows("Faro"))
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? PostcardCell)
    #expect(cell.placeLabel.textColor == .systemIndigo && cell.stampView.image?.size == CGSize(width: 32, height: 40))
    #expect(cell.stampView.image?.renderingMode == .alwaysTemplate)
  }

  // MARK: Catalogues

  @Test func catalogColorsHaveDarkVariants() {
    let paper = UIColor(named: "Paper")
    #expect(
      paper?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        == UIColor(red: 1, green: 242 / 255, blue: 0.8, alpha: 1)
    )
    #expect(dark(paper) == UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1))
    #expect(UIColor(named: "Paper", in: .main, compatibleWith: nil) == paper)
    #expect(UIColor(named: "Cloth") == nil)
  }

  @Test func catalogImagesHaveVariantsAndNamespaces() {
    #expect(UIImage(named: "Icons/Sea")?.size == CGSize(width: 20, height: 10))
    #expect(UIImage(named: "Sea") == nil)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIImage(named: "Stamp", in: nil, compatibleWith: dark)?.size == CGSize(width: 30, height: 40))
  }

  @Test func imagesOfFilesHaveTheirScales() {
    #expect(UIImage(named: "lighthouse")?.size == CGSize(width: 12, height: 24))
    #expect(UIImage(named: "lighthouse.png")?.size == CGSize(width: 12, height: 24))
  }

  // MARK: Bundles

  @Test func infoPlistIsThatOfTheTarget() {
    #expect(AppResources.version == "2.1" && AppResources.server == "https://example.com/cards")
    #expect(AppResources.name == "Postcards" && AppResources.identifier == "com.example.postcards")
  }

  @Test func bundlesFindFilesInEveryWay() {
    let names = AppResources.paths.map { path in path.map { ($0 as NSString).lastPathComponent } }
    #expect(
      names == [
        "postcards.json", "lighthouse@2x.png", "postcards.json", "Reply.swift", "Reply.swift", "postcards.json",
        "postcards.json", "Templates",
      ]
    )
    #expect(AppResources.paths.allSatisfy { $0.map(FileManager.default.fileExists) == true })
    #expect(AppResources.nothing == nil)
  }

  @Test func stringsAreInThePreferredLanguage() {
    let before = HeadlessInterfaceBuilder.languages
    defer { HeadlessInterfaceBuilder.languages = before }
    #expect(AppResources.title == "Postcards" && AppResources.harbour == "Harbour" && AppResources.missing == "None")
    HeadlessInterfaceBuilder.languages = ["it", "de-CH"]
    #expect(AppResources.title == "Ansichtskarten" && AppResources.harbour == "Hafen")
    HeadlessInterfaceBuilder.languages = ["it"]
    #expect(AppResources.title == "Postcards")
  }

  @Test func testsKeepFoundationsBundle() {
    #expect(Bundle.main.object(forInfoDictionaryKey: "PostcardsServer") == nil)
    #expect(NSLocalizedString("postcards.title", comment: "") == "postcards.title")
  }
}
