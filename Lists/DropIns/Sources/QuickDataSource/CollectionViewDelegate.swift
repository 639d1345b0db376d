import Foundation
import Roster

/// Handles selection in a collection.
@preconcurrency @MainActor open class CollectionViewDelegate: Roster.CollectionViewDelegate {
  private let cellConfigurator: CollectionCellConfigurator?

  /// - Parameters:
  ///   - dataSource: what the collection shows; it is kept alive.
  ///   - cellSelectionHandler: is called when the user selects an item.
  ///   - cellConfigurator: is called before a cell is shown.
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
