import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// What is put into a list, and observed of it, for its reader's sake.
@MainActor struct AnchoredListTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private func isObserved(_ view: UIScrollView) -> Bool {
    view.layoutIfNeeded()
    view.contentOffset.y += 1
    view.layoutIfNeeded()
    let hasWitness = view.subviews.contains { $0 is LayoutWitness }
    expectEqual(hasWitness, (view.headlessGeometryObserver != nil))
    return hasWitness
  }

  private func show(_ view: UIScrollView) {
    window.isHidden = false
    window.addSubview(view)
  }

  @Test(arguments: [true, false]) func aListIsObservedWhereThePolicyNeedsIt(isTable: Bool) {
    let content = FlatDataSource((0..<100).map { Ticket($0) })
    let view: UIScrollView
    let setAnchoring: (ListAnchoring) -> Void
    if isTable {
      let table = UITableView(frame: window.bounds)
      let delegate = table.attach(content)
      setAnchoring = { delegate.dataSource.updateOptions.anchoring = $0 }
      view = table
    } else {
      let collection = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      let delegate = collection.attach(content)
      setAnchoring = { delegate.dataSource.updateOptions.anchoring = $0 }
      view = collection
    }
    setAnchoring(.contentOffset)
    show(view)
    #expect(!isObserved(view))
    content.insert(Ticket(1_000), at: 0)
    #expect(!isObserved(view))
    setAnchoring(.visibleItems)
    #expect(isObserved(view))
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()
    let size = view.contentSize.height
    content.insert(Ticket(1_001), at: 0)
    if isTable { expectEqual(view.contentOffset.y, 1_000 + view.contentSize.height - size) }
    setAnchoring(.contentOffset)
    #expect(!isObserved(view))
  }

  /// The composite's own policy counts, as its children share its handlers.
  @Test func aCompositeIsObservedWhereItsPolicyNeedsIt() {
    let table = UITableView(frame: window.bounds)
    let delegate = table.attach {
      FlatDataSource((0..<50).map { Ticket($0) })
      CompositeTableViewDataSource { FlatDataSource((50..<100).map { Ticket($0) }) }
    }
    delegate.dataSource.updateOptions.anchoring = .contentOffset
    show(table)
    #expect(!isObserved(table))
    delegate.dataSource.updateOptions.anchoring = .end
    #expect(isObserved(table))
  }

  /// A handler that comes late has the table read anew what is answered, which a data source is taken away for.
  @Test(arguments: [[], .assigningReloads] as [HeadlessVariations]) func aLateHandlerChangesNothingElse(
    _ variation: HeadlessVariations
  ) {
    variation.run {
      for anchoring in [ListAnchoring.contentOffset, .visibleItems] {
        let table = UITableView(frame: window.bounds)
        let delegate = table.attach(FlatDataSource((0..<100).map { Ticket($0) }))
        delegate.dataSource.updateOptions.anchoring = anchoring
        show(table)
        table.contentOffset.y = 1_000
        table.layoutIfNeeded()
        table.selectRow(at: [0, 30], animated: false, scrollPosition: .none)
        delegate.onDelete(Ticket.self) { _, _ in }
        delegate.canFocus(Ticket.self) { _, _ in true }
        expectEqual(table.contentOffset.y, 1_000, "\(anchoring)")
        expectEqual(table.indexPathForSelectedRow, [0, 30], "\(anchoring)")
      }
    }
  }
}
