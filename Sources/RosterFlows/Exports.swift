@_exported import RosterCore
