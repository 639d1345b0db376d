import Foundation
import TestSupport
import Testing

@testable import Roster

@MainActor struct MillionItemsTests {
  /// From the first screen to the last: as many cells as fit on two screens, and no item that was never visible.
  @Test(arguments: ListKind.allCases) func aMillionItemsCostAsMuchAsTheVisibleOnes(kind: ListKind) {
    createdCells = 0
    var asked: Set<Int> = []
    let content = LazyDataSource(itemCounts: [1_000_000]) { index, _ in
      asked.insert(index)
      return Number(value: index)
    }
    let view = kind.makeView()
    var displayed: Set<Int> = []
    view.isPrefetchingEnabled = false
    view.show(content).onWillDisplay(Number.self) { number, _ in displayed.insert(number.value) }
    view.layoutIfNeeded()
    let itemsOnAScreen = visibleItems(of: view).count
    #expect(itemsOnAScreen > (kind == .table ? 10 : 50))
    expectEqual(displayed, visibleItems(of: view))
    expectEqual(asked, displayed)
    #expect(createdCells <= itemsOnAScreen)

    view.headlessScrollToEnd()
    #expect(displayed.contains(999_999))
    expectEqual(asked, displayed)
    // README's number.
    if kind == .table { expectEqual(createdCells, 20) }
    #expect(createdCells <= 2 * itemsOnAScreen)

    content.apply(itemCounts: [500_000])
    view.layoutIfNeeded()
    #expect(visibleItems(of: view).max() ?? 0 < 500_000)
    #expect(createdCells <= 2 * itemsOnAScreen)
  }

  @Test(arguments: ListKind.allCases) func aMillionItemsOfANamedCell(kind: ListKind) {
    var asked = 0
    let content = LazyDataSource(itemCounts: [1_000_000]) { index, _ in
      asked += 1
      return String(index)
    }
    let view = kind.makeView()
    view.isPrefetchingEnabled = false
    (view as? UITableView)?.attach(TableViewDataSource(content, cell: TextRow.self))
    (view as? UICollectionView)?.attach(CollectionViewDataSource(content, cell: TextTile.self))
    view.layoutIfNeeded()
    #expect(asked > 0)
    expectEqual(asked, visibleItems(of: view).count)
  }

  private func visibleItems(of view: any TestedListView) -> Set<Int> { Set(view.visibleItems.map(\.item)) }
}

/// The number of cells that were made in a test.
@MainActor private var createdCells = 0

private struct Number: ListPresentable {
  typealias TableViewCell = NumberRow
  typealias CollectionViewCell = NumberTile

  var value: Int
}

private final class NumberRow: UITableViewCell, ReusablePresenter {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    createdCells += 1
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func present(viewModel: Number) { textLabel?.text = String(viewModel.value) }
}

private final class NumberTile: UICollectionViewCell, ReusablePresenter {
  override init(frame: CGRect) {
    createdCells += 1
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func present(viewModel: Number) {}
}
