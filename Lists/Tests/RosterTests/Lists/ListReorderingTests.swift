import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Whatever a handler of moves does, view and content agree at the next turn of the main actor.
///
/// A batch that UIKit would refuse stops the tests.
@MainActor @Suite(.windows) struct ListReorderingTests {
  /// What a handler does with the item that the user moved.
  enum Handling: CaseIterable, Sendable {
    case moves, movesInTask, movesInBurst, appliesLater, doesNothing, removes, movesElsewhere, movesAndInserts, replaces

    @MainActor func callAsFunction(
      _ content: NestedDataSource<Never, Ticket, Never>,
      _ from: IndexPath,
      _ to: IndexPath
    ) {
      func move(_ to: IndexPath) {
        let item = content.item(at: from[1], inSection: from[0])
        transaction {
          content.remove(at: from[1], inSection: from[0])
          content.insert(item, at: to[1], inSection: to[0])
        }
      }
      switch self {
      case .moves: move(to)
      case .movesInTask: Task { move(to) }
      case .movesInBurst: coalesced { move(to) }
      case .appliesLater:
        Task {
          for _ in 0..<3 { await Task.yield() }
          move(to)
        }
      case .doesNothing: break
      case .removes: content.remove(at: from[1], inSection: from[0])
      case .movesElsewhere: move(IndexPath(item: 0, section: 1))
      case .movesAndInserts:
        move(to)
        content.insert(Ticket(99), at: 0, inSection: 0)
      case .replaces: content.apply([ContentSection(items: [Ticket(50), Ticket(0)])])
      }
    }
  }

  private nonisolated static let destinations = [IndexPath(item: 2, section: 0), IndexPath(item: 1, section: 1)]

  private func makeContent() -> NestedDataSource<Never, Ticket, Never> {
    NestedDataSource([
      ContentSection(items: [Ticket(0), Ticket(1), Ticket(2)]), ContentSection(items: [Ticket(10), Ticket(11)]),
    ])
  }

  private func texts(_ content: NestedDataSource<Never, Ticket, Never>) -> [[String]] {
    content.sections.map { $0.items.map(\.text) }
  }

  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
    HeadlessRunLoop.runPending()
  }

  @Test(arguments: Handling.allCases, destinations)
  func aTableAgrees(handling: Handling, to destination: IndexPath) async {
    let content = makeContent()
    let table = ToldTableView(shown: .plain)
    table.attach(content).onMove { handling(content, $0, $1) }
    table.isEditing = true
    table.allowsMultipleSelectionDuringEditing = true
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    #expect(table.headlessMoveRow(at: IndexPath(row: 0, section: 0), to: destination))
    table.layoutIfNeeded()
    await settle()
    table.layoutIfNeeded()
    expectEqual(table.shownRows, texts(content))
    if handling != .replaces {
      expectEqual(table.indexPathsForSelectedRows?.map { content.item(at: $0).text }, ["11"])
    }
  }

  @Test(arguments: Handling.allCases, destinations)
  func aCollectionAgrees(handling: Handling, to destination: IndexPath) async {
    let content = makeContent()
    let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
    collection.attach(content).onMove { handling(content, $0, $1) }
    collection.layoutIfNeeded()
    collection.selectItem(at: IndexPath(item: 1, section: 1), animated: false, scrollPosition: [])
    #expect(collection.headlessMoveItem(at: IndexPath(item: 0, section: 0), to: destination))
    collection.layoutIfNeeded()
    await settle()
    collection.layoutIfNeeded()
    expectEqual(collection.shownRows, texts(content))
    if handling != .replaces {
      expectEqual(collection.indexPathsForSelectedItems?.map { content.item(at: $0).text }, ["11"])
    }
  }

  @Test(arguments: Handling.allCases, destinations)
  func aChildOfAHandWrittenCompositeAgrees(handling: Handling, to destination: IndexPath) async {
    let content = makeContent()
    let delegate = TableViewDelegate(TableViewDataSource(content)).onMove { handling(content, $0, $1) }
    let hand = RowsChild([["a", "b"]])
    let table = ToldTableView(shown: .plain)
    let composite = CompositeTableViewDataSource(children: [.init(hand), .init(delegate)])
    table.attach(composite)
    table.isEditing = true
    table.layoutIfNeeded()
    let end = IndexPath(row: destination.item, section: destination.section + 1)
    #expect(table.headlessMoveRow(at: IndexPath(row: 0, section: 1), to: end))
    table.layoutIfNeeded()
    await settle()
    table.layoutIfNeeded()
    expectEqual(table.shownRows, [["a", "b"]] + texts(content))
    withExtendedLifetime(composite) {}
  }

  @Test(arguments: Handling.allCases, destinations)
  func aChildOfAHandWrittenCollectionCompositeAgrees(handling: Handling, to destination: IndexPath) async {
    for isNested in [false, true] {
      let content = makeContent()
      let delegate = CollectionViewDelegate(CollectionViewDataSource(content)).onMove { handling(content, $0, $1) }
      let hand = ItemsChild([["a", "b"]])
      let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
      let inner = CompositeCollectionViewDataSource(children: [.init(delegate)])
      let child = isNested ? CompositeCollectionViewDataSource.Child(inner) : .init(delegate)
      if !isNested { _ = inner.remove(delegate.dataSource) }
      collection.attach(CompositeCollectionViewDataSource(children: [.init(hand), child]))
      collection.layoutIfNeeded()
      collection.selectItem(at: IndexPath(item: 1, section: 2), animated: false, scrollPosition: [])
      let end = IndexPath(item: destination.item, section: destination.section + 1)
      #expect(collection.headlessMoveItem(at: IndexPath(item: 0, section: 1), to: end))
      collection.layoutIfNeeded()
      await settle()
      collection.layoutIfNeeded()
      expectEqual(collection.shownRows, [["a", "b"]] + texts(content))
      if handling != .replaces {
        let selected = collection.indexPathsForSelectedItems?.map {
          content.item(at: $0.item, inSection: $0.section - 1)
        }
        expectEqual(selected?.map(\.text), ["11"])
      }
    }
  }

  /// What is edited beside a drag.
  enum Edit: CaseIterable, Sendable {
    case items, sections, content, reload, many, dragged

    @MainActor func callAsFunction(
      _ sibling: NestedDataSource<Never, Ticket, Never>,
      _ dragged: NestedDataSource<Never, Ticket, Never>
    ) {
      switch self {
      case .items: sibling.remove(at: 0, inSection: 0)
      case .sections: sibling.insertSection(ContentSection(items: [Ticket(300)]), at: 0)
      case .content: sibling.update(at: ItemPath(section: 0, item: 0)) { $0.text += "!" }
      case .reload: sibling.reload([ContentSection(items: [Ticket(400)])])
      case .many: sibling.apply([ContentSection(items: (0..<9).map { Ticket(500 + $0) })])
      case .dragged: dragged.insert(Ticket(600), at: 0, inSection: 0)
      }
    }
  }

  /// Two children of a hand-written composite between two hand-written ones.
  private struct Children {
    let drag: (IndexPath, IndexPath) -> Bool
    let batch: (@escaping () -> Void) -> Void
    let shown: () -> [[String]]
    let reloads: () -> Int
  }

  private func show(
    _ contents: [NestedDataSource<Never, Ticket, Never>],
    inCollection: Bool,
    _ handling: Handling
  ) -> Children {
    guard inCollection else {
      let rows = contents.map { content in
        TableViewDelegate(TableViewDataSource(content)).onMove { handling(content, $0, $1) }
      }
      for row in rows { row.dataSource.updateOptions.maximumNumberOfChanges = 5 }
      let table = ToldTableView(shown: .plain)
      table.attach(
        CompositeTableViewDataSource(
          children: [.init(RowsChild([["a"]]))] + rows.map { .init($0) } + [.init(RowsChild([["b"]]))]
        )
      )
      table.isEditing = true
      table.layoutIfNeeded()
      return Children(
        drag: { table.headlessMoveRow(at: $0, to: $1) },
        batch: { table.performBatchUpdates($0) },
        shown: { table.shownRows },
        reloads: { table.reloads }
      )
    }
    let items = contents.map { content in
      CollectionViewDelegate(CollectionViewDataSource(content)).onMove { handling(content, $0, $1) }
    }
    for item in items { item.dataSource.updateOptions.maximumNumberOfChanges = 5 }
    let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
    collection.attach(
      CompositeCollectionViewDataSource(
        children: [.init(ItemsChild([["a"]]))] + items.map { .init($0) } + [.init(ItemsChild([["b"]]))]
      )
    )
    collection.layoutIfNeeded()
    return Children(
      drag: { collection.headlessMoveItem(at: $0, to: $1) },
      batch: { collection.performBatchUpdates($0) },
      shown: { collection.shownRows },
      reloads: { collection.reloads }
    )
  }

  /// A burst that waits is one update with what the handler does. A child may have to show its content while the batch of
  /// the other is open: it must not reload then, as that would drop what the batch was told.
  @Test(.slow, arguments: Edit.allCases, Handling.allCases)
  func childrenAgreeWhileABurstWaits(edit: Edit, handling: Handling) async {
    for choice in 0..<8 {
      let (inCollection, isFirst, dragsBoth) = (choice & 1 != 0, choice & 2 != 0, choice & 4 != 0)
      let (content, sibling) = (makeContent(), makeContent())
      let contents = isFirst ? [content, sibling] : [sibling, content]
      let children = show(contents, inCollection: inCollection, handling)
      let (start, other) = isFirst ? (1, 3) : (3, 1)
      let reloads = children.reloads()
      coalesced { edit(sibling, content) }
      #expect(children.drag(IndexPath(item: 0, section: start), IndexPath(item: 1, section: start + 1)))
      if dragsBoth {
        #expect(children.drag(IndexPath(item: 0, section: other), IndexPath(item: 1, section: other)))
      }
      transaction {}
      expectEqual(children.reloads(), reloads, "choice \(choice)")
      await settle()
      expectEqual(children.shown(), [["a"]] + contents.flatMap(texts) + [["b"]], "choice \(choice)")
    }
  }

  /// Content that is edited in a batch of the view right after a drag.
  @Test(.slow, arguments: Edit.allCases, Handling.allCases)
  func batchesOfOthersAgree(edit: Edit, handling: Handling) async {
    for choice in 0..<4 {
      let (inCollection, isFirst) = (choice & 1 != 0, choice & 2 != 0)
      let (content, sibling) = (makeContent(), makeContent())
      let contents = isFirst ? [content, sibling] : [sibling, content]
      let children = show(contents, inCollection: inCollection, handling)
      let start = isFirst ? 1 : 3
      let reloads = children.reloads()
      #expect(children.drag(IndexPath(item: 0, section: start), IndexPath(item: 1, section: start + 1)))
      children.batch { transaction { edit(sibling, content) } }
      expectEqual(children.reloads(), reloads, "choice \(choice)")
      await settle()
      expectEqual(children.shown(), [["a"]] + contents.flatMap(texts) + [["b"]], "choice \(choice)")
    }
  }

  @Test(arguments: Handling.allCases)
  func aCompositeOfContentAgrees(handling: Handling) async {
    let content = makeContent()
    let other = FlatDataSource([Ticket(100)])
    let table = ToldTableView(shown: .plain)
    table.attach(CompositeDataSource<Ticket, Never, Never>([.init(other), .init(content)])).onMove {
      source,
      destination in
      handling(
        content,
        IndexPath(item: source.item, section: source.section - 1),
        IndexPath(item: destination.item, section: destination.section - 1)
      )
    }
    table.isEditing = true
    table.layoutIfNeeded()
    #expect(table.headlessMoveRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 2, section: 1)))
    await settle()
    table.layoutIfNeeded()
    expectEqual(table.shownRows, [["100"]] + texts(content))
  }

  @Test func twoMovesInATurnAreFollowed() async {
    let content = FlatDataSource((0..<4).map { Ticket($0) })
    let table = ToldTableView(shown: .plain)
    table.attach(content).onMove { content.move(from: $0.row, to: $1.row) }
    table.isEditing = true
    table.layoutIfNeeded()
    table.headlessMoveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
    expectEqual(table.shownTexts, ["1", "2", "3", "0"])
    table.headlessMoveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
    expectEqual(table.shownTexts, ["2", "1", "3", "0"])
    await settle()
    expectEqual(table.shownTexts, content.items.map(\.text))
  }

  @Test func whatAViewShowsOfAMoveIsTheContentWithTheItemElsewhere() {
    for counts in [[3], [2, 2], [1, 3], [2, 0, 2]] {
      let items = counts.enumerated().map { section, count in (0..<count).map { section * 10 + $0 } }
      for (section, count) in counts.enumerated() {
        for item in 0..<count {
          for target in counts.indices {
            for place in 0..<(counts[target] + (target == section ? 0 : 1)) {
              var moved = items
              moved[target].insert(moved[section].remove(at: item), at: place)
              let reordering = ListReordering(
                move: IndexMove(
                  from: ItemPath(section: section, item: item),
                  to: ItemPath(section: target, item: place)
                )
              )
              for (shown, row) in moved.enumerated() {
                expectEqual(row.count, counts[shown] + reordering.growth(ofSection: shown))
                for (index, value) in row.enumerated() {
                  let source = reordering.source(of: ItemPath(section: shown, item: index))
                  expectEqual(items[source.section][source.item], value)
                }
              }
            }
          }
        }
      }
    }
  }
}
