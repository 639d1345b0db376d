import Foundation
import GalleryScreens
import Roster

extension Exhibit {
  static func travelGuide(_ city: City) -> Exhibit {
    let button = IndexPath(row: 2, section: 1)
    let list = Phone(TravelGuideListViewController(city))
    let fullList = TravelGuideListViewController(city)
    let fullListPhone = Phone(fullList)
    fullList.tableView.headlessTapRow(at: button)
    let grid = Phone(TravelGuideGridViewController(city))
    let fullGrid = TravelGuideGridViewController(city)
    let fullGridPhone = Phone(fullGrid)
    fullGrid.collectionView.headlessTapItem(at: button)
    return Exhibit(
      screen: .travelGuide,
      caption: "The picture, the text and the places are three data sources, each of which counts its own sections. "
        + "“Read More…” inserts rows by hand. On the right is the same as a collection.",
      pictures: [
        Picture(name: "travel-guide", window: list.window),
        Picture(name: "travel-guide-more", window: fullListPhone.window),
        Picture(name: "travel-guide-grid", window: grid.window),
        Picture(name: "travel-guide-grid-more", window: fullGridPhone.window),
      ]
    )
  }

  static func operatingSystems() -> Exhibit {
    let start = Phone(OperatingSystemsViewController(), prefersLargeTitle: true)
    return Exhibit(
      screen: .operatingSystems,
      caption: "Computers come from one data source with one section, their systems from another one with three.",
      pictures: [Picture(name: "operating-systems", window: start.window)]
    )
  }
}
