import Foundation
import Roster

/// A closure that gets the index path and view model of a cell that the user selects.
public typealias CellSelectionHandler = (IndexPath, any ItemType) -> Void

/// A closure that gets a table view's cell before it's shown.
public typealias CellConfigurator = (UITableViewCell) -> Void

/// A closure that gets a collection view's cell before it's shown.
public typealias CollectionCellConfigurator = (UICollectionViewCell) -> Void
