#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// A table or a collection view of a screen, with the common interface for tests.
  @MainActor enum ScreenList {
    case table(UITableView)
    case collection(UICollectionView)

    init?(_ view: UIView) {
      switch view {
      case let table as UITableView: self = .table(table)
      case let collection as UICollectionView: self = .collection(collection)
      default: return nil
      }
    }

    var view: UIScrollView {
      switch self {
      case .table(let table): table
      case .collection(let collection): collection
      }
    }

    /// The name of a row in messages.
    var itemName: String {
      switch self {
      case .table: "row"
      case .collection: "item"
      }
    }

    // MARK: Items

    /// The visible index paths, in order.
    var visiblePaths: [IndexPath] {
      switch self {
      case .table(let table): (table.indexPathsForVisibleRows ?? []).sorted()
      case .collection(let collection): collection.indexPathsForVisibleItems.sorted()
      }
    }

    /// The index paths of all items, in order.
    var allPaths: [IndexPath] {
      counts.enumerated().flatMap { section, count in (0..<count).map { IndexPath(item: $0, section: section) } }
    }

    /// The number of items in each section.
    var counts: [Int] {
      switch self {
      case .table(let table): (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
      case .collection(let collection):
        (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
      }
    }

    /// - Complexity: O(1)
    func contains(_ path: IndexPath) -> Bool {
      guard path.count == 2, path.section >= 0, path.item >= 0 else { return false }
      return switch self {
      case .table(let table):
        path.section < table.numberOfSections && path.item < table.numberOfRows(inSection: path.section)
      case .collection(let collection):
        path.section < collection.numberOfSections && path.item < collection.numberOfItems(inSection: path.section)
      }
    }

    func cell(at path: IndexPath) -> UIView? {
      switch self {
      case .table(let table): table.cellForRow(at: path)
      case .collection(let collection): collection.cellForItem(at: path)
      }
    }

    /// Returns the current index path of a displayed cell, or `nil` if it isn't visible any more.
    func path(of cell: UIView) -> IndexPath? {
      switch self {
      case .table(let table): (cell as? UITableViewCell).flatMap(table.indexPath(for:))
      case .collection(let collection): (cell as? UICollectionViewCell).flatMap(collection.indexPath(for:))
      }
    }
  }
#endif
