import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// A child that sets what the view that it was handed has already, each time it is asked for a cell.
private final class AssigningRows: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching, UITableViewDragDelegate, UITableViewDropDelegate
{
  let assign: (AssigningRows, UITableView) -> Void
  var asked = 0

  init(_ assign: @escaping (AssigningRows, UITableView) -> Void) { self.assign = assign }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    if asked < 100 { assign(self, tableView) }
    return UITableViewCell()
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

private final class AssigningItems: NSObject, ComposableCollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  let assign: (AssigningItems, UICollectionView) -> Void
  var asked = 0

  init(_ assign: @escaping (AssigningItems, UICollectionView) -> Void) { self.assign = assign }

  func registerReusableViews(with collectionView: UICollectionView) {
    collectionView.register(ChildTile.self, forCellWithReuseIdentifier: "item")
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked += 1
    if asked < 100 { assign(self, collectionView) }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

@MainActor @Suite(.windows) struct AssigningChildTests {
  /// What a child sets again.
  enum Property: CaseIterable, Sendable {
    case dataSource, delegate, prefetchDataSource, dragDelegate, dropDelegate

    @MainActor fileprivate func set(_ child: AssigningRows?, in table: UITableView) {
      switch self {
      case .dataSource: table.dataSource = child
      case .delegate: table.delegate = child
      case .prefetchDataSource: table.prefetchDataSource = child
      case .dragDelegate: table.dragDelegate = child
      case .dropDelegate: table.dropDelegate = child
      }
    }

    @MainActor fileprivate func set(_ child: AssigningItems?, in collection: UICollectionView) {
      switch self {
      case .dataSource: collection.dataSource = child
      case .delegate: collection.delegate = child
      case .prefetchDataSource: collection.prefetchDataSource = child
      case .dragDelegate: collection.dragDelegate = child
      case .dropDelegate: collection.dropDelegate = child
      }
    }
  }

  private func numberOfCells(inATable assign: @escaping (AssigningRows, UITableView) -> Void, isNested: Bool) async
    -> Int
  {
    let child = AssigningRows(assign)
    let table = ToldTableView(shown: .plain)
    (table.rowHeight, table.estimatedRowHeight) = (50, 0)
    table.attach {
      if isNested { CompositeTableViewDataSource([child]) } else { child }
      FlatDataSource([Ticket(1)])
    }
    table.layoutIfNeeded()
    await nextTurn()
    table.layoutIfNeeded()
    return child.asked
  }

  private func numberOfCells(
    inACollection assign: @escaping (AssigningItems, UICollectionView) -> Void,
    isNested: Bool
  ) async -> Int {
    let child = AssigningItems(assign)
    let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
    collection.attach {
      if isNested { CompositeCollectionViewDataSource([child]) } else { child }
      FlatDataSource([Ticket(1)])
    }
    collection.layoutIfNeeded()
    await nextTurn()
    collection.layoutIfNeeded()
    return child.asked
  }

  @Test(arguments: Property.allCases, [false, true])
  func aChildThatSetsItselfAgainChangesNothing(property: Property, isNested: Bool) async {
    let rows = await numberOfCells(inATable: { property.set($0, in: $1) }, isNested: isNested)
    await expectEqual(rows, numberOfCells(inATable: { _, _ in }, isNested: isNested))
    let items = await numberOfCells(inACollection: { property.set($0, in: $1) }, isNested: isNested)
    await expectEqual(items, numberOfCells(inACollection: { _, _ in }, isNested: isNested))
  }

  @Test(arguments: [Property.dataSource, .delegate], [false, true])
  func aChildThatSetsItselfAfterNilIsAskedAgain(property: Property, isNested: Bool) async {
    let rows = await numberOfCells(
      inATable: { child, table in
        guard child.asked == 1 else { return }
        property.set(nil as AssigningRows?, in: table)
        property.set(child, in: table)
      },
      isNested: isNested
    )
    let others = await numberOfCells(inATable: { _, _ in }, isNested: isNested)
    #expect(rows > others)
    let items = await numberOfCells(
      inACollection: { child, collection in
        guard child.asked == 1 else { return }
        property.set(nil as AssigningItems?, in: collection)
        property.set(child, in: collection)
      },
      isNested: isNested
    )
    let otherItems = await numberOfCells(inACollection: { _, _ in }, isNested: isNested)
    #expect(items > otherItems)
  }
}
