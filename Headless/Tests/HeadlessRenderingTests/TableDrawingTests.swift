import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessRendering

@MainActor struct TableDrawingTests {
  private let source = FilmSource()

  @Test func selectionAndSeparatorsAreDrawn() {
    let table = table(.plain)
    let normal = HeadlessSVG.document(of: table)
    #expect(!normal.contains("#D1D1D6"))
    #expect(normal.contains("height=\"0.5\" fill=\"#3C3C43\""))
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(HeadlessSVG.document(of: table).contains("#D1D1D6"))
    table.separatorStyle = .none
    #expect(!HeadlessSVG.document(of: table).contains("height=\"0.5\""))
  }

  /// Also where it is the default one, which moves out from under a picture otherwise.
  @Test(arguments: [40, 16] as [CGFloat]) func aSeparatorBeginsWhereACellSaysInItsLayout(inset: CGFloat) throws {
    final class Cell: UITableViewCell {
      static var inset: CGFloat = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        separatorInset = UIEdgeInsets(top: 0, left: Self.inset, bottom: 0, right: 0)
      }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "a"
        cell.imageView?.image = UIImage(systemName: "star")
        return cell
      }
    }
    Cell.inset = inset
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.dataSource = source
    table.layoutIfNeeded()
    let line = try #require(
      HeadlessSVG.document(of: table).components(separatedBy: "<").first { $0.contains("height=\"0.5\"") }
    )
    #expect(line.contains("x=\"\(Int(inset))\""), "\(line)")
  }

  @Test func theEndsOfAnInsetSectionAreRound() {
    #expect(HeadlessSVG.document(of: table(.insetGrouped)).contains("A10 10"))
    #expect(!HeadlessSVG.document(of: table(.grouped)).contains("A10 10"))
  }

  @Test func floatingHeadersCoverTheRows() throws {
    let table = table(.plain, height: 80)
    table.contentOffset.y = 62
    let texts = HeadlessSVG.document(of: table)
    let row = try #require(texts.range(of: ">Al Pacino<"))
    let header = try #require(texts.range(of: ">Heat<"))
    #expect(row.lowerBound < header.lowerBound)
    #expect(!HeadlessTerminal.text(of: table).contains("Al Pacino"))
  }

  @Test func revealedButtonsMoveTheRow() throws {
    let table = table(.plain)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.headlessRevealedSwipeActions = [UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }]
    let svg = HeadlessSVG.document(of: table)
    #expect(svg.contains(">Delete</text>"))
    #expect(svg.contains("<text x=\"-59.36\""), "a title at 16 points moves by the width of the button")
    #expect(isWellFormed(svg))
  }

  @Test func aMenuIsDrawnOverTheRest() throws {
    let table = table(.plain)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.headlessPresentedMenu = UIMenu(children: [
      UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
      UIMenu(
        options: .displayInline,
        children: [UIAction(title: "Remove", attributes: .destructive) { _ in }]
      ),
    ])
    let svg = HeadlessSVG.document(of: table)
    let menu = try #require(svg.range(of: ">Copy<"))
    let row = try #require(svg.range(of: ">Tom Cruise<"))
    #expect(menu.lowerBound > row.lowerBound)
    #expect(svg.contains("fill=\"#FF3B30\">Remove<"))
    #expect(isWellFormed(svg))
  }

  private func table(_ style: UITableView.Style, height: CGFloat = 400) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }
}
