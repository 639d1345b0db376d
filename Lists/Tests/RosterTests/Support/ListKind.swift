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
  /// The texts of the visible cells as they are.
  var textsOfVisibleCells: [String?] { get }
  func indexPath(at point: CGPoint) -> IndexPath?
  var allowsMultipleSelection: Bool { get set }
  var isPrefetchingEnabled: Bool { get set }
  func selectNothing()

  func insertItems(at indexPaths: [IndexPath])
  func deleteItems(at indexPaths: [IndexPath])
  func reloadItems(at indexPaths: [IndexPath])
  func insertSections(_ sections: IndexSet)
  func deleteSections(_ sections: IndexSet)

  /// Taps an item.
  @discardableResult func tap(_ indexPath: IndexPath) -> Bool
  func showContextMenu(at indexPath: IndexPath) -> UIMenu?
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

  func performBatch(_ changes: @escaping () -> Void) { performBatch(changes) { _ in } }
}

extension ListDelegate {
  /// Changes the options of updates that both kinds of lists have.
  func changeOptions(_ change: (inout ListUpdateOptions) -> Void) {
    if let rows = self as? TableViewDelegate { change(&rows.dataSource.updateOptions.list) }
    if let items = self as? CollectionViewDelegate { change(&items.dataSource.updateOptions) }
  }
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

  var textsOfVisibleCells: [String?] { visibleCells.map { $0.textLabel?.text } }
  func indexPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func selectNothing() { selectRow(at: nil, animated: false, scrollPosition: .none) }

  func insertItems(at indexPaths: [IndexPath]) { insertRows(at: indexPaths, with: .none) }
  func deleteItems(at indexPaths: [IndexPath]) { deleteRows(at: indexPaths, with: .none) }
  func reloadItems(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
  func insertSections(_ sections: IndexSet) { insertSections(sections, with: .none) }
  func deleteSections(_ sections: IndexSet) { deleteSections(sections, with: .none) }

  func tap(_ indexPath: IndexPath) -> Bool { headlessTapRow(at: indexPath) }
  func showContextMenu(at indexPath: IndexPath) -> UIMenu? { headlessShowContextMenu(forRowAt: indexPath) }
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

  var textsOfVisibleCells: [String?] { visibleCells.map { ($0 as? any TextShowing)?.shownText } }
  func indexPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func selectNothing() { selectItem(at: nil, animated: false, scrollPosition: []) }

  func tap(_ indexPath: IndexPath) -> Bool { headlessTapItem(at: indexPath) }
  func showContextMenu(at indexPath: IndexPath) -> UIMenu? { headlessShowContextMenu(forItemAt: indexPath) }
}

extension ListView {
  /// The texts of all items by section, after a layout, where the list shows them.
  var shownRows: [[String]] {
    layoutIfNeeded()
    return (0..<numberOfSections).map { section in
      (0..<numberOfItems(ofSection: section)).map {
        let cell = shownCell(at: IndexPath(item: $0, section: section))
        return (cell as? UITableViewCell)?.textLabel?.text ?? (cell as? any TextShowing)?.shownText ?? "-"
      }
    }
  }
}
