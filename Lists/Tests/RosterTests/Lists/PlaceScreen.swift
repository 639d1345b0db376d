import Foundation

@testable import Roster
@testable import RosterComposites

/// Ten tickets in a table and a collection, alone or among other children.
@MainActor final class PlaceScreen {
  /// Where the tickets are.
  enum Arrangement: CaseIterable, Sendable {
    case alone, inContent, inNestedContent, besideHandWritten, besideHandWrittenInContent
    /// The handlers are those of a composite, or of one around it.
    case ofComposite, ofOuterComposite

    /// The section of the tickets.
    var section: Int {
      switch self {
      case .alone: 0
      case .inContent, .besideHandWritten, .ofComposite: 1
      case .inNestedContent, .besideHandWrittenInContent, .ofOuterComposite: 2
      }
    }

    /// Whether a hand-written composite shows the tickets.
    fileprivate var isHandWritten: Bool { self == .besideHandWritten || self == .besideHandWrittenInContent }
    fileprivate var isOfComposite: Bool { self == .ofComposite || self == .ofOuterComposite }
  }

  typealias Composite = CompositeDataSource<Ticket, Never, Never>

  let content = FlatDataSource((0..<6).map { Ticket($0) })
  let table = ToldTableView(shown: .plain)
  let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
  /// The delegates that handlers of the tickets are given to.
  let rows: TableViewDelegate
  let items: CollectionViewDelegate
  private let section: Int

  init(_ arrangement: Arrangement) {
    section = arrangement.section
    let other = Composite.Child(FlatDataSource([Ticket(100)]))
    let tableComposite = CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(content)])
    let collectionComposite = CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"]])), .init(content)])
    let joined = Composite([other, Composite.Child(content)])
    switch arrangement {
    case .alone, .besideHandWritten:
      rows = TableViewDelegate(TableViewDataSource(content))
      items = CollectionViewDelegate(CollectionViewDataSource(content))
    case .inContent, .besideHandWrittenInContent:
      rows = TableViewDelegate(TableViewDataSource(joined))
      items = CollectionViewDelegate(CollectionViewDataSource(joined))
    case .inNestedContent:
      let outer = Composite([.init(FlatDataSource([Ticket(200)])), .init(joined)])
      rows = TableViewDelegate(TableViewDataSource(outer))
      items = CollectionViewDelegate(CollectionViewDataSource(outer))
    case .ofComposite:
      rows = table.attach(tableComposite)
      items = collection.attach(collectionComposite)
    case .ofOuterComposite:
      rows = table.attach(CompositeTableViewDataSource([RowsChild([["b"]]), tableComposite]))
      items = collection.attach(CompositeCollectionViewDataSource([ItemsChild([["b"]]), collectionComposite]))
    }
    if arrangement.isHandWritten {
      table.attach(CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(rows)]))
      collection.attach(CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"]])), .init(items)]))
    } else if !arrangement.isOfComposite {
      table.attach(rows)
      collection.attach(items)
    }
    layOut()
  }

  /// The identifiers of the tickets in the content.
  var ids: [Int] { content.items.map(\.id) }
  /// The texts of the tickets that the table shows.
  var shownRows: [String?] { table.shownRows[section] }
  /// The texts of the tickets that the collection shows.
  var shownItems: [String?] { collection.shownRows[section] }

  /// The index path of a ticket in the views.
  func path(_ index: Int) -> IndexPath { IndexPath(indexes: [section, index]) }

  func layOut() {
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
  }

  func settle() async {
    for _ in 0..<20 { await Task.yield() }
    HeadlessRunLoop.runPending()
    layOut()
  }
}
