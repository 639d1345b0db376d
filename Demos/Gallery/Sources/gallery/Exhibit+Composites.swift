import Foundation
import GalleryScreens
import Roster

extension Exhibit {
  static func travelGuide(_ city: City) -> Exhibit {
    let button = IndexPath(row: 2, section: 1)
    let start = Phone(TravelGuideListViewController(city))
    let full = TravelGuideListViewController(city)
    let fullPhone = Phone(full)
    full.tableView.headlessTapRow(at: button)
    let places = TravelGuideListViewController(city)
    let placesPhone = Phone(places)
    places.tableView.headlessScrollToEnd()
    let grid = Phone(TravelGuideGridViewController(city))
    let fullGrid = TravelGuideGridViewController(city)
    let fullGridPhone = Phone(fullGrid)
    fullGrid.collectionView.headlessTapItem(at: button)
    let tiles = TravelGuideGridViewController(city)
    let tilesPhone = Phone(tiles)
    tiles.collectionView.headlessScrollToEnd()
    return Exhibit(
      screen: .travelGuide,
      caption: "The picture, the text and the places are three data sources, each of which counts its own sections. "
        + "“Read More…” inserts rows by hand. The last three pictures show the same as a collection.",
      pictures: [
        Picture(name: "travel-guide", window: start.window),
        Picture(name: "travel-guide-more", window: fullPhone.window),
        Picture(name: "travel-guide-places", window: placesPhone.window),
        Picture(name: "travel-guide-grid", window: grid.window),
        Picture(name: "travel-guide-grid-more", window: fullGridPhone.window),
        Picture(name: "travel-guide-grid-places", window: tilesPhone.window),
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
