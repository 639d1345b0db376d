import Roster

/// Where a reusable view comes from, as version 0.3 calls it.
public typealias CellSource = Roster.CellSource

/// Where a reusable view comes from, as version 0.1 calls it.
public typealias ReusablePresenterSource = Roster.CellSource
