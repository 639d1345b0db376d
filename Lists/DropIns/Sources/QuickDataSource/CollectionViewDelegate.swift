import Foundation
import Roster

/// A delegate that handles selection in a collection view.
@preconcurrency @MainActor open class CollectionViewDelegate: Roster.CollectionViewDelegate {
  private let cellConfigurator: CollectionCellConfigurator?

  /// Creates a delegate with its data source.
  ///
  /// - Parameters:
  ///   - dataSource: The items of the collection view. They're retained.
  ///   - cellSelectionHandler: A closure that's called when the user selects an item.
  ///   - cellConfigurator: A closure that's called before a cell is shown.
  public init(
    dataSource: any DataSourceType,
    cellSelectionHandler: CellSelectionHandler? = nil,
    cellConfigurator: CollectionCellConfigurator? = nil
  ) {
    self.cellConfigurator = cellConfigurator
    super.init(CollectionViewDataSource(items: dataSource))
    guard let cellSelectionHandler else { return }
    onSelect((any ItemType).self) { [unowned self] item, place in
      if let indexPath = indexPath(of: place) { cellSelectionHandler(indexPath, item) }
    }
  }

  override open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    cellConfigurator?(cell)
  }
}
