import Roster

/// The source of a reusable view, with its name in version 0.3.
public typealias CellSource = Roster.CellSource

/// The source of a reusable view, with its name in version 0.1.
public typealias ReusablePresenterSource = Roster.CellSource
