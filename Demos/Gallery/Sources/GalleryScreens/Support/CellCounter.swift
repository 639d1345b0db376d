import Roster

/// Counts the different cells that a list has made.
@MainActor public final class CellCounter {
  // The cells are kept, so that none of them takes the address of one that is gone.
  private var cells: [ObjectIdentifier: UIView] = [:]

  public init() {}

  /// The number of different cells so far.
  public var count: Int { cells.count }

  /// Counts a cell, if it has not been counted yet.
  public func add(_ cell: UIView) {
    cells[ObjectIdentifier(cell)] = cell
  }
}
