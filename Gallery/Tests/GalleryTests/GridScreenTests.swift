import Foundation
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
    countries.dataSource.sections[0].items.insert(added, at: 0)
    for phone in phones {
      phone.window.layoutIfNeeded()
      #expect(HeadlessOutline.text(of: phone.window).contains("\"Aa\""))
    }
    #expect(list.tableView.numberOfRows(inSection: 0) == grid.collectionView.numberOfItems(inSection: 0))
  }

  @Test func listOutline() {
    expectOutline(
      of: Phone(CountryListViewController(countries)),
      startsWith: """
        """
    )
  }

  @Test func gridOutline() {
    expectOutline(
      of: Phone(CountryGridViewController(countries)),
      startsWith: """
        """
    )
  }
}
