import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// A child with titles, whose rows can be moved, in a table and in a collection.
private final class TitledRows: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["T"] }
}

private final class TitledItems: NSObject, ComposableCollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func registerReusableViews(with collectionView: UICollectionView) {
    collectionView.register(ChildTile.self, forCellWithReuseIdentifier: "item")
    let kind = UICollectionView.elementKindSectionHeader
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header"
    )
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 100, height: 30) }
}

/// A view finds out what its data source and its delegate implement when they are set.
@MainActor @Suite(.windows) struct CompositeAnswersTests {
  /// What a view asks grows with the number of children, not with that of composites.
  @Test func nestedCompositesSayOnceWhatTheyAnswer() {
    var rows = CompositeTableViewDataSource([RowsChild([["a"]])])
    var items = CompositeCollectionViewDataSource([ItemsChild([["a"]])])
    for _ in 1..<10 {
      rows = CompositeTableViewDataSource([rows])
      items = CompositeCollectionViewDataSource([items])
    }
    expectEqual(rows.headlessResponders.count, 2)
    expectEqual(items.headlessResponders.count, 2)
  }

  @Test(arguments: 1...3, [false, true]) func aChildThatComesLaterIsAskedInTables(depth: Int, inABatch: Bool) {
    let owner = CompositeTableViewDataSource([RowsChild([["a"]])])
    var root = owner
    for _ in 1..<depth { root = CompositeTableViewDataSource([RowsChild([["x"]]), root]) }
    let table = makeHighTable(root)
    let child = TitledRows()
    if inABatch {
      root.performBatchUpdates(in: table) { owner.add(child) }
    } else {
      owner.add(child)
    }
    table.layoutIfNeeded()
    expectEqual(table.headerView(forSection: depth)?.textLabel?.text, "Title")
    expectEqual(root.sectionIndexTitles(for: table), ["T"])
    expectEqual(table.numberOfSections, depth + 1)
  }

  @Test(arguments: 1...3, [false, true]) func aChildThatComesLaterIsAskedInCollections(depth: Int, inABatch: Bool) {
    let owner = CompositeCollectionViewDataSource([ItemsChild([["a"]])])
    var root = owner
    for _ in 1..<depth { root = CompositeCollectionViewDataSource([ItemsChild([["x"]]), root]) }
    let collection = makeHighCollection(root)
    let child = TitledItems()
    if inABatch {
      root.performBatchUpdates(in: collection) { owner.add(child) }
    } else {
      owner.add(child)
    }
    collection.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.supplementaryView(forElementKind: kind, at: [depth, 0]) != nil)
    expectEqual(collection.numberOfSections, depth + 1)
  }

  @Test(arguments: [false, true]) func theSectionsOfTheFirstHandWrittenChildAreInserted(inATransaction: Bool) {
    let table = ToldTableView(shown: .plain)
    let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
    let rows = CompositeTableViewDataSource(children: [.init(FlatDataSource([Ticket(1), Ticket(2)]))])
    let items = CompositeCollectionViewDataSource(children: [.init(FlatDataSource([Ticket(1), Ticket(2)]))])
    table.attach(rows)
    collection.attach(items)
    for list in [table, collection] as [UIView] { list.layoutIfNeeded() }
    let reloads = (table.reloads, collection.reloads)
    _ = table.takeTold()
    func insert() {
      rows.insert(.init(RowsChild([["a"]])), at: 0)
      items.insert(.init(ItemsChild([["a"]])), at: 0)
    }
    if inATransaction { transaction { insert() } } else { insert() }
    HeadlessRunLoop.runPending()
    for list in [table, collection] as [UIView] { list.layoutIfNeeded() }
    expectEqual(table.takeTold(), ["insert section 0 100"])
    #expect(table.shownRows == [["a"], ["1", "2"]] && collection.shownRows == [["a"], ["1", "2"]])
    #expect(table.reloads == reloads.0 && collection.reloads == reloads.1)
  }

  @Test func theSelectionStaysWhenTheFirstHandWrittenChildComes() {
    let table = ToldTableView(shown: .plain)
    let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
    let rows = CompositeTableViewDataSource(children: [.init(FlatDataSource([Ticket(1), Ticket(2)]))])
    let items = CompositeCollectionViewDataSource(children: [.init(FlatDataSource([Ticket(1), Ticket(2)]))])
    table.attach(rows)
    collection.attach(items)
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    rows.insert(.init(RowsChild([["a"]])), at: 0)
    items.insert(.init(ItemsChild([["a"]])), at: 0)
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
    HeadlessRunLoop.runPending()
    expectEqual(table.shownRows, [["a"], ["1", "2"]])
    expectEqual(collection.shownRows, [["a"], ["1", "2"]])
    expectEqual(table.indexPathsForSelectedRows, [[1, 1]])
    expectEqual(collection.indexPathsForSelectedItems, [[1, 1]])
  }
}
