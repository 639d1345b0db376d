import Foundation
import RosterComposites

/// A table of the world.
final class TableList: ListView {
  let kind = "table"
  let table: UITableView
  private let hands: HandTable?
  private weak var user: (any ListUser)?
  private var shown: [TableViewDataSource] = []
  let heights: ItemHeights

  init(_ hands: HandTable?, height: CGFloat?, _ dice: Dice, _ user: any ListUser) {
    self.hands = hands
    self.user = user
    heights = ItemHeights(user.abilities, dice)
    table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height ?? 20_000),
      style: dice.pick([.plain, .grouped])
    )
    #if !canImport(UIKit)
      table.headlessStrictUpdates = true
    #endif
    table.rowHeight = heights == .measured ? UITableView.automaticDimension : 20
    table.estimatedRowHeight = heights == .measured ? 30 : 0
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    if height != nil || dice.chance(50) {
      table.sectionHeaderHeight = 16
      table.sectionFooterHeight = 14
    }
    table.allowsMultipleSelection = dice.chance(60)
    table.allowsSelectionDuringEditing = true
    table.allowsMultipleSelectionDuringEditing = table.allowsMultipleSelection
    // For good, as a table forgets its selection when editing begins or ends.
    table.isEditing = user.abilities.isDisjoint(with: [.reordering, .reorderingOtherwise]) ? false : dice.chance(50)
    guard let hands else { return }
    for (branch, delegate) in hands.branches { wire(delegate, to: branch) }
    table.attach(hands.composite)
    table.layoutIfNeeded()
  }

  private func wire(_ delegate: TableViewDelegate, to branch: any Branch) {
    guard let user else { return }
    shown.append(delegate.dataSource)
    if user.abilities.contains(.taps) {
      delegate.onSelect(Entry.self) { [weak user] in user?.didSelect($0, in: $1) }
    }
    if heights == .handled {
      delegate.height(for: Entry.self) { entry, _ in entry.height }
    }
    if !user.abilities.isDisjoint(with: [.reordering, .reorderingOtherwise]) {
      delegate.onMove { [weak user] in user?.didDrag($0, to: $1, of: branch) }
    }
    if user.abilities.contains(.swipes) {
      delegate.trailingSwipeActions(for: Entry.self) { [weak user] entry, _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
            user?.didDelete(entry)
            completion(true)
          }
        ])
      }
    }
  }

  var view: UIScrollView { table }
  var composite: (any HandComposite)? { hands }

  // MARK: What is there

  var numberOfSections: Int { table.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { table.numberOfRows(inSection: section) }
  var visiblePaths: [IndexPath] { table.indexPathsForVisibleRows ?? [] }
  func cell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }
  func isCellSelected(at path: IndexPath) -> Bool? { table.cellForRow(at: path)?.isSelected }
  func header(ofSection section: Int) -> UIView? { table.headerView(forSection: section) }
  func footer(ofSection section: Int) -> UIView? { table.footerView(forSection: section) }
  func frame(at path: IndexPath) -> CGRect? { table.rectForRow(at: path) }
  var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
  var allowsMultipleSelection: Bool { table.allowsMultipleSelection }

  // MARK: What a programmer does

  func show(_ branch: (any Branch)?) {
    shown = []
    guard let branch else { return table.detach() }
    let delegate = TableViewDelegate(branch.presentation.table())
    wire(delegate, to: branch)
    table.attach(delegate)
  }

  func select(_ path: IndexPath) { table.selectRow(at: path, animated: false, scrollPosition: .none) }

  func performBatch(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in table.performBatchUpdates { body() } }
  }

  func chooseUpdates(_ dice: Dice, _ observer: @escaping (ListUpdateReport) -> Void) {
    for dataSource in shown {
      dataSource.updateOptions.isAnimated = dice.chance(80)
      dataSource.updateOptions.itemRefresh = dice.pick([.reconfigure, .reload])
      dataSource.updateOptions.anchoring =
        hands == nil ? dice.pick([.contentOffset, .visibleItems, .visibleItemsEvenAtStart]) : .contentOffset
      dataSource.updateOptions.maximumNumberOfChanges = dice.chance(85) ? 1_000 : dice.below(5)
      dataSource.updateOptions.observer = observer
    }
  }

  var keepsPlace: Bool { shown.first?.updateOptions.anchoring == .visibleItemsEvenAtStart }
  var isUnlimited: Bool { shown.allSatisfy { $0.updateOptions.maximumNumberOfChanges == 1_000 } }
  var reconfigures: Bool { shown.allSatisfy { $0.updateOptions.itemRefresh == .reconfigure } }

  var hand: (content: any HandContent, send: (HandEdit) -> Void)? {
    guard let (rows, proxy) = hands?.hands(in: table).first else { return nil }
    return (rows, { $0.send(to: proxy) })
  }

  func performCompositeBatch(_ body: @escaping () -> Void) {
    hands?.composite.performBatchUpdates(in: table, body)
  }

  // MARK: What a user does

  #if canImport(UIKit)
    // Nobody touches a screen of a test.
    var isDraggable: Bool { false }
    func tap(_ path: IndexPath) -> Bool { false }
    func drag(_ path: IndexPath, to destination: IndexPath) -> Bool { false }
    func openSwipe(at path: IndexPath) -> [UIContextualAction] { [] }
  #else
    /// A first tap closes a row that is swiped open.
    func tap(_ path: IndexPath) -> Bool {
      table.headlessHideSwipeActions()
      return table.headlessTapRow(at: path)
    }

    var isDraggable: Bool { table.isEditing && table.headlessSwipedRow == nil }

    func drag(_ path: IndexPath, to destination: IndexPath) -> Bool {
      table.headlessHideSwipeActions()
      return table.headlessMoveRow(at: path, to: destination)
    }

    func openSwipe(at path: IndexPath) -> [UIContextualAction] {
      guard table.headlessRevealSwipeActions(forRowAt: path) else { return [] }
      return table.headlessSwipeActions(forRowAt: path)
    }
  #endif
}
