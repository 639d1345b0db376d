import Foundation
import ListModels
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// A handler of a table or a collection, and what becomes of an edit of its content in it. A new handler gets a case.
enum ListHandler: String, CaseIterable, Codable, Sendable {
  // What says how items look, and what can be done with them, while the view asks.
  case cell, height, estimatedHeight, headerHeight, footerHeight, headerView, footerView
  case size, headerSize, footerSize, supplementaryView
  case willDisplay, didEndDisplaying, canEdit, canMove, moveTarget, canFocus
  // What is asked or told because of what the user does, or of an update.
  case select, deselect, selectionChange, commit, delete, accessoryTap, reorder, move, swipeActions, leadingSwipeActions
  case contextMenu, swipeAction, menuAction
  case prefetch, cancelPrefetching, focus, endFocus, updateObserver, selectedItems, newItemsBelow

  static let ofTables = allCases.filter { ![.size, .headerSize, .footerSize, .supplementaryView].contains($0) }
  /// Swipes are those of layouts of lists.
  static let ofCollections = allCases.filter {
    ![
      .height, .estimatedHeight, .headerHeight, .footerHeight, .headerView, .footerView, .commit, .delete,
      .accessoryTap,
      .canEdit, .swipeActions, .leadingSwipeActions, .swipeAction,
    ].contains($0)
  }

  /// Those that a composite of hand-written children calls before or beside those of its children.
  static let ofComposites: Set<ListHandler> = [
    .headerHeight, .footerHeight, .headerView, .footerView, .headerSize, .footerSize, .supplementaryView, .moveTarget,
    .select, .selectionChange,
  ]

  /// Whether a view is asking while it's called, so that the edit waits.
  var isAsked: Bool {
    ListHandler.allCases.firstIndex(of: self)! < ListHandler.allCases.firstIndex(of: .select)!
  }
}

/// A list of sixty tickets, the handler that edits them once, and the user.
@MainActor private final class HandlerScreen {
  let content = FlatDataSource((0..<60).map { Ticket($0) })
  private var isReady = false
  /// Whether the edit had not reached the view when the handler returned.
  private(set) var hasWaited = false

  private func ask<Answer>(_ answer: Answer) -> Answer {
    if isReady {
      isReady = false
      hasWaited = !content.append(Ticket(99)).isCommitted
    }
    return answer
  }

  private func tell() { ask(()) }

  private func install(_ handler: ListHandler, _ delegate: ListDelegate) {
    switch handler {
    case .willDisplay: delegate.onWillDisplay(Ticket.self) { _, _ in self.tell() }
    case .didEndDisplaying: delegate.onDidEndDisplaying(Ticket.self) { _, _ in self.tell() }
    case .canEdit: delegate.canEdit(Ticket.self) { _, _ in self.ask(true) }
    case .canMove: delegate.canMove(Ticket.self) { _, _ in self.ask(true) }.onMove { _, _ in }
    case .moveTarget: delegate.onMove { _, _ in }.moveTarget { self.ask($1) }
    case .canFocus: delegate.canFocus(Ticket.self) { _, _ in self.ask(true) }
    case .swipeActions, .swipeAction:
      delegate.trailingSwipeActions(for: Ticket.self) { _, _ in
        if handler == .swipeActions { self.tell() }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Go") { _, _, done in
            self.tell()
            done(true)
          }
        ])
      }
    case .leadingSwipeActions:
      delegate.leadingSwipeActions(for: Ticket.self) { _, _ in
        self.ask(UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Go") { _, _, _ in }]))
      }
    case .contextMenu, .menuAction:
      delegate.contextMenu(for: Ticket.self) { _, _ in
        if handler == .contextMenu { self.tell() }
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Go") { _ in self.tell() }])
        })
      }
    case .select: delegate.onSelect { _ in self.tell() }
    case .deselect: delegate.onDeselect(Ticket.self) { _, _ in self.tell() }
    case .selectionChange: delegate.onSelectionChange { _ in self.tell() }
    case .reorder: delegate.reorder(Ticket.self) { _, _ in self.tell() }
    case .move: delegate.onMove { _, _ in self.tell() }
    case .prefetch: delegate.onPrefetch(Ticket.self) { _, _ in self.tell() }
    case .cancelPrefetching:
      delegate.onPrefetch(Ticket.self) { _, _ in }.onCancelPrefetching(Ticket.self) { _, _ in self.tell() }
    case .focus: delegate.onFocus(Ticket.self) { _, _ in self.tell() }
    case .endFocus: delegate.onEndFocus(Ticket.self) { _, _ in self.tell() }
    case .selectedItems:
      delegate.keepSelection(of: Ticket.self, in: SelectedItems<Int>().onChange { _ in self.tell() })
    case .newItemsBelow: delegate.onNewItemsBelow { _ in self.tell() }
    default: break
    }
  }

  // MARK: Tables

  func useTable(_ handler: ListHandler, inComposite: Bool = false) async {
    let table = ToldTableView(shown: .plain)
    let delegate =
      inComposite ? table.attach(CompositeTableViewDataSource(children: [.init(content)])) : table.attach(content)
    install(handler, delegate)
    switch handler {
    case .cell: delegate.configure(TicketRow.self) { _, _ in self.tell() }
    case .height: delegate.height(for: Ticket.self) { _, _ in self.ask(44) }
    case .estimatedHeight:
      table.estimatedRowHeight = 40
      delegate.estimatedHeight(for: Ticket.self) { _, _ in self.ask(44) }
    case .headerHeight: delegate.headerHeight { _ in self.ask(20) }
    case .footerHeight: delegate.footerHeight { _ in self.ask(20) }
    case .headerView: delegate.headerHeight { _ in 20 }.headerView { _, _ in self.ask(UIView()) }
    case .footerView: delegate.footerHeight { _ in 20 }.footerView { _, _ in self.ask(UIView()) }
    case .commit: delegate.onCommit(Ticket.self) { _, _, _ in self.tell() }
    case .delete: delegate.onDelete(Ticket.self) { _, _ in self.tell() }
    case .accessoryTap:
      delegate.configure(TicketRow.self) { row, _ in row.accessoryType = .detailButton }
        .onAccessoryTap(Ticket.self) { _, _ in self.tell() }
    case .newItemsBelow: delegate.dataSource.updateOptions.anchoring = .end
    case .updateObserver: delegate.dataSource.updateOptions.observer = { _ in self.tell() }
    default: break
    }
    isReady = true
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    table.headlessTapRow(at: [0, 0])
    table.headlessTapRow(at: [0, 0])
    if table.headlessRevealSwipeActions(forRowAt: [0, 1]),
      let action = table.headlessSwipeActions(forRowAt: [0, 1]).first
    {
      action.headlessPerform(sourceView: table)
    }
    table.headlessHideSwipeActions()
    table.headlessRevealSwipeActions(forRowAt: [0, 1], edge: .leading)
    table.headlessHideSwipeActions()
    table.headlessPerformContextMenuAction(titled: "Go", forRowAt: [0, 2])
    table.headlessTapDelete(at: [0, 1])
    table.headlessTapAccessory(at: [0, 1])
    table.isEditing = true
    table.headlessMoveRow(at: [0, 0], to: [0, 2])
    table.isEditing = false
    await finish(table)
  }

  // MARK: Collections

  func useCollection(_ handler: ListHandler, inComposite: Bool = false) async {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 60)
    let collection = ToldCollectionView(shown: layout)
    let delegate =
      inComposite
      ? collection.attach(CompositeCollectionViewDataSource(children: [.init(content)])) : collection.attach(content)
    install(handler, delegate)
    switch handler {
    case .cell: delegate.configure(TicketTile.self) { _, _ in self.tell() }
    case .size: delegate.size(for: Ticket.self) { _, _ in self.ask(CGSize(width: 100, height: 44)) }
    case .headerSize: delegate.headerSize { _ in self.ask(.zero) }
    case .footerSize: delegate.footerSize { _ in self.ask(.zero) }
    case .supplementaryView:
      layout.headerReferenceSize = CGSize(width: 10, height: 20)
      let kind = UICollectionView.elementKindSectionHeader
      collection.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header"
      )
      delegate.supplementaryView(ofKind: kind) { view, path in
        self.tell()
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
      }
    case .updateObserver: delegate.dataSource.updateOptions.observer = { _ in self.tell() }
    case .newItemsBelow: delegate.dataSource.updateOptions.anchoring = .end
    default: break
    }
    isReady = true
    collection.allowsMultipleSelection = true
    collection.layoutIfNeeded()
    collection.headlessTapItem(at: [0, 0])
    collection.headlessTapItem(at: [0, 0])
    collection.headlessPerformContextMenuAction(titled: "Go", forItemAt: [0, 2])
    collection.headlessMoveItem(at: [0, 0], to: [0, 2])
    await finish(collection)
  }

  /// Scrolls there and back, moves the focus, and has something change.
  private func finish(_ view: some ListView) async {
    for offset in stride(from: 0 as CGFloat, through: 1_200, by: 300) {
      view.headlessScroll(to: CGPoint(x: 0, y: offset))
    }
    view.headlessScroll(to: .zero)
    for key in ["\t", UIKeyCommand.inputDownArrow, UIKeyCommand.inputDownArrow] { view.window?.headlessPress(key) }
    content.append(Ticket(98))
    HeadlessRunLoop.runPending()
    for _ in 0..<10 { await Task.yield() }
    HeadlessRunLoop.runPending()
    view.layoutIfNeeded()
    expectEqual(view.numberOfItems(ofSection: 0), content.items.count)
  }

  /// Whether the handler was called and its edit is there.
  var isEdited: Bool { !isReady && content.items.contains { $0.id == 99 } }
}

@MainActor @Suite(.windows) struct HandlerOutcomeTests {
  @Test(.slow, arguments: ListHandler.ofTables)
  func anEditIsDoneInTables(_ handler: ListHandler) async {
    let screen = HandlerScreen()
    await screen.useTable(handler)
    #expect(screen.isEdited && (screen.hasWaited || !handler.isAsked))
  }

  @Test(arguments: ListHandler.ofCollections)
  func anEditIsDoneInCollections(_ handler: ListHandler) async {
    let screen = HandlerScreen()
    await screen.useCollection(handler)
    #expect(screen.isEdited && (screen.hasWaited || !handler.isAsked))
  }

  @Test(arguments: ListHandler.ofComposites)
  func anEditIsDoneInComposites(_ handler: ListHandler) async {
    if ListHandler.ofTables.contains(handler) {
      let rows = HandlerScreen()
      await rows.useTable(handler, inComposite: true)
      #expect(rows.isEdited && (rows.hasWaited || !handler.isAsked))
    }
    if ListHandler.ofCollections.contains(handler) {
      let items = HandlerScreen()
      await items.useCollection(handler, inComposite: true)
      #expect(items.isEdited && (items.hasWaited || !handler.isAsked))
    }
  }
}
