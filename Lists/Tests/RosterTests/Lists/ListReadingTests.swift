import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Positions and handlers in a transaction, of which the view knows nothing yet.
@MainActor @Suite(.windows) struct ListReadingTests {
  private let content = FlatDataSource((0..<100).map { Ticket($0) })

  private func show(_ kind: ListKind, isComposite: Bool) -> (view: any ListView, delegate: ListDelegate) {
    switch kind {
    case .table:
      let table = ToldTableView(shown: .plain)
      (table.rowHeight, table.estimatedRowHeight) = (50, 0)
      let delegate =
        isComposite
        ? table.attach(CompositeTableViewDataSource(children: [.init(RowsChild([[]])), .init(content)]))
        : table.attach(content)
      table.layoutIfNeeded()
      return (table, delegate)
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 50)
      layout.minimumLineSpacing = 0
      let collection = ToldCollectionView(shown: layout)
      let delegate =
        isComposite
        ? collection.attach(CompositeCollectionViewDataSource(children: [.init(ItemsChild([[]])), .init(content)]))
        : collection.attach(content)
      collection.layoutIfNeeded()
      return (collection, delegate)
    }
  }

  private func first(_ view: any ListView) -> String? {
    view.layoutIfNeeded()
    let path = view.visibleItems.filter { view.frame(ofItemAt: $0)?.maxY ?? 0 > view.contentOffset.y }.min()
    let cell = path.flatMap(view.shownCell)
    return (cell as? UITableViewCell)?.textLabel?.text ?? (cell as? any TextShowing)?.shownText ?? nil
  }

  @Test(arguments: ListKind.allCases, [false, true])
  func positionsAreThoseOfWhatIsShown(kind: ListKind, isComposite: Bool) {
    let (view, delegate) = show(kind, isComposite: isComposite)
    let edits: [(String, () -> Void)] = [
      ("remove", { content.apply(Array(content.items.dropFirst(7))) }),
      ("insert", { content.insert(contentsOf: [Ticket(200), Ticket(201)], at: 0) }),
      ("reverse", { content.apply(content.items.reversed()) }),
      ("move", { content.move(from: 70, to: 0) }),
    ]
    for (name, edit) in edits {
      content.apply((0..<100).map { Ticket($0) })
      delegate.scroll(to: ListPosition(20))
      transaction {
        edit()
        expectEqual(delegate.position(by: Int.self)?.id, 20, "\(name)")
        #expect(delegate.scroll(to: ListPosition(50)))
        expectEqual(delegate.position(by: Int.self)?.id, 50, "\(name)")
        expectEqual(first(view), "50", "\(name)")
      }
      expectEqual(first(view), "50", "\(name)")
      expectEqual(delegate.position(by: Int.self)?.id, 50, "\(name)")
    }
  }

  @Test(arguments: ListKind.allCases) func handlersOfRowsThatAreShownMeanwhile(kind: ListKind) {
    let (view, delegate) = show(kind, isComposite: false)
    var shown: [Int] = []
    delegate.onWillDisplay(Ticket.self) { ticket, _ in shown.append(ticket.id) }
    transaction {
      content.apply(Array(content.items.dropFirst(7)))
      view.contentOffset.y = 50 * 50
      view.layoutIfNeeded()
      expectEqual(shown.min(), 50)
    }
  }
}
