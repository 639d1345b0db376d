import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// What is selected in a transaction, of which the view knows nothing yet.
@MainActor @Suite(.windows) struct KeptSelectionTests {
  enum Arrangement: CaseIterable, Sendable {
    case alone, filtered, inContent, besideHandWritten, nestedBesideHandWritten
  }
  enum Manner: CaseIterable, Sendable { case transaction, nested, coalesced }

  private let content = FlatDataSource((1...5).map { Ticket($0) })
  private let selected = SelectedItems<Int>([2])

  /// - Returns: the list, and the section of the content.
  private func show(_ kind: ListKind, _ arrangement: Arrangement) -> (view: any ListView, section: Int) {
    let shown = content.filtered { _ in true }
    let other = FlatDataSource([Ticket(100)])
    let delegate: ListDelegate
    let view: any ListView
    switch kind {
    case .table:
      let table = ToldTableView(shown: .plain)
      table.allowsMultipleSelection = true
      switch arrangement {
      case .alone: delegate = table.attach(content)
      case .filtered: delegate = table.attach(shown)
      case .inContent:
        delegate = table.attach(CompositeDataSource<Ticket, Never, Never>([.init(other), .init(content)]))
      case .besideHandWritten:
        delegate = table.attach(CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(content)]))
      case .nestedBesideHandWritten:
        let nested = CompositeTableViewDataSource(children: [.init(other), .init(content)])
        delegate = table.attach(
          CompositeTableViewDataSource(children: [.init(RowsChild([["a"], []])), .init(nested)])
        )
      }
      view = table
    case .collection:
      let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
      collection.allowsMultipleSelection = true
      switch arrangement {
      case .alone: delegate = collection.attach(content)
      case .filtered: delegate = collection.attach(shown)
      case .inContent:
        delegate = collection.attach(CompositeDataSource<Ticket, Never, Never>([.init(other), .init(content)]))
      case .besideHandWritten:
        delegate = collection.attach(
          CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"]])), .init(content)])
        )
      case .nestedBesideHandWritten:
        let nested = CompositeCollectionViewDataSource(children: [.init(other), .init(content)])
        delegate = collection.attach(
          CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"], []])), .init(nested)])
        )
      }
      view = collection
    }
    delegate.keepSelection(of: Ticket.self, in: selected)
    view.layoutIfNeeded()
    return (view, view.numberOfSections - 1)
  }

  /// Makes changes in one of the ways in which they wait, and has them made.
  private func change(_ manner: Manner, _ body: () -> Void) {
    switch manner {
    case .transaction: transaction(body)
    case .nested: transaction { transaction(body) }
    case .coalesced:
      coalesced(body)
      transaction {}
    }
  }

  private var edits: [(name: String, edit: () -> Void)] {
    var edits: [(String, () -> Void)] = [
      ("reverse", { content.apply(content.items.reversed()) }),
      ("replace", { content.apply([5, 9, 3, 1].map { Ticket($0, "new") }) }),
      ("reload", { content.reload([4, 3, 2, 7, 5, 1].map { Ticket($0) }) }),
      ("empty", { content.apply([]) }),
    ]
    for index in 0..<5 {
      edits.append(("remove \(index)", { content.remove(at: index) }))
      edits.append(("insert \(index)", { content.insert(Ticket(7), at: index) }))
      for other in 0..<5 where other != index {
        edits.append(("move \(index) \(other)", { content.move(from: index, to: other) }))
      }
    }
    return edits
  }

  private func ids(_ view: any ListView, _ section: Int) -> Set<Int> {
    Set(view.selectedItems.filter { $0[0] == section }.map { content.items[$0[1]].id })
  }

  /// Each edit, then each set of one or two items: the list has the items selected that are in the set.
  @Test(.slow, arguments: ListKind.allCases, Arrangement.allCases)
  func identifiersSetAfterAnEdit(kind: ListKind, arrangement: Arrangement) {
    let (view, section) = show(kind, arrangement)
    for manner in Manner.allCases {
      for (name, edit) in edits {
        for wanted in [[], [4], [3, 7]].map({ Set($0) }) {
          content.apply((1...5).map { Ticket($0) })
          selected.ids = [2]
          change(manner) {
            edit()
            selected.ids = wanted
          }
          let there = Set(content.items.map(\.id)).intersection(wanted)
          expectEqual(ids(view, section), there, "\(manner), \(name), \(wanted)")
          expectEqual(selected.ids, wanted)
        }
      }
    }
  }

  /// While the transaction is open, the rows on the screen are what they were.
  @Test(arguments: ListKind.allCases, Arrangement.allCases)
  func aTransactionThatIsOpenSelectsWhatIsShown(kind: ListKind, arrangement: Arrangement) {
    let (view, section) = show(kind, arrangement)
    transaction {
      content.remove(at: 0)
      selected.ids = [4]
      expectEqual(view.selectedItems, [[section, 3]])
      selected.selectAll(in: content)
      expectEqual(view.selectedItems.sorted(), (1...4).map { [section, $0] })
    }
    expectEqual(ids(view, section), [2, 3, 4, 5])
  }

  /// A child comes first in the same transaction, so that the content has another section.
  @Test(arguments: ListKind.allCases) func aChildThatComesFirst(kind: ListKind) {
    let first = FlatDataSource([Ticket(50), Ticket(51)])
    switch kind {
    case .table:
      let table = ToldTableView(shown: .plain)
      table.allowsMultipleSelection = true
      let composite = CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(content)])
      table.attach(composite).keepSelection(of: Ticket.self, in: selected)
      table.layoutIfNeeded()
      transaction {
        composite.insert(.init(first), at: 0)
        content.remove(at: 0)
        selected.ids = [4, 51]
      }
      expectEqual(table.selectedItems.sorted(), [[0, 1], [2, 2]])
    case .collection:
      let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
      collection.allowsMultipleSelection = true
      let composite = CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"]])), .init(content)])
      collection.attach(composite).keepSelection(of: Ticket.self, in: selected)
      collection.layoutIfNeeded()
      transaction {
        composite.insert(.init(first), at: 0)
        content.remove(at: 0)
        selected.ids = [4, 51]
      }
      expectEqual(collection.selectedItems.sorted(), [[0, 1], [2, 2]])
    }
  }

  /// The content has changed in a batch that someone else has begun at the table, and the rows have not.
  @Test(arguments: ListKind.allCases) func aBatchOfOthersThatIsOpen(kind: ListKind) {
    let (view, section) = show(kind, .alone)
    view.performBatch {
      content.remove(at: 0)
      selected.ids = [4]
    } completion: { _ in
    }
    view.layoutIfNeeded()
    transaction {}
    expectEqual(ids(view, section), [4])
  }
}
