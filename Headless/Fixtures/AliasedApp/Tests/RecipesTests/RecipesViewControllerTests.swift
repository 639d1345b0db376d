import UIKit
import XCTest

@testable import Recipes

final class RecipesViewControllerTests: XCTestCase {
  private var window: UIWindow!
  private var coordinator: AppCoordinator!
  private var store: RecipeStore!

  private var sut: RecipesViewController {
    coordinator.navigationController.viewControllers[0] as! RecipesViewController
  }

  override func setUp() {
    super.setUp()
    store = RecipeStore(recipes: [
      Recipe(id: 1, title: "Caldo verde", summary: "Kale, potatoes and a slice of sausage.", minutes: 40),
      Recipe(
        id: 2,
        title: "Rice with beans",
        summary:
          "The beans soak overnight. Fry the onion slowly, add bay leaf and rice, and let it rest before it is served.",
        minutes: 50
      ),
      Recipe(id: 3, title: "Baked apples", summary: "With cinnamon.", minutes: 35),
    ])
    coordinator = AppCoordinator(navigationController: UINavigationController(), store: store)
    coordinator.start()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.rootViewController = coordinator.navigationController
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  override func tearDown() {
    window = nil
    coordinator = nil
    store = nil
    super.tearDown()
  }

  private func cell(_ row: Int) -> RecipeCell {
    sut.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as! RecipeCell
  }

  func testShowsEveryRecipe() {
    XCTAssertEqual(sut.tableView.numberOfRows(inSection: 0), 3)
    XCTAssertEqual((0..<3).map { cell($0).titleLabel.text }, ["Caldo verde", "Rice with beans", "Baked apples"])
  }

  func testTheTableFillsTheScreen() {
    XCTAssertEqual(sut.tableView.frame, sut.view.bounds)
  }

  func testLongSummariesMakeHigherRows() {
    let heights = (0..<3).map { sut.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    XCTAssertGreaterThan(heights[1], heights[0])
    XCTAssertGreaterThanOrEqual(cell(1).summaryLabel.frame.maxY, cell(1).titleLabel.frame.maxY)
    XCTAssertLessThanOrEqual(cell(1).summaryLabel.frame.maxY, cell(1).contentView.bounds.maxY)
  }

  func testATapOnTheStarMarksTheRecipe() {
    cell(2).favoriteButton.sendActions(for: .touchUpInside)
    XCTAssertTrue(store.recipes[2].isFavorite)
    window.layoutIfNeeded()
    XCTAssertEqual(cell(2).favoriteButton.accessibilityLabel, "Remove from favorites")
  }

  func testATapOnARowShowsTheRecipe() throws {
    sut.tableView(sut.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    window.layoutIfNeeded()
    let detail = try XCTUnwrap(coordinator.navigationController.topViewController as? RecipeDetailViewController)
    XCTAssertEqual(detail.title, "Rice with beans")
    XCTAssertEqual(detail.stackView.frame.width, 375 - 32)
    XCTAssertEqual(detail.scrollView.contentSize.height, detail.stackView.frame.maxY + 16)
  }

  func testSearchingShowsWhatMatches() {
    sut.searchController.searchBar.text = "rice"
    sut.updateSearchResults(for: sut.searchController)
    window.layoutIfNeeded()
    XCTAssertEqual(sut.tableView.numberOfRows(inSection: 0), 1)
    XCTAssertEqual(cell(0).titleLabel.text, "Rice with beans")
  }

  func testLargerTextMakesHigherRows() {
    let row = IndexPath(row: 0, section: 0)
    let height = sut.tableView.rectForRow(at: row).height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    XCTAssertGreaterThan(sut.tableView.rectForRow(at: row).height, height)
  }
}
