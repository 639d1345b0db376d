import Foundation
import HeadlessRendering
import Roster
import Testing

@testable import GalleryScreens
@testable import gallery

@MainActor struct ShopScreenTests {
  private let controller = ShopViewController()

  private var collection: UICollectionView { controller.collectionView }

  private func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }

  /// How many items of a section stand beside its first one.
  private func columns(_ section: Int) -> Int {
    collection.layoutIfNeeded()
    let frames = (0..<collection.numberOfItems(inSection: section)).compactMap {
      collection.layoutAttributesForItem(at: path($0, section))?.frame
    }
    return frames.count { $0.minY == frames[0].minY }
  }

  @Test func aWideScreenHasMoreColumns() {
    let phone = Phone(controller)
    #expect([2, 3].map(columns) == [1, 1])
    phone.window.frame.size = Phone.tabletSize
    phone.window.layoutIfNeeded()
    #expect([2, 3].map(columns) == [3, 3])
    phone.window.frame.size = Phone.size
    phone.window.layoutIfNeeded()
    #expect([2, 3].map(columns) == [1, 1])
  }

  @Test func carouselsScrollByThemselves() {
    _ = Phone(controller)
    #expect(collection.headlessScrollSection(0, by: 300, velocity: 1))
    #expect((collection.headlessOffset(ofSection: 0) ?? 0) > 0)
    #expect(collection.headlessOffset(ofSection: 1) == 0)
    #expect(collection.contentOffset.x == 0)
  }

  /// An app that is tapped is installed wherever it is shown, and the carousels stay.
  @Test func aTapInstallsAnAppEverywhere() {
    let phone = Phone(controller)
    collection.headlessScrollSection(0, by: 300, velocity: 1)
    let offset = collection.headlessOffset(ofSection: 0)
    #expect(!HeadlessOutline.text(of: phone.window).contains("\"Installed\""))
    collection.headlessTapItem(at: path(0, 1))
    phone.window.layoutIfNeeded()
    #expect(controller.apps.items.map(\.isInstalled) == (0..<12).map { $0 == 5 })
    #expect(HeadlessOutline.text(of: phone.window).contains("\"Installed\""))
    #expect(collection.headlessOffset(ofSection: 0) == offset)
  }

  @Test func aSwipeInTheListRemovesWhatIsInstalled() {
    let phone = Phone(controller)
    collection.headlessScrollToEnd()
    #expect(collection.headlessPerformSwipeAction(titled: "Get", forItemAt: path(11, 3)))
    #expect(controller.apps.items[11].isInstalled)
    phone.window.layoutIfNeeded()
    #expect(collection.headlessPerformSwipeAction(titled: "Remove", forItemAt: path(11, 3)))
    #expect(!controller.apps.items[11].isInstalled)
  }

  @Test func outline() {
    expectOutline(
      of: Phone(controller),
      is: """
        UIWindow
          UIView
            UICollectionView
              section 0
                item 0 ShopCardCell
                  UIStackView
                    UILabel "Lantern"
                    UILabel "Read by a softer light"
        """
    )
  }
}
