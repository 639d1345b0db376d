import Foundation

@testable import Roster

/// Tables or collections: the argument of tests of what is the same in both.
enum ListKind: String, CaseIterable, Codable, Sendable {
  case table, collection

  /// A list as large as a phone's screen.
  @MainActor func makeView() -> any CountingListView {
    switch self {
    case .table: CountingTableView()
    case .collection: CountingCollectionView()
    }
  }

  @MainActor func makeDelegate<Content: DataSource>(_ content: Content) -> ListDelegate
  where
    Content.Item: ListPresentable,
    Content.Header: ListSupplementaryPresentable,
    Content.Footer: ListSupplementaryPresentable
  {
    switch self {
    case .table: TableViewDelegate(TableViewDataSource(content))
    case .collection: CollectionViewDelegate(CollectionViewDataSource(content))
    }
  }
}

/// What both kinds of lists can show.
typealias ListPresentable = TableViewPresentable & CollectionViewPresentable
typealias ListSupplementaryPresentable = TableViewHeaderFooterPresentable & CollectionViewSupplementaryPresentable

/// What tests do with tables and collections alike, without animations.
@MainActor protocol TestedListView: ListView {
  /// Attaches content.
  @discardableResult func show<Content: DataSource>(_ content: Content) -> ListDelegate
  where
    Content.Item: ListPresentable,
    Content.Header: ListSupplementaryPresentable,
    Content.Footer: ListSupplementaryPresentable
  /// Attaches items of several types, each of which is wrapped.
  @discardableResult func show(_ items: [any ListPresentable]) -> ListDelegate
  /// Attaches a delegate of this kind of list.
  func show(_ delegate: ListDelegate)
  func detach()

  /// The texts of the visible cells after a layout.
  var shownTexts: [String?] { get }
  /// Taps an item.
  @discardableResult func tap(_ indexPath: IndexPath) -> Bool
}

/// A list that counts what is done to it.
@MainActor protocol CountingListView: TestedListView {
  var classRegistrations: [String] { get }
  var nibRegistrations: [String] { get }
  var dequeues: [IndexPath] { get }
  var reloads: Int { get }
}

extension CountingTableView: CountingListView {}
extension CountingCollectionView: CountingListView {}

extension TestedListView {
  var delegateObject: AnyObject? { listDelegate.map { $0 as AnyObject } }
  var prefetchingObject: AnyObject? { prefetchDataSource.map { $0 as AnyObject } }

  /// Sets a delegate and its data source by hand.
  func setDelegate(_ delegate: ListDelegate) {
    listDelegate = delegate as? Delegate
    dataSource = delegate.list as? Source
  }

  /// Sets a prefetching data source by hand.
  func setPrefetching(_ source: ListDataSource) { prefetchDataSource = source as? PrefetchingSource }
}

extension UITableView: TestedListView {
  func show<Content: DataSource>(_ content: Content) -> ListDelegate
  where
    Content.Item: ListPresentable,
    Content.Header: ListSupplementaryPresentable,
    Content.Footer: ListSupplementaryPresentable
  { attach(content) }

  func show(_ items: [any ListPresentable]) -> ListDelegate {
    attach(FlatDataSource(items.map { AnyTableViewPresentable($0) }))
  }

  func show(_ delegate: ListDelegate) {
    guard let delegate = delegate as? TableViewDelegate else { fatalError("a table has its own delegate") }
    attach(delegate)
  }

  func tap(_ indexPath: IndexPath) -> Bool { headlessTapRow(at: indexPath) }
}

extension UICollectionView: TestedListView {
  func show<Content: DataSource>(_ content: Content) -> ListDelegate
  where
    Content.Item: ListPresentable,
    Content.Header: ListSupplementaryPresentable,
    Content.Footer: ListSupplementaryPresentable
  { attach(content) }

  func show(_ items: [any ListPresentable]) -> ListDelegate {
    attach(FlatDataSource(items.map { AnyCollectionViewPresentable($0) }))
  }

  func show(_ delegate: ListDelegate) {
    guard let delegate = delegate as? CollectionViewDelegate else {
      fatalError("a collection has its own delegate")
    }
    attach(delegate)
  }

  func tap(_ indexPath: IndexPath) -> Bool { headlessTapItem(at: indexPath) }
}
