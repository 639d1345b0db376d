import Foundation
import HeadlessRendering
import Roster
import Testing

@testable import GalleryScreens
@testable import gallery

@MainActor struct UnicodeScreenTests {
  private static let scalars = NamedScalars()
  private var scalars: NamedScalars { Self.scalars }

  @Test func hasEveryNamedScalarOnce() {
    var count = 0
    for value in UInt32(0)..<0x11_0000 {
      if Unicode.Scalar(value)?.properties.name != nil { count += 1 }
    }
    #expect(scalars.count == count)
    #expect(count > 140_000)
    let source = scalars.dataSource
    #expect((0..<source.numberOfSections).map(source.numberOfItems(inSection:)).reduce(0, +) == count)
  }

  @Test(arguments: [
    ("Basic Latin", "SPACE"), ("Cyrillic", "CYRILLIC CAPITAL LETTER IE WITH GRAVE"), ("Arrows", "LEFTWARDS ARROW"),
    ("Hangul Syllables", "HANGUL SYLLABLE GA"), ("Emoticons", "GRINNING FACE"),
  ])
  func blocksBeginWhereUnicodeSays(name: String, first: String) throws {
    let section = try #require(scalars.section(ofBlockNamed: name))
    #expect(scalars.dataSource.header(ofSection: section) == name)
    #expect(scalars.dataSource.item(at: 0, inSection: section).name == first)
  }

  @Test func blocksAreInOrderAndCoverUnicode() {
    let blocks = UnicodeBlock.all
    #expect(blocks.count == 346)
    #expect(blocks.first?.range.lowerBound == 0)
    #expect(blocks.last?.range.upperBound == 0x11_0000)
    for (block, next) in zip(blocks, blocks.dropFirst()) {
      #expect(block.range.upperBound == next.range.lowerBound)
      #expect(block.range.lowerBound.isMultiple(of: 16))
      #expect(!block.range.isEmpty)
    }
  }

  @Test func listMakesCellsForWhatIsSeen() {
    let list = UnicodeListViewController(scalars)
    let phone = Phone(list)
    let screenful = Int((Phone.size.height / ScalarCell.height).rounded(.up))
    #expect(list.counter.count > 0)
    list.tableView.headlessScrollToEnd()
    #expect(list.counter.count <= 2 * screenful)
    let last = scalars.dataSource.numberOfSections - 1
    let row = IndexPath(row: scalars.dataSource.numberOfItems(inSection: last) - 1, section: last)
    #expect(list.tableView.indexPathsForVisibleRows?.last == row)
    #expect(phone.window.rootViewController != nil)
  }

  @Test func gridMakesCellsForWhatIsSeen() {
    let grid = UnicodeGridViewController(scalars)
    let phone = Phone(grid)
    let screenful = Int((Phone.size.height / (ScalarGridCell.size.height + 6)).rounded(.up)) * 5
    #expect(grid.counter.count > 0)
    grid.collectionView.headlessScrollToEnd()
    #expect(grid.counter.count <= 2 * screenful)
    let last = scalars.dataSource.numberOfSections - 1
    let item = IndexPath(item: scalars.dataSource.numberOfItems(inSection: last) - 1, section: last)
    #expect(grid.collectionView.indexPathsForVisibleItems.max() == item)
    #expect(phone.window.rootViewController != nil)
  }

  @Test func figuresSayWhatWasCounted() throws {
    let figures = try Exhibit(
      .unicode,
      orders: [],
      files: .sample,
      mails: Mail.sample,
      conversation: ChatMessage.sample
    ).figures
    #expect(figures.count == 3)
    let digits = figures[0].prefix { $0 != " " }.filter(\.isNumber)
    #expect(Int(digits) == scalars.count)
    #expect(figures[0].contains(" \(scalars.numberOfBlocks) blocks"))
    #expect(figures[1].contains(" cells") && figures[2].contains(" cells"))
  }

  @Test func indexTitlesLeadToBlocks() {
    let list = UnicodeListViewController(scalars)
    let phone = Phone(list)
    #expect(list.tableView.headlessTapIndexTitle("→"))
    #expect(HeadlessOutline.text(of: phone.window).contains("\"Leftwards Arrow\""))
  }

  @Test func listOutline() {
    let list = UnicodeListViewController(scalars)
    let phone = Phone(list)
    list.show(blockNamed: "Cyrillic")
    expectOutline(
      of: phone,
      from: "section 8",
      is: """
              section 8
                header UITableViewHeaderFooterView
                  UILabel "Cyrillic"
                row 0 ScalarCell
                  UILabel "Ѐ"
                  UILabel "Cyrillic Capital Letter Ie With Grave"
                  UILabel "U+0400"
                row 1 ScalarCell
                  UILabel "Ё"
                  UILabel "Cyrillic Capital Letter Io"
                  UILabel "U+0401"
        """
    )
  }

  @Test func gridOutline() {
    let grid = UnicodeGridViewController(scalars)
    let phone = Phone(grid)
    grid.show(blockNamed: "Arrows")
    expectOutline(
      of: phone,
      from: "section 78",
      is: """
              section 78
                header TextSupplementaryView
                  UILabel "Arrows"
                item 0 ScalarGridCell
                  UILabel "←"
                  UILabel "U+2190"
                item 1 ScalarGridCell
                  UILabel "↑"
                  UILabel "U+2191"
        """
    )
  }
}
