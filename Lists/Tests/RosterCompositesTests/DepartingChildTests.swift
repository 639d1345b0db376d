import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// An item that changes child in the transaction in which its own child goes keeps its selection. It gets another cell, as its
/// section is deleted.
@MainActor @Suite(.windows) struct DepartingChildTests {
  /// What the children are in, and how the first of them goes.
  enum Departure: CaseIterable, Sendable {
    case removed, hidden, replaced, removedFromNested
    case handWritten, nestedHandWritten, compositeOfHandWritten, besideHandWritten
  }

  private typealias Content = CompositeDataSource<Ticket, Never, Never>
  private typealias Rows = CompositeTableViewDataSource
  private typealias Items = CompositeCollectionViewDataSource

  private let going = FlatDataSource([Ticket(1), Ticket(2)])
  private let others = FlatDataSource([Ticket(3), Ticket(4)])
  private let last = FlatDataSource([Ticket(5)])
  private let table = ToldTableView(shown: .plain)
  private let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())

  /// Shows the three lists in a table and in a collection.
  ///
  /// - Returns: what takes the first of them away.
  private func show(_ departure: Departure) -> () -> Void {
    switch departure {
    case .removed, .hidden, .replaced:
      let content = Content([.init(going), .init(others), .init(last)])
      show(content)
      return { [going] in
        switch departure {
        case .hidden: content.setHidden(true, going)
        case .replaced:
          transaction {
            content.removeChild(at: 0)
            content.insert(FlatDataSource([Ticket(6)]), at: 0)
          }
        default: content.remove(going)
        }
      }
    case .removedFromNested:
      let inner = Content([.init(going), .init(others)])
      show(Content([.init(inner), .init(last)]))
      return { [going] in inner.remove(going) }
    case .handWritten:
      let rows = Rows(children: [.init(going), .init(others), .init(last)])
      let items = Items(children: [.init(going), .init(others), .init(last)])
      show(rows, items)
      return { removeFirst(rows, items) }
    case .nestedHandWritten:
      let rows = Rows(children: [.init(going), .init(others)])
      let items = Items(children: [.init(going), .init(others)])
      show(Rows(children: [.init(rows), .init(last)]), Items(children: [.init(items), .init(last)]))
      return { removeFirst(rows, items) }
    case .compositeOfHandWritten:
      let rows = Rows(children: [.init(Rows(children: [.init(going)])), .init(others), .init(last)])
      let items = Items(children: [.init(Items(children: [.init(going)])), .init(others), .init(last)])
      show(rows, items)
      return { removeFirst(rows, items) }
    case .besideHandWritten:
      let rows = Rows(children: [.init(going), .init(others), .init(last), .init(RowsChild([[]]))])
      let items = Items(children: [.init(going), .init(others), .init(last), .init(ItemsChild([[]]))])
      show(rows, items)
      return {
        removeFirst(rows, items)
        rows.remove(rows.dataSources[2])
        items.remove(items.dataSources[2])
      }
    }
  }

  private func removeFirst(_ rows: Rows, _ items: Items) {
    rows.remove(rows.dataSources[0])
    items.remove(items.dataSources[0])
  }

  private func show(_ content: Content) {
    table.attach(content)
    collection.attach(content)
    prepare()
  }

  private func show(_ rows: Rows, _ items: Items) {
    table.attach(rows)
    collection.attach(items)
    prepare()
  }

  private func prepare() {
    table.allowsMultipleSelection = true
    collection.allowsMultipleSelection = true
    for list in [table, collection] as [UIView] { list.layoutIfNeeded() }
    for path in [[0, 0], [0, 1], [1, 0]] as [IndexPath] {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      collection.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  private func expect(_ texts: [[String]], selected: [IndexPath], _ location: SourceLocation = #_sourceLocation) {
    HeadlessRunLoop.runPending()
    expectEqual(table.shownRows, texts, sourceLocation: location)
    expectEqual(collection.shownRows, texts, sourceLocation: location)
    expectEqual(table.indexPathsForSelectedRows?.sorted() ?? [], selected, sourceLocation: location)
    expectEqual(collection.indexPathsForSelectedItems?.sorted(), selected, sourceLocation: location)
  }

  @Test(arguments: Departure.allCases, [false, true])
  func anItemOfADeletedSectionStaysSelected(_ departure: Departure, _ goesFirst: Bool) {
    let go = show(departure)
    transaction {
      if goesFirst { go() }
      others.append(going.remove(at: 1).value)
      if !goesFirst { go() }
    }
    let first = departure == .replaced ? [["6"]] : []
    expect(first + [["3", "4", "2"], ["5"]], selected: [[first.count, 0], [first.count, 2]])
  }

  /// A move into a section that comes with the item cannot be told: the selection follows all the same, past the child that goes.
  @Test func anItemThatBringsItsSectionStaysSelected() {
    let empty = FlatDataSource([Ticket](), emptySections: .drop)
    let content = Content([.init(going), .init(empty), .init(last)])
    show(content)
    transaction {
      content.remove(going)
      empty.append(going.remove(at: 1).value)
    }
    expect([["2"], ["5"]], selected: [[0, 0], [1, 0]])
  }
}
