import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// A composite is attached as content is.
@MainActor struct AttachCompositeTests {
  @Test func aTableKeepsWhatItShows() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    weak var composite: CompositeTableViewDataSource?
    table.attach {
      RowsChild([["a"], ["b"]])
      FlatDataSource([Film("Alien")])
    }
    composite = table.dataSource as? CompositeTableViewDataSource
    expectEqual(table.shownRows, [["a"], ["b"], ["Alien"]])
    composite?.add(RowsChild([["c"]]))
    expectEqual(table.shownRows, [["a"], ["b"], ["Alien"], ["c"]])
    table.detach()
    #expect(composite == nil)
    #expect(table.dataSource == nil && table.delegate == nil && table.prefetchDataSource == nil)
    #expect(table.numberOfSections == 0 || table.shownRows.allSatisfy(\.isEmpty))
  }

  @Test func aCollectionKeepsWhatItShows() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    weak var composite: CompositeCollectionViewDataSource?
    collection.attach {
      ItemsChild([["a"], ["b"]])
      FlatDataSource([Film("Alien")])
    }
    composite = collection.dataSource as? CompositeCollectionViewDataSource
    expectEqual(collection.shownRows, [["a"], ["b"], ["Alien"]])
    collection.attach(FlatDataSource([Film("Brazil")]))
    #expect(composite == nil)
    expectEqual(collection.shownRows, [["Brazil"]])
    collection.attach(CompositeCollectionViewDataSource([ItemsChild([["c"]])]))
    expectEqual(collection.shownRows, [["c"]])
  }

  /// Roster alone makes content of contents; what is attached does not depend on the children where this module is imported.
  @Test func contentsAreChildrenToo() {
    let table = makeTable()
    table.attach { FlatDataSource([Film("Alien")]) }
    #expect(table.dataSource is CompositeTableViewDataSource)
    let collection = makeCollection()
    collection.attach { FlatDataSource([Film("Alien")]) }
    #expect(collection.dataSource is CompositeCollectionViewDataSource)
  }
}
