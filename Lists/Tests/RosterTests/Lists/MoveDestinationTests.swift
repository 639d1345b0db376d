import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// `move(to:)` puts an item where the user has dropped it.
@MainActor @Suite(.windows) struct MoveDestinationTests {
  typealias Content = NestedDataSource<Never, Ticket, Never>

  /// How a list shows the content.
  enum Arrangement: CaseIterable, Sendable { case alone, mapped, composite, besideHandWritten, nestedByHand }

  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
    HeadlessRunLoop.runPending()
  }

  /// A list of the content, and how many sections are above those of the content.
  private func attach(
    _ content: Content,
    _ kind: ListKind,
    _ arrangement: Arrangement
  ) -> (view: any TestedListView, delegate: ListDelegate, offset: Int) {
    let (table, collection) = (ToldTableView(shown: .plain), ToldCollectionView(shown: UICollectionViewFlowLayout()))
    table.isEditing = true
    let view: any TestedListView = kind == .table ? table : collection
    switch arrangement {
    case .alone: return (view, view.show(content), 0)
    case .mapped: return (view, view.show(content.map { $0 }), 0)
    case .composite:
      let above = FlatDataSource<Ticket>([])
      return (
        view,
        view.show(
          CompositeDataSource<Ticket, Never, Never> {
            above; content
          }
        ), 1
      )
    case .besideHandWritten, .nestedByHand:
      let isNested = arrangement == .nestedByHand
      guard kind == .table else {
        let inner = CompositeCollectionViewDataSource(children: [.init(content)])
        let child = isNested ? CompositeCollectionViewDataSource.Child(inner) : .init(content)
        let all = CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"], []])), child])
        return (view, collection.attach(all), 2)
      }
      let inner = CompositeTableViewDataSource(children: [.init(content)])
      let child = isNested ? CompositeTableViewDataSource.Child(inner) : .init(content)
      return (view, table.attach(CompositeTableViewDataSource(children: [.init(RowsChild([["a"], []])), child])), 2)
    }
  }

  private func drag(_ view: any TestedListView, _ source: IndexPath, to destination: IndexPath) async {
    view.layoutIfNeeded()
    if let table = view as? UITableView { table.headlessMoveRow(at: source, to: destination) }
    if let collection = view as? UICollectionView { collection.headlessMoveItem(at: source, to: destination) }
    view.layoutIfNeeded()
    await settle()
    view.layoutIfNeeded()
  }

  /// Every item to every section, of which some are empty, in the middle and at the ends.
  @Test(.slow, arguments: ListKind.allCases, Arrangement.allCases)
  func anItemStaysWhereItWasDropped(kind: ListKind, arrangement: Arrangement) async {
    let sections = [[], [1, 2], [], [], [3], []]
    for (section, ids) in sections.enumerated() {
      for item in ids.indices {
        for target in sections.indices {
          let end = target == section ? ids.count - 1 : sections[target].count
          for index in 0...end {
            let content = Content(sections.map { ContentSection(items: $0.map { Ticket($0) }) })
            let (view, delegate, offset) = attach(content, kind, arrangement)
            delegate.reorder(Ticket.self) { content.move(to: $1) }
            await drag(view, [section + offset, item], to: [target + offset, index])
            var expected = sections
            expected[target].insert(expected[section].remove(at: item), at: index)
            expectEqual(
              content.sections.map { $0.items.map(\.id) },
              expected,
              "\(section).\(item) to \(target).\(index)"
            )
            expectEqual(Array(view.shownRows[offset...]), expected.map { $0.map(String.init) })
          }
        }
      }
    }
  }

  @Test(arguments: ListKind.allCases) func aMoveIsNotUndoneBesideDrops(kind: ListKind) async {
    let content = Content([ContentSection(items: [Ticket(1), Ticket(2)]), ContentSection(items: [])])
    let (view, delegate, _) = attach(content, kind, .alone)
    delegate.draggable(Ticket.self).droppable(in: content).reorder(Ticket.self) { content.move(to: $1) }
    await drag(view, [0, 1], to: [1, 0])
    expectEqual(content.sections.map { $0.items.map(\.id) }, [[1], [2]])
  }

  @Test(arguments: ListKind.allCases) func anEmptySectionOfOtherContentTakesNothing(kind: ListKind) async {
    let content = Content([ContentSection(items: [Ticket(1), Ticket(2)])])
    let other = Content([ContentSection(items: [])])
    let (view, _, _) = attach(content, kind, .alone)
    let delegate = view.show(
      CompositeDataSource<Ticket, Never, Never> {
        content; other
      }
    )
    delegate.reorder(Ticket.self) { content.move(to: $1) }
    await drag(view, [0, 1], to: [1, 0])
    expectEqual(view.shownRows, [["1", "2"], []])
  }

  /// Its only visible item stays where it is among those that a filter hides.
  @Test(arguments: ListKind.allCases) func theOnlyVisibleItemStays(kind: ListKind) async {
    let content = FlatDataSource([Ticket(1), Ticket(2), Ticket(3)])
    let (view, _, _) = attach(Content([]), kind, .alone)
    view.show(content.filtered { $0.id == 2 }).reorder(Ticket.self) { content.move(to: $1) }
    await drag(view, [0, 0], to: [0, 0])
    expectEqual(content.items.map(\.id), [1, 2, 3])
  }

  /// A section whose items a filter hides takes the item before them.
  @Test(arguments: ListKind.allCases) func aSectionOfHiddenItemsTakesTheItem(kind: ListKind) async {
    let content = Content([ContentSection(items: [Ticket(2)]), ContentSection(items: [Ticket(1)])])
    let (view, _, _) = attach(Content([]), kind, .alone)
    let delegate = view.show(content.filtered { $0.id > 1 })
    delegate.reorder(Ticket.self) { content.move(to: $1) }
    await drag(view, [0, 0], to: [1, 0])
    expectEqual(content.sections.map { $0.items.map(\.id) }, [[], [2, 1]])
  }
}
