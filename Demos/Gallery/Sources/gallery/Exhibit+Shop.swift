import Foundation
import GalleryScreens
import Roster

extension Exhibit {
  static func shop() -> Exhibit {
    let start = Phone(ShopViewController(), prefersLargeTitle: true)
    let scrolled = ShopViewController()
    let scrolledPhone = Phone(scrolled)
    scrolled.collectionView.headlessScrollSection(0, by: 300, velocity: 1)
    scrolled.collectionView.headlessScrollSection(1, by: 200, velocity: 1)
    let list = ShopViewController()
    let listPhone = Phone(list)
    list.collectionView.headlessScrollToEnd()
    list.collectionView.headlessRevealSwipeActions(forItemAt: IndexPath(item: 8, section: 3))
    let wide = Phone(ShopViewController(), size: Phone.tabletSize)
    return Exhibit(
      screen: .shop,
      caption:
        "Each data source knows its layout: carousels, a grid and a list. On the second picture both carousels were "
        + "scrolled, on the third the list was swiped. On a wide screen the grid has more columns, and the list is a grid.",
      pictures: [
        Picture(name: "shop", window: start.window), Picture(name: "shop-scrolled", window: scrolledPhone.window),
        Picture(name: "shop-list", window: listPhone.window), Picture(name: "shop-wide", window: wide.window),
      ]
    )
  }
}
