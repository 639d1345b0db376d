import Foundation
import Roster

/// Takes the index path and the view model of a cell that the user selects.
public typealias CellSelectionHandler = (IndexPath, any ItemType) -> Void

/// Takes a cell of a table before it is shown.
public typealias CellConfigurator = (UITableViewCell) -> Void

/// Takes a cell of a collection before it is shown.
public typealias CollectionCellConfigurator = (UICollectionViewCell) -> Void
