import Foundation
import Roster

/// A table of the world.
final class TableScreen: Screen {
  let name: String
  var selected: Set<Int> = []
  let table: UITableView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1_400))
  private let branch: (any Branch)?
  private let composite: HandTable?
  private let dataSources: [TableViewDataSource]
  private let isHigh: Bool
  private var anchor: [(id: Int, distance: CGFloat)] = []

  convenience init(_ branch: any Branch, _ dice: Dice) {
    let dataSource = branch.tableDataSource()
    self.init(branch, nil, [dataSource], dice)
    table.attach(dataSource)
    table.layoutIfNeeded()
  }

  convenience init(_ composite: HandTable, _ dice: Dice) {
    self.init(nil, composite, composite.dataSources, dice)
    table.attach(composite.composite)
    table.layoutIfNeeded()
  }

  private init(_ branch: (any Branch)?, _ composite: HandTable?, _ dataSources: [TableViewDataSource], _ dice: Dice) {
    self.branch = branch
    self.composite = composite
    self.dataSources = dataSources
    isHigh = dice.chance(60)
    name = "table\(dice.serial()) of \(branch?.name ?? "composite")\(isHigh ? "" : ", low")"
    table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: isHigh ? 20_000 : 120),
      style: dice.pick([.plain, .grouped])
    )
    #if !canImport(UIKit)
      table.headlessStrictUpdates = true
    #endif
    table.rowHeight = 20
    table.estimatedRowHeight = 0
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    if !isHigh || dice.chance(50) {
      table.sectionHeaderHeight = 16
      table.sectionFooterHeight = 14
    }
    table.allowsMultipleSelection = dice.chance(60)
    window.isHidden = false
    window.addSubview(table)
  }

  var expected: [ModelSection] { branch?.visible ?? composite?.expected ?? [] }

  var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }

  func shows(_ leaf: any Leaf) -> Bool { branch.map { $0.leaves.contains { $0 === leaf } } ?? true }

  func chooseUpdates(_ dice: Dice, _ observer: @escaping (ListUpdateReport) -> Void) {
    for dataSource in dataSources {
      dataSource.updateOptions.isAnimated = dice.chance(80)
      dataSource.updateOptions.itemRefresh = dice.pick([.reconfigure, .reload])
      dataSource.updateOptions.anchoring =
        composite == nil ? dice.pick([.contentOffset, .visibleItems, .visibleItemsEvenAtStart]) : .contentOffset
      dataSource.updateOptions.maximumNumberOfChanges = dice.chance(85) ? 1_000 : dice.below(5)
      dataSource.updateOptions.observer = observer
    }
  }

  // MARK: Checks

  func check(_ ambiguous: Set<Int>) -> String? {
    table.layoutIfNeeded()
    let expected = expected
    guard table.numberOfSections == expected.count else {
      return "\(name): \(table.numberOfSections) sections and not \(expected.count)"
    }
    for (section, model) in expected.enumerated() {
      let count = table.numberOfRows(inSection: section)
      guard count == model.items.count else {
        return "\(name): \(count) rows and not \(model.items.count) in section \(section)"
      }
    }
    let visible = table.indexPathsForVisibleRows ?? []
    let total = expected.reduce(0) { $0 + $1.items.count }
    guard visible.count == total || !isHigh else {
      return "\(name): \(visible.count) of \(total) rows are visible"
    }
    for path in visible {
      let shown = (table.cellForRow(at: path) as? EntryRow)?.shown
      let item = expected[path.section].items[path.row]
      if shown != item { return "\(name): \(path) shows \(shown.map(\.description) ?? "nothing") and not \(item)" }
    }
    return checkEdges(expected)
      ?? checkSelection(expected, ambiguous)
  }

  private func checkEdges(_ expected: [ModelSection]) -> String? {
    for (section, model) in expected.enumerated() {
      let edges = [
        ("header", table.headerView(forSection: section), model.header),
        ("footer", table.footerView(forSection: section), model.footer),
      ]
      for (edge, view, title) in edges where isHigh || view != nil {
        let shown = (view as? TitleRow)?.shown
        if shown != title { return "\(name): \(edge) \(section) shows \(shown as Any) and not \(title as Any)" }
      }
      for path in selectedPaths {
        if let cell = table.cellForRow(at: path), !cell.isSelected {
          return "\(name): the cell at \(path) is not selected"
        }
      }
    }
    return nil
  }

  func noteAnchor() {
    anchor = []
    guard !isHigh, table.window != nil, dataSources.first?.updateOptions.anchoring == .visibleItemsEvenAtStart else {
      return
    }
    table.layoutIfNeeded()
    let expected = expected
    for path in table.indexPathsForVisibleRows ?? [] {
      anchor.append(
        (expected[path.section].items[path.row].id, table.rectForRow(at: path).minY - table.contentOffset.y)
      )
    }
  }

  func checkAnchor(_ ambiguous: Set<Int>) -> String? {
    guard ambiguous.isDisjoint(with: anchor.map(\.id)) else { return nil }
    // Items that did not move themselves are kept before those that did, which the model does not tell apart.
    var failure: String?
    for (id, distance) in anchor {
      for (section, model) in expected.enumerated() {
        guard let row = model.items.firstIndex(where: { $0.id == id }) else { continue }
        let top = table.rectForRow(at: IndexPath(row: row, section: section)).minY
        let lowest = max(0, table.contentSize.height - table.bounds.height)
        let offset = min(max(top - distance, 0), lowest)
        let isKept = abs(top - table.contentOffset.y - distance) < 0.5
        if isKept || abs(table.contentOffset.y - offset) < 0.5 { return nil }
        failure = failure ?? "\(name): \(id) is \(top - table.contentOffset.y) below the top and not \(distance)"
      }
    }
    return failure
  }

  // MARK: What a user and a programmer do

  func select(_ dice: Dice) -> String {
    let sections = (0..<table.numberOfSections).filter { table.numberOfRows(inSection: $0) > 0 }
    guard !sections.isEmpty else { return "\(name): nothing to select" }
    let section = dice.pick(sections)
    let row = dice.below(table.numberOfRows(inSection: section))
    let path = IndexPath(row: row, section: section)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    let id = expected[section].items[row].id
    selected = table.allowsMultipleSelection ? selected.union([id]) : [id]
    return "\(name): select \(path)"
  }

  func toggleWindow() -> String {
    if table.superview == nil {
      window.addSubview(table)
      return "\(name): in the window"
    }
    table.removeFromSuperview()
    return "\(name): off the window"
  }

  func scroll(_ dice: Dice) -> String {
    table.layoutIfNeeded()
    let room = max(0, table.contentSize.height - table.bounds.height)
    table.contentOffset.y = CGFloat(dice.below(Int(room) + 1))
    return "\(name): scroll to \(table.contentOffset.y)"
  }

  func handStep(_ dice: Dice, beside others: (() -> Void)?) -> String? {
    guard let composite, let (rows, proxy) = composite.hands(in: table).first else { return nil }
    let edit = HandEdit(rows.rows, dice, isAlone: others == nil)
    if case .reload(let path) = edit { selected.remove(rows.rows[path.section][path.item].id) }
    guard let others else {
      edit.change(&rows.rows, dice)
      edit.send(to: proxy)
      return "\(name): \(edit)"
    }
    composite.composite.performBatchUpdates(in: table) {
      let isFirst = dice.chance(50)
      if !isFirst { others() }
      edit.change(&rows.rows, dice)
      edit.send(to: proxy)
      if isFirst { others() }
    }
    return "\(name): in a batch, \(edit)"
  }

  func partStep(_ dice: Dice) -> String? { composite?.step(dice) }
}
