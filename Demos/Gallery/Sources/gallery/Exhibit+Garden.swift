import Foundation
import GalleryScreens
import Roster

extension Exhibit {
  static func garden() -> Exhibit {
    let usual = Phone(GardenViewController(), prefersLargeTitle: true)
    let large = Phone(GardenViewController()) { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
    let largest = Phone(GardenViewController()) { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    let mirrored = Phone(GardenViewController(), prefersLargeTitle: true) { $0.layoutDirection = .rightToLeft }
    return Exhibit(
      screen: .garden,
      caption:
        "Cells are laid out and sized by constraints. They follow the size of text, here of three categories, and the "
        + "direction in which people read.",
      pictures: [
        Picture(name: "garden", window: usual.window), Picture(name: "garden-large", window: large.window),
        Picture(name: "garden-largest", window: largest.window),
        Picture(name: "garden-right-to-left", window: mirrored.window),
      ]
    )
  }
}
