import Foundation
import HeadlessRendering
import Roster
import Testing

@testable import GalleryScreens
@testable import gallery

@MainActor struct GridScreenTests {
  private let countries = Countries()

  @Test func oneInstanceFeedsBoth() {
    let list = CountryListViewController(countries)
    let grid = CountryGridViewController(countries)
    let phones = [Phone(list), Phone(grid)]
    let added = Country(name: "Aa", capital: "Bb", flag: .vertical([0]))
    countries.dataSource.insert(added, at: 0, inSection: 0)
    for phone in phones {
      phone.window.layoutIfNeeded()
      #expect(HeadlessOutline.text(of: phone.window).contains("\"Aa\""))
    }
    #expect(list.tableView.numberOfRows(inSection: 0) == grid.collectionView.numberOfItems(inSection: 0))
  }

  @Test func listOutline() {
    expectOutline(
      of: Phone(CountryListViewController(countries)),
      is: """
        UIWindow
          UIView
            UITableView insetGrouped
              header SearchBar
                UITextField placeholder "Search countries"
              section 0
                header UITableViewHeaderFooterView
                  UILabel "Africa"
                row 0 CountryCell disclosureIndicator
                  UIImageView image 90x60
                  UILabel "Chad"
                  UILabel "N’Djamena"
                row 1 CountryCell disclosureIndicator
                  UIImageView image 90x60
                  UILabel "Gabon"
                  UILabel "Libreville"
                row 2 CountryCell disclosureIndicator
        """
    )
  }

  @Test func gridOutline() {
    expectOutline(
      of: Phone(CountryGridViewController(countries)),
      is: """
        UIWindow
          UIView
            UICollectionView
              section 0
                header TextSupplementaryView
                  UILabel "Africa"
                item 0 CountryGridCell
                  UIImageView image 90x60
                  UILabel "Chad"
                  UILabel "N’Djamena"
                item 1 CountryGridCell
                  UIImageView image 90x60
                  UILabel "Gabon"
                  UILabel "Libreville"
                item 2 CountryGridCell
        """
    )
  }
}
