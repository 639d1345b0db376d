import Foundation

@testable import Roster

/// A child that is written by hand, in a table or in a collection.
@MainActor protocol HandChild: AnyObject {
  init(_ rows: [[String]])
  var rows: [[String]] { get set }
  /// Inserts a section in the view that the child was handed.
  func tellInsertedSection(_ section: Int)
}

extension RowsChild: HandChild {
  func tellInsertedSection(_ section: Int) { table?.insertSections([section], with: .none) }
}

extension ItemsChild: HandChild {
  func tellInsertedSection(_ section: Int) { collection?.insertSections([section]) }
}

/// A composite on a screen: what tests of batches need of tables and of collections.
@MainActor protocol BatchScreen: AnyObject {
  associatedtype Hand: HandChild & Sendable
  /// - Parameter nested: whether the children are those of a composite in the composite that is shown.
  init(nested: Bool)
  func insert(_ hand: Hand, at index: Int)
  func insert(_ films: FlatDataSource<Film>, at index: Int)
  func remove(_ child: AnyObject)
  func move(_ child: AnyObject, to index: Int)
  func performBatchUpdates(_ updates: @escaping @MainActor () -> Void)
  var shownRows: [[String]] { get }
}

final class TableBatchScreen: BatchScreen {
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
  func remove(_ child: AnyObject) { owner.remove(dataSource(child)) }
  func move(_ child: AnyObject, to index: Int) { owner.move(dataSource(child), to: index) }
  func performBatchUpdates(_ updates: @escaping @MainActor () -> Void) { root.performBatchUpdates(in: table, updates) }
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
  func remove(_ child: AnyObject) { owner.remove(dataSource(child)) }
  func move(_ child: AnyObject, to index: Int) { owner.move(dataSource(child), to: index) }

  func performBatchUpdates(_ updates: @escaping @MainActor () -> Void) {
    root.performBatchUpdates(in: collection, updates)
  }

  var shownRows: [[String]] { collection.shownRows }
}
