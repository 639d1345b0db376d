import Foundation
import GalleryScreens
import Roster

extension Exhibit {
  static func feed() -> Exhibit {
    let usual = Phone(FeedViewController(first: Array(FeedPost.sample.prefix(10))), prefersLargeTitle: true)
    let large = Phone(FeedViewController(first: Array(FeedPost.sample.prefix(10)))) {
      $0.preferredContentSizeCategory = .accessibilityMedium
    }
    return Exhibit(
      screen: .feed,
      caption:
        "Posts are loaded page by page as one scrolls, from a server that can be slow and fail. What is shown meanwhile, "
        + "and how to try again, is said once; the switches above the posts stay.",
      pictures: [Picture(name: "feed", window: usual.window), Picture(name: "feed-largest", window: large.window)]
    )
  }
}
