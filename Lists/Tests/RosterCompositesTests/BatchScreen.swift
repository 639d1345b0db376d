import Foundation

@testable import Roster
@testable import RosterComposites

/// Waits until views have been told of what they could not be told of at once.
@MainActor func nextTurn() async {
  for _ in 0..<10 { await Task.yield() }
  HeadlessRunLoop.runPending()
}

/// A composite on a screen: what tests of batches need of tables and of collections.
@MainActor protocol BatchScreen: AnyObject {
  associatedtype Hand: HandChild & Sendable
  /// - Parameter nested: whether the children are those of a composite in the composite that is shown.
  init(nested: Bool)
  func insert(_ hand: Hand, at index: Int)
  func insert(_ films: FlatDataSource<Film>, at index: Int)
  /// Shows content in another data source than the one that shows it already.
  func insertAgain(_ films: FlatDataSource<Film>, at index: Int)
  func remove(_ child: AnyObject)
  func move(_ child: AnyObject, to index: Int)
  func performBatchUpdates(_ updates: @escaping @MainActor () -> Void)
  /// Makes a batch of the view itself, after which the view is told of the rest.
  func performViewBatch(_ updates: @escaping @MainActor () -> Void) async
  /// Another view that shows the same composite.
  func another() -> Self
  /// Inserts a section in the view that a child was handed in this screen.
  func tellInsertedSection(_ section: Int, in hand: Hand)
  func select(_ path: IndexPath)
  var selectedPaths: [IndexPath] { get }
  var view: UIScrollView { get }
  var shownRows: [[String]] { get }
}

final class TableBatchScreen: BatchScreen {
  var composite: CompositeTableViewDataSource { root }
  private let owner: CompositeTableViewDataSource
  private let root: CompositeTableViewDataSource
  private let table: UITableView
  private var content: [ObjectIdentifier: TableViewDataSource] = [:]

  init(nested: Bool) {
    let inner = CompositeTableViewDataSource(children: [])
    root = CompositeTableViewDataSource([inner])
    owner = nested ? inner : root
    table = makeHighTable(root)
  }

  private init(showing other: TableBatchScreen) {
    (owner, root) = (other.owner, other.root)
    table = makeHighTable(root)
  }

  func another() -> TableBatchScreen { TableBatchScreen(showing: self) }

  func tellInsertedSection(_ section: Int, in hand: RowsChild) {
    var handed: UITableView? = table
    if owner !== root { handed = root.tableView(table, for: owner) }
    handed = handed.flatMap { owner.tableView($0, for: hand) }
    handed?.insertSections([section], with: .none)
  }

  func performViewBatch(_ updates: @escaping @MainActor () -> Void) async {
    table.performBatchUpdates(updates)
    await nextTurn()
  }
  var view: UIScrollView { table }

  private func dataSource(_ child: AnyObject) -> any UITableViewDataSource {
    if let hand = child as? RowsChild { return hand }
    guard let films = child as? FlatDataSource<Film> else { fatalError("there are no other children") }
    if let known = content[ObjectIdentifier(films)] { return known }
    let new = TableViewDataSource(films)
    content[ObjectIdentifier(films)] = new
    return new
  }

  func insert(_ hand: RowsChild, at index: Int) { owner.insert(.init(hand), at: index) }
  func insert(_ films: FlatDataSource<Film>, at index: Int) { owner.insert(.init(dataSource(films)), at: index) }
  func insertAgain(_ films: FlatDataSource<Film>, at index: Int) { owner.insert(.init(films), at: index) }
  func remove(_ child: AnyObject) { owner.remove(dataSource(child)) }
  func move(_ child: AnyObject, to index: Int) { owner.move(dataSource(child), to: index) }
  func performBatchUpdates(_ updates: @escaping @MainActor () -> Void) { root.performBatchUpdates(in: table, updates) }

  func select(_ path: IndexPath) { table.selectRow(at: path, animated: false, scrollPosition: .none) }
  var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
  var shownRows: [[String]] { table.shownRows }
}

final class CollectionBatchScreen: BatchScreen {
  private let owner: CompositeCollectionViewDataSource
  private let root: CompositeCollectionViewDataSource
  private let collection: UICollectionView
  private var content: [ObjectIdentifier: CollectionViewDataSource] = [:]

  init(nested: Bool) {
    let inner = CompositeCollectionViewDataSource(children: [])
    root = CompositeCollectionViewDataSource([inner])
    owner = nested ? inner : root
    collection = makeHighCollection(root)
  }

  private init(showing other: CollectionBatchScreen) {
    (owner, root) = (other.owner, other.root)
    collection = makeHighCollection(root)
  }

  func another() -> CollectionBatchScreen { CollectionBatchScreen(showing: self) }

  func tellInsertedSection(_ section: Int, in hand: ItemsChild) {
    var handed: UICollectionView? = collection
    if owner !== root { handed = root.collectionView(collection, for: owner) }
    handed = handed.flatMap { owner.collectionView($0, for: hand) }
    handed?.insertSections([section])
  }

  func performViewBatch(_ updates: @escaping @MainActor () -> Void) async {
    collection.performBatchUpdates(updates)
    await nextTurn()
  }
  var view: UIScrollView { collection }

  private func dataSource(_ child: AnyObject) -> any UICollectionViewDataSource {
    if let hand = child as? ItemsChild { return hand }
    guard let films = child as? FlatDataSource<Film> else { fatalError("there are no other children") }
    if let known = content[ObjectIdentifier(films)] { return known }
    let new = CollectionViewDataSource(films)
    content[ObjectIdentifier(films)] = new
    return new
  }

  func insert(_ hand: ItemsChild, at index: Int) { owner.insert(.init(hand), at: index) }
  func insert(_ films: FlatDataSource<Film>, at index: Int) { owner.insert(.init(dataSource(films)), at: index) }
  func insertAgain(_ films: FlatDataSource<Film>, at index: Int) { owner.insert(.init(films), at: index) }
  func remove(_ child: AnyObject) { owner.remove(dataSource(child)) }
  func move(_ child: AnyObject, to index: Int) { owner.move(dataSource(child), to: index) }

  func performBatchUpdates(_ updates: @escaping @MainActor () -> Void) {
    root.performBatchUpdates(in: collection, updates)
  }

  func select(_ path: IndexPath) { collection.selectItem(at: path, animated: false, scrollPosition: []) }
  var selectedPaths: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }
  var shownRows: [[String]] { collection.shownRows }
}
