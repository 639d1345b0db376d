import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// The handlers that `attach` of a composite returns are those of all children.
@MainActor @Suite(.windows) struct CompositeHandlersTests {
  private let first = FlatDataSource([Ticket(0), Ticket(1)])
  private let second = FlatDataSource([Ticket(10), Ticket(11)])
  private let table = ToldTableView(shown: .plain)
  private let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())

  /// A hand-written child, content, and content in a composite of its own.
  private func rows() -> (outer: CompositeTableViewDataSource, inner: CompositeTableViewDataSource) {
    let inner = CompositeTableViewDataSource(children: [.init(RowsChild([["b"]])), .init(second)])
    return (CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(first), .init(inner)]), inner)
  }

  private func items() -> (outer: CompositeCollectionViewDataSource, inner: CompositeCollectionViewDataSource) {
    let inner = CompositeCollectionViewDataSource(children: [.init(ItemsChild([["b"]])), .init(second)])
    return (
      CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"]])), .init(first), .init(inner)]), inner
    )
  }

  // MARK: Selection

  @Test func selectionIsThatOfAllContentInATable() {
    var selections: [[Int]] = []
    table.allowsMultipleSelection = true
    let handlers = table.attach(rows().outer).onSelectionChange { selection in
      selections.append(selection.items(of: Ticket.self).map(\.id))
    }
    for path in [IndexPath(row: 1, section: 3), [1, 0], [0, 0]] { table.headlessTapRow(at: path) }
    expectEqual(selections, [[11], [0, 11]])
    first.remove(at: 0)
    expectEqual(selections.last, [11])
    table.headlessTapRow(at: [3, 1])
    expectEqual(selections.last, [])
    expectEqual(second.place(ofID: 11).flatMap { handlers.indexPath(of: $0) }, [3, 1])
  }

  @Test func selectionIsThatOfAllContentInACollection() {
    var selections: [[Int]] = []
    collection.allowsMultipleSelection = true
    let handlers = collection.attach(items().outer).onSelectionChange { selection in
      selections.append(selection.items(of: Ticket.self).map(\.id))
      expectEqual(selection.places.map { second.item(at: $0)?.id ?? first.item(at: $0)?.id ?? -1 }, selections.last)
    }
    collection.layoutIfNeeded()
    for path in [IndexPath(item: 1, section: 3), [1, 0], [0, 0]] { collection.headlessTapItem(at: path) }
    expectEqual(selections, [[11], [0, 11]])
    first.remove(at: 0)
    expectEqual(selections.last, [11])
    collection.headlessTapItem(at: [3, 1])
    expectEqual(selections.last, [])
    expectEqual(second.place(ofID: 10).flatMap { handlers.indexPath(of: $0) }, [3, 0])
  }

  // MARK: Children

  @Test func aChildsOwnHandlersComeFirst() {
    var calls: [String] = []
    let own = TableViewDelegate(TableViewDataSource(first))
      .onSelect(Ticket.self) { calls.append("own \($0.id)") }
      .height(for: Ticket.self) { ticket, _ in ticket.id == 0 ? 80 : nil }
    table.attach(CompositeTableViewDataSource(children: [.init(own), .init(second)]))
      .onSelect(Ticket.self) { calls.append("shared \($0.id)") }
      .height(for: Ticket.self) { _, _ in 60 }
    table.layoutIfNeeded()
    table.headlessTapRow(at: [0, 1])
    table.headlessTapRow(at: [1, 0])
    expectEqual(calls, ["own 1", "shared 1", "shared 10"])
    expectEqual((0..<2).map { table.rectForRow(at: [0, $0]).height }, [80, 60])
    expectEqual(table.rectForRow(at: [1, 1]).height, 60)
  }

  @Test func aChildHasTheHandlersWhileItIsOne() {
    var taps: [Int] = []
    let (outer, inner) = rows()
    table.attach(outer).onSelect(Ticket.self) { taps.append($0.id) }
    let third = TableViewDelegate(TableViewDataSource(FlatDataSource([Ticket(20)])))
    inner.add(.init(third))
    table.headlessTapRow(at: [4, 0])
    expectEqual(taps, [20])
    inner.remove(third.dataSource)
    table.headlessTapRow(at: [3, 0])
    expectEqual(taps, [20, 10])
    outer.remove(inner)
    let other = ToldTableView(shown: .plain)
    other.attach(inner)
    other.headlessTapRow(at: [1, 0])
    other.attach(third)
    other.headlessTapRow(at: [0, 0])
    expectEqual(taps, [20, 10])
  }

  @Test func handlersThatComeLateAreAsked() {
    let (outer, _) = rows()
    let handlers = table.attach(outer)
    table.layoutIfNeeded()
    table.setEditing(true, animated: false)
    #expect(!table.headlessTapDelete(at: [3, 0]))
    handlers.onDelete(Ticket.self) { [second] _, place in second.remove(place) }
    table.layoutIfNeeded()
    #expect(table.headlessTapDelete(at: [3, 0]))
    expectEqual(second.items.map(\.id), [11])
  }

  // MARK: Sections and index paths

  @Test func sectionsAreTheComposites() {
    let handlers = table.attach(rows().outer)
    table.layoutIfNeeded()
    handlers.headerHeight { $0 == 1 ? 30 : nil }
      .headerView { _, section in
        let view = UIView()
        view.tag = section
        return section == 1 ? view : nil
      }
      .footerHeight { $0 == 3 ? 20 : nil }
      .footerView { _, section in section == 3 ? UIView() : nil }
    table.layoutIfNeeded()
    expectEqual((0..<4).map { table.rectForHeader(inSection: $0).height }, [0, 30, 0, 0])
    expectEqual((0..<4).map { table.rectForFooter(inSection: $0).height }, [0, 0, 0, 20])
    #expect(table.subviews.contains { $0.tag == 1 })
  }

  @Test func sectionsOfACollectionAreTheComposites() {
    let kind = UICollectionView.elementKindSectionHeader
    var asked: [IndexPath] = []
    let handlers = collection.attach(items().outer)
    collection.layoutIfNeeded()
    handlers.headerSize { $0 == 3 ? CGSize(width: 1, height: 30) : .zero }
      .footerSize { _ in .zero }
      .supplementaryView(ofKind: kind) { collection, indexPath in
        asked.append(indexPath)
        return collection.dequeueReusableSupplementaryView(
          of: UICollectionReusableView.self,
          ofKind: kind,
          for: indexPath
        )
      }
    collection.layoutIfNeeded()
    expectEqual(asked, [[3, 0]])
    expectEqual(collection.supplementaryView(forElementKind: kind, at: [3, 0])?.frame.height, 30)
  }

  @Test func movesAreCountedInTheComposite() {
    var moves: [[IndexPath]] = []
    table.attach(rows().outer).onMove { moves.append([$0, $1]) }
      .moveTarget { source, _ in [source[0], 0] }
    table.isEditing = true
    table.layoutIfNeeded()
    table.headlessMoveRow(at: [3, 1], to: [0, 0])
    expectEqual(moves, [[[3, 1], [3, 0]]])
    collection.attach(items().outer).onMove { moves.append([$0, $1]) }
    collection.layoutIfNeeded()
    collection.headlessMoveItem(at: [1, 0], to: [1, 1])
    expectEqual(moves.last, [[1, 0], [1, 1]])
  }

  @Test func aCollectionChildsSizesComeFromTheHandlers() {
    collection.attach(items().outer).size(for: Ticket.self) { ticket, _ in
      CGSize(width: 100 + ticket.id, height: 40)
    }
    collection.layoutIfNeeded()
    expectEqual(collection.cellForItem(at: [3, 1])?.frame.width, 111)
    expectEqual(collection.cellForItem(at: [1, 0])?.frame.width, 100)
  }
}
