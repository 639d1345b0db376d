import Foundation

@testable import Roster
@testable import RosterComposites

extension ListKind {
  @MainActor func makeChild(_ rows: [[String]]) -> any HandChild {
    self == .table ? RowsChild(rows) : ItemsChild(rows)
  }

  @MainActor func makeChild(name: String, counts: [Int]) -> any HandChild {
    self == .table ? RowsChild(name: name, counts: counts) : ItemsChild(name: name, counts: counts)
  }

  @MainActor func makeComposite(_ children: [NSObject]) -> any TestedComposite {
    self == .table ? CompositeTableViewDataSource(of: children) : CompositeCollectionViewDataSource(of: children)
  }

  /// A list that is high enough to show everything, and keeps its composite.
  @MainActor func makeHighView(_ children: [NSObject]) -> any TestedListView { makeComposite(children).makeHighView() }
}

/// What tests do with composites of tables and of collections alike.
@MainActor protocol TestedComposite: ListComposite, CompositeForwarding where Child.View: TestedListView {
  associatedtype Source
  init(_ dataSources: [Source])
  var dataSources: [Source] { get }

  func numberOfSections(in view: View) -> Int
  func numberOfItems(inSection section: Int, in view: View) -> Int
  func child(at indexPath: IndexPath, in view: View) -> (dataSource: Source, indexPath: IndexPath)?
  func indexPath(of indexPath: IndexPath, in dataSource: Source, in view: View) -> IndexPath?
  func performBatchUpdates(in view: View, _ updates: @escaping () -> Void, completion: ((Bool) -> Void)?)

  func add(child: Source)
  func insert(child: Source, at index: Int)
  func remove(child: Source) -> Bool

  /// Attaches the composite.
  func attach(to view: View)
  func makeHighView() -> any TestedListView
}

extension TestedComposite {
  init(of children: [NSObject]) { self.init(children.map(Self.source)) }

  private static func source(_ child: NSObject) -> Source {
    guard let source = child as? Source else { fatalError("a child is of its composite's kind") }
    return source
  }

  private func own(_ view: any TestedListView) -> View {
    guard let view = view as? View else { fatalError("a list is of its composite's kind") }
    return view
  }

  func addChild(_ child: NSObject) { add(child: Self.source(child)) }
  func insertChild(_ child: NSObject, at index: Int) { insert(child: Self.source(child), at: index) }
  @discardableResult func removeChild(_ child: NSObject) -> Bool { remove(child: Self.source(child)) }

  func numberOfSections(of view: any TestedListView) -> Int { numberOfSections(in: own(view)) }

  func numberOfItems(inSection section: Int, of view: any TestedListView) -> Int {
    numberOfItems(inSection: section, in: own(view))
  }

  func child(at indexPath: IndexPath, of view: any TestedListView) -> (child: AnyObject, indexPath: IndexPath)? {
    child(at: indexPath, in: own(view)).map { ($0 as AnyObject, $1) }
  }

  func indexPath(_ indexPath: IndexPath, of child: NSObject, in view: any TestedListView) -> IndexPath? {
    self.indexPath(of: indexPath, in: Self.source(child), in: own(view))
  }

  func performBatch(in view: any TestedListView, _ updates: @escaping () -> Void) {
    performBatchUpdates(in: own(view), updates, completion: nil)
  }

  func show(in view: any TestedListView) { attach(to: own(view)) }
}

extension CompositeTableViewDataSource: TestedComposite {
  func numberOfItems(inSection section: Int, in view: UITableView) -> Int {
    tableView(view, numberOfRowsInSection: section)
  }

  func add(child: any UITableViewDataSource) { add(child) }
  func insert(child: any UITableViewDataSource, at index: Int) { insert(.init(child), at: index) }
  func remove(child: any UITableViewDataSource) -> Bool { remove(child) }
  func attach(to view: UITableView) { view.attach(self) }
  func makeHighView() -> any TestedListView { makeHighTable(self) }
}

extension CompositeCollectionViewDataSource: TestedComposite {
  func numberOfItems(inSection section: Int, in view: UICollectionView) -> Int {
    collectionView(view, numberOfItemsInSection: section)
  }

  func add(child: any UICollectionViewDataSource) { add(child) }
  func insert(child: any UICollectionViewDataSource, at index: Int) { insert(.init(child), at: index) }
  func remove(child: any UICollectionViewDataSource) -> Bool { remove(child) }
  func attach(to view: UICollectionView) { view.attach(self) }
  func makeHighView() -> any TestedListView { makeHighCollection(self) }
}
