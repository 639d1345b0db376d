import Foundation
import TestSupport
import Testing

@testable import Roster

/// A delegate without handlers changes nothing: a table with it behaves as one without a delegate.
@MainActor struct TableViewTransparencyTests {
  private let dataSource = TableViewDataSource(
    NestedDataSource([
      ContentSection(header: "First", items: (0..<3).map { Film("A\($0)") }, footer: "End"),
      ContentSection(header: nil, items: (0..<2).map { Film("B\($0)") }, footer: nil),
      ContentSection(header: "Third", items: [], footer: "The last"),
    ])
  )

  private struct Layout: Equatable {
    var rows: [CGRect] = []
    var headers: [CGRect] = []
    var footers: [CGRect] = []
    var size = CGSize.zero
    var texts: [String?] = []
  }

  private func layout(of tableView: UITableView) -> Layout {
    var layout = Layout(texts: tableView.shownTexts)
    layout.size = tableView.contentSize
    for section in 0..<tableView.numberOfSections {
      layout.headers.append(tableView.rectForHeader(inSection: section))
      layout.footers.append(tableView.rectForFooter(inSection: section))
      for row in 0..<tableView.numberOfRows(inSection: section) {
        layout.rows.append(tableView.rectForRow(at: IndexPath(row: row, section: section)))
      }
    }
    return layout
  }

  /// A table with the data source alone, and one with the delegate too.
  private func pair(_ style: UITableView.Style, _ prepare: (UITableView) -> Void = { _ in }) -> [UITableView] {
    let plain = makeTable(style)
    plain.dataSource = dataSource
    let attached = makeTable(style)
    attached.attach(dataSource)
    for tableView in [plain, attached] { prepare(tableView) }
    return [plain, attached]
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func layoutsAreEqual(style: UITableView.Style) {
    let layouts = pair(style).map(layout)
    expectEqual(layouts[0], layouts[1])
    expectEqual(layouts[0].rows.count, 5)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func layoutsAreEqualUnderTheTablesOwnHeights(style: UITableView.Style) {
    let layouts = pair(style) { tableView in
      tableView.rowHeight = 31
      tableView.estimatedRowHeight = 0
      tableView.sectionHeaderHeight = 43
      tableView.sectionFooterHeight = 11
    }.map(layout)
    expectEqual(layouts[0], layouts[1])
    #expect(layouts[1].rows.allSatisfy { $0.height == 31 })
  }

  @Test func whatHasNoHandlerIsNotAnswered() {
    let attached = pair(.grouped)[1]
    let events = attached.headlessEvents.recording {
      attached.layoutIfNeeded()
      attached.setEditing(true, animated: false)
      attached.layoutIfNeeded()
      attached.setEditing(false, animated: false)
      attached.headlessTapRow(at: IndexPath(row: 0, section: 0))
    }
    let names = Set(events.map(\.name))
    #expect(names.contains("cellForRow"))
    #expect(
      names.isDisjoint(with: [
        "heightForRow", "estimatedHeightForRow", "heightForHeader", "heightForFooter", "estimatedHeightForHeader",
        "estimatedHeightForFooter", "indentationLevelForRow", "shouldIndentWhileEditingRow",
        "canPerformPrimaryActionForRow", "performPrimaryActionForRow", "moveRow", "commit",
      ])
    )
  }

  /// Content whose type has no headers does not answer for header views either.
  @Test func contentWithoutHeadersIsNotAskedForThem() {
    let tableView = makeTable(.grouped)
    tableView.attach(FlatDataSource([Film("A")]))
    let events = tableView.headlessEvents.recording { tableView.layoutIfNeeded() }
    #expect(!events.contains { $0.name == "viewForHeader" || $0.name == "viewForFooter" })
  }

  @Test func selectionIsEqual() {
    let selections = pair(.plain).map { tableView in
      var selected: [IndexPath?] = []
      for row in [0, 2, 2] {
        tableView.headlessTapRow(at: IndexPath(row: row, section: 0))
        selected.append(tableView.indexPathForSelectedRow)
      }
      tableView.allowsMultipleSelection = true
      tableView.headlessTapRow(at: IndexPath(row: 1, section: 0))
      return selected + (tableView.indexPathsForSelectedRows ?? [])
    }
    expectEqual(selections[0], selections[1])
    expectEqual(selections[1].count, 5)
  }

  @Test func editingIsEqual() {
    let frames = pair(.plain).map { tableView in
      tableView.layoutIfNeeded()
      tableView.setEditing(true, animated: false)
      tableView.layoutIfNeeded()
      return tableView.visibleCells.map { $0.contentView.frame }
    }
    expectEqual(frames[0], frames[1])
  }

  @Test func aCellKeepsItsOwnIndentation() {
    let attached = makeTable()
    attached.attach(dataSource).configure(FilmRow.self) { cell, _ in
      cell.indentationLevel = 2
      cell.shouldIndentWhileEditing = false
    }
    attached.layoutIfNeeded()
    attached.setEditing(true, animated: false)
    attached.layoutIfNeeded()
    #expect(attached.visibleCells.allSatisfy { $0.indentationLevel == 2 && !$0.shouldIndentWhileEditing })
  }
}
