import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Swipes in lists of collections, whose actions are those that tables take.
@MainActor struct SectionSwipesTests {
  private let tickets = FlatDataSource((0..<4).map { Ticket($0) })

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func actions(_ title: String, _ handler: @escaping () -> Void = {}) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: [
        UIContextualAction(style: .destructive, title: title) { _, _, done in
          handler()
          done(true)
        }
      ]
    )
  }

  @Test func handlersSayWhatASwipeReveals() {
    let collection = makeSections()
    collection.attach(tickets)
      .trailingSwipeActions(for: Ticket.self) { [tickets] ticket, place in
        ticket.id == 2 ? nil : actions("Delete \(ticket.id)") { tickets.remove(place) }
      }
      .leadingSwipeActions(for: Ticket.self) { ticket, _ in actions("Flag \(ticket.id)") }
    collection.layoutIfNeeded()
    expectEqual(collection.headlessSwipeActions(forItemAt: path(1)).map(\.title), ["Delete 1"])
    expectEqual(collection.headlessSwipeActions(forItemAt: path(1), edge: .leading).map(\.title), ["Flag 1"])
    #expect(collection.headlessSwipeActions(forItemAt: path(2)).isEmpty)
    #expect(collection.headlessPerformSwipeAction(titled: "Delete 1", forItemAt: path(1)))
    expectEqual(tickets.items.map(\.id), [0, 2, 3])
    expectEqual(collection.shownTexts, ["0", "2", "3"])
  }

  @Test func aCompositeHasTheSwipesOfItsChildrenAndItsOwn() {
    let own = CollectionViewDelegate(CollectionViewDataSource(FlatDataSource([Ticket(7)])))
    own.trailingSwipeActions(for: Ticket.self) { ticket, _ in actions("Own \(ticket.id)") }
    let nested = CompositeCollectionViewDataSource { tickets }
    let collection = makeSections()
    collection.attach {
      ItemsChild(name: "h", counts: [1])
      own
      nested
    }
    .trailingSwipeActions(for: Ticket.self) { ticket, place in actions("All \(ticket.id) at \(place.item)") }
    collection.layoutIfNeeded()
    #expect(collection.headlessSwipeActions(forItemAt: path(0, 0)).isEmpty)
    expectEqual(collection.headlessSwipeActions(forItemAt: path(0, 1)).map(\.title), ["Own 7"])
    expectEqual(collection.headlessSwipeActions(forItemAt: path(3, 2)).map(\.title), ["All 3 at 3"])
  }

  @Test func aViewModelSaysWhatASwipeReveals() {
    let collection = makeSections()
    collection.attach(FlatDataSource([Swiped(title: "Archive")]))
    collection.layoutIfNeeded()
    expectEqual(collection.headlessSwipeActions(forItemAt: path(0)).map(\.title), ["Archive"])
    #expect(collection.headlessSwipeActions(forItemAt: path(0), edge: .leading).isEmpty)
  }

  /// What the list itself was given comes first, as it is said nearest to it.
  @Test func aListMayHaveItsOwnSwipes() {
    let collection = makeSections(
      .list(.insetGrouped) { [self] in $0.trailingSwipeActionsConfigurationProvider = { _ in actions("List") } }
    )
    collection.attach(tickets).trailingSwipeActions(for: Ticket.self) { _, _ in actions("Handler") }
    collection.layoutIfNeeded()
    expectEqual(collection.headlessSwipeActions(forItemAt: path(0)).map(\.title), ["List"])
  }

  @Test func onlyListsAreSwiped() {
    let collection = makeSections(.tiles(2))
    collection.attach(tickets).trailingSwipeActions(for: Ticket.self) { _, _ in actions("Delete") }
    collection.layoutIfNeeded()
    #expect(collection.headlessSwipeActions(forItemAt: path(0)).isEmpty)
  }
}

/// A view model with a swipe of its own.
private struct Swiped: CollectionViewPresentable, SwipeActionsProviding {
  var title: String

  func present(on cell: PlainTile) { cell.shownText = title }

  func trailingSwipeActions() -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: title) { _, _, _ in }])
  }
}
