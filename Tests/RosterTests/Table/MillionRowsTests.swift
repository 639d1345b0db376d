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
    tableView.attach(content).onSelect(Number.self) { _ in }
    tableView.layoutIfNeeded()
    var visible = visibleRows(of: tableView)
    let rowsOnAScreen = visible.count
    #expect(rowsOnAScreen > 10)
    #expect(asked == visible)
    #expect(NumberRow.created <= rowsOnAScreen)

    tableView.headlessScrollToEnd()
    visible.formUnion(visibleRows(of: tableView))
    #expect(visible.contains(999_999))
    #expect(NumberRow.created <= 2 * rowsOnAScreen)
    #expect(asked.count <= 4 * rowsOnAScreen)

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
