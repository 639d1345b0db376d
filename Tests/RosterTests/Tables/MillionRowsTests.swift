import Foundation
import Testing

@testable import Roster

@MainActor struct MillionRowsTests {
  /// From the first screen to the last: as many cells as fit on two screens, and no row that was never visible.
  @Test func aMillionRowsCostAsMuchAsTheVisibleOnes() {
    NumberRow.created = 0
    var asked: Set<Int> = []
    let content = LazyDataSource(itemCounts: [1_000_000]) { index, _ in
      asked.insert(index)
      return Number(value: index)
    }
    let tableView = makeTable()
    var displayed: Set<Int> = []
    tableView.isPrefetchingEnabled = false
    tableView.attach(content).onWillDisplay(Number.self) { number, _ in displayed.insert(number.value) }
    tableView.layoutIfNeeded()
    let rowsOnAScreen = visibleRows(of: tableView).count
    #expect(rowsOnAScreen > 10)
    #expect(displayed == visibleRows(of: tableView))
    #expect(asked == displayed)
    #expect(NumberRow.created <= rowsOnAScreen)

    tableView.headlessScrollToEnd()
    #expect(displayed.contains(999_999))
    #expect(asked == displayed)
    // README's number.
    #expect(NumberRow.created == 20)
    #expect(NumberRow.created <= 2 * rowsOnAScreen)

    content.apply(itemCounts: [500_000])
    tableView.layoutIfNeeded()
    #expect(visibleRows(of: tableView).max() ?? 0 < 500_000)
    #expect(NumberRow.created <= 2 * rowsOnAScreen)
  }

  @Test func aMillionRowsOfANamedCell() {
    var asked = 0
    let content = LazyDataSource(itemCounts: [1_000_000]) { index, _ in
      asked += 1
      return String(index)
    }
    let tableView = makeTable()
    tableView.isPrefetchingEnabled = false
    tableView.attach(TableViewDataSource(content, cell: TextRow.self))
    tableView.layoutIfNeeded()
    #expect(asked == visibleRows(of: tableView).count)
  }

  private func visibleRows(of tableView: UITableView) -> Set<Int> {
    Set(tableView.indexPathsForVisibleRows?.map(\.row) ?? [])
  }
}

private struct Number: TableViewPresentable {
  typealias TableViewCell = NumberRow

  var value: Int
}

private final class NumberRow: UITableViewCell, ReusablePresenter {
  static var created = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    NumberRow.created += 1
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func present(viewModel: Number) { textLabel?.text = String(viewModel.value) }
}
