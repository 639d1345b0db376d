import Foundation
import Roster
import Testing

@testable import GalleryScreens
@testable import gallery

@MainActor struct TravelGuideScreenTests {
  private let city: City
  private let button = IndexPath(row: 2, section: 1)

  init() throws {
    city = try City.lisbon()
  }

  // MARK: The file

  @Test func cityIsRead() throws {
    #expect(city.name == "Lisbon")
    #expect(city.groups.map(\.title) == ["Old Town", "Belém", "Museums", "Getting Around"])
    #expect(city.groups.map(\.places.count) == [4, 3, 3, 2])
    #expect(!city.text.isEmpty)
    let pictures = [city.picture] + city.groups.flatMap { $0.places.map(\.picture) }
    #expect(Set(pictures) == Set(CityScene.allCases) && pictures.count == CityScene.allCases.count)
    #expect(try JSONDecoder().decode(City.self, from: JSONEncoder().encode(city)) == city)
  }

  @Test func unknownPicturesAreRefused() throws {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path).appendingPathComponent("city.json")
    let json = try #require(String(data: JSONEncoder().encode(city), encoding: .utf8))
    try json.replacingOccurrences(of: "\"ferry\"", with: "\"airport\"").write(
      to: file,
      atomically: true,
      encoding: .utf8
    )
    #expect(throws: DecodingError.self) { try City(contentsOf: file) }
    try json.write(to: file, atomically: true, encoding: .utf8)
    #expect(try City(contentsOf: file) == city)
  }

  @Test(arguments: CityScene.allCases)
  func shapesOfAScene(scene: CityScene) {
    let picture = CGRect(origin: .zero, size: scene.size)
    #expect(scene.shapes.first?.frame.minY == 0)
    #expect(scene.shapes.allSatisfy { $0.frame.intersects(picture) && $0.frame.width > 0 })
  }

  // MARK: The table

  @Test func readMoreInsertsRowsInTheTable() throws {
    let screen = TravelGuideListViewController(city)
    let phone = Phone(screen)
    let table = try #require(screen.tableView)
    #expect(rows(of: table) == [1, 3, 4, 3, 3, 2])
    let place = table.rectForRow(at: [2, 0]).minY
    #expect(table.headlessTapRow(at: button))
    phone.window.layoutIfNeeded()
    #expect(rows(of: table) == [1, 3 + city.text.count, 4, 3, 3, 2])
    #expect(texts(of: table, section: 1) == [city.welcome, city.summary] + city.text + ["Read Less"])
    #expect(table.rectForRow(at: [2, 0]).minY > place)
    #expect(table.indexPathForSelectedRow == nil)
    table.headlessScroll(to: .zero)
    #expect(table.headlessTapRow(at: IndexPath(row: 2 + city.text.count, section: 1)))
    phone.window.layoutIfNeeded()
    #expect(rows(of: table) == [1, 3, 4, 3, 3, 2])
    #expect(texts(of: table, section: 1) == [city.welcome, city.summary, "Read More…"])
    #expect(table.rectForRow(at: [2, 0]).minY == place)
  }

  @Test func onlyTheButtonOfTheTableCanBeTapped() throws {
    let screen = TravelGuideListViewController(city)
    let phone = Phone(screen)
    let table = try #require(screen.tableView)
    for indexPath in try #require(table.indexPathsForVisibleRows) where indexPath != button {
      table.headlessTapRow(at: indexPath)
      #expect(table.indexPathForSelectedRow == nil)
    }
    phone.window.layoutIfNeeded()
    #expect(rows(of: table) == [1, 3, 4, 3, 3, 2])
  }

  @Test func listOutline() {
    expectOutline(
      of: Phone(TravelGuideListViewController(city)),
      is: """
        UIWindow
          UIView
            UITableView plain
              section 0
                row 0 CityHeaderCell
                  CityHeaderView
                    UIImageView image 390x220
                    UILabel "Lisbon"
                    UILabel "Hills, tiles and trams on the Tagus"
        """
    )
  }

  // MARK: The collection

  @Test func readMoreInsertsItemsInTheCollection() throws {
    let screen = TravelGuideGridViewController(city)
    let phone = Phone(screen)
    let collection = screen.collectionView
    #expect(items(of: collection) == [1, 3, 4, 3, 3, 2])
    let place = try #require(collection.layoutAttributesForItem(at: [2, 0])).frame
    #expect(collection.headlessTapItem(at: button))
    phone.window.layoutIfNeeded()
    #expect(items(of: collection) == [1, 3 + city.text.count, 4, 3, 3, 2])
    #expect(texts(of: collection, section: 1) == [city.welcome, city.summary] + city.text + ["Read Less"])
    #expect(try #require(collection.layoutAttributesForItem(at: [2, 0])).frame.minY > place.minY)
    #expect(collection.indexPathsForSelectedItems?.isEmpty != false)
    #expect(collection.headlessTapItem(at: IndexPath(item: 2 + city.text.count, section: 1)))
    phone.window.layoutIfNeeded()
    #expect(items(of: collection) == [1, 3, 4, 3, 3, 2])
    #expect(texts(of: collection, section: 1) == [city.welcome, city.summary, "Read More…"])
    #expect(collection.layoutAttributesForItem(at: [2, 0])?.frame == place)
  }

  @Test func tilesStandInTwoColumnsBelowTheText() throws {
    let screen = TravelGuideGridViewController(city)
    let phone = Phone(screen)
    phone.window.layoutIfNeeded()
    let frames = try [[0, 0], [1, 2], [2, 0], [2, 1], [2, 2]].map {
      try #require(screen.collectionView.layoutAttributesForItem(at: IndexPath(item: $0[1], section: $0[0]))).frame
    }
    #expect(frames[0].width == 390 && frames[1].width == 390)
    #expect(frames[1].minY >= frames[0].maxY && frames[2].minY > frames[1].maxY)
    #expect(frames[2].minX == 16 && frames[3].maxX == 374 && frames[2].minY == frames[3].minY)
    #expect(frames[4].minX == 16 && frames[4].minY == frames[2].maxY + 12)
  }

  @Test func gridOutline() {
    expectOutline(
      of: Phone(TravelGuideGridViewController(city)),
      from: "section 2",
      is: """
              section 2
                header PlaceGroupGridHeader
                  UILabel "Old Town"
                item 0 PlaceGridCell
                  UIImageView image 160x100
                  UILabel "Castle of São Jorge"
        """
    )
  }

  // MARK: Reading the screen

  private func rows(of table: UITableView) -> [Int] {
    (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
  }

  private func items(of collection: UICollectionView) -> [Int] {
    (0..<collection.numberOfSections).map(collection.numberOfItems(inSection:))
  }

  private func texts(of table: UITableView, section: Int) -> [String?] {
    (0..<table.numberOfRows(inSection: section)).map { row in
      table.scrollToRow(at: IndexPath(row: row, section: section), at: .middle, animated: false)
      table.layoutIfNeeded()
      return text(table.cellForRow(at: IndexPath(row: row, section: section))?.contentConfiguration)
    }
  }

  private func texts(of collection: UICollectionView, section: Int) -> [String?] {
    (0..<collection.numberOfItems(inSection: section)).map { item in
      let indexPath = IndexPath(item: item, section: section)
      collection.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
      collection.layoutIfNeeded()
      return text(collection.cellForItem(at: indexPath)?.contentConfiguration)
    }
  }

  private func text(_ configuration: (any UIContentConfiguration)?) -> String? {
    (configuration as? UIListContentConfiguration)?.text
  }
}
