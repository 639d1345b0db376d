import Foundation
import TestSupport
import Testing

@testable import Roster

/// List cells in sections that content lays out as lists: outlines and separators.
@MainActor struct ListCellsTests {
  private let outline = OutlineDataSource((1...3).map { Ticket($0 * 100) }) { ticket in
    ticket.id % 100 == 0 ? .nodes((1...2).map { Ticket(ticket.id + $0) }) : .none
  }

  private func cell(_ item: Int, in collection: UICollectionView) -> OutlineListCell? {
    collection.layoutIfNeeded()
    return collection.cellForItem(at: IndexPath(item: item, section: 0)) as? OutlineListCell
  }

  @Test func anOutlineOpensInASidebar() {
    let collection = makeSections()
    collection.attach(outline.map { OutlineLine(row: $0) }.layout(.list(.sidebar)))
      .configure(OutlineListCell.self) { [outline] cell, line, _ in
        cell.onTap = { outline.toggle(line.row.node.id) }
      }
    expectEqual(cell(0, in: collection)?.indentationLevel, 0)
    cell(1, in: collection)?.onTap?()
    collection.layoutIfNeeded()
    expectEqual(collection.numberOfItems(inSection: 0), 5)
    expectEqual((0..<5).map { cell($0, in: collection)?.indentationLevel }, [0, 0, 1, 1, 0])
    cell(1, in: collection)?.onTap?()
    collection.layoutIfNeeded()
    expectEqual(collection.numberOfItems(inSection: 0), 3)
  }

  @Test func aListSaysItsSeparators() {
    let lines = outline.map { OutlineLine(row: $0) }
    let shown = makeSections(.list(.plain))
    shown.attach(lines)
    #expect(cell(0, in: shown)?.headlessSeparators.isEmpty == false)
    let hidden = makeSections(.list(.plain) { $0.showsSeparators = false })
    hidden.attach(lines)
    #expect(cell(0, in: hidden)?.headlessSeparators.isEmpty == true)
  }
}

private struct OutlineLine: Identifiable, CollectionViewPresentable {
  typealias CollectionViewCell = OutlineListCell

  let row: OutlineRow<Ticket>

  var id: OutlineRow<Ticket>.ID { row.id }
}

private final class OutlineListCell: UICollectionViewListCell, ReusablePresenter {
  var onTap: (() -> Void)?

  func present(viewModel: OutlineLine) {
    var content = defaultContentConfiguration()
    content.text = viewModel.row.node.text
    contentConfiguration = content
    indentationLevel = viewModel.row.level
  }
}
