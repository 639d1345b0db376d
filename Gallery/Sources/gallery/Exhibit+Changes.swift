import Foundation
import GalleryScreens
import Roster

extension Exhibit {
  static func changes() -> Exhibit {
    let start = ChangesViewController()
    let phone = Phone(start)
    return Exhibit(
      screen: .changes,
      caption: "A station's board.",
      pictures: [Picture(name: "changes", window: phone.window)]
    )
  }
}
